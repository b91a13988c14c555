poker_champ-name = Poker Champ
poker_champ-tagline = Du poker sans tour de parole : tout le monde voit le dos des cartes, et les dos en disent long
poker_champ-length = 20–40 min

## Les cartes et les mains

poker_champ-suit-c = trèfle
poker_champ-suit-d = carreau
poker_champ-suit-h = cœur
poker_champ-suit-s = pique
poker_champ-rank-2 = deux
poker_champ-rank-3 = trois
poker_champ-rank-4 = quatre
poker_champ-rank-5 = cinq
poker_champ-rank-6 = six
poker_champ-rank-7 = sept
poker_champ-rank-8 = huit
poker_champ-rank-9 = neuf
poker_champ-rank-T = dix
poker_champ-rank-J = valet
poker_champ-rank-Q = dame
poker_champ-rank-K = roi
poker_champ-rank-A = as
poker_champ-card = { $rank } de { $suit }
poker_champ-back = { $strength }, { $suit }
poker_champ-back-A = un as
poker_champ-strength-L = L, du roi au dix
poker_champ-strength-M = M, du neuf au six
poker_champ-strength-S = S, du cinq au deux

poker_champ-kind-high-card = Carte haute
poker_champ-kind-pair = Paire
poker_champ-kind-two-pairs = Deux paires
poker_champ-kind-three-of-a-kind = Brelan
poker_champ-kind-straight = Quinte
poker_champ-kind-flush = Couleur
poker_champ-kind-full-house = Full
poker_champ-kind-four-of-a-kind = Carré
poker_champ-kind-straight-flush = Quinte flush

poker_champ-step-1 = Première étape
poker_champ-step-2 = Flop
poker_champ-step-3 = Turn
poker_champ-step-4 = Rivière
poker_champ-shown = { $name } { $hand }
poker_champ-shown-you = toi { $hand }

## Les adversaires

poker_champ-bot-beginner = Débutant
poker_champ-bot-beginner-help = Regarde ses propres cartes et se presse quand elles lui plaisent
poker_champ-bot-steady = Posé
poker_champ-bot-steady-help = Lit tes dos et connaît les chances exactes
poker_champ-bot-shark = Requin
poker_champ-bot-shark-help = Bluffe, perce les bluffs et joue pour les Awards

## Les options

poker_champ-option-length = Durée
poker_champ-option-length-help = Quand la partie se termine
poker_champ-option-minutes = Minutes
poker_champ-option-minutes-help = Durée d’une partie chronométrée ; la donne en cours se termine
poker_champ-option-hidden = Décisions secrètes
poker_champ-option-hidden-help = Chacun décide en secret, puis tout est montré d’un coup
poker_champ-option-visible_pack_top = Dessus du paquet
poker_champ-option-visible_pack_top-help = On voit le dos de la prochaine carte écartée
poker_champ-option-memo = Mémo des dos
poker_champ-option-memo-help = Les dos des cartes abandonnées ou écartées sont notés pour tous
poker_champ-option-patience = Temps de réflexion
poker_champ-option-patience-help = Secondes par étape ; ensuite la pendule abandonne pour toi
poker_champ-option-pause = Pause
poker_champ-option-pause-help = Secondes pendant lesquelles la fin d’une donne reste visible
poker_champ-length-basic = Deux Awards
poker_champ-length-basic-help = Le premier qui a deux Awards est champion
poker_champ-length-timed = Chrono
poker_champ-length-timed-help = Qui a le plus d’Awards à la fin du temps est champion
poker_champ-length-long = Les sept Awards
poker_champ-length-long-help = La partie dure jusqu’à ce que les sept Awards soient gagnés
poker_champ-minutes-number = { NUMBER($number, useGrouping: 0) } minutes

## Ce que la table entend

