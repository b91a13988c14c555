## Ein Spiel noch einmal.

replay = Noch einmal ansehen
replay-of = Noch einmal ansehen: { $game }
replay-reading = Das Spiel wird gelesen
replay-none = Dieses Spiel gibt es nicht
replay-controls = Der Film
replay-eyes = Mit wessen Augen
replay-eyes-of = Mit den Augen von { $name }
replay-everyone = Zuschauer
replay-player = Platz { NUMBER($number, useGrouping: 0) }
replay-start = Vor dem ersten von { NUMBER($moves, useGrouping: 0) } Zügen
replay-move = { NUMBER($move, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
replay-slider = Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Schritt weiter
replay-step-back = Einen Schritt zurück
replay-turn = Zum nächsten Spieler
replay-turn-back = Zum vorigen Spieler
replay-speed = Tempo: { $speed }-fach. Ändern
replay-again = Von vorn ansehen
replay-watching = Dieses Spiel ist vorbei: Hier kann man nur zusehen.

replay-moments = Höhepunkte
replay-moments-none = In diesem Spiel sticht nichts heraus.
replay-mistakes-whose = Sieh mit den Augen von jemandem, und der Trainer zeigt, wo etwas verschenkt wurde.
replay-mistakes-few = Sonst wurde nichts verschenkt.
replay-mistakes-none = Kein Trainer wägt die Züge von { $game } ab, also gibt es keine teuersten Entscheidungen.
replay-mistake = { $name } entscheidet
replay-decide = Die teuersten noch einmal entscheiden
replay-again-none = Bei keiner dieser Entscheidungen sticht ein Zug als bester heraus.
replay-verdict = Jetzt { $name }. { $verdict }

replay-share = Diesen Zug teilen
replay-share-help = Wer diesen Link öffnet, sieht das Spiel genau bei diesem Zug.
replay-bring-title = Ein gespeichertes Spiel ansehen
replay-bring = Lege ein Spielprotokoll hier ab, oder wähle eines aus.
replay-bring-help = Ein Protokoll bekommst du nach einem Spiel mit „Protokoll speichern“: eine Datei, die auf .jsonl endet. Sie wird an diesen Server geschickt, geprüft und dort nicht aufbewahrt.

replay-seal = Das Siegel
replay-seal-broken = Das Siegel hält nicht
replay-seal-good = Geprüft: Jede Karte und jeder Wurf folgt aus der geheimen Zahl, die in diesem Protokoll versiegelt ist.
replay-seal-witness = Geprüft: Jede Karte und jeder Wurf stand vor dem Spiel fest, und niemand konnte etwas aussuchen oder ändern.
replay-seal-players = Geprüft: Alle Züge halten die Regeln ein. Gezogen haben die Spieler selbst.
replay-seal-1 = Vor dem Spiel hat sich das Haus eine lange geheime Zahl ausgedacht. Verraten hat es sie niemandem, aber allen ihren Fingerabdruck gezeigt. Ein Fingerabdruck passt nur zu einer einzigen Zahl: Von da an konnte das Haus sie nicht mehr austauschen.
replay-seal-2 = Dann hat jedes Gerät am Tisch ein paar eigene Ziffern dazugegeben. So konnte auch das Haus nicht wissen, was herauskommt.
replay-seal-3 = Jede Karte und jeder Wurf wird aus diesen Zahlen nach einem festen Rezept ausgerechnet. Da gibt es nichts auszusuchen.
replay-seal-4 =
    { $draws ->
        [one] Nach dem Spiel wurde die geheime Zahl aufgedeckt. Wir haben die eine Rechnung wiederholt: Sie ergibt genau das, was gespielt wurde.
       *[other] Nach dem Spiel wurde die geheime Zahl aufgedeckt. Wir haben alle { NUMBER($draws, useGrouping: 0) } Rechnungen wiederholt: Jede ergibt genau das, was gespielt wurde.
    }
replay-seal-alone = Eines kann das Protokoll allein nicht zeigen: dass es vor dem Spiel entstand und nicht danach. Vergleiche dafür den Fingerabdruck mit dem, den du vor dem Spiel gesehen hast. Ein Gerät, das am Tisch war, tut das auf dieser Seite von selbst.
replay-seal-there = Dieses Gerät war am Tisch. Es hat den Fingerabdruck von vor dem Spiel aufgehoben und kennt seine eigenen Ziffern: Beides steht in diesem Protokoll. Also konnte niemand aussuchen, was fällt, auch das Haus nicht.
replay-seal-drawn = Die Spieler haben echte Karten gezogen oder echte Würfel geworfen und eingetippt, was fiel. Das lässt sich nicht nachrechnen; aber jeder Zug hält die Regeln ein, und keiner fehlt.
replay-seal-yourself = Prüfe es selbst
replay-seal-how = Du musst uns nicht glauben. Speichere das Protokoll und prüfe es mit Parlour auf deinem eigenen Rechner; dort steht auch, was nicht bewiesen ist.
