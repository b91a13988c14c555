poker_champ-name = Poker Champ
poker_champ-tagline = Poker ohne Reihenfolge: Alle sehen die Rückseiten der Karten, und die verraten viel
poker_champ-length = 20–40 Min.

## Karten und Blätter

poker_champ-suit-c = Kreuz
poker_champ-suit-d = Karo
poker_champ-suit-h = Herz
poker_champ-suit-s = Pik
poker_champ-rank-2 = Zwei
poker_champ-rank-3 = Drei
poker_champ-rank-4 = Vier
poker_champ-rank-5 = Fünf
poker_champ-rank-6 = Sechs
poker_champ-rank-7 = Sieben
poker_champ-rank-8 = Acht
poker_champ-rank-9 = Neun
poker_champ-rank-T = Zehn
poker_champ-rank-J = Bube
poker_champ-rank-Q = Dame
poker_champ-rank-K = König
poker_champ-rank-A = Ass
poker_champ-card = { $suit } { $rank }
poker_champ-back = { $suit } { $strength }
poker_champ-back-A = ein Ass
poker_champ-strength-L = L, König bis Zehn
poker_champ-strength-M = M, Neun bis Sechs
poker_champ-strength-S = S, Fünf bis Zwei

poker_champ-kind-high-card = Höchste Karte
poker_champ-kind-pair = Paar
poker_champ-kind-two-pairs = Zwei Paare
poker_champ-kind-three-of-a-kind = Drilling
poker_champ-kind-straight = Straße
poker_champ-kind-flush = Flush
poker_champ-kind-full-house = Full House
poker_champ-kind-four-of-a-kind = Vierling
poker_champ-kind-straight-flush = Straight Flush

poker_champ-step-1 = Erster Schritt
poker_champ-step-2 = Flop
poker_champ-step-3 = Turn
poker_champ-step-4 = River
poker_champ-shown = { $name } { $hand }
poker_champ-shown-you = du { $hand }

## Die Gegner

poker_champ-bot-beginner = Anfänger
poker_champ-bot-beginner-help = Schaut auf die eigenen Karten und hat es eilig, wenn sie gefallen
poker_champ-bot-steady = Besonnen
poker_champ-bot-steady-help = Liest deine Rückseiten und kennt die genauen Chancen
poker_champ-bot-shark = Hai
poker_champ-bot-shark-help = Blufft, durchschaut Bluffs und spielt um die Awards

## Die Optionen

poker_champ-option-length = Dauer
poker_champ-option-length-help = Wann das Spiel zu Ende ist
poker_champ-option-minutes = Minuten
poker_champ-option-minutes-help = Wie lange ein Spiel auf Zeit dauert; die laufende Runde wird zu Ende gespielt
poker_champ-option-hidden = Geheim entscheiden
poker_champ-option-hidden-help = Alle entscheiden geheim, dann wird alles auf einmal gezeigt
poker_champ-option-visible_pack_top = Oberste Karte
poker_champ-option-visible_pack_top-help = Man sieht die Rückseite der Karte, die als Nächste weggelegt wird
poker_champ-option-memo = Merkzettel
poker_champ-option-memo-help = Rückseiten abgelegter und weggelegter Karten werden für alle notiert
poker_champ-option-patience = Bedenkzeit
poker_champ-option-patience-help = Sekunden für jeden Schritt; dann passt die Uhr für dich
poker_champ-option-pause = Pause
poker_champ-option-pause-help = So viele Sekunden bleibt das Ende einer Runde liegen
poker_champ-length-basic = Zwei Awards
poker_champ-length-basic-help = Wer zuerst zwei Awards hat, ist Champion
poker_champ-length-timed = Auf Zeit
poker_champ-length-timed-help = Wer nach Ablauf der Zeit die meisten Awards hat, ist Champion
poker_champ-length-long = Alle sieben Awards
poker_champ-length-long-help = Gespielt wird, bis alle sieben Awards vergeben sind
poker_champ-minutes-number = { NUMBER($number, useGrouping: 0) } Minuten

## Was der Tisch hört