poker_champ-news-dealer-chosen = { $name } distribue en premier.
poker_champ-news-dealer-chosen-you = Tu distribues en premier.
poker_champ-news-deal-began = Donne { NUMBER($deal, useGrouping: 0) }.
poker_champ-news-hand-dealt = Tes cartes : { $cards }.
poker_champ-news-did-bet =
    { $clock ->
        [true] Temps écoulé. La pendule mise pour { $name }.
       *[false] { $chips ->
            [one] { $name } mise { NUMBER($chips, useGrouping: 0) } jeton.
           *[other] { $name } mise { NUMBER($chips, useGrouping: 0) } jetons.
        }
    }
poker_champ-news-did-bet-you =
    { $clock ->
        [true] Ton temps est écoulé. La pendule mise pour toi.
       *[false] { $chips ->
            [one] Tu mises { NUMBER($chips, useGrouping: 0) } jeton.
           *[other] Tu mises { NUMBER($chips, useGrouping: 0) } jetons.
        }
    }
poker_champ-news-did-fold =
    { $clock ->
        [true] Temps écoulé. La pendule abandonne pour { $name }.
       *[false] { $name } abandonne.
    }
poker_champ-news-did-fold-you =
    { $clock ->
        [true] Ton temps est écoulé. La pendule abandonne pour toi.
       *[false] Tu abandonnes.
    }
poker_champ-news-chose = { $name } a décidé en secret.
poker_champ-news-chose-you = Tu as décidé en secret.
poker_champ-news-board-turned =
    { $step ->
        [2] { poker_champ-step-2 }
        [3] { poker_champ-step-3 }
       *[other] { poker_champ-step-4 }
    } : { $cards }.
poker_champ-news-pot-won =
    { $winners-count ->
        [1] { $compared ->
            [true] { $share ->
                [one] { $name } gagne { NUMBER($share, useGrouping: 0) } jeton : { $kind }.
               *[other] { $name } gagne { NUMBER($share, useGrouping: 0) } jetons : { $kind }.
            }
           *[false] { $share ->
                [one] Tous les autres ont abandonné. { $name } gagne { NUMBER($share, useGrouping: 0) } jeton et montre { $hand }.
               *[other] Tous les autres ont abandonné. { $name } gagne { NUMBER($share, useGrouping: 0) } jetons et montre { $hand }.
            }
        }
       *[other] { $share ->
            [one] { $winners } partagent le pot, { NUMBER($share, useGrouping: 0) } jeton chacun : { $kind }.
           *[other] { $winners } partagent le pot, { NUMBER($share, useGrouping: 0) } jetons chacun : { $kind }.
        }
    }
poker_champ-news-pot-won-you =
    { $compared ->
        [true] { $share ->
            [one] Tu gagnes { NUMBER($share, useGrouping: 0) } jeton : { $kind }.
           *[other] Tu gagnes { NUMBER($share, useGrouping: 0) } jetons : { $kind }.
        }
       *[false] { $share ->
            [one] Tous les autres ont abandonné. Tu gagnes { NUMBER($share, useGrouping: 0) } jeton et tu montres { $hand }.
           *[other] Tous les autres ont abandonné. Tu gagnes { NUMBER($share, useGrouping: 0) } jetons et tu montres { $hand }.
        }
    }
poker_champ-news-pot-won-winners-you =
    { $share ->
        [one] Tu partages le pot avec { $winners-others }, { NUMBER($share, useGrouping: 0) } jeton chacun : { $kind }.
       *[other] Tu partages le pot avec { $winners-others }, { NUMBER($share, useGrouping: 0) } jetons chacun : { $kind }.
    }
poker_champ-news-pot-won-carried =
    { $carried ->
        [one] { NUMBER($carried, useGrouping: 0) } jeton impair reste sur le plateau.
       *[other] { NUMBER($carried, useGrouping: 0) } jetons impossibles à partager restent sur le plateau.
    }
poker_champ-news-pot-stayed =
    { $pot ->
        [one] Il ne reste personne. { NUMBER($pot, useGrouping: 0) } jeton reste sur le plateau.
       *[other] Il ne reste personne. { NUMBER($pot, useGrouping: 0) } jetons restent sur le plateau.
    }
