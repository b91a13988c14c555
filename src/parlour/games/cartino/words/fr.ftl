cartino-name = Cartino
cartino-tagline = Pose tes pions à côté de ceux qui valent le plus
cartino-length = 20–40 min

## Les pions

cartino-pawn =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
       *[other] { $rank }
    } de { $suit ->
        [D] carreau
        [H] cœur
        [S] pique
       *[C] trèfle
    }
cartino-the-pawn =
    { $rank ->
        [A] l’as
        [K] le roi
        [Q] la dame
        [J] le valet
       *[other] le { $rank }
    } de { $suit ->
        [D] carreau
        [H] cœur
        [S] pique
       *[C] trèfle
    }
cartino-pawn-joker = joker
cartino-suit =
    { $suit ->
        [D] carreau
        [H] cœur
        [S] pique
       *[C] trèfle
    }

## Les adversaires

cartino-bot-beginner = Novice
cartino-bot-beginner-help = Pose ce qui lui plaît et laisse parfois passer quelque chose
cartino-bot-greedy = Gourmand
cartino-bot-greedy-help = Prend toujours le tour qui rapporte le plus sur le moment
cartino-bot-expert = Expert
cartino-bot-expert-help = Pense à ce que chaque pion laisse aux autres
cartino-bot-master = Maître
cartino-bot-master-help = A appris de nombreuses parties ce que vaut ce qu’un tour laisse, et prévoit la suite

## Les options

cartino-option-corners = Couleurs dans les coins
cartino-option-corners-help = Où se trouve chaque couleur sur le plan
cartino-corners = Coins : { $signs }
cartino-option-layout = Votre propre plan
cartino-option-layout-help = Un plan à la place du nôtre : quatre lignes de huit cartes comme 10♣ ou 10C. Il est comparé aux exemples de la règle avant de jouer.
cartino-option-must_connect = Obligation de toucher
cartino-option-must_connect-help = Qui peut toucher un pion posé doit le faire
cartino-option-joker_to_hand = Joker remplacé
cartino-option-joker_to_hand-help = Où va un joker quand son pion prend sa place
cartino-option-replacing_scores = Remplacer un joker
cartino-option-replacing_scores-help = Si le pion qui remplace un joker rapporte des points
cartino-option-replacing_later = Quand remplacer un joker
cartino-option-replacing_later-help = Si un joker peut être remplacé dans le tour où il a été posé
cartino-option-taking_back = Reprendre
cartino-option-taking_back-help = Si l’on peut reprendre les pions d’un tour avant de le terminer
cartino-option-patience = Temps de réflexion
cartino-option-patience-help = Secondes pour chaque tour ; ensuite l’horloge le termine à ta place
cartino-must_connect-false = Aucune
cartino-must_connect-true = Toucher si possible
cartino-joker_to_hand-false = Quitte le jeu
cartino-joker_to_hand-true = Va à qui l’a remplacé
cartino-replacing_scores-true = Compte comme un autre
cartino-replacing_scores-false = Ne rapporte rien
cartino-replacing_later-true = À partir du tour suivant
cartino-replacing_later-false = Tout de suite aussi
cartino-taking_back-true = Jusqu’à la fin du tour
cartino-taking_back-false = Ce qui est posé reste posé

## Ce que la table entend

cartino-news-begins = { $name } commence.
cartino-news-begins-you = Tu commences.
cartino-news-pawn-laid =
    { $pawn-value ->
        [joker] { $points ->
            [0] { $name } pose un joker pour { $field }. Il ne touche rien.
            [one] { $name } pose un joker pour { $field } : 1 point.
           *[other] { $name } pose un joker pour { $field } : { NUMBER($points, useGrouping: 0) } points.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] { $name } remplace un joker par { $field }. Aucun point.
                [one] { $name } remplace un joker par { $field } : 1 point.
               *[other] { $name } remplace un joker par { $field } : { NUMBER($points, useGrouping: 0) } points.
            }
           *[false] { $points ->
                [0] { $name } pose { $field }. Il ne touche rien.
                [one] { $name } pose { $field } : 1 point.
               *[other] { $name } pose { $field } : { NUMBER($points, useGrouping: 0) } points.
            }
        }
    }
