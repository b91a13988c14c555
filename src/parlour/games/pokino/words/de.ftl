pokino-name = Pokino
pokino-tagline = Karten werden ausgerufen, Tafeln füllen sich, und sechs Becher gehen an den, der zuerst ruft
pokino-length = 5 Min. je Runde

## The cards

pokino-card =
    { $suit ->
        [o] Münz
        [c] Kelch
        [e] Schwert
       *[b] Stab
    }-{ $rank ->
        [1] Ass
        [10] Bube
        [11] Reiter
        [12] König
       *[other] { NUMBER($rank, useGrouping: 0) }
    }

## The prizes

pokino-prize-centre = Mitte
pokino-prize-centre-help = Die mittlere Karte
pokino-prize-corner = Ecken
pokino-prize-corner-help = Alle vier Eckkarten
pokino-prize-stamp = Block
pokino-prize-stamp-help = Zwei mal zwei Karten in einer Ecke
pokino-prize-poker = Poker
pokino-prize-poker-help = Die vier gleichen Karten der ersten Reihe
pokino-prize-full = Full
pokino-prize-full-help = Alle fünf Karten der zweiten Reihe
pokino-prize-pokino = Pokino
pokino-prize-pokino-help = Fünf in einer Reihe, Spalte oder Diagonale, aber nicht in der zweiten Reihe

## The opponents

pokino-bot-dreamy = Verträumt
pokino-bot-dreamy-help = Sucht drei Sekunden nach einer Karte, übersieht jede fünfte und vergisst oft zu rufen
pokino-bot-steady = Beständig
pokino-bot-steady-help = So schnell wie die meisten, übersieht eine von zwanzig Karten und stiehlt selten
pokino-bot-sharp = Hellwach
pokino-bot-sharp-help = Schnell und aufmerksam, stiehlt, was du liegen lässt; ein geübtes Auge hält mit

## The options

pokino-option-stake = Einsatz
pokino-option-stake-help = Chips, die jeder in jeder Runde in jeden Becher zahlt
pokino-option-stack = Chips zu Beginn
pokino-option-stack-help = Üblich sind 150, gleichmäßig verteilt
pokino-option-debt = Schulden
pokino-option-debt-help = Wer nicht zahlen kann, schuldet der Bank; sonst setzt er aus
pokino-option-boards = Tafeln
pokino-option-boards-help = Wie die Tafeln verteilt werden
pokino-option-printed = Gedruckte Tafeln
pokino-option-printed-help = Welche Tafeln aus Papier die Spieler haben, Platz für Platz
pokino-option-set = Tafelsatz
pokino-option-set-help = 0 ist der Satz, der für diesen Tisch gemacht ist; jede andere Zahl ist ein anderer
pokino-option-own = Eigene Tafeln
pokino-option-own-help = Zehn Tafeln statt eines Satzes, fünf Karten je Zeile: Zahl und Farbe (o Münzen, c Kelche, e Schwerter, b Stäbe), zwischen zwei Tafeln eine leere Zeile. Sie werden vor dem Spiel geprüft.
pokino-option-pace = Wer ausruft
pokino-option-pace-help = Das Haus ruft alle paar Sekunden eine Karte aus, oder der Geber deckt von Hand auf
pokino-option-pause = Pause
pokino-option-pause-help = Sekunden zwischen zwei Runden
pokino-option-grace = Schonfrist
pokino-option-grace-help = Sekunden nach deiner Marke, in denen dir niemand den Preis stehlen darf
pokino-option-steals = Stehlen
pokino-option-steals-help = Einen Preis, den sein Besitzer nicht ruft, dürfen andere rufen
pokino-option-quickest = Der Schnellste bekommt alles
pokino-option-quickest-help = Statt zu teilen, wenn zwei mit derselben Karte fertig werden
pokino-option-auto_mark = Von selbst markieren
pokino-option-auto_mark-help = Ausgerufene Karten werden für alle markiert
pokino-option-auto_call = Von selbst rufen
pokino-option-auto_call-help = Fertige Preise werden für alle gerufen
pokino-option-fine = Strafe
pokino-option-fine-help = Ein falscher Ruf kostet einen Chip
pokino-option-help = Hilfe
pokino-option-help-help = Zeigt, was du markieren und rufen kannst
pokino-option-rounds = Runden
pokino-option-rounds-help = Spätestens die wievielte die letzte ist; sonst einigt ihr euch

