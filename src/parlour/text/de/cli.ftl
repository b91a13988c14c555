## Zahlen und Namen

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-seat = Platz { NUMBER($number, useGrouping: 0) }

## parlour serve

cli-open = Parlour ist offen: { $url }  Strg+C beendet es.
cli-open-lan = Auf anderen Geräten in diesem Netz: { $url }  --here-only lässt sie draußen.
cli-open-also = Dieser Computer hat noch mehr Adressen: { $urls }
cli-no-lan = Dieser Computer hat keine Adresse in einem Netz; mitspielen kann man nur an diesem Computer.
cli-closed = Parlour ist geschlossen. Alle Spiele sind gespeichert.
cli-trouble-port-in-use = { $about } ist schon belegt. Nimm einen anderen Port: parlour serve --port { $next }
cli-trouble-port-forbidden = Das System gibt { $about } nicht frei. Nimm einen anderen Port: parlour serve --port { $next }
cli-trouble-no-such-address = Dieser Computer hat die Adresse { $about } nicht.
cli-trouble-data-unwritable = In den Ordner { $about } kann nicht geschrieben werden. Nenne einen anderen: parlour serve --data ORDNER
cli-trouble-store-locked = Ein anderes Parlour benutzt { $about }. Beende es oder nenne einen anderen Ordner: parlour serve --data ORDNER
cli-trouble-store-damaged = { $about } ist beschädigt. Lege die Datei beiseite, hole eine Sicherung zurück (parlour restore DATEI) oder nenne einen anderen Ordner: parlour serve --data ORDNER

## parlour games

