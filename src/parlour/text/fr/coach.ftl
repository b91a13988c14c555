## Ce qui n’a pas marché

coach-bad-sheet = { $part } n’est pas une case avec ses points. Écris une feuille ainsi : ones=3,sixes=18
coach-no-such-box = Cette feuille n’a pas de case { $box }. Elle a : { $boxes }
coach-box-twice = La case { $box } est donnée deux fois.
coach-bad-points = Aucun lancer ne vaut { NUMBER($points, useGrouping: 0) } points dans la case { $box }.
coach-bad-extra = Aucune partie ne mène à cette feuille avec { NUMBER($extra, useGrouping: 0) } points pour de nouveaux kniffels.
coach-out-of-order = Cette feuille se remplit de haut en bas ; aucune partie n’y laisse de trou.
coach-sheet-full = La feuille est pleine : il n’y a plus rien à décider.
coach-bad-dice = { $dice } ne sont pas cinq dés. Écris-les ainsi : 2,2,5,5,6
coach-bad-rolls = Avec des dés sur la table il reste 0, 1 ou 2 lancers, sans dés les 3 ; { NUMBER($rolls, useGrouping: 0) } ne va pas.
coach-no-such-seat = Il n’y a pas de place { NUMBER($seat, useGrouping: 0) } à une table de { NUMBER($seats, useGrouping: 0) }.
coach-options-do-not-fit = La feuille { $preset } ne connaît ni joker ni points en plus.

## Réponses

coach-solving = Résolution
coach-best-chance = Au moins { NUMBER($target, useGrouping: 0) } points : { $percent }, si cela seul compte.
coach-deviation = Écart type { $deviation }, médiane { NUMBER($median, useGrouping: 0) }
coach-bonus = Chance d’obtenir la prime du haut : { $percent }
coach-extra = Nouveaux kniffels
coach-worth = Le meilleur jeu finit en moyenne avec { $value } points ; il y en a { NUMBER($total, useGrouping: 0) } sur la feuille.
coach-keep = Garder { $dice }
coach-keep-none = Relancer tous les dés
coach-column-box = Case
coach-column-mean = Moyenne
coach-column-zero = Zéro
coach-column-decision = Décision
coach-column-worth = Valeur
coach-column-cost = Coût
