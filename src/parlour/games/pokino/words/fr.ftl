pokino-name = Pokino
pokino-tagline = On annonce les cartes, les cartons se remplissent, et les six verres vont à qui annonce le premier
pokino-length = 5 min par manche

## The cards

pokino-card =
    { $rank ->
        [1] as
        [10] valet
        [11] cavalier
        [12] roi
       *[other] { NUMBER($rank, useGrouping: 0) }
    } { $suit ->
        [o] de deniers
        [c] de coupes
        [e] d’épées
       *[b] de bâtons
    }

## The prizes

pokino-prize-centre = Centre
pokino-prize-centre-help = La carte du milieu
pokino-prize-corner = Angle
pokino-prize-corner-help = Les quatre cartes des coins
pokino-prize-stamp = Estampe
pokino-prize-stamp-help = Deux fois deux cartes dans un coin quelconque
pokino-prize-poker = Poker
pokino-prize-poker-help = Les quatre cartes égales de la première ligne
pokino-prize-full = Full
pokino-prize-full-help = Les cinq cartes de la deuxième ligne
pokino-prize-pokino = Pokino
pokino-prize-pokino-help = Cinq en ligne, en colonne ou en diagonale, sauf la deuxième ligne

## The opponents

pokino-bot-dreamy = Rêveur
pokino-bot-dreamy-help = Met trois secondes à trouver une carte, en laisse passer une sur cinq et oublie souvent d’annoncer
pokino-bot-steady = Posé
pokino-bot-steady-help = Aussi rapide que la plupart des gens, laisse passer une carte sur vingt et vole rarement
pokino-bot-sharp = Vif
pokino-bot-sharp-help = Rapide et attentif, vole ce que tu laisses ; un œil exercé lui tient tête

## The options

pokino-option-stake = Mise
pokino-option-stake-help = Jetons que chacun met dans chaque verre, à chaque manche
pokino-option-stack = Jetons au départ
pokino-option-stack-help = D’habitude 150 à parts égales
pokino-option-debt = Dettes
pokino-option-debt-help = Qui ne peut pas payer doit à la banque ; sinon il passe son tour
pokino-option-boards = Cartons
pokino-option-boards-help = Comment on reçoit son carton
pokino-option-printed = Cartons imprimés
pokino-option-printed-help = Quels cartons de papier les joueurs ont en main, place par place
pokino-option-set = Jeu de cartons
pokino-option-set-help = Le 0 est celui de cette table ; tout autre nombre en donne un autre
pokino-option-own = Vos propres cartons
pokino-option-own-help = Dix cartons au lieu d’un jeu, cinq cartes par ligne : un nombre et la couleur (o deniers, c coupes, e épées, b bâtons), une ligne vide entre les cartons. Ils sont vérifiés avant de jouer.
pokino-option-pace = Qui annonce
pokino-option-pace-help = La maison annonce une carte toutes les quelques secondes, ou le donneur les retourne à la main
pokino-option-pause = Pause
pokino-option-pause-help = Secondes entre deux manches
pokino-option-grace = Délai
pokino-option-grace-help = Secondes après ta marque pendant lesquelles personne ne peut te voler le lot
pokino-option-steals = Vol
pokino-option-steals-help = Un lot que son propriétaire n’annonce pas peut être annoncé par les autres
pokino-option-quickest = Le plus rapide prend tout
pokino-option-quickest-help = Au lieu de partager quand deux joueurs complètent avec la même carte
pokino-option-auto_mark = Marquer tout seul
pokino-option-auto_mark-help = Les cartes annoncées sont marquées pour tous
pokino-option-auto_call = Annoncer tout seul
pokino-option-auto_call-help = Les lots complets sont annoncés pour tous
pokino-option-fine = Amende
pokino-option-fine-help = Une fausse annonce coûte un jeton
pokino-option-help = Aide
pokino-option-help-help = Éclaire ce que tu peux marquer et annoncer
pokino-option-rounds = Manches
pokino-option-rounds-help = La dernière au plus tard ; sinon on se met d’accord

