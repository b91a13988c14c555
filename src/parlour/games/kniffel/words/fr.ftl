kniffel-name = Kniffel
kniffel-tagline = Cinq dés, trois lancers, treize cases : où vas-tu inscrire ton jeu ?
kniffel-length = 15–30 min

## Les cases

kniffel-box-ones = As
kniffel-box-ones-help = La somme de tous les as
kniffel-box-twos = Deux
kniffel-box-twos-help = La somme de tous les deux
kniffel-box-threes = Trois
kniffel-box-threes-help = La somme de tous les trois
kniffel-box-fours = Quatre
kniffel-box-fours-help = La somme de tous les quatre
kniffel-box-fives = Cinq
kniffel-box-fives-help = La somme de tous les cinq
kniffel-box-sixes = Six
kniffel-box-sixes-help = La somme de tous les six
kniffel-box-one-pair = Une paire
kniffel-box-one-pair-help = Deux dés identiques : leur somme
kniffel-box-two-pairs = Deux paires
kniffel-box-two-pairs-help = Deux paires différentes : la somme de ces quatre dés
kniffel-box-three-of-a-kind = Brelan
kniffel-box-three-of-a-kind-help =
    { $preset ->
        [yatzy] Trois dés identiques : leur somme
       *[other] Au moins trois dés identiques : la somme des cinq dés
    }
kniffel-box-four-of-a-kind = Carré
kniffel-box-four-of-a-kind-help =
    { $preset ->
        [yatzy] Quatre dés identiques : leur somme
       *[other] Au moins quatre dés identiques : la somme des cinq dés
    }
kniffel-box-full-house = Full
kniffel-box-full-house-help =
    { $preset ->
        [yatzy] Trois dés d’un chiffre et deux d’un autre : la somme des cinq dés
       *[other] Trois dés d’un chiffre et deux d’un autre : 25
    }
kniffel-box-small-straight = Petite suite
kniffel-box-small-straight-help =
    { $preset ->
        [yatzy] 1-2-3-4-5 : 15
       *[other] Quatre chiffres qui se suivent : 30
    }
kniffel-box-large-straight = Grande suite
kniffel-box-large-straight-help =
    { $preset ->
        [yatzy] 2-3-4-5-6 : 20
       *[other] Cinq chiffres qui se suivent : 40
    }
kniffel-box-kniffel =
    { $preset ->
        [yatzy] Yatzy
       *[other] Kniffel
    }
kniffel-box-kniffel-help = Cinq dés identiques : 50
kniffel-box-chance = Chance
kniffel-box-chance-help = N’importe quel lancer : la somme des cinq dés

## La feuille

kniffel-sheet-upper = Partie du haut
kniffel-sheet-bonus = Prime
kniffel-sheet-extra = Kniffels suivants
kniffel-sheet-total = Total
kniffel-sheet-past = Parties précédentes
kniffel-sheet-series = Toutes les parties

## Les adversaires

kniffel-bot-beginner = Débutant
kniffel-bot-beginner-help = Joue au coup d’œil et oublie parfois quelque chose
kniffel-bot-steady = Solide
kniffel-bot-steady-help = Pèse chaque case et gaspille rarement des points
kniffel-bot-expert = Expert
kniffel-bot-expert-help = A résolu le jeu et joue pour le plus de points
kniffel-bot-winner = Champion
kniffel-bot-winner-help = Joue pour te battre, pas seulement pour les points

## Les options

kniffel-option-preset = Règles
kniffel-option-preset-help = Sur quelle feuille vous jouez
kniffel-option-joker = Joker
kniffel-option-joker-help = Ce qu’on peut faire d’un kniffel quand la case kniffel est déjà remplie
kniffel-option-extra = Kniffels suivants
kniffel-option-extra-help = Ce qu’un nouveau kniffel rapporte en plus, si le premier est inscrit pour 50 points
kniffel-option-games = Parties
kniffel-option-games-help = Combien de parties vous enchaînez ; les totaux s’additionnent
kniffel-option-start = Qui commence
kniffel-option-start-help = Comment on décide du départ ; dans une série il avance ensuite d’une place, sauf si on le rejoue aux dés
kniffel-option-place = Place qui commence
kniffel-option-place-help = Comptée à partir de la première place à la table ; seulement si une place est choisie
kniffel-option-patience = Temps de réflexion
kniffel-option-patience-help = Secondes pour chaque décision ; ensuite l’horloge inscrit à ta place
kniffel-joker-open = Comme dans les règles
kniffel-extra-open = Comme dans les règles