poker_champ-news-dealer-chosen = { $name } gibt als Erstes.
poker_champ-news-dealer-chosen-you = Du gibst als Erstes.
poker_champ-news-deal-began = Runde { NUMBER($deal, useGrouping: 0) }.
poker_champ-news-hand-dealt = Deine Karten: { $cards }.
poker_champ-news-did-bet =
    { $clock ->
        [true] Die Zeit ist um. Die Uhr setzt für { $name }.
       *[false] { $chips ->
            [one] { $name } setzt 1 Chip.
           *[other] { $name } setzt { NUMBER($chips, useGrouping: 0) } Chips.
        }
    }
poker_champ-news-did-bet-you =
    { $clock ->
        [true] Deine Zeit ist um. Die Uhr setzt für dich.
       *[false] { $chips ->
            [one] Du setzt 1 Chip.
           *[other] Du setzt { NUMBER($chips, useGrouping: 0) } Chips.
        }
    }
poker_champ-news-did-fold =
    { $clock ->
        [true] Die Zeit ist um. Die Uhr passt für { $name }.
       *[false] { $name } passt.
    }
poker_champ-news-did-fold-you =
    { $clock ->
        [true] Deine Zeit ist um. Die Uhr passt für dich.
       *[false] Du passt.
    }
poker_champ-news-chose = { $name } hat geheim entschieden.
poker_champ-news-chose-you = Du hast geheim entschieden.
poker_champ-news-board-turned =
    { $step ->
        [2] { poker_champ-step-2 }
        [3] { poker_champ-step-3 }
       *[other] { poker_champ-step-4 }
    }: { $cards }.
poker_champ-news-pot-won =
    { $winners-count ->
        [1] { $compared ->
            [true] { $share ->
                [one] { $name } gewinnt 1 Chip: { $kind }.
               *[other] { $name } gewinnt { NUMBER($share, useGrouping: 0) } Chips: { $kind }.
            }
           *[false] { $share ->
                [one] Alle anderen haben gepasst. { $name } gewinnt 1 Chip und zeigt { $hand }.
               *[other] Alle anderen haben gepasst. { $name } gewinnt { NUMBER($share, useGrouping: 0) } Chips und zeigt { $hand }.
            }
        }
       *[other] { $share ->
            [one] { $winners } teilen sich den Pot, je 1 Chip: { $kind }.
           *[other] { $winners } teilen sich den Pot, je { NUMBER($share, useGrouping: 0) } Chips: { $kind }.
        }
    }
poker_champ-news-pot-won-you =
    { $compared ->
        [true] { $share ->
            [one] Du gewinnst 1 Chip: { $kind }.
           *[other] Du gewinnst { NUMBER($share, useGrouping: 0) } Chips: { $kind }.
        }
       *[false] { $share ->
            [one] Alle anderen haben gepasst. Du gewinnst 1 Chip und zeigst { $hand }.
           *[other] Alle anderen haben gepasst. Du gewinnst { NUMBER($share, useGrouping: 0) } Chips und zeigst { $hand }.
        }
    }
poker_champ-news-pot-won-winners-you =
    { $share ->
        [one] Du teilst dir den Pot mit { $winners-others }, je 1 Chip: { $kind }.
       *[other] Du teilst dir den Pot mit { $winners-others }, je { NUMBER($share, useGrouping: 0) } Chips: { $kind }.
    }
poker_champ-news-pot-won-carried =
    { $carried ->
        [one] 1 übriger Chip bleibt auf dem Brett.
       *[other] { NUMBER($carried, useGrouping: 0) } übrige Chips bleiben auf dem Brett.
    }
poker_champ-news-pot-stayed =
    { $pot ->
        [one] Niemand ist mehr dabei. 1 Chip bleibt auf dem Brett.
       *[other] Niemand ist mehr dabei. { NUMBER($pot, useGrouping: 0) } Chips bleiben auf dem Brett.
    }