poker_champ-news-duel-began = { $seats } ont autant de jetons. Un duel décide qui en donne à { $receiver } et gagne l’Award.
poker_champ-news-duel-began-you = { $seats } ont autant de jetons. Un duel décide qui t’en donne et gagne l’Award.
poker_champ-news-duel-began-seats-you = Tu as autant de jetons que { $seats-others }. Un duel décide qui en donne à { $receiver } et gagne l’Award.
poker_champ-news-duel-dealt = Duel : { $shown }.
poker_champ-news-duel-turned = Duel : { $card }.
poker_champ-news-duel-tied = Égalité entre { $seats }. Le duel est rejoué.
poker_champ-news-duel-tied-seats-you = Égalité entre { $seats-others } et toi. On refait un duel.
poker_champ-news-duel-won = { $name } gagne le duel.
poker_champ-news-duel-won-you = Tu gagnes le duel.
poker_champ-news-gave =
    { $chips ->
        [one] { $name } donne { NUMBER($chips, useGrouping: 0) } jeton à { $receiver } et gagne un Award.
       *[other] { $name } donne { NUMBER($chips, useGrouping: 0) } jetons à { $receiver } et gagne un Award.
    }
poker_champ-news-gave-you =
    { $chips ->
        [one] Tu donnes { NUMBER($chips, useGrouping: 0) } jeton à { $receiver } et tu gagnes un Award.
       *[other] Tu donnes { NUMBER($chips, useGrouping: 0) } jetons à { $receiver } et tu gagnes un Award.
    }
poker_champ-news-gave-receiver-you =
    { $chips ->
        [one] { $name } te donne { NUMBER($chips, useGrouping: 0) } jeton et gagne un Award.
       *[other] { $name } te donne { NUMBER($chips, useGrouping: 0) } jetons et gagne un Award.
    }
poker_champ-news-time-ran-out = Le temps est écoulé. La donne en cours est la dernière.
poker_champ-news-game-ended =
    { $champions-count ->
        [one] { $champions } remporte le titre de champion.
       *[other] { $champions } remportent ensemble le titre de champion.
    }
poker_champ-news-game-ended-you = Te voilà champion.
poker_champ-news-game-ended-champions-you = Te voilà champion, avec { $champions-others }.
poker_champ-news-went-away =
    { $chips ->
        [0] { $name } est parti de la table.
        [one] { $name } quitte la table avec { NUMBER($chips, useGrouping: 0) } jeton.
       *[other] { $name } quitte la table avec { NUMBER($chips, useGrouping: 0) } jetons.
    }
poker_champ-news-went-away-you = Tu as quitté la table.

## Ce qui se passe

poker_champ-status-dealing = On mélange les cartes
poker_champ-status-ante = Observe les dos, puis mise 1 jeton
poker_champ-status-decide =
    { $chips ->
        [one] { $step } : mise { NUMBER($chips, useGrouping: 0) } jeton, ou abandonne
       *[other] { $step } : mise { NUMBER($chips, useGrouping: 0) } jetons, ou abandonne
    }
poker_champ-status-decide-for =
    { $chips ->
        [one] { $name } : { $step }, mise { NUMBER($chips, useGrouping: 0) } jeton ou abandonne
       *[other] { $name } : { $step }, mise { NUMBER($chips, useGrouping: 0) } jetons ou abandonne
    }
poker_champ-status-waiting = On attend { $names }
poker_champ-status-all-in = Tes derniers jetons sont misés. Tu joues jusqu’au bout
poker_champ-status-folded = Tu as abandonné. On attend { $names }
poker_champ-status-won =
    { $pot ->
        [one] { NUMBER($pot, useGrouping: 0) } jeton pour { $names }
       *[other] { NUMBER($pot, useGrouping: 0) } jetons pour { $names }
    }
