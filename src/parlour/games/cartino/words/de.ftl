cartino-name = Cartino
cartino-tagline = Leg deine Steine neben die, die am meisten wert sind
cartino-length = 20–40 Min.

## Die Steine

cartino-pawn =
    { $suit ->
        [D] Karo
        [H] Herz
        [S] Pik
       *[C] Kreuz
    }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
       *[other] { $rank }
    }
cartino-the-pawn =
    { $rank ->
        [A] das
        [K] den
        [J] den
       *[other] die
    } { $suit ->
        [D] Karo
        [H] Herz
        [S] Pik
       *[C] Kreuz
    }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Buben
       *[other] { $rank }
    }
cartino-pawn-joker = Joker
cartino-suit =
    { $suit ->
        [D] Karo
        [H] Herz
        [S] Pik
       *[C] Kreuz
    }

## Die Gegner

cartino-bot-beginner = Anfänger
cartino-bot-beginner-help = Legt, was gut aussieht, und übersieht hin und wieder etwas
cartino-bot-greedy = Gierig
cartino-bot-greedy-help = Nimmt immer den Zug, der sofort am meisten bringt
cartino-bot-expert = Profi
cartino-bot-expert-help = Bedenkt, was jeder Stein den anderen übrig lässt
cartino-bot-master = Meister
cartino-bot-master-help = Weiß aus vielen Partien, was ein Zug zurücklässt, und denkt voraus

## Die Optionen

cartino-option-corners = Farben in den Ecken
cartino-option-corners-help = Welche Farbe wo auf dem Plan liegt
cartino-corners = Ecken: { $signs }
cartino-option-layout = Eigener Plan
cartino-option-layout-help = Ein Plan statt unserem: vier Zeilen mit acht Karten wie 10♣ oder 10C. Er wird vor dem Spiel an den Beispielen der Anleitung geprüft.
cartino-option-must_connect = Anlegepflicht
cartino-option-must_connect-help = Wer einen liegenden Stein berühren kann, muss es tun
cartino-option-joker_to_hand = Ersetzter Joker
cartino-option-joker_to_hand-help = Wohin ein Joker kommt, wenn sein Stein ihn ersetzt
cartino-option-replacing_scores = Joker ersetzen
cartino-option-replacing_scores-help = Ob der Stein, der einen Joker ersetzt, Punkte bringt
cartino-option-replacing_later = Wann ein Joker ersetzt wird
cartino-option-replacing_later-help = Ob ein Joker in dem Zug ersetzt werden darf, in dem er gelegt wurde
cartino-option-taking_back = Zurücknehmen
cartino-option-taking_back-help = Ob man Steine zurücknehmen darf, bevor der Zug beendet ist
cartino-option-patience = Bedenkzeit
cartino-option-patience-help = Sekunden für jeden Zug; danach beendet ihn die Uhr für dich
cartino-must_connect-false = Keine
cartino-must_connect-true = Wer kann, muss anlegen
cartino-joker_to_hand-false = Scheidet aus
cartino-joker_to_hand-true = Geht an den, der ihn ersetzt
cartino-replacing_scores-true = Zählt wie jeder andere
cartino-replacing_scores-false = Bringt nichts
cartino-replacing_later-true = Ab dem nächsten Zug
cartino-replacing_later-false = Auch sofort
cartino-taking_back-true = Bis zum Ende des Zugs
cartino-taking_back-false = Was liegt, liegt

## Was der Tisch hört

