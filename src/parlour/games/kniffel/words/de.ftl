kniffel-name = Kniffel
kniffel-tagline = Fünf Würfel, drei Würfe, dreizehn Felder: Was trägst du wo ein?
kniffel-length = 15–30 Min.

## Die Felder

kniffel-box-ones = Einser
kniffel-box-ones-help = Die Summe aller Einser
kniffel-box-twos = Zweier
kniffel-box-twos-help = Die Summe aller Zweier
kniffel-box-threes = Dreier
kniffel-box-threes-help = Die Summe aller Dreier
kniffel-box-fours = Vierer
kniffel-box-fours-help = Die Summe aller Vierer
kniffel-box-fives = Fünfer
kniffel-box-fives-help = Die Summe aller Fünfer
kniffel-box-sixes = Sechser
kniffel-box-sixes-help = Die Summe aller Sechser
kniffel-box-one-pair = Ein Paar
kniffel-box-one-pair-help = Zwei gleiche Würfel: deren Summe
kniffel-box-two-pairs = Zwei Paare
kniffel-box-two-pairs-help = Zwei verschiedene Paare: die Summe dieser vier Würfel
kniffel-box-three-of-a-kind = Dreierpasch
kniffel-box-three-of-a-kind-help =
    { $preset ->
        [yatzy] Drei gleiche Würfel: deren Summe
       *[other] Mindestens drei gleiche Würfel: die Summe aller fünf
    }
kniffel-box-four-of-a-kind = Viererpasch
kniffel-box-four-of-a-kind-help =
    { $preset ->
        [yatzy] Vier gleiche Würfel: deren Summe
       *[other] Mindestens vier gleiche Würfel: die Summe aller fünf
    }
kniffel-box-full-house = Full House
kniffel-box-full-house-help =
    { $preset ->
        [yatzy] Drei gleiche und zwei andere gleiche: die Summe aller fünf
       *[other] Drei gleiche und zwei andere gleiche: 25
    }
kniffel-box-small-straight = Kleine Straße
kniffel-box-small-straight-help =
    { $preset ->
        [yatzy] 1-2-3-4-5: 15
       *[other] Vier Zahlen in Folge: 30
    }
kniffel-box-large-straight = Große Straße
kniffel-box-large-straight-help =
    { $preset ->
        [yatzy] 2-3-4-5-6: 20
       *[other] Fünf Zahlen in Folge: 40
    }
kniffel-box-kniffel =
    { $preset ->
        [yatzy] Yatzy
       *[other] Kniffel
    }
kniffel-box-kniffel-help = Fünf gleiche Würfel: 50
kniffel-box-chance = Chance
kniffel-box-chance-help = Jeder Wurf: die Summe aller fünf

## Das Blatt

kniffel-sheet-upper = Oberer Teil
kniffel-sheet-bonus = Bonus
kniffel-sheet-extra = Weitere Kniffel
kniffel-sheet-total = Gesamt
kniffel-sheet-past = Frühere Spiele
kniffel-sheet-series = Alle Spiele

## Die Gegner

kniffel-bot-beginner = Neuling
kniffel-bot-beginner-help = Spielt nach Augenmaß und übersieht ab und zu etwas
kniffel-bot-steady = Solide
kniffel-bot-steady-help = Wägt jedes Feld ab und verschenkt selten Punkte
kniffel-bot-expert = Experte
kniffel-bot-expert-help = Hat das Spiel gelöst und spielt auf möglichst viele Punkte
kniffel-bot-winner = Champion
kniffel-bot-winner-help = Spielt auf Sieg gegen dich, nicht nur auf Punkte

## Die Einstellungen

