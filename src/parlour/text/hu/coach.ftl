## Mi ment félre

coach-bad-sheet = Ez nem egy rubrika a pontjaival: { $part }. Így írd a lapot: ones=3,sixes=18
coach-no-such-box = Ezen a lapon nincs { $box } rubrika. Ezek vannak: { $boxes }
coach-box-twice = Ez a rubrika kétszer szerepel: { $box }.
coach-bad-points = Semmilyen dobás nem ér { NUMBER($points, useGrouping: 0) } pontot ebben a rubrikában: { $box }.
coach-bad-extra = Egyetlen játék sem vezet ehhez a laphoz { NUMBER($extra, useGrouping: 0) } ponttal az újabb kniffelekért.
coach-out-of-order = Ezt a lapot felülről lefelé töltik ki; egyetlen játék sem hagy rajta rést.
coach-sheet-full = A lap megtelt: nincs mit eldönteni.
coach-bad-dice = Ez nem öt kocka: { $dice }. Így írd: 2,2,5,5,6
coach-bad-rolls = Kockákkal az asztalon 0, 1 vagy 2 dobás van hátra, kockák nélkül mind a 3; { NUMBER($rolls, useGrouping: 0) } nem lehet.
coach-no-such-seat = Ennél az asztalnál { NUMBER($seats, useGrouping: 0) } hely van, { NUMBER($seat, useGrouping: 0) } számú nincs.
coach-options-do-not-fit = A { $preset } lap nem ismer sem dzsókert, sem külön pontokat.

## Válaszok

coach-solving = Megoldás
coach-best-chance = Legalább { NUMBER($target, useGrouping: 0) } pont: { $percent }, ha csak ez számít.
coach-deviation = Szórás { $deviation }, medián { NUMBER($median, useGrouping: 0) }
coach-bonus = A felső jutalom esélye: { $percent }
coach-extra = Újabb kniffelek
coach-worth = A legjobb játék átlagosan { $value } ponttal végződik; a lapon { NUMBER($total, useGrouping: 0) } van.
coach-keep = Marad: { $dice }
coach-keep-none = Minden kocka újra
coach-column-box = Rubrika
coach-column-mean = Átlag
coach-column-zero = Nulla
coach-column-decision = Döntés
coach-column-worth = Érték
coach-column-cost = Ára