poker_champ-status-won-you =
    { $pot ->
        [one] Tu gagnes { NUMBER($pot, useGrouping: 0) } jeton
       *[other] Tu gagnes { NUMBER($pot, useGrouping: 0) } jetons
    }
poker_champ-status-won-shared =
    { $pot ->
        [one] Toi et { $names } : { NUMBER($pot, useGrouping: 0) } jeton chacun
       *[other] Toi et { $names } : { NUMBER($pot, useGrouping: 0) } jetons chacun
    }
poker_champ-status-stayed = Personne n’a gagné. Les jetons restent
poker_champ-status-duel = Duel : { $names }
poker_champ-status-duel-you = Duel : toi contre { $names }
poker_champ-won =
    { $points ->
        [0] { $name } est champion
        [1] { $name } est champion avec un Award
       *[other] { $name } est champion avec { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-you =
    { $points ->
        [0] Te voilà champion
        [1] Te voilà champion avec un Award
       *[other] Te voilà champion avec { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-shared =
    { $points ->
        [0] Tous champions : { $names }
        [1] Champions avec un Award chacun : { $names }
       *[other] Champions avec { NUMBER($points, useGrouping: 0) } Awards chacun : { $names }
    }
poker_champ-won-shared-you =
    { $points ->
        [0] Te voilà champion, avec { $names }
        [1] Te voilà champion avec un Award, comme { $names }
       *[other] Te voilà champion avec { NUMBER($points, useGrouping: 0) } Awards, comme { $names }
    }

## Sur la table

poker_champ-bet =
    { $chips ->
        [one] Miser { NUMBER($chips, useGrouping: 0) }
       *[other] Miser { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-fold = Abandonner
poker_champ-folded = A abandonné
poker_champ-in = Dans le coup
poker_champ-thinking = Réfléchit
poker_champ-decided = A décidé
poker_champ-last-chip = Tapis
poker_champ-left = Absent
poker_champ-dealer = Donneur
poker_champ-chips =
    { $chips ->
        [one] { NUMBER($chips, useGrouping: 0) } jeton
       *[other] { NUMBER($chips, useGrouping: 0) } jetons
    }
poker_champ-awards =
    { $awards ->
        [0] Aucun Award
        [one] { NUMBER($awards, useGrouping: 0) } Award
       *[other] { NUMBER($awards, useGrouping: 0) } Awards
    }
poker_champ-awards-left = Awards restants : { NUMBER($awards, useGrouping: 0) }
poker_champ-pot = Pot
poker_champ-carried = dont reportés : { NUMBER($chips, useGrouping: 0) }
poker_champ-pack-top = Dessus du paquet
poker_champ-to-burn = sera écartée
poker_champ-board = Cartes communes
poker_champ-your-cards = Tes cartes
poker_champ-others-see = Les autres voient
poker_champ-place = { $name } : { $state }. { $chips }, { $awards }. { $cards }
poker_champ-boxes = Dans les cases : { $boxes }
poker_champ-order = A décidé en position { NUMBER($place, useGrouping: 0) }
poker_champ-no-cards = Pas de cartes sur la table
poker_champ-face-down = face cachée
poker_champ-winning-five = Les cinq cartes gagnantes
poker_champ-five = { $kind } : { $cards }
poker_champ-memo = Vus et partis
poker_champ-memo-burned = Écartées
poker_champ-memo-folded = Abandonnées par { $name }
poker_champ-chosen-bet = Tu vas miser. On attend les autres.
poker_champ-chosen-fold = Tu vas abandonner. On attend les autres.
poker_champ-duel = Duel pour l’Award
poker_champ-duel-round = Manche { NUMBER($round, useGrouping: 0) }
poker_champ-duel-ahead = En tête
poker_champ-award-moment = Un Award
poker_champ-champion = Champion
poker_champ-four-colours = Quatre couleurs
poker_champ-next-deal = La donne suivante arrive

## Le coach

poker_champ-coach = Mes chances
poker_champ-coach-share = Part du pot
poker_champ-coach-win = Gagne
poker_champ-coach-tie = Partage
poker_champ-coach-needed = Miser rapporte à partir de { $percent }.
poker_champ-coach-exact = Compté exactement sur tout ce que les dos permettent, si personne n’abandonne.
poker_champ-coach-sampled = Distribué au hasard de nombreuses fois ; l’erreur est de { $error }.
poker_champ-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
poker_champ-review = Revoir la partie
poker_champ-review-lost = { $chips } jetons perdus en tout par tes choix
poker_champ-review-none = Il n’y avait rien à décider.
poker_champ-review-line = Donne { NUMBER($deal, useGrouping: 0) }, { $step } : { $share } du pot, il fallait { $needed }
poker_champ-review-bet = Misé
poker_champ-review-fold = Abandonné
poker_champ-review-cost = coûte { $chips }
poker_champ-review-right = juste

## Pourquoi quelque chose a été refusé

refused-step-over = Cette étape est terminée.
refused-no-deal = Cette donne n’a pas encore commencé.
refused-already-folded = Tu as abandonné cette donne.
refused-already-decided = Tu as déjà décidé à cette étape. C’est définitif.
refused-no-chips = Tu n’as plus de jetons. Tu joues jusqu’au bout sans rien décider.
refused-must-ante = Tout le monde joue la première étape. On peut abandonner à partir du flop.
refused-last-one-left = Tous les autres ont abandonné. Tu as déjà gagné.
refused-no-advice = Il n’y a rien à calculer ici.

## Les chances, en ligne de commande

poker_champ-odds-bad-card = { $card } n’est pas une carte. Les cartes s’écrivent As Td 7c : rang 2 à 9, T, J, Q, K ou A, puis couleur s, h, d ou c.
poker_champ-odds-card-twice = La carte { $card } est là deux fois.
poker_champ-odds-bad-hand = Une main a deux cartes ; celle-ci en a { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-board = Le plateau a zéro, trois, quatre ou cinq cartes ; pas { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-back = { $back } n’est pas un dos. SL est un pique fort (couleurs S, H, D, C ; L, M ou S), A un as.
poker_champ-odds-two-backs = Chaque adversaire montre deux dos : { $backs } ne convient pas. Sépare les adversaires par des virgules, comme "SL SM, A HL".
poker_champ-odds-no-opponents = Dis ce que montrent les autres : --backs "SL SM, A HL"
poker_champ-odds-too-many = Il y a cinq adversaires au plus ; en voici { NUMBER($opponents, useGrouping: 0) }.
poker_champ-odds-impossible = Il n’y a pas autant de cartes au dos { $back } : quatre dans le paquet, moins celles qu’on voit.
poker_champ-odds-column-cards = Cartes
poker_champ-odds-column-win = Gagne
poker_champ-odds-column-tie = Partage
poker_champ-odds-column-share = Part
poker_champ-odds-exact = Exact : { $worlds } façons de disposer ce qu’on ne voit pas.
poker_champ-odds-sampled = { $deals } donnes au hasard ; erreur type de la première part { $error } %.

## On paper

poker_champ-paper-judged = { NUMBER($right, useGrouping: 0) } décisions justes sur { NUMBER($of, useGrouping: 0) } · { $lost } jetons laissés échapper
poker_champ-paper-cards = Cartes
poker_champ-paper-board = Plateau
poker_champ-paper-chips = Jetons
poker_champ-paper-awards = Awards
poker_champ-paper-award = Award
poker_champ-paper-information = Cartes aide-mémoire
poker_champ-paper-bet =
    { $chips ->
        [one] { $step } : { NUMBER($chips, useGrouping: 0) } jeton
       *[other] { $step } : { NUMBER($chips, useGrouping: 0) } jetons
    }

## Les règles, pour tout le monde

poker_champ-rules-1-title = De quoi il s’agit
poker_champ-rules-1 =
    Deux à six personnes jouent au poker avec de petites mises fixes. Personne n’attend son tour, personne n’est éliminé, et chacun voit le dos de toutes les cartes. Le but est de gagner des Awards : le premier à en avoir deux est champion.

    Chacun commence avec 12 jetons.

poker_champ-rules-2-title = Les dos
poker_champ-rules-2 =
    Le dos d’une carte montre sa couleur et sa force.

    - L, trois étoiles : roi, dame, valet ou dix
    - M, deux étoiles : neuf, huit, sept ou six
    - S, une étoile : cinq, quatre, trois ou deux
    - A : un as ; sa couleur n’est pas indiquée

    Derrière chaque dos il y a donc quatre cartes possibles.

poker_champ-rules-3-title = Une donne en quatre étapes
poker_champ-rules-3 =
    - Première étape : chacun reçoit deux cartes et mise 1 jeton. Personne ne peut abandonner.
    - Flop : trois cartes communes. On mise 1 jeton ou on abandonne.
    - Turn : une quatrième carte commune. On mise 2 jetons ou on abandonne.
    - Rivière : la cinquième. On mise 2 jetons ou on abandonne.

    À chaque étape, chacun décide au moment qui lui plaît, et tous le voient aussitôt. Une mise rapide peut faire peur ; une mise tardive en sait davantage. L’étape finit quand tous ont décidé. On ne peut ni relancer ni passer.

    Avant de retourner des cartes communes, on écarte sans la voir la carte du dessus du paquet. Les cartes abandonnées sont écartées de la même façon.

poker_champ-rules-4-title = Qui gagne le pot
poker_champ-rules-4 =
    Après la rivière, ceux qui restent montrent leurs cartes. La meilleure main de cinq cartes, prises parmi ses deux cartes et les cinq du plateau, gagne tous les jetons. À égalité on partage ; ~PC-Q4 ce qui ne se partage pas reste sur le plateau pour la donne suivante.~

    Si tous les autres abandonnent, le dernier gagne ~PC-Q1 aussitôt, n’a pas à miser~ et montre ses deux cartes.

    Avec trop peu de jetons, on mise ce qu’on a et on joue jusqu’au bout. Même un seul jeton peut tout gagner.

poker_champ-rules-5-title = Les mains
poker_champ-rules-5 =
    De la meilleure à la plus faible :

    - Quinte flush : cinq cartes qui se suivent, d’une même couleur
    - Carré
    - Full : un brelan et une paire
    - Couleur : cinq cartes d’une même couleur
    - Quinte : cinq cartes qui se suivent ; l’as peut aussi se placer avant le deux
    - Brelan
    - Deux paires
    - Paire
    - Carte haute

    ~PC-Q3 Entre mains égales, les cartes les plus hautes décident, jamais la couleur.~

poker_champ-rules-6-title = Dons et Awards
poker_champ-rules-6 =
    Qui n’a plus de jetons après une donne en reçoit six du joueur le plus riche, qui gagne un Award pour son geste. ~PC-Q5 S’ils sont plusieurs sans jetons, on les aide l’un après l’autre, et chaque fois on regarde à nouveau qui est le plus riche.~

    Si plusieurs sont aussi riches, ils jouent un duel : deux cartes ouvertes chacun, puis cinq cartes communes, une par une, sans mise. La meilleure main donne les jetons et prend l’Award. ~PC-Q6 Après une égalité, on rejoue le duel.~

poker_champ-rules-7-title = La fin
poker_champ-rules-7 =
    - Deux Awards : le premier à en avoir deux est champion.
    - Chrono : ~PC-Q7 quand le temps est écoulé, on finit la donne en cours.~ Le plus d’Awards gagne.
    - Les sept Awards : quand le dernier est gagné, le plus d’Awards gagne.

    Ceux qui en ont autant sont tous champions.

    ~PC-Q11 Si quelqu’un part, sa main est abandonnée et ses jetons partent aussi. Qui reste seul est champion.~

poker_champ-rules-8-title = ~PC-Q8 PC-Q9 PC-Q12 Options~
poker_champ-rules-8 =
    - Décisions secrètes : à partir du flop chacun décide en secret, puis tout est montré. Si tous abandonnent, les jetons restent pour la donne suivante.
    - Dessus du paquet : on voit le dos de la carte qui sera écartée, comme sur une vraie table.
    - Mémo des dos : les dos qui ont quitté la table sont notés.
    - Temps de réflexion : quand il est écoulé, la pendule abandonne pour qui n’a pas décidé ; à la première étape elle mise.

## Ce qu’on peut faire, en toutes lettres (pour le terminal)

poker_champ-play-bet =
    { $chips ->
        [one] Miser { NUMBER($chips, useGrouping: 0) }
       *[other] Miser { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-play-fold = { poker_champ-fold }
poker_champ-mine = Tes cartes : { $cards }

## The lesson
poker_champ-lesson-aim = Gagne des jetons. Quand quelqu’un est à sec, le plus riche l’aide et gagne un Award. Deux Awards, et c’est gagné.
poker_champ-lesson-backs = Les dos parlent. Ada tient deux piques moyens ; Béla a un as et un petit carreau.
poker_champ-lesson-early = À la première étape tout le monde mise, avec de bonnes cartes ou non. Essaie quand même d’abandonner.
poker_champ-lesson-ante = Mise donc ton jeton. Personne n’attend son tour : tout le monde décide en même temps.
poker_champ-lesson-flop = Trois cartes pour tous. Roi, dame, valet, dix : une de plus et c’est une quinte. Mise.
poker_champ-lesson-turn = Le neuf complète ta quinte. À partir d’ici une mise vaut deux jetons, ni plus ni moins. Mise.
poker_champ-lesson-river = La dernière carte. Béla reste avec son as, mais même une paire d’as ne bat pas une quinte. Mise.
poker_champ-lesson-won = Les cinq meilleures cartes sur sept prennent le pot : quatorze jetons pour toi.
poker_champ-lesson-classes = Nouvelle donne. L va du roi au dix, M du neuf au six, S du cinq au deux ; un as cache sa couleur. Mise.
poker_champ-lesson-fold = Ton sept et ton deux ne vont avec rien, et Ada montre deux grandes cartes. Abandonne : un seul jeton perdu.
poker_champ-lesson-award = Béla est à sec, mais personne n’est éliminé : toi, le plus riche, tu lui donnes six jetons et gagnes un Award.
poker_champ-lesson-end = Encore un Award et le titre est à toi. Garde l’œil sur les dos.
poker_champ-lesson-small = Il reste six jetons à Béla, et ses dos montrent deux petites cartes. Mise ton jeton.
poker_champ-lesson-read = Roi, neuf, six : aucune petite carte ne peut y faire une paire. Et tu as une paire de rois. Mise.
poker_champ-lesson-twin = Ada a deux grandes cartes, comme toi : peut-être la même main. Deux jetons cette fois. Mise.
poker_champ-lesson-count = Le deux donne peut-être enfin une paire à Béla, mais les rois battent les deux. Mise.
poker_champ-lesson-equal = Ada et toi partagez et êtes aussi riches l’un que l’autre. Béla est à sec : un duel décide qui l’aidera.
poker_champ-lesson-winner = Deux cartes ouvertes chacun, cinq pour tous, sans mise : tes trois neuf gagnent le duel et l’Award.
poker_champ-doubt = Vraiment abandonner ?
poker_champ-doubt-help = Ta main ne peut pas perdre. Touche encore pour abandonner quand même.
poker_champ-status-ante-for = { $name } : observe les dos, puis mise 1 jeton
poker_champ-classes = L : du roi au dix · M : du neuf au six · S : du cinq au deux
poker_champ-behind = Qu’est-ce que ça peut être ?
poker_champ-behind-one = Derrière ce dos se cache l’une de ces cartes :
poker_champ-behind-show = Cartes possibles : { $name }