cartino-news-pawn-laid-you =
    { $pawn-value ->
        [joker] { $points ->
            [0] Tu poses un joker pour { $field }. Il ne touche rien.
            [one] Tu poses un joker pour { $field } : 1 point.
           *[other] Tu poses un joker pour { $field } : { NUMBER($points, useGrouping: 0) } points.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] Tu remplaces un joker par { $field }. Aucun point.
                [one] Tu remplaces un joker par { $field } : 1 point.
               *[other] Tu remplaces un joker par { $field } : { NUMBER($points, useGrouping: 0) } points.
            }
           *[false] { $points ->
                [0] Tu poses { $field }. Il ne touche rien.
                [one] Tu poses { $field } : 1 point.
               *[other] Tu poses { $field } : { NUMBER($points, useGrouping: 0) } points.
            }
        }
    }
cartino-news-took-back =
    { $halves-count ->
        [one] { $name } reprend un pion.
       *[other] { $name } reprend { NUMBER($halves-count, useGrouping: 0) } pions.
    }
cartino-news-took-back-you =
    { $halves-count ->
        [one] Tu reprends un pion.
       *[other] Tu reprends { NUMBER($halves-count, useGrouping: 0) } pions.
    }
cartino-news-turn-ended =
    { $clock ->
        [true] Temps écoulé pour { $name }. { $points ->
            [one] { $name } termine son tour avec { NUMBER($points, useGrouping: 0) } point.
           *[other] { $name } termine son tour avec { NUMBER($points, useGrouping: 0) } points.
        }
       *[false] { $points ->
            [one] { $name } termine son tour avec { NUMBER($points, useGrouping: 0) } point.
           *[other] { $name } termine son tour avec { NUMBER($points, useGrouping: 0) } points.
        }
    }
cartino-news-turn-ended-you =
    { $clock ->
        [true] Ton temps est écoulé. { $points ->
            [one] Tu termines ton tour avec { NUMBER($points, useGrouping: 0) } point.
           *[other] Tu termines ton tour avec { NUMBER($points, useGrouping: 0) } points.
        }
       *[false] { $points ->
            [one] Tu termines ton tour avec { NUMBER($points, useGrouping: 0) } point.
           *[other] Tu termines ton tour avec { NUMBER($points, useGrouping: 0) } points.
        }
    }
cartino-news-turn-ended-bonus = Cinq pions en un tour : { NUMBER($bonus, useGrouping: 0) } points de prime pour { $name }.
cartino-news-turn-ended-bonus-you = Cinq pions en un tour : { NUMBER($bonus, useGrouping: 0) } points de prime pour toi.
cartino-news-passed = { $name } ne peut rien poser et passe.
cartino-news-passed-you = Tu ne peux rien poser et tu passes.
cartino-news-drew =
    { $number ->
        [one] { $name } pioche { NUMBER($number, useGrouping: 0) } pion.
       *[other] { $name } pioche { NUMBER($number, useGrouping: 0) } pions.
    }
cartino-news-took = Tu as pioché : { $pawns }.
cartino-news-game-ended = { $name } a posé son dernier pion : { NUMBER($bonus, useGrouping: 0) } points de prime.
cartino-news-game-ended-you = Tu as posé ton dernier pion : { NUMBER($bonus, useGrouping: 0) } points de prime.
cartino-news-game-ended-nobody = Personne ne peut continuer. La partie est finie.
cartino-news-game-ended-deductions =
    { $deductions ->
        [one] { $name } perd { NUMBER($deductions, useGrouping: 0) } point pour ce qui reste : { $hands }.
       *[other] { $name } perd { NUMBER($deductions, useGrouping: 0) } points pour ce qui reste : { $hands }.
    }
cartino-news-game-ended-deductions-you =
    { $deductions ->
        [one] Tu perds { NUMBER($deductions, useGrouping: 0) } point pour ce qui reste : { $hands }.
       *[other] Tu perds { NUMBER($deductions, useGrouping: 0) } points pour ce qui reste : { $hands }.
    }
cartino-news-went-away = { $name } s’en va. Ses pions retournent dans la pochette et lui coûtent { NUMBER($deduction, useGrouping: 0) }.
cartino-news-went-away-you = Tu t’en vas. Tes pions retournent dans la pochette et te coûtent { NUMBER($deduction, useGrouping: 0) }.

## La table pendant le jeu