kniffel-preset-kniffel = Kniffel
kniffel-preset-kniffel-help = La règle, 100 points pour chaque nouveau kniffel. Que la case du haut s’impose même après un zéro est notre lecture ; le joker « Imposé avec 50 » est l’autre
kniffel-preset-schmidt = Kniffel à +50
kniffel-preset-schmidt-help = Un nouveau kniffel rapporte 50 points tant que sa case du haut est libre
kniffel-preset-yahtzee = Yahtzee
kniffel-preset-yahtzee-help = Les mêmes règles, de 2 à 10 personnes
kniffel-preset-plain = Simple
kniffel-preset-plain-help = Ni joker ni points en plus pour les kniffels suivants
kniffel-preset-yatzy = Yatzy
kniffel-preset-yatzy-help = La feuille nordique : des paires, des suites à 15 et 20, une prime de 50
kniffel-preset-forced_order = Dans l’ordre
kniffel-preset-forced_order-help = Les cases se remplissent de haut en bas

kniffel-joker-forced = Imposé
kniffel-joker-forced-help = D’abord la case du haut correspondante, même après un zéro dans la case kniffel, puis une case du bas comme joker : notre lecture
kniffel-joker-forced-with-50 = Imposé avec 50
kniffel-joker-forced-with-50-help = L’autre lecture : d’abord la case du haut correspondante, mais seulement si la case kniffel contient 50 ; après un zéro, un kniffel peut aller dans toute case libre
kniffel-joker-lower = En bas
kniffel-joker-lower-help = La case du haut n’est jamais imposée ; un joker va dans la partie basse
kniffel-joker-earned = Imposé, si mérité
kniffel-joker-earned-help = Comme imposé, mais seulement si la case kniffel contient 50 ; sinon pas de joker
kniffel-joker-free = Libre
kniffel-joker-free-help = Toute case libre ; c’est un joker dès que sa case du haut est remplie
kniffel-joker-none = Aucun
kniffel-joker-none-help = Cinq dés identiques ne valent que ce qu’ils sont

kniffel-start-rolled = Aux dés
kniffel-start-rolled-help = Tout le monde lance une fois, et la plus grande somme commence
kniffel-start-every-game = Aux dés à chaque partie
kniffel-start-every-game-help = Dans une série, on relance avant chaque partie
kniffel-start-chosen = Une place choisie
kniffel-start-chosen-help = Sans dés : la place que vous nommez commence

kniffel-extra-every = 100 chaque fois
kniffel-extra-every-help = Chaque nouveau kniffel rapporte 100 points
kniffel-extra-second = 100 une seule fois
kniffel-extra-second-help = Seul le deuxième kniffel rapporte 100 points
kniffel-extra-upper = 50 si la case du haut est libre
kniffel-extra-upper-help = Un nouveau kniffel rapporte 50 points tant que sa case du haut est libre
kniffel-extra-none = Rien
kniffel-extra-none-help = Les kniffels suivants ne rapportent rien de plus

## Ce que la table entend