pokino-boards-dealt = Verteilt
pokino-boards-dealt-help = Zufällig, für die ganze Partie
pokino-boards-chosen = Gewählt
pokino-boards-chosen-help = Vor der ersten Runde darfst du gegen eine freie tauschen
pokino-boards-again = Immer neu gewählt
pokino-boards-again-help = Vor jeder Runde darfst du tauschen
pokino-pace-open = Der Geber, von Hand
pokino-pace-number = Das Haus, alle { NUMBER($number, useGrouping: 0) } Sekunden
pokino-rounds-open = Bis ihr aufhören wollt
pokino-stack-open = 150 verteilt
pokino-stack-number =
    { $number ->
        [one] 1 Chip
       *[other] { NUMBER($number, useGrouping: 0) } Chips
    }
pokino-stake-number =
    { $number ->
        [one] 1 Chip
       *[other] { NUMBER($number, useGrouping: 0) } Chips
    }
pokino-grace-number =
    { $number ->
        [one] 1 Sekunde
       *[other] { NUMBER($number, useGrouping: 0) } Sekunden
    }
pokino-rounds-number =
    { $number ->
        [one] 1 Runde
       *[other] { NUMBER($number, useGrouping: 0) } Runden
    }
pokino-won =
    { $points ->
        [one] { $name } gewinnt mit 1 Chip
       *[other] { $name } gewinnt mit { NUMBER($points, useGrouping: 0) } Chips
    }
pokino-won-you =
    { $points ->
        [one] Du gewinnst mit 1 Chip
       *[other] Du gewinnst mit { NUMBER($points, useGrouping: 0) } Chips
    }
pokino-won-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit je 1 Chip
       *[other] { $names } teilen sich den Sieg mit je { NUMBER($points, useGrouping: 0) } Chips
    }
pokino-won-shared-you =
    { $points ->
        [one] Du teilst dir den Sieg mit { $names }: je 1 Chip
       *[other] Du teilst dir den Sieg mit { $names }: je { NUMBER($points, useGrouping: 0) } Chips
    }
pokino-counters =
    { $counters ->
        [one] 1 Chip
       *[other] { NUMBER($counters, useGrouping: 0) } Chips
    }

## What the table hears

pokino-news-boards-dealt = Die Tafeln sind verteilt. { $name } gibt zuerst.
pokino-news-boards-dealt-you = Die Tafeln sind verteilt. Du gibst zuerst.
pokino-news-round-began =
    { $last ->
        [true] Die letzte Runde. { $name } gibt.
       *[false] Runde { NUMBER($round, useGrouping: 0) }. { $name } gibt.
    }
pokino-news-round-began-you =
    { $last ->
        [true] Die letzte Runde. Du gibst.
       *[false] Runde { NUMBER($round, useGrouping: 0) }. Du gibst.
    }
pokino-news-card-turned = Karte { NUMBER($number, useGrouping: 0) }: { $card }.
pokino-news-called-out =
    { $prize-value ->
        [pokino] { $name } ruft POKINO!
       *[other] { $name } ruft { $prize }.
    }
pokino-news-called-out-you =
    { $prize-value ->
        [pokino] Du rufst POKINO!
       *[other] Du rufst { $prize }.
    }