pokino-boards-dealt = Distribués
pokino-boards-dealt-help = Au hasard, pour toute la partie
pokino-boards-chosen = Choisis
pokino-boards-chosen-help = Avant la première manche, on peut prendre un carton libre
pokino-boards-again = Choisis chaque fois
pokino-boards-again-help = On peut changer avant chaque manche
pokino-pace-open = Le donneur, à la main
pokino-pace-number = La maison, toutes les { NUMBER($number, useGrouping: 0) } secondes
pokino-rounds-open = Jusqu’à ce qu’on veuille arrêter
pokino-stack-open = 150 partagés
pokino-stack-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } jeton
       *[other] { NUMBER($number, useGrouping: 0) } jetons
    }
pokino-stake-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } jeton
       *[other] { NUMBER($number, useGrouping: 0) } jetons
    }
pokino-grace-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } seconde
       *[other] { NUMBER($number, useGrouping: 0) } secondes
    }
pokino-rounds-number =
    { $number ->
        [one] { NUMBER($number, useGrouping: 0) } manche
       *[other] { NUMBER($number, useGrouping: 0) } manches
    }
pokino-won =
    { $points ->
        [one] { $name } gagne avec { NUMBER($points, useGrouping: 0) } jeton
       *[other] { $name } gagne avec { NUMBER($points, useGrouping: 0) } jetons
    }
pokino-won-you =
    { $points ->
        [one] Tu gagnes avec { NUMBER($points, useGrouping: 0) } jeton
       *[other] Tu gagnes avec { NUMBER($points, useGrouping: 0) } jetons
    }
pokino-won-shared =
    { $points ->
        [one] { $names } se partagent la victoire avec { NUMBER($points, useGrouping: 0) } jeton chacun
       *[other] { $names } se partagent la victoire avec { NUMBER($points, useGrouping: 0) } jetons chacun
    }
pokino-won-shared-you =
    { $points ->
        [one] Tu partages la victoire avec { $names } : { NUMBER($points, useGrouping: 0) } jeton chacun
       *[other] Tu partages la victoire avec { $names } : { NUMBER($points, useGrouping: 0) } jetons chacun
    }
pokino-counters =
    { $counters ->
        [one] { NUMBER($counters, useGrouping: 0) } jeton
       *[other] { NUMBER($counters, useGrouping: 0) } jetons
    }

## What the table hears

pokino-news-boards-dealt = Les cartons sont distribués. { $name } donne en premier.
pokino-news-boards-dealt-you = Les cartons sont distribués. Tu donnes en premier.
pokino-news-round-began =
    { $last ->
        [true] Dernière manche. { $name } donne.
       *[false] Manche { NUMBER($round, useGrouping: 0) }. { $name } donne.
    }
pokino-news-round-began-you =
    { $last ->
        [true] Dernière manche. Tu donnes.
       *[false] Manche { NUMBER($round, useGrouping: 0) }. Tu donnes.
    }
pokino-news-card-turned = Carte { NUMBER($number, useGrouping: 0) } : { $card }.
pokino-news-called-out =
    { $prize-value ->
        [pokino] { $name } annonce POKINO!
       *[other] { $name } annonce { $prize }.
    }
pokino-news-called-out-you =
    { $prize-value ->
        [pokino] Tu annonces POKINO!
       *[other] Tu annonces { $prize }.
    }
pokino-news-stole = { $name } vole { $prize } à { $owner }.
pokino-news-stole-you = Tu voles { $prize } à { $owner }.
pokino-news-stole-owner-you = { $name } te vole { $prize }.
pokino-news-called-wrongly = { $name } annonce { $prize } trop tôt et paie un jeton.
pokino-news-called-wrongly-you = Tu annonces { $prize } trop tôt et paies un jeton.
pokino-news-called-in-vain = { $name } annonce aussi { $prize }, mais en vain.
pokino-news-called-in-vain-you = { $prize } : { $why }
pokino-news-paid =
    { $counters ->
        [one] { $prize } : { NUMBER($counters, useGrouping: 0) } jeton pour { $name }.
       *[other] { $prize } : { NUMBER($counters, useGrouping: 0) } jetons pour { $name }.
    }
pokino-news-paid-you =
    { $counters ->
        [one] { $prize } : { NUMBER($counters, useGrouping: 0) } jeton pour toi.
       *[other] { $prize } : { NUMBER($counters, useGrouping: 0) } jetons pour toi.
    }
pokino-news-stayed-in-cup =
    { $counters ->
        [one] { $prize } : { NUMBER($counters, useGrouping: 0) } jeton reste dans le verre.
       *[other] { $prize } : { NUMBER($counters, useGrouping: 0) } jetons restent dans le verre.
    }