kniffel-news-threw-for-start = { $name } lance { $dice } pour le départ : { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-threw-for-start-you = Tu lances { $dice } pour le départ : { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-begins =
    { $game ->
        [1] { $name } commence.
       *[other] Partie { NUMBER($game, useGrouping: 0) } : { $name } commence.
    }
kniffel-news-begins-you =
    { $game ->
        [1] Tu commences.
       *[other] Partie { NUMBER($game, useGrouping: 0) } : tu commences.
    }
kniffel-news-dice-fell = { $name }, lancer { NUMBER($roll, useGrouping: 0) } : { $dice }.
kniffel-news-dice-fell-you = Ton lancer { NUMBER($roll, useGrouping: 0) } : { $dice }.
kniffel-news-wrote =
    { $clock ->
        [true] { $points ->
            [one] Temps écoulé. L’horloge inscrit { NUMBER($points, useGrouping: 0) } point pour { $name } : { $box }.
           *[other] Temps écoulé. L’horloge inscrit { NUMBER($points, useGrouping: 0) } points pour { $name } : { $box }.
        }
       *[false] { $points ->
            [0] { $name } inscrit un zéro : { $box }.
            [one] { $name } inscrit { NUMBER($points, useGrouping: 0) } point : { $box }.
           *[other] { $name } inscrit { NUMBER($points, useGrouping: 0) } points : { $box }.
        }
    }
kniffel-news-wrote-you =
    { $clock ->
        [true] { $points ->
            [one] Ton temps est écoulé. L’horloge inscrit { NUMBER($points, useGrouping: 0) } point pour toi : { $box }.
           *[other] Ton temps est écoulé. L’horloge inscrit { NUMBER($points, useGrouping: 0) } points pour toi : { $box }.
        }
       *[false] { $points ->
            [0] Tu inscris un zéro : { $box }.
            [one] Tu inscris { NUMBER($points, useGrouping: 0) } point : { $box }.
           *[other] Tu inscris { NUMBER($points, useGrouping: 0) } points : { $box }.
        }
    }
kniffel-news-wrote-extra = Encore un kniffel : { NUMBER($extra, useGrouping: 0) } points en plus pour { $name }.
kniffel-news-wrote-extra-you = Encore un kniffel : { NUMBER($extra, useGrouping: 0) } points en plus pour toi.
kniffel-news-bonus-earned = { $name } gagne la prime de { NUMBER($points, useGrouping: 0) } points.
kniffel-news-bonus-earned-you = Tu gagnes la prime de { NUMBER($points, useGrouping: 0) } points.
kniffel-news-game-ended = La partie { NUMBER($game, useGrouping: 0) } est terminée.
kniffel-news-went-away = { $name } a quitté la table ; des zéros remplissent les cases libres.
kniffel-news-went-away-you = Tu as quitté la table ; des zéros remplissent tes cases libres.

## Ce que dit le coach

kniffel-coach-worth-short = En jouant au mieux
kniffel-coach-worth = Vaut { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } points en jouant au mieux ; { NUMBER($total, useGrouping: 0) } sur la feuille.
kniffel-coach-bonus = Chance d’obtenir la prime du haut : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } %
kniffel-coach-ends = Où la partie peut finir
kniffel-coach-ending = En jouant au mieux, le plus probable est autour de { NUMBER($around, useGrouping: 0) } points ; au moins une partie sur deux finit avec { NUMBER($even, useGrouping: 0) } ou plus.
kniffel-coach-write = Inscrire : { $box }
kniffel-coach-not-decided = L’horloge a décidé
kniffel-coach-die = { $die }, à garder
kniffel-coach-box = Le mieux : { $write }
kniffel-coach-keeps = Garder et relancer
kniffel-coach-boxes = Inscrire
kniffel-coach-every = Les { NUMBER($count, useGrouping: 0) } façons de garder
kniffel-review-when =
    { $roll ->
        [0] Tour { NUMBER($turn, useGrouping: 0) }, avant le lancer
       *[other] Tour { NUMBER($turn, useGrouping: 0) }, après le lancer { NUMBER($roll, useGrouping: 0) }
    }

## Ce que dit le solveur, sur la ligne de commande et chez le coach

kniffel-solver-bad-sheet = { $part } n’est pas une case avec ses points. Écris une feuille ainsi : ones=3,sixes=18
kniffel-solver-no-such-box = Cette feuille n’a pas de case { $box }. Elle a : { $boxes }
kniffel-solver-box-twice = La case { $box } est donnée deux fois.
kniffel-solver-bad-points = Aucun lancer ne vaut { NUMBER($points, useGrouping: 0) } points dans la case { $box }.
kniffel-solver-bad-extra = Aucune partie ne mène à cette feuille avec { NUMBER($extra, useGrouping: 0) } points pour de nouveaux kniffels.
kniffel-solver-out-of-order = Cette feuille se remplit de haut en bas ; aucune partie n’y laisse de trou.
kniffel-solver-sheet-full = La feuille est pleine : il n’y a plus rien à décider.
kniffel-solver-bad-dice = { $dice } ne sont pas cinq dés. Écris-les ainsi : 2,2,5,5,6
kniffel-solver-bad-rolls = Avec des dés sur la table il reste 0, 1 ou 2 lancers, sans dés les 3 ; { NUMBER($rolls, useGrouping: 0) } ne va pas.
kniffel-solver-no-such-seat = Il n’y a pas de place { NUMBER($seat, useGrouping: 0) } à une table de { NUMBER($seats, useGrouping: 0) }.
kniffel-solver-options-do-not-fit = La feuille { $preset } ne connaît ni joker ni points en plus.
kniffel-solver-solving = Résolution
kniffel-solver-best-chance = Au moins { NUMBER($target, useGrouping: 0) } points : { $percent }, si cela seul compte.
kniffel-solver-deviation = Écart type { $deviation }, médiane { NUMBER($median, useGrouping: 0) }
kniffel-solver-bonus = Chance d’obtenir la prime du haut : { $percent }
kniffel-solver-extra = Nouveaux kniffels
kniffel-solver-worth = Le meilleur jeu finit en moyenne avec { $value } points ; il y en a { NUMBER($total, useGrouping: 0) } sur la feuille.
kniffel-solver-keep = Garder { $dice }
kniffel-solver-keep-none = Relancer tous les dés
kniffel-solver-column-box = Case
kniffel-solver-column-mean = Moyenne
kniffel-solver-column-zero = Zéro
kniffel-solver-column-decision = Décision
kniffel-solver-column-worth = Valeur
kniffel-solver-column-cost = Coût

## Pourquoi quelque chose a été refusé

refused-dice-in-the-air = Les dés roulent encore.
refused-dice-have-changed = Les dés ont changé entre-temps. Regarde encore une fois.
refused-no-rolls-left = Tu as lancé trois fois. Choisis maintenant une case.
refused-not-those-dice = Ce ne sont pas les dés qui sont sur la table.
refused-keeping-all = Tu gardes les cinq dés. Choisis une case, ou libère un dé.
refused-roll-first = Lance d’abord les dés.
refused-no-such-box = Cette case n’existe pas sur cette feuille.
refused-box-taken = Cette case est déjà remplie.
refused-upper-box-first = Ta case kniffel est remplie : ce kniffel doit aller dans la case du haut de son chiffre.
refused-lower-box-first = Un joker doit aller dans une case du bas tant qu’il en reste une libre.
refused-in-order = Les cases se remplissent de haut en bas. Ce n’est pas encore le tour de celle-ci.
refused-options-do-not-fit = Sur la feuille Yatzy, il n’y a ni joker ni points en plus à choisir.
refused-no-such-place = Personne ne peut s’asseoir à la place qui doit commencer.

## On paper

kniffel-paper-judged = Chance { $luck } · laissé échapper { $lost }
kniffel-paper-pad = Feuilles de marque
kniffel-paper-strategy = Le premier tour, joué parfaitement
kniffel-paper-strategy-roll = Jet
kniffel-paper-strategy-keep-1 = Garder
kniffel-paper-strategy-keep-2 = puis
kniffel-paper-strategy-box = Inscrire
kniffel-paper-strategy-told = Ce que fait le meilleur jeu avec chaque jet du premier tour : ce qu’il garde après le premier jet, après le deuxième, et la case qu’il prend après le troisième. Garder les cinq veut dire : inscrire tout de suite. Qui ne se trompe jamais finit en moyenne avec { $worth } points.
kniffel-paper-bonus-from = dès { NUMBER($goal, useGrouping: 0) } : { NUMBER($points, useGrouping: 0) }
kniffel-paper-extra-each = { NUMBER($points, useGrouping: 0) } chacun

## La règle, pour les gens. Une ligne vide sépare les paragraphes ; une ligne qui commence par "- " est un point de liste.

kniffel-rules-1-title = But et départ
kniffel-rules-1 =
    On joue jusqu’à huit, ou en solo. Chaque personne a une feuille de treize cases. À ton tour, tu dois en remplir exactement une, avec des points ou avec un zéro. Au bout de treize tours les feuilles sont pleines, et le plus grand total gagne.

    Pour savoir qui commence, chacun lance une fois les cinq dés : la plus grande somme commence. ~KN-Q1 En cas d’égalité en tête, les ex æquo relancent. Ensuite on tourne dans le sens des aiguilles d’une montre.~ ~KN-P4 En solo, tu commences tout simplement.~

kniffel-rules-2-title = Ton tour
kniffel-rules-2 =
    Tu as droit à trois lancers au plus. Le premier se fait avec les cinq dés. Avant le deuxième et le troisième, tu gardes les dés que tu veux, ou aucun, et tu relances les autres.

    ~KN-Q1 Un dé gardé peut retourner dans le gobelet au lancer suivant. Tu peux t’arrêter après n’importe quel lancer : garder les cinq dés, c’est inscrire tout de suite.~

    Tu choisis alors une case encore libre. Si tes dés n’en remplissent pas la condition, tu y inscris un zéro. ~KN-Q2 C’est permis dans toute case libre, et une case remplie ne change plus.~

kniffel-rules-3-title = Partie du haut et prime
kniffel-rules-3 =
    Dans chaque case, des as aux six, seuls comptent les dés de ce chiffre. Tu inscris leur somme : 2-2-2-3-4 vaut 6 dans les deux, 4-4-4-4-1 vaut 16 dans les quatre.

    Si ta partie du haut atteint 63 points ou plus, tu reçois une prime de 35. Trois dés de chaque chiffre font exactement 63.

kniffel-rules-4-title = Partie du bas
kniffel-rules-4 =
    - Brelan : au moins trois dés identiques. On additionne les cinq dés : 6-6-6-3-1 vaut 22.
    - Carré : au moins quatre dés identiques. Là aussi on additionne les cinq dés : 3-3-3-3-5 vaut 17.
    - Full : trois dés d’un chiffre et deux d’un autre. Toujours 25.
    - Petite suite : quatre chiffres qui se suivent, quel que soit le cinquième dé. 30.
    - Grande suite : cinq chiffres qui se suivent. 40. ~KN-Q2 Tu peux aussi l’inscrire comme petite suite, pour 30.~
    - Kniffel : cinq dés identiques. 50.
    - Chance : n’importe quel lancer. La somme des cinq dés.

    ~KN-Q3 Cinq dés identiques sont aussi un brelan et un carré, mais pas un full, sauf comme joker.~ ~KN-Q7 Tant que ta case kniffel est libre, rien ne t’oblige à la prendre : un kniffel peut aller dans toute case libre.~

kniffel-rules-5-title = Le joker
kniffel-rules-5 =
    Tu lances un kniffel alors que ta case kniffel est déjà remplie, ~KN-Q4 avec 50 ou avec un zéro.~

    - ~KN-Q5 Si la case du haut de ce chiffre est libre, tu dois inscrire les dés là.~
    - Si elle est remplie aussi, ton kniffel est un joker, et tu dois l’inscrire dans une case libre du bas : brelan, carré et chance valent la somme des dés, le full 25, la petite suite 30, la grande suite 40.
    - Si toutes les cases du bas sont remplies elles aussi, tu inscris un zéro dans une case libre du haut.

    ~KN-Q5 La règle du jeu ne lie que le deuxième kniffel ; que le premier, lancé après un zéro dans sa case, soit lié aussi est notre lecture. Avec le joker « Imposé avec 50 », il peut aller dans toute case libre tant que sa case du haut est libre.~

kniffel-rules-6-title = Les kniffels suivants
kniffel-rules-6 =
    Si ta case kniffel contient 50, chaque nouveau kniffel te rapporte 100 points en plus de ce que tu inscris, ~KN-Q6 même si tu ne peux inscrire qu’un zéro.~ Si tu as mis un zéro dans la case kniffel, il n’y a rien en plus.

    ~KN-Q6 Ces points comptent dans le total, mais pas pour les 63 de la partie du haut.~

kniffel-rules-7-title = Fin, série, départs, horloge
kniffel-rules-7 =
    Quand toutes les feuilles sont pleines, on additionne toutes les cases, la prime et les points en plus. Le plus grand total gagne ; ~KN-Q9 à égalité, on partage la victoire.~

    ~KN-Q9 Dans une série de plusieurs parties, les totaux s’additionnent, et d’une partie à l’autre le départ avance d’une place dans le sens des aiguilles d’une montre, sauf si vous avez choisi de le jouer aux dés à chaque partie. Vous pouvez aussi choisir, sans dés, la place qui commence. La plus grande somme de toutes les parties gagne.~

    ~KN-P2 Si quelqu’un quitte la table, des zéros vont dans ses cases libres et dans toutes ses cases des parties suivantes. Les autres continuent.~ ~KN-P3 Si quelqu’un part pendant qu’on joue le départ aux dés, les autres le règlent entre eux.~

    ~KN-P1 Si vous avez fixé un temps de réflexion, il repart à chaque décision. Quand il est écoulé, l’horloge inscrit les dés posés dans la case permise où ils valent le plus. Avant le premier lancer, elle met un zéro dans ta première case libre.~

kniffel-rules-8-title = ~KN-Q5 KN-Q6 KN-Q8 Autres façons de jouer~
kniffel-rules-8 =
    Avant la partie, vous choisissez une de ces règles :

    - Kniffel : la règle ci-dessus.
    - Kniffel à +50 : un nouveau kniffel rapporte 50 au lieu de 100, et seulement tant que la case du haut de son chiffre est libre.
    - Yahtzee : la règle ci-dessus, de 2 à 10 personnes.
    - Simple : ni joker ni points en plus. Un nouveau kniffel ne vaut dans chaque case que ce que sont ses dés.
    - Yatzy : la feuille nordique de quinze cases. La prime est de 50. Une paire, deux paires, brelan et carré ne comptent que les dés identiques ; les deux paires doivent être différentes. La petite suite est 1-2-3-4-5 pour 15, la grande 2-3-4-5-6 pour 20. Le full vaut la somme des cinq dés ; cinq dés identiques, le yatzy, valent 50. Il n’y a ni joker ni points en plus.
    - Dans l’ordre : chacun remplit ses cases de haut en bas ; l’obligation de choisir une certaine case pour un joker tombe, ses points restent.

    Sauf sur la feuille Yatzy, vous pouvez aussi régler deux choses. Le joker : imposé comme ci-dessus, libre (un nouveau kniffel va dans toute case libre, et c’est un joker dès que la case du haut de son chiffre est remplie) ou aucun. Les points en plus : 100 pour chaque nouveau kniffel, 100 pour le deuxième seulement, 50 tant que la case du haut est libre, ou rien.

## Ce qu’on peut faire, en toutes lettres (pour le terminal)

kniffel-plays-roll = Lancer
kniffel-plays-write = Inscrire
kniffel-play-roll =
    { $keep-count ->
        [0] Lancer les cinq dés
       *[other] Garder { $keep } et relancer les autres
    }
kniffel-play-write =
    { $points ->
        [one] Inscrire { $box } : { NUMBER($points, useGrouping: 0) } point
       *[other] Inscrire { $box } : { NUMBER($points, useGrouping: 0) } points
    }
kniffel-mine = Sur la table : { $dice }

## The lesson
kniffel-lesson-start = Cinq dés, treize cases : chaque tour en remplit une, et le plus grand total gagne. Tu commences : lance.
kniffel-lesson-keep = Deux cinq. Touche-les pour les garder, puis relance les trois autres.
kniffel-lesson-third = Trois cinq. Garde-les et relance : le troisième lancer est le dernier.
kniffel-lesson-more = Quatre cinq. Un quatrième lancer serait bien tentant. Essaie.
kniffel-lesson-write = Chaque case libre montre ce qu’elle rapporterait. Inscris tes quatre cinq dans Cinq : 20.
kniffel-lesson-bonus = Avec 63 points en haut, 35 de plus sont à toi. Trois dés de chaque chiffre suffisent. Ada a joué : lance.
kniffel-lesson-straight = Un, deux, trois, quatre : petite suite, 30 points assurés. Garde-les et relance le six : un cinq ferait 40.
kniffel-lesson-stop = Le voilà. Tu peux t’arrêter après n’importe quel lancer : inscris la grande suite.
kniffel-lesson-least = Un mauvais tour, mais il faut inscrire quelque chose. Prends la case qui coûte le moins : deux points dans As.
kniffel-lesson-dare = Quatre quatre. Un de plus et c’est un Kniffel, 50 points. Garde-les et tente le dernier dé.
kniffel-lesson-kniffel = KNIFFEL! Inscris-le. Chaque Kniffel de plus rapporte 100 en prime.
kniffel-lesson-end = Après treize tours, les feuilles sont pleines et les totaux décident. Tu sais jouer maintenant.
kniffel-lesson-again = Ta case Kniffel contient 50. Voyons ce que vaut un autre Kniffel : lance.
kniffel-lesson-bound = Un deuxième : 100 de prime. Où l’inscrire ? Essaie le full.
kniffel-lesson-upper = Tant que la case du haut de ce chiffre est libre, il va là. Inscris-le dans Quatre : 20, plus les 100.
kniffel-lesson-third-kniffel = Ça fait 120. Et encore une fois : lance.
kniffel-lesson-joker = Un troisième, et Quatre est pleine : c’est un joker, bon pour toute case du bas. Prends la grande suite : 40.
kniffel-lesson-extra = Chaque Kniffel de plus rapporte 100 si la case Kniffel contient 50. Avec un zéro, ce n’est qu’un joker.
kniffel-doubt = Écrire un zéro ?
kniffel-doubt-help = Pas de points pour { $box }. Touche encore pour écrire le zéro.

## At the table

kniffel-status-start = Qui commence ?
kniffel-status-your-first = À toi de lancer
kniffel-status-your-again =
    { $left ->
        [one] À toi, encore un lancer
       *[other] À toi, encore deux lancers
    }
kniffel-status-your-write = Choisis une case
kniffel-status-pass-first = Passe à { $name }
kniffel-status-pass-again =
    { $left ->
        [one] { $name }, encore un lancer
       *[other] { $name }, encore deux lancers
    }
kniffel-status-pass-write = { $name }, choisis une case
kniffel-status-theirs = { $name } va lancer
kniffel-status-thinking = { $name } réfléchit
kniffel-tray = Les dés sur la table
kniffel-dice = Dés
kniffel-die-free = Dé { $place } : { $face }
kniffel-die-kept = Dé { $place } : { $face }, gardé
kniffel-kept = gardé
kniffel-roll = Lancer
kniffel-roll-again = Lancer (encore { $left })
kniffel-choose = Choisis une case
kniffel-hint-keep = Touche les dés à garder, ou choisis une case.
kniffel-hint-write = Plus de lancer. Inscris tes dés dans une case.
kniffel-sheet = Feuille de score
kniffel-sheet-of = Feuille : { $name }
kniffel-sheet-before = Feuille précédente
kniffel-sheet-next = Feuille suivante
kniffel-sheet-all = Tous
kniffel-write =
    { $points ->
        [one] { $box } : inscrire { NUMBER($points, useGrouping: 0) } point
       *[other] { $box } : inscrire { NUMBER($points, useGrouping: 0) } points
    }
kniffel-bonus = Prime { NUMBER($points, useGrouping: 0) }
kniffel-further = Autres kniffels
kniffel-total = Total
kniffel-series = Toutes
kniffel-game-of = Partie { $game } sur { $games }
kniffel-moment =
    { $outcome ->
        [won] Gagné de { NUMBER($by, useGrouping: 0) }
       *[lost] Perdu de { NUMBER($by, useGrouping: 0) }
    } : { $dice ->
        [better] tes dés ont donné { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } de plus
       *[worse] tes dés ont donné { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } de moins
    }, { $play ->
        [better] ton jeu { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } de plus
       *[worse] ton jeu { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } de moins
    }.

## Des dés lancés sur une vraie table

kniffel-by-hand = Nos propres dés
kniffel-throw-you =
    { $dice ->
        [one] Lance { NUMBER($dice, useGrouping: 0) } dé et touche ce qu’il montre
       *[other] Lance { NUMBER($dice, useGrouping: 0) } dés et touche ce qu’ils montrent
    }
kniffel-throw-name =
    { $dice ->
        [one] { $name } lance { NUMBER($dice, useGrouping: 0) } dé
       *[other] { $name } lance { NUMBER($dice, useGrouping: 0) } dés
    }
kniffel-pad = Les dés lancés
kniffel-pad-face = Un dé montre { $face }
kniffel-pad-left =
    { $left ->
        [one] Encore { NUMBER($left, useGrouping: 0) } dé
       *[other] Encore { NUMBER($left, useGrouping: 0) } dés
    }
kniffel-pad-check = Ces dés sont-ils sur la table ?
kniffel-pad-start = { $name } lance les cinq dés pour savoir qui commence.
kniffel-plays-rolled = Les dés lancés
kniffel-play-rolled = Dés { $dice }
kniffel-typed-rolled = Lance, et tape les dés lancés, par exemple : dés 3 5 6
kniffel-typed-start-rolled = Chacun lance cinq dés pour savoir qui commence. Tape-les joueur par joueur, par exemple : dés 3 3 5 6 1 2 4 4 5 6
