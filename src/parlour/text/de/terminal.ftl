## Spielen im Terminal

terminal-open = { $game }, Tisch { $code }. Andere kommen dazu unter { $url }
terminal-open-alone = { $game }, Tisch { $code }.
terminal-yours = Du bist dran. Tippe eine Nummer oder ein paar Wörter.
terminal-several =
    { $count ->
        [one] { $title }
       *[other] { $title } ({ NUMBER($count, useGrouping: 0) } Möglichkeiten)
    }
terminal-which = Welches?
terminal-no-such-number = Eine { NUMBER($number, useGrouping: 0) } gibt es in der Liste nicht.
terminal-not-understood = „{ $text }“ ist nicht zu verstehen oder gerade nicht möglich. Tippe eine Nummer, ein paar Wörter einer Zeile oder Hilfe.
terminal-lobby = Am Tisch: { $names }.
terminal-lobby-host = Tippe los, um zu beginnen, oder Bot, um einen Bot dazuzusetzen.
terminal-lobby-guest = Der Gastgeber beginnt das Spiel.
terminal-again = Tippe nochmal für ein weiteres Spiel oder Ende.
terminal-over = Der Gastgeber kann ein weiteres Spiel beginnen. Tippe Ende, um zu gehen.
terminal-lost = Die Verbindung ist weg. Neuer Versuch.
terminal-back = Die Verbindung ist wieder da.
terminal-leave = Zum Gehen tippe Ende oder drücke noch einmal Strg+C. Alles bleibt erhalten.
terminal-kept = Alles bleibt erhalten. Zurück kommst du mit: parlour resume
terminal-coach-best = Am besten: { $play }
terminal-coach-next = Danach: { $play } (kostet { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) })
terminal-coach-none = Der Trainer hat hier nichts zu vergleichen.
terminal-rules = Tippe Regeln und eine Nummer für ein Kapitel.
terminal-help =
    Tippe die Nummer einer Zeile oder ein paar ihrer Wörter.
    warum: was jetzt nicht geht.
    Tisch: den Tisch noch einmal. Rat: die besten Züge. Regeln: wie man spielt.
    Einladen: der Link und ein Code für Handys. los, nochmal: beginnen.
    Bot: einen Bot dazusetzen. Ende: gehen; alles bleibt erhalten.
terminal-do-help = Hilfe
terminal-do-table = Tisch
terminal-do-coach = Rat
terminal-do-rules = Regeln
terminal-do-invite = Einladen
terminal-do-start = los
terminal-do-again = nochmal
terminal-do-bot = Bot
terminal-do-quit = Ende
terminal-no-visits = Es gibt keinen Tisch, an den du zurückkehren könntest. parlour play SPIEL eröffnet einen.
terminal-visit = { NUMBER($number, useGrouping: 0) }. { $game }, Tisch { $code }, als { $name }
terminal-which-visit = Mehrere Tische: parlour resume NUMMER
terminal-bad-address = { $address } ist keine Adresse eines Tisches. Sie sieht so aus: http://192.168.1.5:8000/t/K7QM2P
terminal-unreachable = Unter { $url } antwortet kein Parlour.
refused-other-version = Dieser Server spricht eine andere Version von Parlour.
refused-lost-on-the-way = Das ist vielleicht nicht angekommen. Sieh nach und versuche es notfalls noch einmal.
terminal-do-words = Wörter
terminal-do-lesson = Lektion
terminal-keys =
    Pfeile und Enter wählen aus der Liste; Escape geht zurück.
    ? was jetzt nicht geht, und warum
    / ein paar Wörter tippen, etwa: 5 5 behalten
    c der Rat, r die Regeln, l die Lektion, i der Link und ein Code für Handys
    s beginnen oder neu beginnen; q gehen: alles bleibt erhalten
terminal-small = Das Fenster ist kleiner als 80 mal 24, deshalb wird das Spiel in Worten erzählt.
terminal-no-textual = Der volle Bildschirm braucht Textual (pip install 'parlour[terminal]'), deshalb wird das Spiel in Worten erzählt.
terminal-by-hand = Hier würfelt und zieht ihr selbst. Tippe, was gefallen ist, wie es im Protokoll steht.
terminal-do-why = warum
terminal-impossible = Jetzt nicht möglich:
terminal-why = { $play }: { $why } (Regeln, Kapitel { NUMBER($chapter, useGrouping: 0) })