pokino-news-cup-split = { $prize } : on partage ce qui reste dans le verre.
pokino-news-round-ended =
    { $pokino ->
        [true] La manche { NUMBER($round, useGrouping: 0) } est terminée.
       *[false] La manche { NUMBER($round, useGrouping: 0) } est terminée, et personne n’a annoncé pokino.
    }
pokino-news-wants-last = { $name } voudrait arrêter après cette manche.
pokino-news-wants-last-you = Tu voudrais arrêter après cette manche.
pokino-news-last-round = C’est la dernière manche : elle continue jusqu’à ce que les six lots soient gagnés ou le paquet épuisé.
pokino-news-took-board = { $name } prend le carton { NUMBER($board, useGrouping: 0) }.
pokino-news-took-board-you = Tu prends le carton { NUMBER($board, useGrouping: 0) }.
pokino-news-rested =
    { $rest ->
        [true] { $name } passe son tour.
       *[false] { $name } rejoue.
    }
pokino-news-rested-you =
    { $rest ->
        [true] Tu passes ton tour.
       *[false] Tu rejoues.
    }
pokino-news-went-away = { $name } est parti.
pokino-news-went-away-you = Tu es parti.
pokino-news-joined = { $name } s’assied et joue dès la prochaine manche.
pokino-news-joined-you = Tu joues dès la prochaine manche.
pokino-news-session-ended = La partie est terminée.

## At the table

pokino-status-opening = On distribue les cartons
pokino-status-between = La manche { NUMBER($round, useGrouping: 0) } va commencer. { $name } donne
pokino-status-between-you = Manche { NUMBER($round, useGrouping: 0) } : tu donnes
pokino-status-asleep = La maison attend. Qui veut continuer ?
pokino-status-too-few = Il manque un deuxième joueur
pokino-status-card = Carte { NUMBER($number, useGrouping: 0) } : { $card }
pokino-status-last-card = Dernière manche, carte { NUMBER($number, useGrouping: 0) } : { $card }
pokino-your-board = Ton carton { NUMBER($board, useGrouping: 0) }
pokino-board-of = Carton : { $name }
pokino-cell-plain = { $card }
pokino-cell-marked = { $card }, marqué
pokino-cell-called = { $card }, annoncé
pokino-cups = Verres
pokino-cup =
    { $counters ->
        [0] { $prize } : vide
        [one] { $prize } : { NUMBER($counters, useGrouping: 0) } jeton
       *[other] { $prize } : { NUMBER($counters, useGrouping: 0) } jetons
    }
pokino-cup-won = gagné
pokino-call = Annoncer { $prize }
pokino-steal = Voler
pokino-steal-title = Qui a laissé passer quelque chose ?
pokino-steal-help = Nomme le lot et son propriétaire. Trop tôt, il est encore à lui.
pokino-steal-whose = Le carton de qui ?
pokino-steal-what = Quel lot ?
pokino-check = Vérificateur
pokino-check-help = Tout ce qui a été annoncé
pokino-called-so-far = { NUMBER($number, useGrouping: 0) } cartes annoncées sur 40
pokino-no-card = Pas encore de carte
pokino-the-card = La carte sur la table
pokino-earlier = Avant
pokino-deals = donne
pokino-deal = Donner
pokino-turn = Carte suivante
pokino-turn-close = Payer
pokino-play-on = Continuer
pokino-finish = Arrêter après cette manche
pokino-finish-now = En faire la dernière manche
pokino-finish-votes = { NUMBER($votes, useGrouping: 0) } sur { NUMBER($needed, useGrouping: 0) }
pokino-last = Dernière manche
pokino-rest = Passer son tour
pokino-return = Rejouer
pokino-take-board = Changer de carton
pokino-take-this = Prendre le carton { NUMBER($board, useGrouping: 0) }
pokino-boards-all = Tous les cartons
pokino-balance = Jetons
pokino-odds = Chances
pokino-odds-help =
    { $error ->
        [one] Les chances de chacun de gagner chaque lot dans cette manche si personne ne laisse rien passer, sur { NUMBER($packs, useGrouping: 0) } jeux battus ; à { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } point près.
       *[other] Les chances de chacun de gagner chaque lot dans cette manche si personne ne laisse rien passer, sur { NUMBER($packs, useGrouping: 0) } jeux battus ; à { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } points près.
    }