pokino-news-stole = { $name } stiehlt { $prize } von { $owner }.
pokino-news-stole-you = Du stiehlst { $prize } von { $owner }.
pokino-news-stole-owner-you = { $name } stiehlt dir { $prize }.
pokino-news-called-wrongly = { $name } ruft { $prize } zu früh und zahlt einen Chip.
pokino-news-called-wrongly-you = Du rufst { $prize } zu früh und zahlst einen Chip.
pokino-news-called-in-vain = { $name } ruft auch { $prize }, aber vergeblich.
pokino-news-called-in-vain-you = { $prize }: { $why }
pokino-news-paid =
    { $counters ->
        [one] { $prize }: 1 Chip für { $name }.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } Chips für { $name }.
    }
pokino-news-paid-you =
    { $counters ->
        [one] { $prize }: 1 Chip für dich.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } Chips für dich.
    }
pokino-news-stayed-in-cup =
    { $counters ->
        [one] { $prize }: 1 Chip bleibt im Becher.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } Chips bleiben im Becher.
    }
pokino-news-cup-split = { $prize }: Was noch im Becher ist, wird verteilt.
pokino-news-round-ended =
    { $pokino ->
        [true] Runde { NUMBER($round, useGrouping: 0) } ist zu Ende.
       *[false] Runde { NUMBER($round, useGrouping: 0) } ist zu Ende, und niemand hat Pokino gerufen.
    }
pokino-news-wants-last = { $name } möchte nach dieser Runde aufhören.
pokino-news-wants-last-you = Du möchtest nach dieser Runde aufhören.
pokino-news-last-round = Das ist die letzte Runde: Sie geht weiter, bis alle sechs Preise gewonnen sind oder der Stapel leer ist.
pokino-news-took-board = { $name } nimmt Tafel { NUMBER($board, useGrouping: 0) }.
pokino-news-took-board-you = Du nimmst Tafel { NUMBER($board, useGrouping: 0) }.
pokino-news-rested =
    { $rest ->
        [true] { $name } setzt aus.
       *[false] { $name } spielt wieder mit.
    }
pokino-news-rested-you =
    { $rest ->
        [true] Du setzt aus.
       *[false] Du spielst wieder mit.
    }
pokino-news-went-away = { $name } ist gegangen.
pokino-news-went-away-you = Du bist gegangen.
pokino-news-joined = { $name } setzt sich und spielt ab der nächsten Runde mit.
pokino-news-joined-you = Du spielst ab der nächsten Runde mit.
pokino-news-session-ended = Die Partie ist zu Ende.

## At the table

pokino-status-opening = Die Tafeln werden verteilt
pokino-status-between = Gleich beginnt Runde { NUMBER($round, useGrouping: 0) }. { $name } gibt
pokino-status-between-you = Runde { NUMBER($round, useGrouping: 0) }: du gibst
pokino-status-asleep = Das Haus wartet. Wer will weiterspielen?
pokino-status-too-few = Es fehlt ein zweiter Spieler
pokino-status-card = Karte { NUMBER($number, useGrouping: 0) }: { $card }
pokino-status-last-card = Letzte Runde, Karte { NUMBER($number, useGrouping: 0) }: { $card }
pokino-your-board = Deine Tafel { NUMBER($board, useGrouping: 0) }
pokino-board-of = Tafel von { $name }
pokino-cell-plain = { $card }
pokino-cell-marked = { $card }, markiert
pokino-cell-called = { $card }, ausgerufen
pokino-cups = Becher
pokino-cup =
    { $counters ->
        [0] { $prize }: leer
        [one] { $prize }: 1 Chip
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } Chips
    }