cartino-news-begins = { $name } fängt an.
cartino-news-begins-you = Du fängst an.
cartino-news-pawn-laid =
    { $pawn-value ->
        [joker] { $points ->
            [0] { $name } legt einen Joker für { $field }, ohne etwas zu berühren.
            [one] { $name } legt einen Joker für { $field }: 1 Punkt.
           *[other] { $name } legt einen Joker für { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] { $name } ersetzt einen Joker durch { $field }. Das bringt nichts.
                [one] { $name } ersetzt einen Joker durch { $field }: 1 Punkt.
               *[other] { $name } ersetzt einen Joker durch { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
            }
           *[false] { $points ->
                [0] { $name } legt { $field }, ohne etwas zu berühren.
                [one] { $name } legt { $field }: 1 Punkt.
               *[other] { $name } legt { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
            }
        }
    }
cartino-news-pawn-laid-you =
    { $pawn-value ->
        [joker] { $points ->
            [0] Du legst einen Joker für { $field }, ohne etwas zu berühren.
            [one] Du legst einen Joker für { $field }: 1 Punkt.
           *[other] Du legst einen Joker für { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] Du ersetzt einen Joker durch { $field }. Das bringt nichts.
                [one] Du ersetzt einen Joker durch { $field }: 1 Punkt.
               *[other] Du ersetzt einen Joker durch { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
            }
           *[false] { $points ->
                [0] Du legst { $field }, ohne etwas zu berühren.
                [one] Du legst { $field }: 1 Punkt.
               *[other] Du legst { $field }: { NUMBER($points, useGrouping: 0) } Punkte.
            }
        }
    }
cartino-news-took-back =
    { $halves-count ->
        [one] { $name } nimmt einen Stein zurück.
       *[other] { $name } nimmt { NUMBER($halves-count, useGrouping: 0) } Steine zurück.
    }
cartino-news-took-back-you =
    { $halves-count ->
        [one] Du nimmst einen Stein zurück.
       *[other] Du nimmst { NUMBER($halves-count, useGrouping: 0) } Steine zurück.
    }
cartino-news-turn-ended =
    { $clock ->
        [true] Die Zeit von { $name } ist um. { $points ->
            [one] { $name } beendet den Zug mit 1 Punkt.
           *[other] { $name } beendet den Zug mit { NUMBER($points, useGrouping: 0) } Punkten.
        }
       *[false] { $points ->
            [one] { $name } beendet den Zug mit 1 Punkt.
           *[other] { $name } beendet den Zug mit { NUMBER($points, useGrouping: 0) } Punkten.
        }
    }
cartino-news-turn-ended-you =
    { $clock ->
        [true] Deine Zeit ist um. { $points ->
            [one] Du beendest deinen Zug mit 1 Punkt.
           *[other] Du beendest deinen Zug mit { NUMBER($points, useGrouping: 0) } Punkten.
        }
       *[false] { $points ->
            [one] Du beendest deinen Zug mit 1 Punkt.
           *[other] Du beendest deinen Zug mit { NUMBER($points, useGrouping: 0) } Punkten.
        }
    }
cartino-news-turn-ended-bonus = Fünf Steine in einem Zug: { NUMBER($bonus, useGrouping: 0) } Punkte extra für { $name }.
cartino-news-turn-ended-bonus-you = Fünf Steine in einem Zug: { NUMBER($bonus, useGrouping: 0) } Punkte extra für dich.
cartino-news-passed = { $name } kann nichts legen und passt.
cartino-news-passed-you = Du kannst nichts legen und passt.
cartino-news-drew =
    { $number ->
        [one] { $name } zieht einen Stein.
       *[other] { $name } zieht { NUMBER($number, useGrouping: 0) } Steine.
    }
cartino-news-took = Du hast gezogen: { $pawns }.
cartino-news-game-ended = { $name } hat den letzten Stein gelegt: { NUMBER($bonus, useGrouping: 0) } Punkte extra.
cartino-news-game-ended-you = Du hast deinen letzten Stein gelegt: { NUMBER($bonus, useGrouping: 0) } Punkte extra.
cartino-news-game-ended-nobody = Niemand kann weiter. Das Spiel ist aus.
cartino-news-game-ended-deductions =
    { $deductions ->
        [one] { $name } verliert 1 Punkt für den Rest: { $hands }.
       *[other] { $name } verliert { NUMBER($deductions, useGrouping: 0) } Punkte für den Rest: { $hands }.
    }
cartino-news-game-ended-deductions-you =
    { $deductions ->
        [one] Du verlierst 1 Punkt für den Rest: { $hands }.
       *[other] Du verlierst { NUMBER($deductions, useGrouping: 0) } Punkte für den Rest: { $hands }.
    }
cartino-news-went-away = { $name } ist gegangen. Die Steine kommen zurück in den Beutel und kosten { NUMBER($deduction, useGrouping: 0) }.
cartino-news-went-away-you = Du bist gegangen. Deine Steine kommen zurück in den Beutel und kosten { NUMBER($deduction, useGrouping: 0) }.

## Der Tisch im Spiel

cartino-status-start = Die Steine werden gezogen
cartino-status-your-first = Du bist dran
cartino-status-your-more = Zug beenden oder noch { $suit }
cartino-status-your-full = Beende deinen Zug
cartino-status-your-stuck = Du kannst nichts legen
cartino-status-pass-first = { $name } ist dran
cartino-status-pass-more = { $name }: Zug beenden oder noch { $suit }
cartino-status-pass-full = { $name }: Zug beenden
cartino-status-pass-stuck = { $name } kann nichts legen
cartino-status-thinking = { $name } überlegt
cartino-hint-lift = Tippe auf einen Stein, dann auf einen Platz, der leuchtet.
cartino-hint-place = Wohin legst du { $pawn }?
cartino-hint-joker = Ein Joker darf auf jeden freien Platz. Wohin?
cartino-board = Plan
cartino-rack = Deine Steine
cartino-rack-empty = Keine Steine
cartino-held = { $pawn }
cartino-held-lifted = { $pawn }, aufgenommen
cartino-half =
    { $state ->
        [open] { $pawn }, { $level ->
            [up] obere Hälfte
           *[down] untere Hälfte
        }: hierher für { NUMBER($points, useGrouping: 0) }
        [free] { $pawn }, { $level ->
            [up] obere Hälfte
           *[down] untere Hälfte
        }: frei
        [joker] { $pawn }, { $level ->
            [up] obere Hälfte
           *[down] untere Hälfte
        }: hier liegt ein Joker
       *[taken] { $pawn }, { $level ->
            [up] obere Hälfte
           *[down] untere Hälfte
        }: belegt
    }
cartino-end = Zug beenden
cartino-end-points = Zug beenden (+{ NUMBER($points, useGrouping: 0) })
cartino-take-back = Zurücknehmen
cartino-pass = Passen
cartino-bag =
    { $count ->
        [0] Der Beutel ist leer
        [one] 1 Stein im Beutel
       *[other] { NUMBER($count, useGrouping: 0) } Steine im Beutel
    }
cartino-track = Punkte
cartino-holds =
    { $count ->
        [one] 1 Stein
       *[other] { NUMBER($count, useGrouping: 0) } Steine
    }

## Der Rat

cartino-coach-best =
    { $points ->
        [one] Der beste Zug bringt sofort 1 Punkt.
       *[other] Der beste Zug bringt sofort { NUMBER($points, useGrouping: 0) } Punkte.
    }
cartino-coach-step = { $pawn }, { $level ->
        [up] obere Hälfte
       *[down] untere Hälfte
    }: { NUMBER($points, useGrouping: 0) }
cartino-coach-bonus = Bonus: { NUMBER($points, useGrouping: 0) }
cartino-coach-nothing = Du kannst nichts legen.
cartino-coach-missed = In deinem letzten Zug hast du { NUMBER($earned, useGrouping: 0) } geholt. Auf lange Sicht war dies um { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) } besser:
cartino-coach-perfect = In deinem letzten Zug hast du { NUMBER($earned, useGrouping: 0) } geholt. Besser ging es nicht.
cartino-coach-verdict =
    { $cost ->
        [0] Nichts verschenkt.
       *[other] Verschenkte Punkte: { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-missed-all =
    { $missed ->
        [0] Jeder Zug war der beste, den es gab.
       *[other] Verschenkte Punkte gegenüber den besten Zügen: { NUMBER($missed, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-turn = Zug
cartino-review-laid = Gelegt
cartino-review-earned = Geholt
cartino-review-better = Besser
cartino-review-cost = Verschenkt
cartino-review-cost-number = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cartino-coach-caution = Der Trainer wägt ab, was ein Zug bringt und was er zurücklässt, und stellt sich dazu alles Verborgene viele Male vor.

## parlour cartino layout

cartino-layout-good = Alle sechs Beispiele der Anleitung stimmen auf diesem Plan.
cartino-layout-example-holds = stimmt: { $example }
cartino-layout-example-fails = stimmt nicht: { $example }
cartino-layout-bad = Dieser Plan widerspricht der Anleitung.
cartino-layout-example =
    { $name ->
        [alone] ein Pik-König, der nichts berührt, bringt nichts
        [not-level] neben dem Feld des Königs, aber nicht auf gleicher Höhe: nichts
        [king-after-eight] der Pik-König an die Pik-8 gelegt: 1
        [eight-after-king] die Pik-8 an den König gelegt: 4
        [king-in-the-middle] ein König zwischen Ass, Dame und zwei Königen: 16
       *[three-in-a-turn] Ass, König und Dame einer Farbe: 0 + 5 + 4
    }

## Warum etwas nicht ging

refused-bag-first = Der Beutel ist noch offen. Warte, bis gezogen ist.
refused-board-has-changed = Der Plan hat sich inzwischen geändert. Schau noch einmal hin.
refused-not-in-hand = Diesen Stein hast du nicht.
refused-not-its-field = Ein Stein gehört nur auf seine eigene Karte.
refused-half-taken = Dieser Platz ist schon belegt.
refused-other-joker = Dieser Joker steht für einen anderen Stein.
refused-joker-just-laid = Ein Joker lässt sich erst ab dem nächsten Zug ersetzen.
refused-one-suit = Nur eine Farbe pro Zug. Beende erst den Zug, oder nimm deine Steine zurück.
refused-must-connect = Du kannst einen liegenden Stein berühren, also musst du es.
refused-nothing-laid = Leg erst mindestens einen Stein.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-what-lies-lies = An diesem Tisch gilt: Was liegt, liegt.
refused-can-lay = Du kannst noch etwas legen, also darfst du nicht passen.
refused-not-those-pawns = Diese Steine können nicht gezogen worden sein.
refused-layout-no-such-card = Zeile { NUMBER($line, useGrouping: 0) }: { $card } ist keine Karte von Cartino. Schreib Karten wie 10♣ oder 10C.
refused-layout-card-twice = Zeile { NUMBER($line, useGrouping: 0) }: { $card } steht hier ein zweites Mal.
refused-layout-card-missing = { $card } fehlt. Ein Plan hat jede der 32 Karten einmal.
refused-layout-not-eight-fields = Zeile { NUMBER($line, useGrouping: 0) }: Eine Reihe hat acht Karten.
refused-layout-breaks-example = Dieser Plan widerspricht Beispiel { NUMBER($example, useGrouping: 0) } der Anleitung.

## On paper

cartino-paper-board = Spielplan
cartino-paper-pawns = Steine
cartino-paper-track = Zählleiste
cartino-paper-chips = Chips zu 20

## Die Regeln

cartino-rules-1-title = Worum es geht
cartino-rules-1 =
    Der Plan zeigt 32 Karten, von der Sieben bis zum Ass in vier Farben. Jede hat zwei Plätze für Steine, eine obere und eine untere Hälfte. Ein Stein, den du dort ablegst, bringt, was er berührt: Leg ihn also neben Steine, die viel wert sind.

    Zwei bis vier Personen ziehen je fünf Steine und verbergen sie vor den anderen. Im Beutel sind von jeder Karte zwei Steine, dazu zwei Joker.

    Wer das niedrigste Karo hat, fängt an; hat niemand eines, zählt das niedrigste Herz, dann Pik, dann Kreuz. ~CA-Q2 Bei gleichem Wert zählt die niedrigere Karte: die Sieben vor der Zehn. Wer Zwillinge hat, vergleicht den nächsten Stein.~ Danach geht es im Uhrzeigersinn.

cartino-rules-2-title = Dein Zug
cartino-rules-2 =
    Leg einen Stein oder mehrere, alle von einer Farbe. Jeder kommt auf seine eigene Karte, oben oder unten, und bleibt dort.

    ~CA-Q10 Bis du den Zug beendest, darfst du Steine zurücknehmen.~ Dann ziehst du so viele, wie du gelegt hast, solange der Beutel reicht.

cartino-rules-3-title = Punkte
cartino-rules-3 =
    Ein Stein bringt die Werte der Steine, die er berührt: oben, unten, links und rechts, gleich welcher Farbe. ~CA-Q9 Auch der Zwilling auf derselben Karte zählt. Über Eck zählt nichts.~

    - Ass: 5
    - König: 4
    - Dame: 3
    - Bube: 2
    - 10, 9, 8 und 7: 1

    Der Wert des gelegten Steins zählt nicht, und wer nichts berührt, bekommt nichts. Legst du mehrere, zählen sie nacheinander, und die späteren dürfen die früheren berühren. Ass, König und Dame nebeneinander bringen 0 + 5 + 4.

    Fünf Steine einer Farbe in einem Zug bringen 10 Punkte extra.

cartino-rules-4-title = Joker
cartino-rules-4 =
    Ein Joker darf auf jeden freien Platz. ~CA-Q4 Dort hat er Farbe und Wert der Karte.~

    Wer den Stein hat, für den ein Joker steht, darf ihn an dessen Stelle legen; der Joker scheidet dann aus. ~CA-Q5 Das ist ein Legen wie jedes andere: in einem Zug dieser Farbe, mit Punkten für das, was der Stein berührt. Auch ein Joker aus demselben Zug lässt sich ersetzen.~

cartino-rules-5-title = Zählen
cartino-rules-5 =
    Gezählt wird auf einer Leiste bis 20. Jedes Mal, wenn du 20 erreichst, nimmst du einen Chip im Wert von 20 und fängst von vorn an.

cartino-rules-6-title = Das Ende
cartino-rules-6 =
    Das Spiel ist aus, sobald jemand den letzten Stein gelegt hat und der Beutel leer ist. Das bringt 10 Punkte extra. Die anderen verlieren den Wert der Steine, die sie noch haben, 6 für einen Joker.

    Die meisten Punkte gewinnen; ~CA-Q8 bei Gleichstand teilt man sich den Sieg.~

    ~CA-Q6 Sind alle Plätze belegt und hat jemand nur noch Joker, muss er passen. Passen alle, ist das Spiel aus, und niemand bekommt die 10.~

    ~CA-Q11 CA-P2 Geht jemand, werden die Steine seiner Hand abgezogen und kommen zurück in den Beutel.~

cartino-rules-7-title = ~CA-Q3 CA-Q5 CA-Q10 CA-P1 CA-P4 Andere Spielweisen~
cartino-rules-7 =
    Vor dem Spiel könnt ihr wählen:

    - Anlegepflicht: Wer einen Stein so legen kann, dass er einen anderen berührt, muss es tun.
    - Ersetzter Joker: Er scheidet aus, oder er geht an den, der ihn ersetzt; der zieht dann einen Stein weniger.
    - Joker ersetzen: Der Stein bringt Punkte oder nicht.
    - Wann ein Joker ersetzt wird: auch sofort oder erst ab dem nächsten Zug.
    - Zurücknehmen: bis zum Ende des Zugs oder gar nicht: Was liegt, liegt.
    - Die Farben in den Ecken. Wie sie auf dem ersten Plan lagen, weiß niemand genau.
    - Ein eigener Plan. Kennt ihr den echten Plan besser, schreibt ihn auf: vier Zeilen mit acht Karten. Er wird an den sechs Beispielen der Anleitung geprüft, dann spielt ihr darauf.
    - Bedenkzeit für einen ganzen Zug. Ist sie um, bleibt liegen, was du gelegt hast. Hast du nichts gelegt, legt die Uhr den Stein, der am meisten bringt.

## Was man tun kann, in Worten (für das Terminal)

cartino-plays-lay = Einen Stein legen
cartino-play-lay =
    { $points ->
        [one] { $pawn } auf { $place } legen: 1 Punkt
       *[other] { $pawn } auf { $place } legen: { NUMBER($points, useGrouping: 0) } Punkte
    }
cartino-plays-take-back = Zurücknehmen
cartino-play-take-back =
    { $keep ->
        [0] Alles zurücknehmen
        [one] Alles außer dem ersten Stein zurücknehmen
       *[other] Alles außer den ersten { NUMBER($keep, useGrouping: 0) } Steinen zurücknehmen
    }
cartino-play-end-turn = Zug beenden
cartino-play-pass = Passen
cartino-mine = Deine Steine: { $pawns }

## The lesson
cartino-lesson-board = Jede Karte auf dem Plan hat zwei Plätze, oben und unten. Ein Stein darf nur auf seine eigene Karte.
cartino-lesson-score = Dein Stein bringt, was er berührt: Ass 5, König 4, Dame 3, Bube 2, alle anderen 1. Der eigene Wert zählt nicht.
cartino-lesson-lay = Da liegt Adas Ass. Tippe auf deinen Pik-König, dann auf den unteren Platz seiner Karte, neben dem Ass.
cartino-lesson-more = Fünf Punkte. Du darfst weitere Steine derselben Farbe legen: Leg die Dame neben deinen König.
cartino-lesson-suit = Noch vier. Dein Kreuz-Ass würde gern mitmachen. Tippe es an.
cartino-lesson-end-turn = Bis du den Zug beendest, darfst du alles zurücknehmen. Zufrieden? Beende ihn und zieh zwei Steine.
cartino-lesson-joker = Ein Joker kann jeder Stein sein; Adas ist das Kreuz-Ass. Leg dein echtes darauf: Der Joker geht, und der Platz zählt noch einmal.
cartino-lesson-nine = Fünf Punkte. Deine Kreuz-Neun darf mit. Sie bringt jetzt nichts, aber du ziehst einen neuen Stein dafür.
cartino-lesson-five = Fünf Steine in einem Zug brächten zehn mehr. Beende deinen Zug.
cartino-lesson-end = Ist der Beutel leer, bekommt zehn, wer den letzten Stein ablegt. Den anderen wird abgezogen, was sie noch haben.
cartino-lesson-empty = Der Beutel ist leer, und Ada führt mit 16 Punkten. Aber du hast nur noch zwei Steine, beide einer Farbe.
cartino-lesson-first-of-last = Leg die erste Kreuz-Sieben dorthin, wo sie am meisten berührt: 3 Punkte.
cartino-lesson-last-pawn = Und die zweite darunter: 8 Punkte, und deine Hand ist leer.
cartino-lesson-finish = Wer bei leerem Beutel den letzten Stein legt, beendet das Spiel und bekommt zehn. Beende deinen Zug.
cartino-lesson-held = Ada hatte noch Ass, Bube und Sieben: 8 Abzug. Du gewinnst. Ein Joker in der Hand kostet 6.
cartino-in-words =
    { $chips ->
        [0] { $points ->
            [one] 1 Punkt
           *[other] { NUMBER($points, useGrouping: 0) } Punkte
        }
        [one] { NUMBER($points, useGrouping: 0) } Punkte: ein Chip und { NUMBER($track, useGrouping: 0) }
       *[other] { NUMBER($points, useGrouping: 0) } Punkte: { NUMBER($chips, useGrouping: 0) } Chips und { NUMBER($track, useGrouping: 0) }
    }