pokino-odds-asking = On compte
pokino-summary = La partie en lots
pokino-tally-won = Gagnés
pokino-tally-stolen = Volés
pokino-tally-robbed = Perdus par vol
pokino-tally-missed = Laissés passer

## parlour pokino

pokino-cli-set = Jeu { $set }, dix cartons
pokino-cli-base = Carton de base
pokino-cli-board = Carton { NUMBER($board, useGrouping: 0) }
pokino-cli-proper = Les cartons sont corrects : ils sont dix, et il n’y en a pas deux qui réunissent la même chose.
pokino-cli-orbit = C’est un seul carton dont les valeurs sont décalées : distribués au hasard, tous ont exactement les mêmes chances.
pokino-cli-no-orbit = Ce n’est pas un seul carton aux valeurs décalées : certains peuvent être meilleurs que d’autres.
pokino-cli-edges = Ce qu’un carton gagne de plus qu’un autre dans une manche à deux, en pour cent de la mise, exactement
pokino-cli-edge-pair = Cartons
pokino-cli-edge-fresh = Une manche
pokino-cli-edge-long = À la longue
pokino-cli-edge-worst = Pire
pokino-cli-sets = Cartons donnés, en pour cent de la mise, sur { NUMBER($rounds, useGrouping: 0) } manches chacun
pokino-cli-players = Joueurs
pokino-cli-worst = Pire
pokino-cli-mean = Moyenne
pokino-cli-searching = Pas { NUMBER($step, useGrouping: 0) } : { $edge } %
pokino-cli-rounds-of = Manches où personne ne laisse rien passer, { NUMBER($rounds, useGrouping: 0) } pour chaque nombre de joueurs
pokino-cli-cards = Cartes
pokino-cli-last-cards = Cartes, dernière manche
pokino-cli-odds = Après { NUMBER($number, useGrouping: 0) } cartes de la manche { NUMBER($round, useGrouping: 0) } : les chances de chacun de gagner chaque lot, en pour cent (± { $error })
pokino-cli-no-odds = Il n’y a pas de manche à regarder : le journal s’arrête entre deux manches.
pokino-cli-not-pokino = C’est un journal de { $game }, pas de Pokino.

## Pourquoi quelque chose a été refusé

refused-not-left = Quelqu’un est assis sur cette chaise.
refused-not-in-round = Tu ne joues pas cette manche.
refused-round-not-begun = La manche n’a pas encore commencé.
refused-round-over = Cette manche est terminée.
refused-card-in-hand = On retourne justement la carte suivante.
refused-not-called = Cette carte n’a pas encore été annoncée.
refused-not-on-board = Cette carte n’est pas sur ton carton.
refused-already-marked = Tu as déjà marqué cette carte.
refused-mark-completes-nothing = Cette carte ne complète pas ce que tu annonces.
refused-no-prize-named = Nomme un lot.
refused-prize-paid = Ce lot est déjà gagné.
refused-already-called = C’est déjà annoncé.
refused-stolen = Trop tard : quelqu’un vient de l’annoncer à ta place.
refused-prize-taken = Quelqu’un a été plus rapide.
refused-mark-first = Marque d’abord les cartes, puis annonce.
refused-not-complete = Les cartes de ce lot n’ont pas toutes été annoncées.
refused-full-line = La deuxième ligne est celle du Full ; elle ne compte jamais comme Pokino.
refused-pokino-called = Pokino est annoncé : seul ce que cette carte a complété peut encore être annoncé.
refused-no-steals = On ne vole pas à cette table.
refused-no-such-player = Ce joueur n’est pas dans cette manche.
refused-your-own = C’est ton propre carton. Annonce, tout simplement.
refused-too-early = Trop tôt : le propriétaire ne l’a pas encore marqué, et la carte suivante n’est pas annoncée.
refused-in-grace = Trop tôt : le propriétaire vient seulement de le marquer.
refused-not-the-dealer = Seul le donneur peut faire cela.
refused-house-deals = À cette table, c’est la maison qui annonce.
refused-card-has-changed = La carte a changé entre-temps.
refused-too-few-players = Il faut être au moins deux à jouer.
refused-not-now = Ce n’est pas possible maintenant.
refused-already-last = C’est déjà la dernière manche.
refused-already-voted = Tu as déjà demandé que cette manche soit la dernière.
refused-board-taken = Quelqu’un a ce carton.
refused-boards-stay = On ne change pas de carton maintenant.
refused-boards-not-a-row = La ligne { NUMBER($line, useGrouping: 0) } doit avoir cinq cartes comme 7c 12o 1e 3b 10c.
refused-boards-not-ten = Un jeu a dix cartons.
refused-boards-not-25-cards = Carton { NUMBER($board, useGrouping: 0) } : un carton a 25 cartes.
refused-boards-card-twice = Le carton { NUMBER($board, useGrouping: 0) } a deux fois la même carte.
refused-boards-no-poker = Carton { NUMBER($board, useGrouping: 0) } : la première ligne doit avoir quatre cartes égales et une autre.
refused-boards-no-full = Carton { NUMBER($board, useGrouping: 0) } : la deuxième ligne doit avoir trois cartes égales et deux autres.
refused-boards-full-in-order = Carton { NUMBER($board, useGrouping: 0) } : les trois et les deux de la deuxième ligne doivent être mêlées.
refused-boards-same-poker = Le carton { NUMBER($board, useGrouping: 0) } a le même carré qu’un carton précédent.
refused-boards-same-triple = Le carton { NUMBER($board, useGrouping: 0) } a le même brelan en deuxième ligne qu’un carton précédent.
refused-boards-same-pair = Le carton { NUMBER($board, useGrouping: 0) } a la même paire en deuxième ligne qu’un carton précédent.
refused-boards-same-centre = Le carton { NUMBER($board, useGrouping: 0) } a le même centre qu’un carton précédent.