pokino-cup-won = weg
pokino-call = { $prize } rufen
pokino-steal = Stehlen
pokino-steal-title = Wer hat etwas übersehen?
pokino-steal-help = Nenne den Preis und seinen Besitzer. Zu früh gehört er noch ihm.
pokino-steal-whose = Wessen Tafel?
pokino-steal-what = Welcher Preis?
pokino-check = Prüfkarte
pokino-check-help = Alles, was ausgerufen wurde
pokino-called-so-far = { NUMBER($number, useGrouping: 0) } von 40 Karten ausgerufen
pokino-no-card = Noch keine Karte
pokino-the-card = Die Karte auf dem Tisch
pokino-earlier = Davor
pokino-deals = gibt
pokino-deal = Geben
pokino-turn = Nächste Karte
pokino-turn-close = Auszahlen
pokino-play-on = Weiterspielen
pokino-finish = Nach dieser Runde aufhören
pokino-finish-now = Das soll die letzte Runde sein
pokino-finish-votes = { NUMBER($votes, useGrouping: 0) } von { NUMBER($needed, useGrouping: 0) }
pokino-last = Letzte Runde
pokino-rest = Aussetzen
pokino-return = Wieder mitspielen
pokino-take-board = Tafel tauschen
pokino-take-this = Tafel { NUMBER($board, useGrouping: 0) } nehmen
pokino-boards-all = Alle Tafeln
pokino-balance = Kasse
pokino-odds = Chancen
pokino-odds-help = Wie wahrscheinlich jeder in dieser Runde jeden Preis gewinnt, wenn niemand etwas übersieht, aus { NUMBER($packs, useGrouping: 0) } gemischten Spielen; auf etwa { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte genau.
pokino-odds-asking = Es wird gezählt
pokino-summary = Die Partie in Preisen
pokino-tally-won = Gewonnen
pokino-tally-stolen = Gestohlen
pokino-tally-robbed = An Diebe verloren
pokino-tally-missed = Übersehen

## parlour pokino

pokino-cli-set = Satz { $set }, zehn Tafeln
pokino-cli-base = Grundtafel
pokino-cli-board = Tafel { NUMBER($board, useGrouping: 0) }
pokino-cli-proper = Die Tafeln stimmen: Es sind zehn, und keine zwei sammeln dasselbe.
pokino-cli-orbit = Sie sind eine Tafel mit verschobenen Werten, zufällig verteilt haben also alle genau dieselben Chancen.
pokino-cli-no-orbit = Sie sind nicht eine Tafel mit verschobenen Werten, manche können also besser sein als andere.
pokino-cli-edges = Was eine Tafel zu zweit in einer Runde mehr gewinnt als eine andere, in Prozent des Einsatzes, exakt
pokino-cli-edge-pair = Tafeln
pokino-cli-edge-fresh = Eine Runde
pokino-cli-edge-long = Auf Dauer
pokino-cli-edge-worst = Größte
pokino-cli-sets = Gegebene Tafeln, in Prozent des Einsatzes, aus je { NUMBER($rounds, useGrouping: 0) } Runden
pokino-cli-players = Spieler
pokino-cli-worst = Größte
pokino-cli-mean = Mittel
pokino-cli-searching = Schritt { NUMBER($step, useGrouping: 0) }: { $edge } %
pokino-cli-rounds-of = Runden, in denen niemand etwas übersieht, je { NUMBER($rounds, useGrouping: 0) } für jede Spielerzahl
pokino-cli-cards = Karten
pokino-cli-last-cards = Karten, letzte Runde
pokino-cli-odds = Nach { NUMBER($number, useGrouping: 0) } Karten der Runde { NUMBER($round, useGrouping: 0) }: wie wahrscheinlich jeder jeden Preis gewinnt, in Prozent (± { $error })
pokino-cli-no-odds = Es gibt keine Runde anzusehen: Das Protokoll endet zwischen zwei Runden.
pokino-cli-not-pokino = Das ist ein Protokoll von { $game }, nicht von Pokino.

## Warum etwas nicht ging

refused-not-left = Auf diesem Stuhl sitzt jemand.
refused-not-in-round = Du spielst in dieser Runde nicht mit.
refused-round-not-begun = Die Runde hat noch nicht begonnen.
refused-round-over = Diese Runde ist zu Ende.
refused-card-in-hand = Gerade wird die nächste Karte aufgedeckt.
refused-not-called = Diese Karte ist noch nicht ausgerufen.
refused-not-on-board = Diese Karte steht nicht auf deiner Tafel.
refused-already-marked = Diese Karte hast du schon markiert.
refused-mark-completes-nothing = Diese Karte macht nicht voll, was du rufst.
refused-no-prize-named = Nenne einen Preis.
refused-prize-paid = Dieser Preis ist schon gewonnen.
refused-already-called = Das ist schon gerufen.
refused-stolen = Zu spät: Jemand hat es gerade an deiner Stelle gerufen.
refused-prize-taken = Jemand war schneller.
refused-mark-first = Erst markieren, dann rufen.
refused-not-complete = Für diesen Preis sind noch nicht alle Karten ausgerufen.
refused-full-line = Reihe 2 ist die Full-Reihe; sie zählt nie als Pokino.
refused-pokino-called = Pokino ist gerufen: Nur was diese Karte voll gemacht hat, kann noch gerufen werden.
refused-no-steals = An diesem Tisch wird nicht gestohlen.
refused-no-such-player = Dieser Spieler ist nicht in der Runde.
refused-your-own = Das ist deine eigene Tafel. Ruf einfach.
refused-too-early = Zu früh: Der Besitzer hat noch nicht markiert, und die nächste Karte ist noch nicht ausgerufen.
refused-in-grace = Zu früh: Der Besitzer hat gerade erst markiert.
refused-not-the-dealer = Das kann nur der Geber.
refused-house-deals = An diesem Tisch ruft das Haus die Karten aus.
refused-card-has-changed = Inzwischen liegt eine andere Karte da.
refused-too-few-players = Es müssen mindestens zwei spielen.
refused-not-now = Das geht jetzt nicht.
refused-already-last = Das ist schon die letzte Runde.
refused-already-voted = Du hast schon gewünscht, dass dies die letzte Runde ist.
refused-board-taken = Diese Tafel hat schon jemand.
refused-boards-stay = Tafeln werden jetzt nicht getauscht.
refused-boards-not-a-row = Zeile { NUMBER($line, useGrouping: 0) } soll fünf Karten haben wie 7c 12o 1e 3b 10c.
refused-boards-not-ten = Ein Satz hat zehn Tafeln.
refused-boards-not-25-cards = Tafel { NUMBER($board, useGrouping: 0) }: Eine Tafel hat 25 Karten.
refused-boards-card-twice = Tafel { NUMBER($board, useGrouping: 0) } hat eine Karte doppelt.
refused-boards-no-poker = Tafel { NUMBER($board, useGrouping: 0) }: In der ersten Reihe müssen vier gleiche Karten und eine andere stehen.
refused-boards-no-full = Tafel { NUMBER($board, useGrouping: 0) }: In der zweiten Reihe müssen drei gleiche Karten und zwei gleiche stehen.
refused-boards-full-in-order = Tafel { NUMBER($board, useGrouping: 0) }: Die drei und die zwei der zweiten Reihe müssen gemischt sein.
refused-boards-same-poker = Tafel { NUMBER($board, useGrouping: 0) } hat denselben Vierling wie eine davor.
refused-boards-same-triple = Tafel { NUMBER($board, useGrouping: 0) } hat in der zweiten Reihe denselben Drilling wie eine davor.
refused-boards-same-pair = Tafel { NUMBER($board, useGrouping: 0) } hat in der zweiten Reihe dasselbe Paar wie eine davor.
refused-boards-same-centre = Tafel { NUMBER($board, useGrouping: 0) } hat dieselbe Mitte wie eine davor.

## On paper

pokino-paper-boards = Tafeln
pokino-paper-checking-card = Prüfkarte
pokino-paper-callers-list = Ausruferliste
pokino-paper-cards = Karten
pokino-paper-cup-labels = Becherschilder
pokino-paper-counters = Chips

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

pokino-rules-1-title = Tafeln und Becher
pokino-rules-1 =
    Zwei bis zehn Leute spielen, jeder mit einer Tafel von fünf mal fünf Karten aus einem spanischen Blatt. ~PK-Q1 Es hat 40 Karten: Münzen, Kelche, Schwerter und Stäbe, jeweils vom Ass bis zur 7, dazu Bube, Reiter und König.~ Keine zwei Tafeln sind gleich.

    In der Mitte stehen sechs Becher. Zu Beginn jeder Runde zahlt jeder einen Chip in jeden. ~PK-Q7 Wem die Chips ausgehen, der schuldet sie der Bank.~

pokino-rules-2-title = Eine Runde
pokino-rules-2 =
    Eine Karte nach der anderen wird aufgedeckt und ausgerufen. Steht sie auf deiner Tafel, markiere sie. ~PK-Q9 Das geht auch später noch, aber nur in derselben Runde.~

    Wenn deine Marken eine der Kombinationen voll machen, ruf ihren Preis aus: Dir gehört alles, was im Becher ist. Macht eine Karte mehrere voll, ruf sie alle. ~PK-Q10 Was du nicht nennst, hast du nicht gerufen.~

    ~PK-Q16 Ein falscher Ruf kostet nichts. Rufst du mehrere Preise auf einmal, zählen die richtigen.~

pokino-rules-3-title = Die sechs Preise
pokino-rules-3 =
    - Mitte: die Karte in der Mitte.
    - Ecken: die vier Karten in den Ecken.
    - Block: zwei mal zwei Karten in einer der vier Ecken.
    - Poker: die vier gleichen Karten der ersten Reihe. ~PK-Q3 Auf die fünfte kommt es nicht an.~
    - Full: alle fünf Karten der zweiten Reihe.
    - Pokino: fünf Karten in einer Reihe, Spalte oder Diagonale. Die zweite Reihe zählt nie als Pokino.

pokino-rules-4-title = Teilen
pokino-rules-4 =
    Wer einen Preis zur selben Zeit gewinnt wie andere, teilt ihn mit ihnen. ~PK-Q11 Das heißt: mit derselben Karte voll gemacht und vor der nächsten gerufen, egal, wer schneller ist. Ausgezahlt wird, wenn die nächste Karte kommt.~ ~PK-Q18 Was sich nicht teilen lässt, bleibt im Becher.~

    Wer als Erster alle Karten eines Preises markiert hat und ruft, gewinnt ihn. ~PK-Q13 Rufen zwei auf dieselbe Karte, aber einer hatte den Preis schon mit einer früheren voll, dann bekommt ihn der, vorausgesetzt, alle Karten waren markiert, bevor der andere rief.~

pokino-rules-5-title = Stehlen
pokino-rules-5 =
    Du musst nicht rufen. Aber einen Preis, den sein Besitzer verschweigt, kann jeder andere rufen, und er behält ihn ganz. ~PK-Q12 Du nennst den Preis und wem er gehört; deine eigene Tafel spielt keine Rolle. Wer es zuerst tut, bekommt ihn. Hat aber noch jemand denselben Preis mit derselben Karte voll gemacht und ruft vor der nächsten, dann gehört er dem, und der Dieb bekommt nichts.~

    Gestohlen werden kann er, sobald sein Besitzer die letzte Karte markiert hat, oder ab der nächsten Karte, markiert oder nicht. ~PK-Q12 { $grace ->
        [0] Nach der Marke gibt es keine Schonfrist.
        [one] Eine Sekunde lang nach der Marke ist er sicher.
       *[other] { NUMBER($grace, useGrouping: 0) } Sekunden lang nach der Marke ist er sicher.
    }~ ~PK-Q13 Solange ihn niemand genommen hat, kann der Besitzer noch rufen.~

pokino-rules-6-title = Das Ende einer Runde
pokino-rules-6 =
    Pokino beendet die Runde, ~PK-Q15 gestohlen oder nicht.~ ~PK-Q17 Nur was genau diese Karte voll gemacht hat, kann noch gerufen werden, bis die nächste käme; dann wird ausgezahlt. Was frühere Karten voll gemacht hatten und niemand gerufen hat, bleibt in seinem Becher.~ Becher, die niemand gewonnen hat, bleiben voll, alle zahlen neu ein, und der rechte Nachbar des Gebers gibt. ~PK-Q19 Sind alle 40 Karten ausgerufen und niemand wollte Pokino, ist die Runde auch zu Ende.~

pokino-rules-7-title = Die letzte Runde
pokino-rules-7 =
    Ihr spielt, bis ihr aufhören wollt. ~PK-Q20 Dazu braucht es mehr als die Hälfte. Das könnt ihr vor einer Runde sagen oder wenn Pokino gerufen wurde: Dann geht dieselbe Runde weiter.~ Die letzte Runde dauert, bis alle sechs Preise gewonnen sind. ~PK-Q19 Sind alle 40 Karten ausgerufen, endet sie auch, und was niemand gerufen hat, wird unter allen aufgeteilt, die sie spielen.~ ~PK-Q18 In der letzten Runde wird, was sich nicht teilen lässt, vom rechten Nachbarn des Gebers an einzeln verteilt.~ ~PK-Q21 Die vollste Kasse gewinnt; bei Gleichstand teilt man den Sieg.~

    ~PK-P3 PK-Q22 Du kannst eine Runde aussetzen oder gehen. Deine Chips in den Bechern bleiben. Zwischen zwei Runden kann jemand anders deinen Platz einnehmen.~

pokino-rules-8-title = ~PK-Q5 PK-Q6 PK-Q8 Andere Spielweisen~
pokino-rules-8 =
    - Der Geber kann die Karten von Hand aufdecken, oder das Haus ruft sie in einem Tempo eurer Wahl aus.
    - Ihr könnt um mehr als einen Chip je Becher spielen, mit beliebig vielen Chips und ohne Schulden.
    - Ihr könnt die Tafeln wählen, einmal oder vor jeder Runde, und auf eigenen Tafeln spielen.
    - Markieren und Rufen kann von selbst gehen, und die Hilfe zeigt, was du tun kannst.
    - Stehlen kann verboten sein, der Schnellste kann alles bekommen, und ein falscher Ruf kann einen Chip kosten.

## Was man tun kann, in Worten (für das Terminal)

pokino-plays-mark = Markieren
pokino-play-mark = { $card } markieren
pokino-plays-call = Rufen
pokino-play-call =
    { $marks ->
        [true] { $mark } markieren und { $prizes } rufen
       *[false] { $prizes } rufen
    }
pokino-plays-steal = Stehlen
pokino-play-steal = { $owner } { $prize } stehlen
pokino-play-turn = Die nächste Karte aufdecken
pokino-play-finish = Diese Runde soll die letzte sein
pokino-plays-take-board = Eine Tafel wählen
pokino-play-take-board = Tafel { NUMBER($board, useGrouping: 0) } nehmen
pokino-play-rest =
    { $rest ->
        [true] Aussetzen
       *[false] Wieder mitspielen
    }
pokino-mine = Deine Tafel, Nummer { NUMBER($number, useGrouping: 0) }; was markiert ist, steht in Klammern (o Münzen, c Kelche, e Schwerter, b Stäbe):
pokino-mine-last = Die letzte Karte: { $card }

## The lesson
pokino-lesson-board = Das ist deine Tafel. Karten werden einzeln aufgerufen, und du markierst, was du hast.
pokino-lesson-cups = Alle haben in jeden der sechs Becher einen Chip gezahlt. Jeder Becher ist ein Preis.
pokino-lesson-mark = Die Münz-7 wird aufgerufen, und du hast sie. Tippe sie an.
pokino-lesson-call = Es ist deine mittlere Karte, also ist Mitte komplett. Ruf sie, bevor die nächste Karte kommt.
pokino-lesson-paid = Die drei Chips gehören dir. Hätte Ada mit derselben Karte Mitte komplett, würdet ihr teilen.
pokino-lesson-wrong = Drei der vier Dreien in Reihe 1 sind markiert. Ruf schon jetzt Poker und sieh, was passiert.
pokino-lesson-fourth = Nichts verloren. Und da ist die vierte Drei: Markiere sie.
pokino-lesson-poker = Vier Gleiche in Reihe 1 sind Poker. Ruf ihn.
pokino-lesson-steal = Adas Block, vier Karten in einer Ecke, ist seit der Karte davor komplett. Sie schweigt: Stiehl ihn.
pokino-lesson-line = Die Stab-4 macht deine dritte Reihe voll. Markiere sie.
pokino-lesson-pokino = Fünf in Reihe, Spalte oder Diagonale: der große Preis. Nur Reihe 2 zählt nie. Ruf ihn.
pokino-lesson-end = Pokino beendet die Runde. Was übrig ist, bleibt in den Bechern, alle zahlen neu ein, und es geht weiter.
pokino-lesson-last = Eine letzte Runde? Sie beginnt, wenn mehr als die Hälfte am Tisch es will. Sag es.
pokino-lesson-same = Der Kelch-Bube macht deinen Block komplett, und Adas auch. Markiere ihn.
pokino-lesson-share = Ruf ihn, bevor die nächste Karte kommt. Ada ruft auch: Wer schneller ist, zählt nicht.
pokino-lesson-shared = Dieselbe Karte, also teilt ihr. In der letzten Runde wird auch der überzählige Chip verteilt.
pokino-lesson-late = Deine Mitte ist seit der ersten Karte komplett. Niemand hat sie gestohlen, spät ist nicht zu spät: Ruf sie.
pokino-lesson-over = Die letzte Runde dauert, bis alle sechs Preise vergeben sind. Dann gewinnt, wer die meisten Chips hat.
pokino-hint-mark = Tippe sie an, wenn du sie hast
pokino-hint-auto = Tippe auf einen Becher, wenn seine Karten markiert sind
pokino-hint-call = Ruf
pokino-hint-wait = Halte einen Becher, um seine Karten zu sehen. Markiere, was gerufen wird, dann tippe darauf.
pokino-to-go = noch { NUMBER($count, useGrouping: 0) }
pokino-to-go-none = Ruf

pokino-plays-turned = Die aufgedeckte Karte
pokino-play-turned = Aufgedeckt: { $card }
pokino-typed-turned = Decke die nächste Karte eures Stapels auf und nenne sie.
pokino-typed-opened = Teilt die Tafeln aus und tippe ihre Nummern in der Reihenfolge der Plätze, zum Beispiel: Tafeln 7 3

pokino-by-hand = Eigener Kartenstapel
pokino-night = Papierabend
pokino-night-about = Jeder hat eine gedruckte Tafel, der große Bildschirm ruft, und du tippst, wer sich meldet. Sonst braucht niemand ein Gerät.
pokino-night-setup = Papierabend vorbereiten
pokino-night-who = Wer spielt, und mit welcher Tafel?
pokino-night-name = Name
pokino-night-board = Tafel
pokino-night-board-number = Tafel { NUMBER($board, useGrouping: 0) }
pokino-night-add = Noch jemand
pokino-night-remove = { $name } von der Liste nehmen
pokino-night-pace = Wie werden die Karten gerufen?
pokino-night-by-hand = Von Hand, wenn du tippst
pokino-night-by-itself = Von selbst, alle { NUMBER($seconds, useGrouping: 0) } Sekunden
pokino-night-pack = Wir decken unseren eigenen Stapel auf
pokino-night-print = Tafeln drucken
pokino-night-ready = Fertig
pokino-night-few = Mindestens zwei Spieler, jeder mit Namen.
pokino-night-shout = Wer ruft?
pokino-night-what = Was?
pokino-night-missing = { $name } hat auf Tafel { NUMBER($board, useGrouping: 0) } noch kein { $prize }. Es fehlt: { $cards }.
pokino-night-good = { $prize } für { $name }: Alle Karten dafür sind gerufen.
pokino-night-card = Welche Karte liegt oben?
pokino-night-last = Letzte Runde
pokino-night-deals = Wer gibt zuerst?
pokino-night-open = Los
pokino-night-by = Gerufen von
