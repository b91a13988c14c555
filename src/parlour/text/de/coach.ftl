## Was schiefging

coach-bad-sheet = { $part } ist kein Feld mit seinen Punkten. Schreib ein Blatt so: ones=3,sixes=18
coach-no-such-box = Dieses Blatt hat kein Feld { $box }. Es hat: { $boxes }
coach-box-twice = Das Feld { $box } ist zweimal angegeben.
coach-bad-points = Keine Würfel zählen im Feld { $box } { NUMBER($points, useGrouping: 0) } Punkte.
coach-bad-extra = Kein Spiel führt zu diesem Blatt mit { NUMBER($extra, useGrouping: 0) } Punkten für weitere Kniffel.
coach-out-of-order = Dieses Blatt wird von oben nach unten gefüllt; kein Spiel lässt eine Lücke.
coach-sheet-full = Das Blatt ist voll: Es gibt nichts mehr zu entscheiden.
coach-bad-dice = { $dice } sind keine fünf Würfel. Schreib sie so: 2,2,5,5,6
coach-bad-rolls = Mit Würfeln auf dem Tisch bleiben 0, 1 oder 2 Würfe, ohne Würfel alle 3; { NUMBER($rolls, useGrouping: 0) } passt nicht.
coach-no-such-seat = Es gibt keinen Platz { NUMBER($seat, useGrouping: 0) } an einem Tisch mit { NUMBER($seats, useGrouping: 0) }.
coach-options-do-not-fit = Das Blatt { $preset } kennt weder Joker noch Extrapunkte.

## Antworten

coach-solving = Löse
coach-best-chance = Mindestens { NUMBER($target, useGrouping: 0) } Punkte: { $percent }, wenn nur das zählt.
coach-deviation = Standardabweichung { $deviation }, Median { NUMBER($median, useGrouping: 0) }
coach-bonus = Chance auf den oberen Bonus: { $percent }
coach-extra = Weitere Kniffel
coach-worth = Bestes Spiel endet im Schnitt mit { $value } Punkten; { NUMBER($total, useGrouping: 0) } stehen auf dem Blatt.
coach-keep = { $dice } behalten
coach-keep-none = Alle Würfel werfen
coach-column-box = Feld
coach-column-mean = Mittel
coach-column-zero = Null
coach-column-decision = Entscheidung
coach-column-worth = Wert
coach-column-cost = Kosten