## On paper

pokino-paper-boards = Cartons
pokino-paper-checking-card = Vérificateur
pokino-paper-callers-list = Liste des annonces
pokino-paper-cards = Cartes
pokino-paper-cup-labels = Étiquettes des verres
pokino-paper-counters = Jetons

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

pokino-rules-1-title = Cartons et verres
pokino-rules-1 =
    On joue de deux à dix, chacun avec un carton de cinq fois cinq cartes espagnoles. ~PK-Q1 Il y a 40 cartes : deniers, coupes, épées et bâtons, de l’as au 7, avec valet, cavalier et roi.~ Il n’y a pas deux cartons pareils.

    Six verres sont au milieu de la table. Au début de chaque manche, chacun met un jeton dans chaque verre. ~PK-Q7 À court de jetons, on les doit à la banque.~

pokino-rules-2-title = Une manche
pokino-rules-2 =
    Les cartes sont retournées et annoncées une à une. Si la carte est sur ton carton, marque-la. ~PK-Q9 Tu peux le faire plus tard aussi, mais seulement dans la même manche.~

    Quand tes marques complètent une des combinaisons, annonce son lot : tout ce que contient le verre est à toi. Si une carte en complète plusieurs, annonce-les toutes. ~PK-Q10 Ce que tu ne nommes pas n’est pas annoncé.~

    ~PK-Q16 Une fausse annonce ne coûte rien. Si tu annonces plusieurs lots à la fois, les bons comptent.~

pokino-rules-3-title = Les six lots
pokino-rules-3 =
    - Centre : la carte du milieu.
    - Angle : les quatre cartes des coins.
    - Estampe : deux fois deux cartes dans un des quatre coins.
    - Poker : les quatre cartes égales de la première ligne. ~PK-Q3 L’autre carte ne compte pas.~
    - Full : les cinq cartes de la deuxième ligne.
    - Pokino : cinq cartes en ligne, en colonne ou en diagonale. La deuxième ligne ne compte jamais comme pokino.

pokino-rules-4-title = Partager
pokino-rules-4 =
    Ceux qui gagnent un lot en même temps le partagent. ~PK-Q11 C’est-à-dire : ils le complètent avec la même carte et l’annoncent avant la suivante, peu importe qui est le plus rapide. On paie quand la carte suivante est retournée.~ ~PK-Q18 Les jetons qu’on ne peut pas partager restent dans le verre.~

    Le premier qui a marqué toutes les cartes d’un lot et l’annonce le gagne. ~PK-Q13 Si deux joueurs annoncent sur la même carte, mais que l’un avait complété le lot avec une carte précédente, il est à celui-ci, à condition que toutes ses cartes aient été marquées avant l’annonce de l’autre.~

