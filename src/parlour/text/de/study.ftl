# Viele Spiele: eigene Bots, mehrere Rechner, weitermachen, wo man aufgehört hat

study-progress =
    { $per ->
        [minute] Es wird gespielt: { $percent } %, { $rate } Spiele pro Minute, noch { $left }
       *[second] Es wird gespielt: { $percent } %, { $rate } Spiele pro Sekunde, noch { $left }
    }
study-ladder =
    { $game }, { NUMBER($seats, useGrouping: 0) } Spieler, Startwert { $seed }: wie oft der Bot der Zeile gewinnt, allein unter Bots der Spalte. Ein gleich starker gewinnt { $fair }.
study-mixes =
    { $game }, { NUMBER($seats, useGrouping: 0) } Spieler, Startwert { $seed }: jede Mischung von Stufen an einem Tisch; wie viele von jeder Stufe da sitzen, und wie oft einer von ihnen gewinnt. Ein gleich starker gewinnt { $fair }.
study-mixes-lead = Kleinster Vorsprung
study-ladder-note = Mit Intervallen von 95 %, aus je mindestens { NUMBER($games, useGrouping: 0) } Spielen, jede Verteilung in allen Sitzordnungen.
study-ladder-alone = Eine Rangliste vergleicht mindestens zwei verschiedene Bots.
study-ladder-namesakes = Zwei Bots heißen { $bot }. Gib einem davon einen anderen Namen.
study-bot-fails = Dein Bot { $bot } ist gescheitert: { $error }
study-bot-not-legal = Dein Bot { $bot } will { $play }; das steht nicht in frame.legal.
study-bot-not-after = Dein Bot { $bot } will nach { $after } Sekunden ziehen: Das muss eine Zahl ab 0 sein.
study-bot-waits = Dein Bot { $bot } gibt None zurück, obwohl niemand sonst ziehen kann: Er muss etwas aus frame.legal wählen.
study-bot-no-function = { $bot } ist kein Bot. Gib den Namen einer Stufe an, eine Funktion oder DATEI.py:NAME.
study-bot-no-home = { $home } gibt es nicht.
study-bot-unreadable = { $home } lässt sich nicht ausführen: { $error }
study-bot-not-there = In { $home } gibt es keine Funktion namens { $bot }.
study-bot-form = { $text }: Schreib einen Bot als DATEI.py:NAME, oder für ein einziges Spiel als SPIEL=DATEI.py:NAME.
study-bot-name-taken = { $game } hat schon einen Bot namens { $bot }. Gib deiner Funktion einen anderen Namen.
study-bot-cannot-travel = Dein Bot { $bot } lässt sich nicht an andere Prozesse schicken. Leg ihn in eine Datei und schreib DATEI.py:NAME, oder spiel mit nur einem Prozess.
study-no-checkpoint = In { $path } stehen keine Spiele, bei denen es weitergehen könnte.
study-other-checkpoint = { $path } wurde mit anderen Bots, Optionen oder einem anderen Startwert begonnen. Nenn eine andere Datei.
study-longer-checkpoint = In { $path } stehen schon { NUMBER($games, useGrouping: 0) } Spiele. Verlang mindestens so viele, oder nenn eine andere Datei.
study-no-such-place = Auf { $place } kann nicht gespielt werden. Zur Wahl stehen: { $places }.
study-no-extra = { $name } ist nicht installiert: pip install { $what }
study-no-cluster = Unter { $address } gibt es keinen Cluster.
study-workers-die = Die spielenden Prozesse brechen immer wieder ab; vielleicht reicht der Speicher nicht. Versuch es mit weniger Prozessen.
study-bad-seed = Ein Startwert ist eine ganze Zahl von höchstens 63 Bit, nicht { $seed }.
study-bad-games = Die Zahl der Spiele ist eine ganze Zahl über null, nicht { $games }.
study-bad-options = Diese Optionen kennt das Spiel nicht: { $error }
study-too-few-players = Ein Turnier braucht mindestens zwei Teilnehmer und so viele, wie an einem Tisch sitzen. Es sind { NUMBER($players, useGrouping: 0) } für { NUMBER($seats, useGrouping: 0) } Plätze.
study-bad-log = { $path }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Protokoll, das Parlour lesen kann ({ $fault }).
study-endless = Spiel { NUMBER($number, useGrouping: 0) } ist nach { NUMBER($moves, useGrouping: 0) } Zügen nicht zu Ende: Ein Bot dreht sich im Kreis.

# Übersetzte Spiele

kernel-no-numba = Die übersetzten Spiele brauchen numba, und das ist nicht installiert: pip install 'parlour[fast]'
kernel-none = { $game } gibt es nicht übersetzt.
kernel-option = Das übersetzte Spiel kennt die Option { $option } = { $value } nicht. Lass sie auf ihrem Standardwert oder nimm eine Umgebung, die nicht übersetzt ist.
kernel-position = Das übersetzte Spiel kennt diese Stellung nicht: Jemand ist gegangen, oder es steht noch nicht fest, wer beginnt.
kernel-policy = Das übersetzte Spiel hat keinen Spieler namens { $policy }. Zur Auswahl stehen: { $policies }.
