## parlour print, and the edges of its pages

paper-caption = { $title } · Seite { NUMBER($page, useGrouping: 0) } von { NUMBER($pages, useGrouping: 0) } · Mit 100 % drucken: Dieses Lineal ist 50 mm lang
paper-wrote =
    { $pages ->
        [one] { $path } ist geschrieben: 1 Seite auf { $paper }. Bitte mit 100 % drucken.
       *[other] { $path } ist geschrieben: { NUMBER($pages, useGrouping: 0) } Seiten auf { $paper }. Bitte mit 100 % drucken.
    }
paper-how-fold = An der gestrichelten Linie falten, kleben, pressen, dann an den Marken schneiden.
paper-how-duplex = Beidseitig drucken, über die kurze Kante gewendet. Sitzen die Rückseiten schief, zeigt parlour print test-page, um wie viel: --shift-back X,Y.
paper-test-page = Testseite
paper-test-front = Diese Seite beidseitig drucken, über die kurze Kante gewendet, und gegen das Licht halten. An den Skalen ablesen, um wie viele Millimeter das gepunktete Kreuz der anderen Seite nach rechts und nach unten verschoben ist; dann mit --shift-back X,Y drucken, beide Zahlen mit umgekehrtem Vorzeichen.
paper-test-back = Andere Seite
paper-choices = Zur Wahl (--option NAME=WERT): { $choices }
paper-keepsake = Andenken
paper-keepsake-moment = Der Moment des Spiels
paper-keepsake-graph = Wie sich die Punkte entwickelt haben
paper-keepsake-codes = Diese Codes enthalten das ganze Spiel, versiegelt: jeden Zug und den Startwert, aus dem jede Ziehung folgt. Zieh ein Foto davon auf die Wiederholungsseite irgendeines Parlour, oder gib parlour verify, was ein Scanner liest.
paper-unwritable = { $path } kann nicht geschrieben werden: { $reason }.

paper-is-terminal = Ein PDF ist nichts für den Bildschirm: Nenne mit -o DATEI eine Datei.