pokino-rules-5-title = Voler
pokino-rules-5 =
    Tu n’es pas obligé d’annoncer. Mais un lot que son propriétaire tait peut être annoncé par n’importe qui d’autre, qui le garde en entier. ~PK-Q12 On nomme le lot et son propriétaire ; ton propre carton ne compte pas. Il est au premier qui le dit. Mais si un autre joueur a complété le même lot avec la même carte et l’annonce avant la suivante, il est à celui-ci, et le voleur n’a rien.~

    On peut le voler dès que son propriétaire a marqué la dernière carte, ou à partir de la carte suivante, marquée ou non. ~PK-Q12 { $grace ->
        [0] La marque ne donne aucun répit.
        [one] Pendant une seconde après la marque, il est à l’abri.
       *[other] Pendant { NUMBER($grace, useGrouping: 0) } secondes après la marque, il est à l’abri.
    }~ ~PK-Q13 Tant que personne ne l’a pris, son propriétaire peut encore l’annoncer.~

pokino-rules-6-title = La fin d’une manche
pokino-rules-6 =
    Pokino termine la manche, ~PK-Q15 volé ou non.~ ~PK-Q17 On ne peut plus annoncer que ce que cette carte-là a complété, jusqu’au moment où viendrait la suivante ; puis on paie. Ce que des cartes précédentes avaient complété et que personne n’avait annoncé reste dans son verre.~ Les verres que personne n’a gagnés restent pleins, chacun remet ses jetons, et le joueur à droite du donneur donne. ~PK-Q19 Si les 40 cartes ont été annoncées et que personne n’a voulu de pokino, la manche est finie aussi.~

pokino-rules-7-title = La dernière manche
pokino-rules-7 =
    On joue jusqu’à ce qu’on veuille arrêter. ~PK-Q20 Il faut plus de la moitié. On le dit avant une manche, ou quand pokino est annoncé : alors la même manche continue.~ La dernière manche dure jusqu’à ce que les six lots soient gagnés. ~PK-Q19 Si les 40 cartes ont été annoncées, elle finit aussi, et ce que personne n’a annoncé est partagé entre tous ceux qui la jouent.~ ~PK-Q18 Dans la dernière manche, les jetons qu’on ne peut pas partager partent un à un depuis la droite du donneur.~ ~PK-Q21 Qui a le plus de jetons gagne ; à égalité, on partage la victoire.~

    ~PK-P3 PK-Q22 Tu peux passer une manche ou partir. Tes jetons dans les verres restent. Entre deux manches, quelqu’un d’autre peut prendre ta place.~

pokino-rules-8-title = ~PK-Q5 PK-Q6 PK-Q8 D’autres façons de jouer~
pokino-rules-8 =
    - Le donneur peut retourner les cartes à la main, ou la maison les annonce à la cadence choisie.
    - On peut jouer plus d’un jeton par verre, avec autant de jetons qu’on veut, et sans dettes.
    - On peut choisir les cartons, une fois ou avant chaque manche, et jouer sur ses propres cartons.
    - Marquer et annoncer peut se faire tout seul, et l’aide éclaire ce que tu peux faire.
    - Le vol peut être interdit, le plus rapide peut tout prendre, et une fausse annonce peut coûter un jeton.

## Ce qu’on peut faire, en toutes lettres (pour le terminal)

pokino-plays-mark = Marquer
pokino-play-mark = Marquer { $card }
pokino-plays-call = Annoncer
pokino-play-call =
    { $marks ->
        [true] Marquer { $mark } et annoncer { $prizes }
       *[false] Annoncer { $prizes }
    }
pokino-plays-steal = Voler
pokino-play-steal = Voler { $prize } à { $owner }
pokino-play-turn = Retourner la carte suivante
pokino-play-finish = Que cette manche soit la dernière
pokino-plays-take-board = Choisir un carton
pokino-play-take-board = Prendre le carton { NUMBER($board, useGrouping: 0) }
pokino-play-rest =
    { $rest ->
        [true] Passer son tour de jeu
       *[false] Rejouer
    }
pokino-mine = Ton carton, numéro { NUMBER($number, useGrouping: 0) } ; ce qui est marqué est entre crochets (o deniers, c coupes, e épées, b bâtons) :
pokino-mine-last = La dernière carte : { $card }

