# Beaucoup de parties : ses propres robots, plusieurs machines, reprendre où l’on s’est arrêté

study-progress =
    { $per ->
        [minute] En cours : { $percent } %, { $rate } parties par minute, encore { $left }
       *[second] En cours : { $percent } %, { $rate } parties par seconde, encore { $left }
    }
study-ladder =
    { $game }, { NUMBER($seats, useGrouping: 0) } joueurs, graine { $seed } : combien de fois gagne le robot de la ligne, seul parmi ceux de la colonne. Un égal gagne { $fair }.
study-mixes =
    { $game }, { NUMBER($seats, useGrouping: 0) } joueurs, graine { $seed } : tous les mélanges de niveaux à une même table ; combien de robots de chaque niveau y sont assis, et combien de fois l’un d’eux gagne. Un égal gagne { $fair }.
study-mixes-lead = Avance minimale
study-ladder-note = Avec des intervalles à 95 %, sur au moins { NUMBER($games, useGrouping: 0) } parties chacun, chaque donne jouée dans toutes les dispositions.
study-ladder-alone = Un classement compare au moins deux robots différents.
study-ladder-namesakes = Deux robots s’appellent { $bot }. Donnez un autre nom à l’un d’eux.
study-bot-fails = Votre robot { $bot } a échoué : { $error }
study-bot-not-legal = Votre robot { $bot } veut { $play }, qui n’est pas dans frame.legal.
study-bot-not-after = Votre robot { $bot } veut jouer après { $after } secondes : il faut un nombre à partir de 0.
study-bot-waits = Votre robot { $bot } renvoie None alors que personne d’autre ne peut jouer : il doit choisir dans frame.legal.
study-bot-no-function = { $bot } n’est pas un robot. Donnez le nom d’un niveau, une fonction, ou FICHIER.py:NOM.
study-bot-no-home = { $home } n’existe pas.
study-bot-unreadable = { $home } ne peut pas être exécuté : { $error }
study-bot-not-there = { $home } n’a pas de fonction appelée { $bot }.
study-bot-form = { $text } : écrivez un robot comme FICHIER.py:NOM, ou JEU=FICHIER.py:NOM pour un seul jeu.
study-bot-name-taken = { $game } a déjà un robot nommé { $bot }. Donnez un autre nom à votre fonction.
study-bot-cannot-travel = Votre robot { $bot } ne peut pas être envoyé à d’autres processus. Mettez-le dans un fichier et écrivez FICHIER.py:NOM, ou jouez avec un seul processus.
study-no-checkpoint = { $path } ne contient aucune partie à reprendre.
study-other-checkpoint = { $path } a été commencé avec d’autres robots, d’autres options ou une autre graine. Nommez un autre fichier.
study-longer-checkpoint = { $path } contient déjà { NUMBER($games, useGrouping: 0) } parties. Demandez-en au moins autant, ou nommez un autre fichier.
study-no-such-place = On ne peut pas jouer sur { $place }. Au choix : { $places }.
study-no-extra = { $name } n'est pas installé : pip install { $what }
study-no-cluster = Il n’y a pas de grappe à l’adresse { $address }.
study-workers-die = Les processus qui jouent s’arrêtent sans cesse ; la mémoire manque peut-être. Essayez avec moins de processus.
study-bad-seed = Une graine est un nombre entier de 63 bits au plus, et non { $seed }.
study-bad-games = Le nombre de parties est un entier supérieur à zéro, et non { $games }.
study-bad-options = Le jeu n’accepte pas ces options : { $error }
study-too-few-players = Un tournoi demande au moins deux participants, et autant qu’il y a de places à une table. Il y en a { NUMBER($players, useGrouping: 0) } pour { NUMBER($seats, useGrouping: 0) } places.
study-bad-log = { $path }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un journal que Parlour sait lire ({ $fault }).
study-endless = La partie { NUMBER($number, useGrouping: 0) } n’est pas finie après { NUMBER($moves, useGrouping: 0) } coups : un robot tourne en rond.

# Jeux compilés

kernel-no-numba = Les jeux compilés ont besoin de numba, qui n’est pas installé : pip install 'parlour[fast]'
kernel-none = { $game } n’a pas de jeu compilé.
kernel-option = Le jeu compilé ne connaît pas l’option { $option } = { $value }. Laisse sa valeur par défaut, ou prends un environnement non compilé.
kernel-position = Le jeu compilé ne connaît pas cette position : quelqu’un est parti, ou le début n’est pas encore décidé.
kernel-policy = Le jeu compilé n’a pas de joueur nommé { $policy }. Choisis parmi : { $policies }.