cli-seats = { NUMBER($fewest, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Personen
cli-bots = Computergegner: { $bots }
cli-options = Einstellungen, wie sie anfangs sind (--option NAME=WERT):
cli-option-open = { $allowed } oder null
cli-option-between = { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
cli-option-least = mindestens { NUMBER($least, useGrouping: 0) }
cli-option-number = eine ganze Zahl
cli-option-text = ein Text oder @DATEI
cli-option-thing = JSON oder @DATEI

## parlour replay und parlour verify

cli-replaying = { $game }: { $names }
cli-unfinished = Hier endet das Protokoll; das Spiel war noch nicht zu Ende.
cli-winner = { $name } gewinnt mit { NUMBER($points, useGrouping: 0) } Punkten.
cli-winners = { $names } teilen sich den Sieg mit { NUMBER($points, useGrouping: 0) } Punkten.
cli-alone = { $name } kommt auf { NUMBER($points, useGrouping: 0) } Punkte.
cli-verified =
    { $draws ->
        [one] Die einzige Ziehung folgt aus dem Startwert, den dieses Protokoll offenlegt, und aus seiner ersten Zeile: Spiel, Regeln, Optionen, Namen und Beiträge.
       *[other] Alle { NUMBER($draws, useGrouping: 0) } Ziehungen folgen aus dem Startwert, den dieses Protokoll offenlegt, und aus seiner ersten Zeile: Spiel, Regeln, Optionen, Namen und Beiträge.
    }
cli-verified-loosely =
    { $draws ->
        [one] Die einzige Ziehung folgt aus dem Startwert, den dieses Protokoll offenlegt, und den Beiträgen darin. In einem so alten Protokoll sind Namen und Optionen durch nichts gesichert.
       *[other] Alle { NUMBER($draws, useGrouping: 0) } Ziehungen folgen aus dem Startwert, den dieses Protokoll offenlegt, und den Beiträgen darin. In einem so alten Protokoll sind Namen und Optionen durch nichts gesichert.
    }
cli-verified-players =
    { $moves ->
        [one] Der einzige Zug entspricht den Regeln. Gewürfelt und gezogen haben die Spieler selbst; über den Zufall ist damit nichts bewiesen. Der Spielstand folgt aus dem, was sie eingegeben haben.
       *[other] Alle { NUMBER($moves, useGrouping: 0) } Züge entsprechen den Regeln. Gewürfelt und gezogen haben die Spieler selbst; über den Zufall ist damit nichts bewiesen. Der Spielstand folgt aus dem, was sie eingegeben haben.
    }
cli-verified-no-promise = Das allein zeigt nicht, dass dieses Spiel stattgefunden hat: Wer den Server betreibt, kann so ein Protokoll jederzeit erfinden. Vergleiche den Fingerabdruck, der vor dem Spiel zu sehen war: --promise HEX
cli-verified-promised = Es ist der Fingerabdruck, den du aufgehoben hast: Der Server hatte seinen Startwert vor dem Spiel festgelegt.
cli-verified-no-mine = Ein Server, der alle Beiträge vorhersehen konnte, hätte trotzdem einen passenden Startwert aussuchen können. Suche deinen eigenen: --mine TEXT
cli-verified-mine = Dein Beitrag steht darin.
cli-verified-unchosen = Niemand kannte deinen Beitrag, als alles andere feststand. Also konnte niemand wählen, was fällt.
cli-verified-unpledged = In einem so alten Protokoll wurden Beiträge nicht vorher zugesagt: Der Server und jemand, der nach dir beitrug, hätten gemeinsam wählen können, was fällt.
cli-verified-withheld =
    { $seats ->
        [one] Ein zugesagter Beitrag wurde nie offengelegt. Steckten der Server und dieser Spieler unter einer Decke, konnten sie zwischen 2 Spielen wählen.
       *[other] { NUMBER($seats, useGrouping: 0) } zugesagte Beiträge wurden nie offengelegt. Steckten der Server und diese Spieler unter einer Decke, konnten sie zwischen { NUMBER($games, useGrouping: 0) } Spielen wählen.
    }
cli-verified-not = Nicht bewiesen ist, dass niemand vorher erfuhr, was kommt, dass sich Spieler nicht abgesprochen haben und dass Züge und Zeiten so waren. Für die Züge vergleicht am Tisch den Fingerabdruck des Protokolls: { $digest }

## parlour simulate

cli-simulated =
    { $games ->
        [one] { $game }: { NUMBER($games, useGrouping: 0) } Spiel, Startwert { $seed }
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } Spiele, Startwert { $seed }
    }
cli-speed = { $rate } Spiele pro Sekunde
cli-column-bot = Gegner
cli-column-mean = Mittel
cli-column-wins = Siege
cli-column-least = Kleinste
cli-column-median = Median
cli-column-most = Größte

## Was schiefging

cli-no-such-file = Die Datei { $path } gibt es nicht.
cli-not-text = { $path } ist keine Textdatei.
cli-is-a-folder = { $path } ist ein Ordner, kein Protokoll.
cli-not-allowed = { $path } darf nicht gelesen werden.
cli-system = Das System meldet: { $reason } ({ $path })
cli-no-such-game = Parlour kennt kein Spiel namens { $game }. Es kennt: { $games }.
cli-no-such-bot = { $game } hat keinen Computergegner namens { $bot }. Es gibt: { $bots }.
cli-wrong-seats = Mit diesen Einstellungen ist { $game } für { NUMBER($fewest, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Personen; hier sind es { NUMBER($seats, useGrouping: 0) }.
cli-option-form = { $text }: Schreibe eine Einstellung als Name=Wert, etwa preset=yatzy.
cli-no-such-option = { $game } hat keine Einstellung namens { $option }. Es gibt: { $options }.
cli-bad-option = { $option }={ $value }: Diesen Wert nimmt die Einstellung nicht an. Erlaubt ist: { $allowed }.
cli-bad-origin = { $origin } ist keine Adresse einer Website. Schreibe sie so: https://games.example
cli-here-only = --here-only und { $name } widersprechen sich. Lass eines davon weg.
cli-usage-no-such-option = Die Option { $name } gibt es hier nicht.
cli-usage-no-such-command = Den Befehl { $name } gibt es nicht. Es gibt: { $names }.
cli-usage-no-such-verb = Den Befehl { $name } gibt es für { $game } nicht. Es gibt: { $names }.
cli-usage-no-commands = Den Befehl { $name } gibt es nicht: { $game } hat keine eigenen Befehle.
cli-usage-missing = { $name } fehlt.
cli-usage-bad-value = { $name } nimmt diesen Wert nicht an. Möglich ist: { $expects }
cli-usage-option = { $name } wird so nicht geschrieben.
cli-usage = So wird der Befehl nicht geschrieben.
cli-usage-hint = Hilfe: { $command } --help
cli-stopped = Abgebrochen.
cli-bug = In Parlour ist etwas schiefgegangen ({ $error }). Mit PARLOUR_DEBUG=1 zeigt es, wo.

## Was einer genauen Antwort im Weg stehen kann

exact-no-numba = Dafür braucht es numba, und das ist nicht installiert: pip install "parlour[fast]", oder nimm --path numpy.
exact-cache-damaged = Die Datei { $path } ist beschädigt; sie wird neu gemacht.
exact-cache-unwritable = In den Ordner { $path } kann nicht geschrieben werden; die Lösung wird nicht für das nächste Mal aufgehoben.