poker_champ-news-duel-began = { $seats } sind gleich reich. Ein Duell entscheidet, wer { $receiver } Chips schenkt und den Award bekommt.
poker_champ-news-duel-began-you = { $seats } sind gleich reich. Ein Duell entscheidet, wer dir Chips schenkt und den Award bekommt.
poker_champ-news-duel-began-seats-you = Du bist so reich wie { $seats-others }. Ein Duell entscheidet, wer { $receiver } Chips schenkt und den Award bekommt.
poker_champ-news-duel-dealt = Duell: { $shown }.
poker_champ-news-duel-turned = Duell: { $card }.
poker_champ-news-duel-tied = Gleichstand zwischen { $seats }. Das Duell wird wiederholt.
poker_champ-news-duel-tied-seats-you = Gleichstand zwischen dir und { $seats-others }. Das Duell wird wiederholt.
poker_champ-news-duel-won = { $name } gewinnt das Duell.
poker_champ-news-duel-won-you = Du gewinnst das Duell.
poker_champ-news-gave =
    { $chips ->
        [one] { $name } schenkt { $receiver } 1 Chip und bekommt einen Award.
       *[other] { $name } schenkt { $receiver } { NUMBER($chips, useGrouping: 0) } Chips und bekommt einen Award.
    }
poker_champ-news-gave-you =
    { $chips ->
        [one] Du schenkst { $receiver } 1 Chip und bekommst einen Award.
       *[other] Du schenkst { $receiver } { NUMBER($chips, useGrouping: 0) } Chips und bekommst einen Award.
    }
poker_champ-news-gave-receiver-you =
    { $chips ->
        [one] { $name } schenkt dir 1 Chip und bekommt einen Award.
       *[other] { $name } schenkt dir { NUMBER($chips, useGrouping: 0) } Chips und bekommt einen Award.
    }
poker_champ-news-time-ran-out = Die Zeit ist um. Die laufende Runde ist die letzte.
poker_champ-news-game-ended =
    { $champions-count ->
        [one] { $champions } ist Champion.
       *[other] { $champions } sind Champions.
    }
poker_champ-news-game-ended-you = Du bist Champion.
poker_champ-news-game-ended-champions-you = Du bist Champion, zusammen mit { $champions-others }.
poker_champ-news-went-away =
    { $chips ->
        [0] { $name } ist gegangen.
        [one] { $name } ist gegangen und nimmt 1 Chip mit.
       *[other] { $name } ist gegangen und nimmt { NUMBER($chips, useGrouping: 0) } Chips mit.
    }
poker_champ-news-went-away-you = Du bist gegangen.

## Was gerade geschieht

poker_champ-status-dealing = Die Karten werden gemischt
poker_champ-status-ante = Sieh dir die Rückseiten an und setze dann 1 Chip
poker_champ-status-decide =
    { $chips ->
        [one] { $step }: Setze 1 Chip oder passe
       *[other] { $step }: Setze { NUMBER($chips, useGrouping: 0) } Chips oder passe
    }
poker_champ-status-decide-for =
    { $chips ->
        [one] { $name }: { $step }, 1 Chip setzen oder passen
       *[other] { $name }: { $step }, { NUMBER($chips, useGrouping: 0) } Chips setzen oder passen
    }
poker_champ-status-waiting = Es fehlen noch: { $names }
poker_champ-status-all-in = Deine letzten Chips sind gesetzt. Du spielst bis zum Ende mit
poker_champ-status-folded = Du hast gepasst. Es fehlen noch: { $names }
poker_champ-status-won =
    { $pot ->
        [one] 1 Chip für { $names }
       *[other] { NUMBER($pot, useGrouping: 0) } Chips für { $names }
    }
poker_champ-status-won-you =
    { $pot ->
        [one] 1 Chip für dich
       *[other] { NUMBER($pot, useGrouping: 0) } Chips für dich
    }
poker_champ-status-won-shared =
    { $pot ->
        [one] Je 1 Chip für dich und { $names }
       *[other] Je { NUMBER($pot, useGrouping: 0) } Chips für dich und { $names }
    }