## The lesson
pokino-lesson-board = Voici ton carton. Les cartes sont annoncées une à une, et tu marques celles que tu as.
pokino-lesson-cups = Tout le monde a mis un jeton dans chacun des six verres. Chaque verre est un lot.
pokino-lesson-mark = On annonce le sept de deniers, et tu l’as. Touche-le.
pokino-lesson-call = C’est ta carte du milieu : Centre est complet. Annonce-le avant la carte suivante.
pokino-lesson-paid = Les trois jetons sont à toi. Si Ada avait complété Centre avec la même carte, vous auriez partagé.
pokino-lesson-wrong = Trois des quatre trois de la ligne 1 sont marqués. Annonce déjà Poker, pour voir.
pokino-lesson-fourth = Rien de perdu. Et voici le quatrième trois : marque-le.
pokino-lesson-poker = Quatre cartes égales en ligne 1, c’est Poker. Annonce-le.
pokino-lesson-steal = L’Estampe d’Ada, quatre cartes dans un coin, est complète depuis la carte d’avant. Elle se tait : vole-la.
pokino-lesson-line = Le quatre de bâtons complète ta troisième ligne. Marque-le.
pokino-lesson-pokino = Cinq en ligne, en colonne ou en diagonale : le gros lot. Seule la ligne 2 ne compte jamais. Annonce-le.
pokino-lesson-end = Pokino termine la manche. Le reste demeure dans les verres, tout le monde remet un jeton, et on continue.
pokino-lesson-last = Une dernière manche ? Elle commence quand plus de la moitié de la table le veut. Dis-le.
pokino-lesson-same = Le valet de coupes complète ton Estampe, et celle d’Ada aussi. Marque-le.
pokino-lesson-share = Annonce-la avant la carte suivante. Ada l’annoncera aussi : peu importe qui est plus rapide.
pokino-lesson-shared = Même carte, donc vous partagez. À la dernière manche, même le jeton en trop est distribué.
pokino-lesson-late = Ton Centre est complet depuis la première carte. Personne ne l’a volé : il n’est pas trop tard, annonce-le.
pokino-lesson-over = La dernière manche dure jusqu’à ce que les six lots soient gagnés. Qui a le plus de jetons l’emporte.
pokino-hint-mark = Touche-la si tu l’as
pokino-hint-auto = Touche un verre dès que ses cartes sont marquées
pokino-hint-call = Annonce
pokino-hint-wait = Garde le doigt sur un verre pour voir ses cartes. Marque celles qu’on annonce, puis touche le verre.
pokino-to-go = encore { NUMBER($count, useGrouping: 0) }
pokino-to-go-none = Annonce

pokino-plays-turned = La carte retournée
pokino-play-turned = Retournée : { $card }
pokino-typed-turned = Retourne la carte suivante de votre paquet et nomme-la.
pokino-typed-opened = Distribuez les cartons et tape leurs numéros dans l’ordre des places, par exemple : cartons 7 3

pokino-by-hand = Notre propre paquet
pokino-night = Soirée papier
pokino-night-about = Chacun a un carton imprimé, le grand écran annonce, et tu touches qui crie. Personne d’autre n’a besoin d’appareil.
pokino-night-setup = Préparer une soirée papier
pokino-night-who = Qui joue, et avec quel carton ?
pokino-night-name = Nom
pokino-night-board = Carton
pokino-night-board-number = Carton { NUMBER($board, useGrouping: 0) }
pokino-night-add = Ajouter quelqu’un
pokino-night-remove = Retirer { $name } de la liste
pokino-night-pace = Comment les cartes sont-elles annoncées ?
pokino-night-by-hand = À la main, quand tu touches
pokino-night-by-itself = Toutes seules, toutes les { NUMBER($seconds, useGrouping: 0) } secondes
pokino-night-pack = Nous retournons notre propre paquet
pokino-night-print = Imprimer les cartons
pokino-night-ready = C’est prêt
pokino-night-few = Deux joueurs au moins, chacun avec un nom.
pokino-night-shout = Qui crie ?
pokino-night-what = Quoi ?
pokino-night-missing = { $name } n’a pas encore { $prize } sur le carton { NUMBER($board, useGrouping: 0) }. Il manque : { $cards }.
pokino-night-good = { $prize } pour { $name } : toutes ses cartes sont sorties.
pokino-night-card = Quelle carte est retournée ?
pokino-night-last = Dernière manche
pokino-night-deals = Qui donne en premier ?
pokino-night-open = C’est parti
pokino-night-by = Annoncé par