cartino-status-start = On pioche les pions
cartino-status-your-first = À toi
cartino-status-your-more = Termine, ou continue à { $suit }
cartino-status-your-full = Termine ton tour
cartino-status-your-stuck = Tu ne peux rien poser
cartino-status-pass-first = À { $name }
cartino-status-pass-more = { $name } : termine, ou continue à { $suit }
cartino-status-pass-full = { $name } : termine ton tour
cartino-status-pass-stuck = { $name } ne peut rien poser
cartino-status-thinking = { $name } réfléchit
cartino-hint-lift = Touche un pion, puis une place qui brille.
cartino-hint-place = Où poser { $pawn } ?
cartino-hint-joker = Un joker va sur toute place libre. Où le poser ?
cartino-board = Plan
cartino-rack = Tes pions
cartino-rack-empty = Aucun pion
cartino-held = { $pawn }
cartino-held-lifted = { $pawn }, en main
cartino-half =
    { $state ->
        [open] { $pawn }, { $level ->
            [up] moitié du haut
           *[down] moitié du bas
        } : poser ici pour { NUMBER($points, useGrouping: 0) }
        [free] { $pawn }, { $level ->
            [up] moitié du haut
           *[down] moitié du bas
        } : libre
        [joker] { $pawn }, { $level ->
            [up] moitié du haut
           *[down] moitié du bas
        } : occupée par un joker
       *[taken] { $pawn }, { $level ->
            [up] moitié du haut
           *[down] moitié du bas
        } : occupée
    }
cartino-end = Terminer le tour
cartino-end-points = Terminer le tour (+{ NUMBER($points, useGrouping: 0) })
cartino-take-back = Reprendre
cartino-pass = Passer
cartino-bag =
    { $count ->
        [0] La pochette est vide
        [one] 1 pion dans la pochette
       *[other] { NUMBER($count, useGrouping: 0) } pions dans la pochette
    }
cartino-track = Points
cartino-holds =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } pion
       *[other] { NUMBER($count, useGrouping: 0) } pions
    }

## Le conseil

cartino-coach-best =
    { $points ->
        [one] Le meilleur tour rapporte { NUMBER($points, useGrouping: 0) } point sur le moment.
       *[other] Le meilleur tour rapporte { NUMBER($points, useGrouping: 0) } points sur le moment.
    }
cartino-coach-step = { $pawn }, { $level ->
        [up] moitié du haut
       *[down] moitié du bas
    } : { NUMBER($points, useGrouping: 0) }