kniffel-option-preset = Regeln
kniffel-option-preset-help = Auf welchem Blatt ihr spielt
kniffel-option-joker = Joker
kniffel-option-joker-help = Was mit einem Kniffel geschieht, wenn das Kniffel-Feld schon gefüllt ist
kniffel-option-extra = Weitere Kniffel
kniffel-option-extra-help = Was ein weiterer Kniffel zusätzlich bringt, wenn der erste mit 50 Punkten dasteht
kniffel-option-games = Spiele
kniffel-option-games-help = Wie viele Spiele ihr hintereinander spielt; die Summen laufen weiter
kniffel-option-start = Wer anfängt
kniffel-option-start-help = Wie sich der Anfang entscheidet; in einer Serie wandert er dann weiter, wenn nicht neu gewürfelt wird
kniffel-option-place = Platz, der anfängt
kniffel-option-place-help = Vom ersten Platz am Tisch gezählt; nur, wenn ein Platz gewählt ist
kniffel-option-patience = Bedenkzeit
kniffel-option-patience-help = Sekunden für jede Entscheidung; danach trägt die Uhr für dich ein
kniffel-joker-open = Wie in den Regeln
kniffel-extra-open = Wie in den Regeln

kniffel-preset-kniffel = Kniffel
kniffel-preset-kniffel-help = Das Regelbuch, 100 Punkte für jeden weiteren Kniffel. Dass auch nach einer Null das obere Feld Pflicht ist, lesen wir so; der Joker „Pflichtfeld mit 50“ ist die andere Lesart
kniffel-preset-schmidt = Kniffel mit +50
kniffel-preset-schmidt-help = Ein weiterer Kniffel bringt 50 Punkte, solange sein oberes Feld frei ist
kniffel-preset-yahtzee = Yahtzee
kniffel-preset-yahtzee-help = Dieselben Regeln für 2 bis 10 Personen
kniffel-preset-plain = Schlicht
kniffel-preset-plain-help = Kein Joker und nichts extra für weitere Kniffel
kniffel-preset-yatzy = Yatzy
kniffel-preset-yatzy-help = Das nordische Blatt: Paare, Straßen zu 15 und 20, ein Bonus von 50
kniffel-preset-forced_order = Der Reihe nach
kniffel-preset-forced_order-help = Die Felder werden von oben nach unten gefüllt

kniffel-joker-forced = Mit Pflichtfeld
kniffel-joker-forced-help = Zuerst das passende obere Feld, auch nach einer Null im Kniffel-Feld, dann als Joker ein unteres: so lesen wir die Regel
kniffel-joker-forced-with-50 = Pflichtfeld mit 50
kniffel-joker-forced-with-50-help = Die andere Lesart: zuerst das passende obere Feld, aber nur, wenn im Kniffel-Feld 50 steht; nach einer Null darf ein Kniffel in jedes freie Feld
kniffel-joker-lower = Unterer Teil
kniffel-joker-lower-help = Das passende obere Feld ist nie Pflicht; ein Joker kommt in den unteren Teil
kniffel-joker-earned = Pflicht, wenn verdient
kniffel-joker-earned-help = Wie mit Pflichtfeld, aber nur, wenn im Kniffel-Feld 50 steht; sonst kein Joker
kniffel-joker-free = Frei
kniffel-joker-free-help = Jedes freie Feld; Joker ist er, sobald das passende obere Feld gefüllt ist
kniffel-joker-none = Keiner
kniffel-joker-none-help = Fünf gleiche Würfel zählen nur als das, was sie sind

kniffel-start-rolled = Gewürfelt
kniffel-start-rolled-help = Alle würfeln einmal, und die höchste Summe beginnt
kniffel-start-every-game = In jedem Spiel gewürfelt
kniffel-start-every-game-help = In einer Serie wird vor jedem Spiel neu gewürfelt
kniffel-start-chosen = Ein gewählter Platz
kniffel-start-chosen-help = Ohne Wurf: Der genannte Platz fängt an

kniffel-extra-every = Je 100
kniffel-extra-every-help = Jeder weitere Kniffel bringt 100 Punkte
kniffel-extra-second = Einmal 100
kniffel-extra-second-help = Nur der zweite Kniffel bringt 100 Punkte
kniffel-extra-upper = 50 bei freiem oberem Feld
kniffel-extra-upper-help = Ein weiterer Kniffel bringt 50 Punkte, solange sein oberes Feld frei ist
kniffel-extra-none = Nichts
kniffel-extra-none-help = Weitere Kniffel bringen nichts extra