poker_champ-status-stayed = Niemand hat gewonnen. Die Chips bleiben liegen
poker_champ-status-duel = Duell: { $names }
poker_champ-status-duel-you = Duell: du gegen { $names }
poker_champ-won =
    { $points ->
        [0] { $name } ist Champion
        [one] { $name } ist Champion mit einem Award
       *[other] { $name } ist Champion mit { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-you =
    { $points ->
        [0] Du bist Champion
        [one] Du bist Champion mit einem Award
       *[other] Du bist Champion mit { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-shared =
    { $points ->
        [0] Alle sind Champions: { $names }
        [one] Champions mit je einem Award: { $names }
       *[other] Champions mit je { NUMBER($points, useGrouping: 0) } Awards: { $names }
    }
poker_champ-won-shared-you =
    { $points ->
        [0] Du bist Champion, zusammen mit { $names }
        [one] Du bist Champion mit einem Award, zusammen mit { $names }
       *[other] Du bist Champion mit { NUMBER($points, useGrouping: 0) } Awards, zusammen mit { $names }
    }

## Auf dem Tisch

poker_champ-bet =
    { $chips ->
        [one] 1 setzen
       *[other] { NUMBER($chips, useGrouping: 0) } setzen
    }
poker_champ-fold = Passen
poker_champ-folded = Gepasst
poker_champ-in = Dabei
poker_champ-thinking = Überlegt
poker_champ-decided = Entschieden
poker_champ-last-chip = Alles gesetzt
poker_champ-left = Gegangen
poker_champ-dealer = Geber
poker_champ-chips =
    { $chips ->
        [one] 1 Chip
       *[other] { NUMBER($chips, useGrouping: 0) } Chips
    }
poker_champ-awards =
    { $awards ->
        [0] Kein Award
        [one] 1 Award
       *[other] { NUMBER($awards, useGrouping: 0) } Awards
    }
poker_champ-awards-left = Awards übrig: { NUMBER($awards, useGrouping: 0) }
poker_champ-pot = Pot
poker_champ-carried = davon übrig geblieben: { NUMBER($chips, useGrouping: 0) }
poker_champ-pack-top = Oberste Karte
poker_champ-to-burn = wird weggelegt
poker_champ-board = Gemeinschaftskarten
poker_champ-your-cards = Deine Karten
poker_champ-others-see = Die anderen sehen
poker_champ-place = { $name }: { $state }. { $chips }, { $awards }. { $cards }
poker_champ-boxes = In den Feldern: { $boxes }
poker_champ-order = Hat als Nummer { NUMBER($place, useGrouping: 0) } entschieden
poker_champ-no-cards = Keine Karten auf dem Tisch
poker_champ-face-down = verdeckt
poker_champ-winning-five = Die fünf, die gewinnen
poker_champ-five = { $kind }: { $cards }
poker_champ-memo = Gesehen und fort
poker_champ-memo-burned = Weggelegt
poker_champ-memo-folded = Abgelegt von { $name }
poker_champ-chosen-bet = Du wirst setzen. Die anderen überlegen noch.
poker_champ-chosen-fold = Du wirst passen. Die anderen überlegen noch.
poker_champ-duel = Duell um den Award
poker_champ-duel-round = Durchgang { NUMBER($round, useGrouping: 0) }
poker_champ-duel-ahead = Vorn
poker_champ-award-moment = Ein Award
poker_champ-champion = Champion
poker_champ-four-colours = Vier Farben
poker_champ-next-deal = Gleich kommt die nächste Runde

## Der Coach

poker_champ-coach = Meine Chancen
poker_champ-coach-share = Anteil am Pot
poker_champ-coach-win = Gewinnt
poker_champ-coach-tie = Teilt
poker_champ-coach-needed = Setzen lohnt sich ab { $percent }.
poker_champ-coach-exact = Genau gezählt über alles, was die Rückseiten zulassen, wenn niemand passt.
poker_champ-coach-sampled = Viele Male zufällig gegeben; der Fehler ist { $error }.
poker_champ-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
poker_champ-review = Rückblick
poker_champ-review-lost = Insgesamt { $chips } Chips verschenkt
poker_champ-review-none = Es gab nichts zu entscheiden.
poker_champ-review-line = Runde { NUMBER($deal, useGrouping: 0) }, { $step }: { $share } vom Pot, nötig { $needed }
poker_champ-review-bet = Gesetzt
poker_champ-review-fold = Gepasst
poker_champ-review-cost = verschenkt { $chips }
poker_champ-review-right = richtig

## Warum etwas nicht ging

refused-step-over = Dieser Schritt ist vorbei.
refused-no-deal = Diese Runde hat noch nicht begonnen.
refused-already-folded = Du hast in dieser Runde schon gepasst.
refused-already-decided = Du hast in diesem Schritt schon entschieden. Das gilt.
refused-no-chips = Du hast keine Chips mehr. Du spielst ohne Entscheidung bis zum Ende.
refused-must-ante = Den ersten Schritt spielen alle. Passen kann man ab dem Flop.
refused-last-one-left = Alle anderen haben gepasst. Du hast schon gewonnen.
refused-no-advice = Hier gibt es nichts auszurechnen.

## Chancen, auf der Kommandozeile

poker_champ-odds-bad-card = { $card } ist keine Karte. Karten schreibt man As Td 7c: Rang 2 bis 9, T, J, Q, K oder A, dann Farbe s, h, d oder c.
poker_champ-odds-card-twice = Die Karte { $card } kommt zweimal vor.
poker_champ-odds-bad-hand = Eine Hand hat zwei Karten; diese hat { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-board = Auf dem Brett liegen keine, drei, vier oder fünf Karten; nicht { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-back = { $back } ist keine Rückseite. SL ist ein hohes Pik (Farben S, H, D, C; L, M oder S), A ein Ass.
poker_champ-odds-two-backs = Jeder Gegner zeigt zwei Rückseiten: { $backs } passt nicht. Gegner werden mit Kommas getrennt, etwa "SL SM, A HL".
poker_champ-odds-no-opponents = Was zeigen die anderen? --backs "SL SM, A HL"
poker_champ-odds-too-many = Es gibt höchstens fünf Gegner; das sind { NUMBER($opponents, useGrouping: 0) }.
poker_champ-odds-impossible = So viele Karten mit der Rückseite { $back } gibt es nicht: vier im Spiel, weniger die, die man sieht.
poker_champ-odds-column-cards = Karten
poker_champ-odds-column-win = Gewinnt
poker_champ-odds-column-tie = Teilt
poker_champ-odds-column-share = Anteil
poker_champ-odds-exact = Genau: { $worlds } Möglichkeiten für das, was man nicht sieht.
poker_champ-odds-sampled = { $deals } zufällige Runden; Standardfehler des ersten Anteils { $error } %.

## On paper

poker_champ-paper-judged = { NUMBER($right, useGrouping: 0) } von { NUMBER($of, useGrouping: 0) } Entscheidungen richtig · { $lost } Chips verschenkt
poker_champ-paper-cards = Karten
poker_champ-paper-board = Spielplan
poker_champ-paper-chips = Chips
poker_champ-paper-awards = Awards
poker_champ-paper-award = Award
poker_champ-paper-information = Übersichtskarten
poker_champ-paper-bet =
    { $chips ->
        [one] { $step }: 1 Chip
       *[other] { $step }: { NUMBER($chips, useGrouping: 0) } Chips
    }

## Die Regeln, für Menschen

poker_champ-rules-1-title = Worum es geht
poker_champ-rules-1 =
    Zwei bis sechs Leute pokern mit kleinen festen Einsätzen. Niemand wartet, bis er an der Reihe ist, niemand scheidet aus, und alle sehen die Rückseiten aller Karten. Ziel sind die Awards: Wer zuerst zwei hat, ist Champion.

    Alle beginnen mit 12 Chips.

poker_champ-rules-2-title = Die Rückseiten
poker_champ-rules-2 =
    Die Rückseite einer Karte zeigt ihre Farbe und wie stark sie ist.

    - L, drei Sterne: König, Dame, Bube oder Zehn
    - M, zwei Sterne: Neun, Acht, Sieben oder Sechs
    - S, ein Stern: Fünf, Vier, Drei oder Zwei
    - A: ein Ass; seine Farbe steht nicht da

    Hinter jeder Rückseite können also vier Karten stecken.

poker_champ-rules-3-title = Eine Runde in vier Schritten
poker_champ-rules-3 =
    - Erster Schritt: Alle bekommen zwei Karten und setzen 1 Chip. Niemand kann passen.
    - Flop: drei Gemeinschaftskarten. 1 Chip setzen oder passen.
    - Turn: eine vierte. 2 Chips setzen oder passen.
    - River: die fünfte. 2 Chips setzen oder passen.

    In jedem Schritt entscheiden alle, wann sie wollen, und alle sehen es sofort. Wer schnell setzt, kann die anderen erschrecken; wer wartet, weiß mehr. Der Schritt endet, wenn alle entschieden haben. Niemand kann erhöhen, niemand kann schieben.

    Bevor Gemeinschaftskarten aufgedeckt werden, kommt die oberste Karte des Stapels ungesehen weg. Auch die Karten derer, die passen, bleiben ungesehen.

poker_champ-rules-4-title = Wer den Pot gewinnt
poker_champ-rules-4 =
    Nach dem River zeigen alle, die noch dabei sind, ihre Karten. Das beste Blatt aus fünf Karten, gebildet aus den eigenen zwei und den fünf auf dem Brett, gewinnt alle Chips. Gleiche Blätter teilen; ~PC-Q4 was sich nicht teilen lässt, bleibt für die nächste Runde auf dem Brett.~

    Passen alle anderen, gewinnt der Letzte ~PC-Q1 sofort, muss nicht setzen~ und zeigt seine zwei Karten.

    Wer zu wenige Chips hat, setzt, was da ist, und spielt bis zum Ende mit. Auch ein einziger Chip kann alles gewinnen.

poker_champ-rules-5-title = Die Blätter
poker_champ-rules-5 =
    Vom besten zum schwächsten:

    - Straight Flush: fünf in Folge in einer Farbe
    - Vierling
    - Full House: Drilling und Paar
    - Flush: fünf in einer Farbe
    - Straße: fünf in Folge; das Ass darf auch vor der Zwei stehen
    - Drilling
    - Zwei Paare
    - Paar
    - Höchste Karte

    ~PC-Q3 Bei gleichen Blättern entscheiden die höheren Karten, nie die Farbe.~

poker_champ-rules-6-title = Geschenke und Awards
poker_champ-rules-6 =
    Wer nach einer Runde keine Chips mehr hat, bekommt sechs vom Reichsten, der dafür einen Award erhält. ~PC-Q5 Sind es mehrere, wird einem nach dem anderen geholfen, und jedes Mal wird neu geschaut, wer am reichsten ist.~

    Sind mehrere gleich reich, gibt es ein Duell: zwei offene Karten für jeden, dann fünf Gemeinschaftskarten, eine nach der anderen, ohne Einsatz. Das bessere Blatt schenkt die Chips und nimmt den Award. ~PC-Q6 Bei Gleichstand wird das Duell wiederholt.~

poker_champ-rules-7-title = Das Ende
poker_champ-rules-7 =
    - Zwei Awards: Wer sie zuerst hat, ist Champion.
    - Auf Zeit: ~PC-Q7 Ist die Zeit um, wird die laufende Runde zu Ende gespielt.~ Die meisten Awards gewinnen.
    - Alle sieben Awards: Ist der letzte vergeben, gewinnen die meisten.

    Wer gleich viele hat, ist mit Champion.

    ~PC-Q11 Geht jemand, ist sein Blatt gepasst, und seine Chips gehen mit. Wer allein bleibt, ist Champion.~

poker_champ-rules-8-title = ~PC-Q8 PC-Q9 PC-Q12 Optionen~
poker_champ-rules-8 =
    - Geheim entscheiden: Ab dem Flop entscheiden alle geheim, dann wird alles gezeigt. Passen alle, bleiben die Chips für die nächste Runde.
    - Oberste Karte: Man sieht die Rückseite der Karte, die als Nächste weggelegt wird, wie an einem echten Tisch.
    - Merkzettel: Rückseiten, die vom Tisch verschwunden sind, werden notiert.
    - Bedenkzeit: Ist sie um, passt die Uhr für alle, die noch nicht entschieden haben; im ersten Schritt setzt sie.

## Was man tun kann, in Worten (für das Terminal)

poker_champ-play-bet =
    { $chips ->
        [one] 1 setzen
       *[other] { NUMBER($chips, useGrouping: 0) } setzen
    }
poker_champ-play-fold = { poker_champ-fold }
poker_champ-mine = Deine Karten: { $cards }

## The lesson
poker_champ-lesson-aim = Gewinne Chips. Geht jemand pleite, hilft der Reichste aus und bekommt einen Award. Zwei Awards gewinnen.
poker_champ-lesson-backs = Rückseiten reden. Ada hat zwei mittlere Pik, Béla ein Ass und ein kleines Karo.
poker_champ-lesson-early = Im ersten Schritt setzen alle, mit guten wie mit schlechten Karten. Versuch trotzdem zu passen.
poker_champ-lesson-ante = Setz also deinen Chip. Niemand wartet auf die Reihe: Alle entscheiden gleichzeitig.
poker_champ-lesson-flop = Drei Karten für alle. König, Dame, Bube, Zehn: Noch eine, und es ist eine Straße. Setze.
poker_champ-lesson-turn = Mit der Neun ist deine Straße da. Von jetzt an ist ein Einsatz zwei Chips, nie mehr, nie weniger. Setze.
poker_champ-lesson-river = Die letzte Karte. Béla bleibt mit seinem Ass, aber auch zwei Asse schlagen keine Straße. Setze.
poker_champ-lesson-won = Die besten fünf von sieben Karten holen den Pot: vierzehn Chips für dich.
poker_champ-lesson-classes = Neue Karten. L ist König bis Zehn, M Neun bis Sechs, S Fünf bis Zwei; ein Ass zeigt keine Farbe. Setze einen Chip.
poker_champ-lesson-fold = Deine Sieben und Zwei passen zu nichts, und Ada zeigt zwei große Karten. Passe: Es hat einen Chip gekostet.
poker_champ-lesson-award = Béla ist pleite, aber niemand fliegt raus: Du hast am meisten, schenkst ihm sechs Chips und bekommst einen Award.
poker_champ-lesson-end = Noch ein Award, und du bist Champion. Behalte die Rückseiten im Auge.
poker_champ-lesson-small = Béla hat noch sechs Chips, und seine Rückseiten zeigen zwei kleine Karten. Setz deinen Chip.
poker_champ-lesson-read = König, Neun, Sechs: Keine kleine Karte bildet damit ein Paar. Und du hast ein Königspaar. Setze.
poker_champ-lesson-twin = Ada hat zwei große Karten wie du: vielleicht genau dieselbe Hand. Jetzt zwei Chips. Setze.
poker_champ-lesson-count = Die Zwei gibt Béla vielleicht doch ein Paar, aber Könige schlagen Zweien. Setze.
poker_champ-lesson-equal = Ada und du teilt und seid gleich reich. Béla ist pleite: Ein Duell entscheidet, wer ihm helfen darf.
poker_champ-lesson-winner = Zwei offene Karten für jeden, fünf für alle, kein Einsatz: Deine drei Neunen holen das Duell und den Award.
poker_champ-doubt = Wirklich passen?
poker_champ-doubt-help = Dein Blatt kann nicht verlieren. Tippe noch einmal, um trotzdem zu passen.
poker_champ-status-ante-for = { $name }: Sieh dir die Rückseiten an und setze dann 1 Chip
poker_champ-classes = L: König bis Zehn · M: Neun bis Sechs · S: Fünf bis Zwei
poker_champ-behind = Was kann das sein?
poker_champ-behind-one = Hinter dieser Rückseite liegt eine von diesen:
poker_champ-behind-show = Was { $name } haben kann