cartino-coach-bonus = Prime : { NUMBER($points, useGrouping: 0) }
cartino-coach-nothing = Tu ne peux rien poser.
cartino-coach-missed = À ton dernier tour tu as gagné { NUMBER($earned, useGrouping: 0) }. À la longue, ceci valait { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) } de plus :
cartino-coach-perfect = À ton dernier tour tu as gagné { NUMBER($earned, useGrouping: 0) }. Il n’y avait pas mieux.
cartino-coach-verdict =
    { $cost ->
        [0] Rien de perdu.
       *[other] Points perdus : { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-missed-all =
    { $missed ->
        [0] Chaque tour était le meilleur possible.
       *[other] Points perdus par rapport aux meilleurs tours : { NUMBER($missed, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-turn = Tour
cartino-review-laid = Posé
cartino-review-earned = Gagné
cartino-review-better = Mieux
cartino-review-cost = Perdu
cartino-review-cost-number = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cartino-coach-caution = Le coach pèse ce qu’un tour rapporte et ce qu’il laisse, en imaginant bien des fois tout ce qui est caché.

## parlour cartino layout

cartino-layout-good = Les six exemples de la règle se vérifient sur ce plan.
cartino-layout-example-holds = vérifié : { $example }
cartino-layout-example-fails = contredit : { $example }
cartino-layout-bad = Ce plan contredit la règle.
cartino-layout-example =
    { $name ->
        [alone] un roi de pique qui ne touche rien ne rapporte rien
        [not-level] à côté de la case du roi, mais pas à la même hauteur : rien
        [king-after-eight] le roi de pique posé contre le 8 de pique : 1
        [eight-after-king] le 8 de pique posé contre le roi : 4
        [king-in-the-middle] un roi entre un as, une dame et deux rois : 16
       *[three-in-a-turn] as, roi et dame d’une couleur : 0 + 5 + 4
    }

## Pourquoi quelque chose a été refusé

refused-bag-first = La pochette est encore ouverte. Attends la pioche.
refused-board-has-changed = Le plan a changé entre-temps. Regarde encore.
refused-not-in-hand = Tu n’as pas ce pion.
refused-not-its-field = Un pion ne va que sur sa propre carte.
refused-half-taken = Cette place est déjà prise.
refused-other-joker = Ce joker représente un autre pion.
refused-joker-just-laid = Un joker ne peut être remplacé qu’à partir du tour suivant.
refused-one-suit = Une seule couleur par tour. Termine d’abord ton tour, ou reprends tes pions.
refused-must-connect = Tu peux toucher un pion posé, donc tu le dois.
refused-nothing-laid = Pose d’abord au moins un pion.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-what-lies-lies = À cette table, ce qui est posé reste posé.
refused-can-lay = Tu peux encore poser quelque chose, donc tu ne peux pas passer.
refused-not-those-pawns = Ces pions n’ont pas pu être piochés.
refused-layout-no-such-card = Ligne { NUMBER($line, useGrouping: 0) } : { $card } n’est pas une carte de Cartino. Écris par exemple 10♣ ou 10C.
refused-layout-card-twice = Ligne { NUMBER($line, useGrouping: 0) } : { $card } y est une deuxième fois.
refused-layout-card-missing = Il manque { $card }. Un plan contient une fois chacune des 32 cartes.
refused-layout-not-eight-fields = Ligne { NUMBER($line, useGrouping: 0) } : une rangée compte huit cartes.
refused-layout-breaks-example = Ce plan contredit l’exemple { NUMBER($example, useGrouping: 0) } de la règle.

## On paper

cartino-paper-board = Plateau
cartino-paper-pawns = Pions
cartino-paper-track = Piste de score
cartino-paper-chips = Jetons de 20

## Les règles

cartino-rules-1-title = De quoi il s’agit
cartino-rules-1 =
    Le plan montre 32 cartes, du sept à l’as dans quatre couleurs. Chacune offre deux places, une moitié en haut et une en bas. Le pion que tu y poses rapporte ce qu’il touche : pose-le donc à côté de pions qui valent cher.

    De deux à quatre personnes piochent cinq pions chacune et les cachent aux autres. La pochette contient deux pions de chaque carte, et deux jokers.

    Qui tient le plus petit carreau commence ; s’il n’y en a pas, le plus petit cœur, puis pique, puis trèfle. ~CA-Q2 À valeur égale, le rang décide : le sept passe avant le dix. Entre deux pions jumeaux, on compare les pions suivants.~ Ensuite on joue dans le sens des aiguilles d’une montre.

cartino-rules-2-title = Ton tour
cartino-rules-2 =
    Pose un pion ou plusieurs, tous de la même couleur. Chacun va sur sa carte, en haut ou en bas, et y reste.

    ~CA-Q10 Tant que tu n’as pas terminé ton tour, tu peux reprendre tes pions.~ Ensuite tu en pioches autant que tu en as posé, aussi longtemps que la pochette en contient.

cartino-rules-3-title = Les points
cartino-rules-3 =
    Un pion rapporte la valeur des pions qu’il touche : dessus, dessous, à gauche et à droite, quelle que soit leur couleur. ~CA-Q9 Le jumeau sur la même carte touche aussi. En diagonale, rien ne compte.~

    - As : 5
    - Roi : 4
    - Dame : 3
    - Valet : 2
    - 10, 9, 8 et 7 : 1

    La valeur du pion posé ne compte pas, et un pion qui ne touche rien ne rapporte rien. Si tu en poses plusieurs, ils comptent l’un après l’autre, et les derniers peuvent toucher les premiers. As, roi et dame côte à côte rapportent 0 + 5 + 4.

    Cinq pions d’une couleur en un tour rapportent une prime de 10 points.

cartino-rules-4-title = Les jokers
cartino-rules-4 =
    Un joker va sur toute place libre. ~CA-Q4 Il y prend la couleur et la valeur de la carte.~

    Qui tient le pion qu’un joker remplace peut le poser à sa place ; le joker quitte alors le jeu. ~CA-Q5 C’est une pose comme une autre : dans un tour de cette couleur, avec les points de ce que le pion touche. Même un joker posé dans le même tour peut être remplacé.~

cartino-rules-5-title = Le compte
cartino-rules-5 =
    Les points se comptent sur une piste de 20. Chaque fois que tu atteins 20, tu reçois un jeton qui vaut 20 et tu recommences.

cartino-rules-6-title = La fin
cartino-rules-6 =
    La partie se termine dès que quelqu’un a posé son dernier pion et que la pochette est vide. Cela rapporte une prime de 10 points. Les autres perdent la valeur des pions qui leur restent, 6 pour un joker.

    Qui a le plus de points gagne ; ~CA-Q8 en cas d’égalité, on partage la victoire.~

    ~CA-Q6 Si toutes les places sont prises et que quelqu’un n’a plus que des jokers, il passe. Quand tout le monde passe, la partie se termine et personne ne gagne les 10 points.~

    ~CA-Q11 CA-P2 Si quelqu’un s’en va, on déduit les pions de sa main et ils retournent dans la pochette.~

cartino-rules-7-title = ~CA-Q3 CA-Q5 CA-Q10 CA-P1 CA-P4 Autres façons de jouer~
cartino-rules-7 =
    Avant la partie, vous pouvez choisir :

    - Obligation de toucher : qui peut poser un pion de sorte qu’il en touche un autre doit le faire.
    - Joker remplacé : il quitte le jeu, ou il va à qui l’a remplacé, qui pioche alors un pion de moins.
    - Remplacer un joker : le pion compte, ou ne compte pas.
    - Quand remplacer un joker : tout de suite aussi, ou seulement à partir du tour suivant.
    - Reprendre : jusqu’à la fin du tour, ou pas du tout : ce qui est posé reste posé.
    - Les couleurs dans les coins. Personne ne sait au juste comment elles étaient sur le premier plan.
    - Un plan à vous. Si vous connaissez mieux le vrai plan, notez-le : quatre lignes de huit cartes. Il est comparé aux six exemples de la règle, puis vous jouez dessus.
    - Temps de réflexion, pour un tour entier. Quand il est écoulé, ce que tu as posé reste. Si tu n’as rien posé, l’horloge pose le pion qui rapporte le plus.

## Ce qu’on peut faire, en toutes lettres (pour le terminal)

cartino-plays-lay = Poser un pion
cartino-play-lay =
    { $points ->
        [one] Poser { $pawn } en { $place } : { NUMBER($points, useGrouping: 0) } point
       *[other] Poser { $pawn } en { $place } : { NUMBER($points, useGrouping: 0) } points
    }
cartino-plays-take-back = Reprendre
cartino-play-take-back =
    { $keep ->
        [0] Tout reprendre
        [one] Tout reprendre sauf le premier pion
       *[other] Tout reprendre sauf les { NUMBER($keep, useGrouping: 0) } premiers pions
    }
cartino-play-end-turn = Terminer le tour
cartino-play-pass = Passer
cartino-mine = Tes pions : { $pawns }

## The lesson
cartino-lesson-board = Chaque carte du plan a deux places, en haut et en bas. Un pion ne va que sur sa propre carte.
cartino-lesson-score = Ton pion rapporte ce qu’il touche : as 5, roi 4, dame 3, valet 2, les autres 1. Sa propre valeur ne compte pas.
cartino-lesson-lay = L’as d’Ada est là. Touche ton roi de pique, puis la place du bas de sa carte, à côté de l’as.
cartino-lesson-more = Cinq points. Tu peux poser d’autres pions de la même couleur : mets la dame à côté de ton roi.
cartino-lesson-suit = Quatre de plus. Ton as de trèfle aimerait les rejoindre. Touche-le.
cartino-lesson-end-turn = Avant la fin du tour, tu peux tout reprendre. Tout va bien ? Termine et pioche deux pions.
cartino-lesson-joker = Un joker remplace tout pion. Celui d’Ada est l’as de trèfle. Pose le tien dessus. Le joker s’en va, la place rapporte encore.
cartino-lesson-nine = Cinq points. Ton neuf de trèfle peut suivre. Il ne rapporte rien maintenant, mais tu pioches un autre pion.
cartino-lesson-five = Cinq pions en un tour en rapporteraient dix de plus. Termine ton tour.
cartino-lesson-end = Quand la pochette est vide, qui pose son dernier pion gagne dix. Les autres perdent ce qu’ils ont en main.
cartino-lesson-empty = La pochette est vide et Ada a 16 points d’avance. Mais il ne te reste que deux pions, d’une même couleur.
cartino-lesson-first-of-last = Pose le premier sept de trèfle là où il touche le plus : 3 points.
cartino-lesson-last-pawn = Et le second au-dessous : 8 points, et ta main est vide.
cartino-lesson-finish = Qui pose son dernier pion quand la pochette est vide termine la partie et gagne dix. Termine ton tour.
cartino-lesson-held = Ada tenait encore un as, un valet et un sept : 8 de moins. Tu gagnes. Un joker en main coûterait 6.
cartino-in-words =
    { $chips ->
        [0] { $points ->
            [one] { NUMBER($points, useGrouping: 0) } point
           *[other] { NUMBER($points, useGrouping: 0) } points
        }
        [1] { NUMBER($points, useGrouping: 0) } points : un jeton et { NUMBER($track, useGrouping: 0) }
       *[other] { NUMBER($points, useGrouping: 0) } points : { NUMBER($chips, useGrouping: 0) } jetons et { NUMBER($track, useGrouping: 0) }
    }