## Was der Tisch hört

kniffel-news-threw-for-start = { $name } würfelt um den Anfang: { $dice }, zusammen { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-threw-for-start-you = Du würfelst um den Anfang: { $dice }, zusammen { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-begins =
    { $game ->
        [1] { $name } fängt an.
       *[other] Spiel { NUMBER($game, useGrouping: 0) }: { $name } fängt an.
    }
kniffel-news-begins-you =
    { $game ->
        [1] Du fängst an.
       *[other] Spiel { NUMBER($game, useGrouping: 0) }: Du fängst an.
    }
kniffel-news-dice-fell = { $name }, Wurf { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-dice-fell-you = Dein Wurf { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-wrote =
    { $clock ->
        [true] { $points ->
            [one] Die Zeit ist um. Die Uhr trägt für { $name } 1 Punkt ein: { $box }.
           *[other] Die Zeit ist um. Die Uhr trägt für { $name } { NUMBER($points, useGrouping: 0) } Punkte ein: { $box }.
        }
       *[false] { $points ->
            [0] { $name } trägt eine Null ein: { $box }.
            [one] { $name } trägt 1 Punkt ein: { $box }.
           *[other] { $name } trägt { NUMBER($points, useGrouping: 0) } Punkte ein: { $box }.
        }
    }
kniffel-news-wrote-you =
    { $clock ->
        [true] { $points ->
            [one] Deine Zeit ist um. Die Uhr trägt für dich 1 Punkt ein: { $box }.
           *[other] Deine Zeit ist um. Die Uhr trägt für dich { NUMBER($points, useGrouping: 0) } Punkte ein: { $box }.
        }
       *[false] { $points ->
            [0] Du trägst eine Null ein: { $box }.
            [one] Du trägst 1 Punkt ein: { $box }.
           *[other] Du trägst { NUMBER($points, useGrouping: 0) } Punkte ein: { $box }.
        }
    }
kniffel-news-wrote-extra = Noch ein Kniffel: { NUMBER($extra, useGrouping: 0) } Punkte extra für { $name }.
kniffel-news-wrote-extra-you = Noch ein Kniffel: { NUMBER($extra, useGrouping: 0) } Punkte extra für dich.
kniffel-news-bonus-earned = { $name } bekommt den Bonus von { NUMBER($points, useGrouping: 0) } Punkten.
kniffel-news-bonus-earned-you = Du bekommst den Bonus von { NUMBER($points, useGrouping: 0) } Punkten.
kniffel-news-game-ended = Spiel { NUMBER($game, useGrouping: 0) } ist zu Ende.
kniffel-news-went-away = { $name } ist gegangen; in die freien Felder kommen Nullen.
kniffel-news-went-away-you = Du bist gegangen; in deine freien Felder kommen Nullen.

## Was der Trainer sagt

kniffel-coach-worth-short = Bei bestem Spiel
kniffel-coach-worth = Bei bestem Spiel { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } Punkte wert; { NUMBER($total, useGrouping: 0) } stehen auf dem Blatt.
kniffel-coach-bonus = Chance auf den oberen Bonus: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } %
kniffel-coach-ends = Wo das Spiel enden kann
kniffel-coach-ending = Bei bestem Spiel am ehesten um { NUMBER($around, useGrouping: 0) } Punkte; mindestens jedes zweite Spiel endet mit { NUMBER($even, useGrouping: 0) } oder mehr.
kniffel-coach-write = Eintragen: { $box }
kniffel-coach-not-decided = Die Uhr hat entschieden
kniffel-coach-die = { $die }, am besten behalten
kniffel-coach-box = Am besten: { $write }
kniffel-coach-keeps = Behalten und würfeln
kniffel-coach-boxes = Eintragen
kniffel-coach-every = Alle { NUMBER($count, useGrouping: 0) } Möglichkeiten
kniffel-review-when =
    { $roll ->
        [0] Zug { NUMBER($turn, useGrouping: 0) }, vor dem Wurf
       *[other] Zug { NUMBER($turn, useGrouping: 0) }, nach Wurf { NUMBER($roll, useGrouping: 0) }
    }

## Was der Löser sagt, auf der Kommandozeile und beim Coach

kniffel-solver-bad-sheet = { $part } ist kein Feld mit seinen Punkten. Schreib ein Blatt so: ones=3,sixes=18
kniffel-solver-no-such-box = Dieses Blatt hat kein Feld { $box }. Es hat: { $boxes }
kniffel-solver-box-twice = Das Feld { $box } ist zweimal angegeben.
kniffel-solver-bad-points = Keine Würfel zählen im Feld { $box } { NUMBER($points, useGrouping: 0) } Punkte.
kniffel-solver-bad-extra = Kein Spiel führt zu diesem Blatt mit { NUMBER($extra, useGrouping: 0) } Punkten für weitere Kniffel.
kniffel-solver-out-of-order = Dieses Blatt wird von oben nach unten gefüllt; kein Spiel lässt eine Lücke.
kniffel-solver-sheet-full = Das Blatt ist voll: Es gibt nichts mehr zu entscheiden.
kniffel-solver-bad-dice = { $dice } sind keine fünf Würfel. Schreib sie so: 2,2,5,5,6
kniffel-solver-bad-rolls = Mit Würfeln auf dem Tisch bleiben 0, 1 oder 2 Würfe, ohne Würfel alle 3; { NUMBER($rolls, useGrouping: 0) } passt nicht.
kniffel-solver-no-such-seat = Es gibt keinen Platz { NUMBER($seat, useGrouping: 0) } an einem Tisch mit { NUMBER($seats, useGrouping: 0) }.
kniffel-solver-options-do-not-fit = Das Blatt { $preset } kennt weder Joker noch Extrapunkte.
kniffel-solver-solving = Löse
kniffel-solver-best-chance = Mindestens { NUMBER($target, useGrouping: 0) } Punkte: { $percent }, wenn nur das zählt.
kniffel-solver-deviation = Standardabweichung { $deviation }, Median { NUMBER($median, useGrouping: 0) }
kniffel-solver-bonus = Chance auf den oberen Bonus: { $percent }
kniffel-solver-extra = Weitere Kniffel
kniffel-solver-worth = Bestes Spiel endet im Schnitt mit { $value } Punkten; { NUMBER($total, useGrouping: 0) } stehen auf dem Blatt.
kniffel-solver-keep = { $dice } behalten
kniffel-solver-keep-none = Alle Würfel werfen
kniffel-solver-column-box = Feld
kniffel-solver-column-mean = Mittel
kniffel-solver-column-zero = Null
kniffel-solver-column-decision = Entscheidung
kniffel-solver-column-worth = Wert
kniffel-solver-column-cost = Kosten

## Warum etwas nicht ging

refused-dice-in-the-air = Die Würfel rollen noch.
refused-dice-have-changed = Die Würfel haben sich inzwischen geändert. Schau noch einmal hin.
refused-no-rolls-left = Du hast dreimal gewürfelt. Wähle jetzt ein Feld.
refused-not-those-dice = Das sind nicht die Würfel auf dem Tisch.
refused-keeping-all = Du behältst alle fünf Würfel. Wähle ein Feld oder gib einen frei.
refused-roll-first = Würfle zuerst.
refused-no-such-box = Dieses Feld gibt es auf dem Blatt nicht.
refused-box-taken = Dieses Feld ist schon gefüllt.
refused-upper-box-first = Dein Kniffel-Feld ist gefüllt: Dieser Kniffel muss in das obere Feld seiner Zahl.
refused-lower-box-first = Ein Joker muss in ein unteres Feld, solange dort eines frei ist.
refused-in-order = Die Felder werden von oben nach unten gefüllt. Dieses ist noch nicht dran.
refused-options-do-not-fit = Auf dem Yatzy-Blatt gibt es weder Joker noch Extrapunkte zu wählen.
refused-no-such-place = An dem Platz, der anfangen soll, kann niemand sitzen.

## On paper

kniffel-paper-judged = Glück { $luck } · verschenkt { $lost }
kniffel-paper-pad = Spielblock
kniffel-paper-strategy = Der erste Zug, fehlerlos gespielt
kniffel-paper-strategy-roll = Wurf
kniffel-paper-strategy-keep-1 = Halten
kniffel-paper-strategy-keep-2 = dann
kniffel-paper-strategy-box = Schreiben
kniffel-paper-strategy-told = Was bestes Spiel mit jedem Wurf des ersten Zuges macht: was es nach dem ersten Wurf hält, was nach dem zweiten, und welches Feld es nach dem dritten nimmt. Alle fünf gehalten heißt: gleich eintragen. Wer nie irrt, endet im Schnitt mit { $worth } Punkten.
kniffel-paper-bonus-from = ab { NUMBER($goal, useGrouping: 0) }: { NUMBER($points, useGrouping: 0) }
kniffel-paper-extra-each = je { NUMBER($points, useGrouping: 0) }

## Die Regeln für Menschen. Eine Leerzeile trennt Absätze; eine Zeile mit "- " am Anfang ist ein Listenpunkt.

kniffel-rules-1-title = Ziel und Anfang
kniffel-rules-1 =
    Ihr spielt zu mehreren, höchstens zu acht, oder du spielst allein. Jeder hat ein Blatt mit dreizehn Feldern. Wer an der Reihe ist, muss genau ein Feld füllen: mit Punkten oder mit einer Null. Nach dreizehn Runden sind die Blätter voll, und die höchste Gesamtsumme gewinnt.

    Wer anfängt, entscheidet ein Wurf mit allen fünf Würfeln: Die höchste Summe beginnt. ~KN-Q1 Liegen mehrere gleichauf an der Spitze, würfeln sie noch einmal. Von da an geht es im Uhrzeigersinn.~ ~KN-P4 Wer allein spielt, fängt einfach an.~

kniffel-rules-2-title = Wenn du dran bist
kniffel-rules-2 =
    Du hast bis zu drei Würfe. Der erste geschieht mit allen fünf Würfeln. Vor dem zweiten und dem dritten behältst du, was du willst, auch gar nichts, und wirfst die übrigen Würfel neu.

    ~KN-Q1 Was du behalten hast, darf beim nächsten Wurf wieder in den Becher. Du kannst nach jedem Wurf aufhören: Wer alle fünf Würfel behält, trägt jetzt ein.~

    Dann wählst du ein freies Feld. Erfüllen deine Würfel seine Bedingung nicht, schreibst du dort eine Null. ~KN-Q2 Das darfst du in jedem freien Feld; ein gefülltes Feld bleibt, wie es ist.~

kniffel-rules-3-title = Oberer Teil und Bonus
kniffel-rules-3 =
    In den Feldern von Einser bis Sechser zählen nur die Würfel mit dieser Zahl. Du trägst ihre Summe ein: 2-2-2-3-4 ergibt 6 bei den Zweiern, 4-4-4-4-1 ergibt 16 bei den Vierern.

    Kommst du oben auf 63 Punkte oder mehr, erhältst du einen Bonus von 35. Drei Würfel von jeder Zahl machen genau 63.

kniffel-rules-4-title = Unterer Teil
kniffel-rules-4 =
    - Dreierpasch: mindestens drei gleiche Würfel. Alle fünf werden zusammengezählt: 6-6-6-3-1 ergibt 22.
    - Viererpasch: mindestens vier gleiche Würfel. Auch hier zählen alle fünf: 3-3-3-3-5 ergibt 17.
    - Full House: drei von einer Zahl und zwei von einer anderen. Immer 25.
    - Kleine Straße: vier Zahlen in Folge, der fünfte Würfel ist beliebig. 30.
    - Große Straße: fünf Zahlen in Folge. 40. ~KN-Q2 Du darfst sie auch als kleine Straße für 30 eintragen.~
    - Kniffel: fünf gleiche Würfel. 50.
    - Chance: jeder Wurf. Die Summe aller fünf Würfel.

    ~KN-Q3 Fünf gleiche Würfel sind auch ein Dreier- und ein Viererpasch, ein Full House aber nur als Joker.~ ~KN-Q7 Solange dein Kniffel-Feld frei ist, musst du es nicht nehmen: Ein Kniffel darf in jedes freie Feld.~

kniffel-rules-5-title = Der Joker
kniffel-rules-5 =
    Du wirfst einen Kniffel, und dein Kniffel-Feld ist schon gefüllt, ~KN-Q4 mit 50 oder mit einer Null.~

    - ~KN-Q5 Ist das obere Feld dieser Zahl frei, musst du dort eintragen.~
    - Ist auch dieses Feld gefüllt, dann ist dein Kniffel ein Joker und muss in ein freies unteres Feld: Dreierpasch, Viererpasch und Chance zählen die Summe der Würfel, Full House 25, kleine Straße 30, große Straße 40.
    - Sind unten alle Felder gefüllt, schreibst du in ein freies oberes Feld eine Null.

    ~KN-Q5 Die Anleitung bindet nur den zweiten Kniffel; dass auch der erste gebunden ist, wenn in seinem Feld schon eine Null steht, lesen wir so. Mit dem Joker „Pflichtfeld mit 50“ darf er in jedes freie Feld, solange sein oberes Feld frei ist.~

kniffel-rules-6-title = Weitere Kniffel
kniffel-rules-6 =
    Stehen in deinem Kniffel-Feld 50 Punkte, bringt dir jeder weitere Kniffel 100 Punkte extra, zusätzlich zu dem, was du dafür einträgst, ~KN-Q6 und selbst dann, wenn dir nur eine Null bleibt.~ Steht im Kniffel-Feld eine Null, gibt es nichts extra.

    ~KN-Q6 Diese Punkte zählen zur Gesamtsumme, aber nicht zu den 63 des oberen Teils.~

kniffel-rules-7-title = Ende, Serie, Aufstehen, Uhr
kniffel-rules-7 =
    Sind alle Blätter voll, werden alle Felder, der Bonus und die Extrapunkte zusammengezählt. Die höchste Gesamtsumme gewinnt; ~KN-Q9 bei Gleichstand teilt man sich den Sieg.~

    ~KN-Q9 In einer Serie aus mehreren Spielen laufen die Summen weiter, und der Anfang wandert von Spiel zu Spiel im Uhrzeigersinn um einen Platz, außer ihr wollt vor jedem Spiel darum würfeln. Statt zu würfeln, könnt ihr auch den Platz wählen, der anfängt. Es gewinnt die höchste Summe aller Spiele.~

    ~KN-P2 Steht jemand auf und geht, kommen Nullen in seine freien Felder und in alle Felder späterer Spiele. Die anderen spielen weiter.~ ~KN-P3 Geht jemand, während um den Anfang gewürfelt wird, machen es die übrigen unter sich aus.~

    ~KN-P1 Habt ihr eine Bedenkzeit eingestellt, läuft sie bei jeder Entscheidung neu. Ist sie um, trägt die Uhr die liegenden Würfel in dem erlaubten Feld ein, in dem sie am meisten zählen. Vor dem ersten Wurf schreibt sie eine Null in dein erstes freies Feld.~

kniffel-rules-8-title = ~KN-Q5 KN-Q6 KN-Q8 Andere Spielweisen~
kniffel-rules-8 =
    Vor dem Spiel wählt ihr eine dieser Regeln:

    - Kniffel: so wie oben.
    - Kniffel mit +50: Ein weiterer Kniffel bringt 50 statt 100, und nur solange das obere Feld seiner Zahl frei ist.
    - Yahtzee: so wie oben, für 2 bis 10 Personen.
    - Schlicht: kein Joker und keine Extrapunkte. Ein weiterer Kniffel zählt in jedem Feld nur als das, was seine Würfel sind.
    - Yatzy: das nordische Blatt mit fünfzehn Feldern. Der Bonus beträgt 50. Ein Paar, zwei Paare, Dreier- und Viererpasch zählen nur die gleichen Würfel; die zwei Paare müssen verschieden sein. Die kleine Straße ist 1-2-3-4-5 für 15, die große 2-3-4-5-6 für 20. Das Full House zählt die Summe aller fünf Würfel; fünf gleiche heißen Yatzy und zählen 50. Es gibt weder Joker noch Extrapunkte.
    - Der Reihe nach: Alle füllen ihre Felder von oben nach unten; die Pflicht, mit einem Joker ein bestimmtes Feld zu nehmen, entfällt, seine Punkte gelten.

    Außer auf dem Yatzy-Blatt könnt ihr zwei Dinge selbst umstellen. Joker: mit Pflichtfeld wie oben, frei (ein weiterer Kniffel darf in jedes freie Feld und ist ein Joker, sobald das obere Feld seiner Zahl gefüllt ist) oder keiner. Extrapunkte: 100 für jeden weiteren Kniffel, 100 nur für den zweiten, 50 bei freiem oberem Feld oder keine.

## Was man tun kann, in Worten (für das Terminal)

kniffel-plays-roll = Würfeln
kniffel-plays-write = Eintragen
kniffel-play-roll =
    { $keep-count ->
        [0] Alle fünf Würfel werfen
       *[other] { $keep } behalten und den Rest werfen
    }
kniffel-play-write =
    { $points ->
        [one] { $box } eintragen: 1 Punkt
       *[other] { $box } eintragen: { NUMBER($points, useGrouping: 0) } Punkte
    }
kniffel-mine = Auf dem Tisch: { $dice }

## The lesson
kniffel-lesson-start = Fünf Würfel, dreizehn Felder: Jede Runde füllt eines, die höchste Summe gewinnt. Du beginnst: würfle.
kniffel-lesson-keep = Zwei Fünfen. Tippe sie an, um sie zu behalten, und würfle die anderen drei.
kniffel-lesson-third = Drei Fünfen. Behalte sie und würfle noch einmal: Der dritte Wurf ist der letzte.
kniffel-lesson-more = Vier Fünfen. Ein vierter Wurf wäre schön. Versuch es.
kniffel-lesson-write = Jedes freie Feld zeigt, was es brächte. Trag die vier Fünfen bei den Fünfern ein: 20.
kniffel-lesson-bonus = Ab 63 Punkten im oberen Teil gibt es 35 dazu. Drei von jeder Zahl genügen. Ada hat gespielt: würfle.
kniffel-lesson-straight = Eins, zwei, drei, vier: kleine Straße, 30 sicher. Behalte sie und würfle die Sechs neu: Eine Fünf bringt 40.
kniffel-lesson-stop = Da ist sie. Du darfst nach jedem Wurf aufhören: Trag die große Straße ein.
kniffel-lesson-least = Eine schlechte Runde, aber etwas muss aufs Blatt. Nimm, was am wenigsten wehtut: zwei Punkte bei den Einsern.
kniffel-lesson-dare = Vier Vieren. Noch eine, und es ist ein Kniffel für 50. Behalte sie und wage den letzten Würfel.
kniffel-lesson-kniffel = KNIFFEL! Trag ihn ein. Jeder weitere bringt 100 extra.
kniffel-lesson-end = Nach dreizehn Runden sind die Blätter voll, und die Summe entscheidet. Jetzt kannst du es.
kniffel-lesson-again = In deinem Kniffel-Feld stehen 50. Mal sehen, was noch ein Kniffel wert ist: würfle.
kniffel-lesson-bound = Ein zweiter: 100 extra. Wohin damit? Versuch es mit dem Full House.
kniffel-lesson-upper = Solange das obere Feld dieser Zahl frei ist, gehört er dorthin. Trag ihn bei den Vierern ein: 20, dazu die 100.
kniffel-lesson-third-kniffel = Das waren 120. Und noch einmal: würfle.
kniffel-lesson-joker = Ein dritter, und die Vierer sind voll: Jetzt ist er ein Joker für jedes untere Feld. Nimm die große Straße: 40.
kniffel-lesson-extra = Jeder weitere Kniffel bringt 100, wenn im Kniffel-Feld 50 stehen. Bei einer Null ist er nur ein Joker.
kniffel-doubt = Null schreiben?
kniffel-doubt-help = Keine Punkte für { $box }. Tippe noch einmal darauf, um die Null zu schreiben.

## At the table

kniffel-status-start = Wer beginnt?
kniffel-status-your-first = Du würfelst
kniffel-status-your-again =
    { $left ->
        [one] Du hast noch einen Wurf
       *[other] Du hast noch zwei Würfe
    }
kniffel-status-your-write = Wähle ein Feld
kniffel-status-pass-first = Weiter an { $name }
kniffel-status-pass-again =
    { $left ->
        [one] { $name }, noch ein Wurf
       *[other] { $name }, noch zwei Würfe
    }
kniffel-status-pass-write = { $name }, wähle ein Feld
kniffel-status-theirs = { $name } ist dran
kniffel-status-thinking = { $name } überlegt
kniffel-tray = Würfel auf dem Tisch
kniffel-dice = Würfel
kniffel-die-free = Würfel { $place }: { $face }
kniffel-die-kept = Würfel { $place }: { $face }, bleibt
kniffel-kept = bleibt
kniffel-roll = Würfeln
kniffel-roll-again = Würfeln (noch { $left })
kniffel-choose = Wähle ein Feld
kniffel-hint-keep = Tippe an, was liegen bleibt, oder wähle ein Feld.
kniffel-hint-write = Kein Wurf mehr. Trage die Würfel ein.
kniffel-sheet = Spielblock
kniffel-sheet-of = Blatt von { $name }
kniffel-sheet-before = Voriges Blatt
kniffel-sheet-next = Nächstes Blatt
kniffel-sheet-all = Alle
kniffel-write =
    { $points ->
        [one] { $box }: 1 Punkt eintragen
       *[other] { $box }: { NUMBER($points, useGrouping: 0) } Punkte eintragen
    }
kniffel-bonus = Bonus { NUMBER($points, useGrouping: 0) }
kniffel-further = Weitere Kniffel
kniffel-total = Summe
kniffel-series = Alle Spiele
kniffel-game-of = Spiel { $game } von { $games }
kniffel-moment =
    { $outcome ->
        [won] Mit { NUMBER($by, useGrouping: 0) } gewonnen
       *[lost] Um { NUMBER($by, useGrouping: 0) } verloren
    }: { $dice ->
        [better] deine Würfel waren { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } besser
       *[worse] deine Würfel waren { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } schlechter
    }, { $play ->
        [better] dein Spiel { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } besser
       *[worse] dein Spiel { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } schlechter
    }.

## Würfel vom echten Tisch

kniffel-by-hand = Eigene Würfel
kniffel-throw-you =
    { $dice ->
        [one] Wirf einen Würfel und tippe ihn ein
       *[other] Wirf { NUMBER($dice, useGrouping: 0) } Würfel und tippe sie ein
    }
kniffel-throw-name =
    { $dice ->
        [one] { $name } wirft einen Würfel
       *[other] { $name } wirft { NUMBER($dice, useGrouping: 0) } Würfel
    }
kniffel-pad = Die geworfenen Würfel
kniffel-pad-face = Ein Würfel zeigt { $face }
kniffel-pad-left =
    { $left ->
        [one] Noch ein Würfel
       *[other] Noch { NUMBER($left, useGrouping: 0) } Würfel
    }
kniffel-pad-check = Liegen diese Würfel auf dem Tisch?
kniffel-pad-start = { $name } wirft alle fünf um den Anfang.
kniffel-plays-rolled = Die geworfenen Würfel
kniffel-play-rolled = Würfel { $dice }
kniffel-typed-rolled = Wirf, und tippe die geworfenen Würfel, zum Beispiel: Würfel 3 5 6
kniffel-typed-start-rolled = Alle werfen fünf Würfel um den Anfang. Tippe sie der Reihe nach, zum Beispiel: Würfel 3 3 5 6 1 2 4 4 5 6
