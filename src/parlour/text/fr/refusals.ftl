## Pourquoi quelque chose est refusé : quoi et pourquoi, en une ou deux phrases courtes.

refused-unknown = Cela n’a pas marché ({ $code }).

## La table

refused-no-such-seat = Cette place n’existe pas à cette table.
refused-game-over = Cette partie est terminée.
refused-seats-do-not-fit = Ces règles ne sont pas faites pour ce nombre de personnes.

## Kniffel

refused-already-left = Tu as déjà quitté cette partie.
refused-not-your-turn = Ce n’est pas ton tour.
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

## Cartino

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

## Poker Champ

refused-step-over = Cette étape est terminée.
refused-no-deal = Cette donne n’a pas encore commencé.
refused-already-folded = Tu as abandonné cette donne.
refused-already-decided = Tu as déjà décidé à cette étape. C’est définitif.
refused-no-chips = Tu n’as plus de jetons. Tu joues jusqu’au bout sans rien décider.
refused-must-ante = Tout le monde joue la première étape. On peut abandonner à partir du flop.
refused-last-one-left = Tous les autres ont abandonné. Tu as déjà gagné.
refused-not-those-cards = Ces cartes ne peuvent pas être distribuées maintenant.
refused-no-advice = Il n’y a rien à calculer ici.

## Pokino

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

## Le serveur

refused-bad-message = Le serveur n’a pas compris. Recharge la page si cela se reproduit.
refused-too-fast = C’était trop rapide. Attends un instant.
refused-hello-first = La connexion n’était pas encore prête. Recharge la page si cela se reproduit.
refused-foreign-origin = Cette page vient d’une adresse que le serveur n’autorise pas.
refused-too-many-rooms = Trop de tables sont ouvertes depuis ton adresse. Fermes-en une, ou réessaie plus tard.
refused-too-many-connections = Il y a trop de connexions depuis ton adresse. Ferme un onglet, ou réessaie plus tard.
refused-no-such-game = Parlour ne connaît pas ce jeu.
refused-no-such-language = Parlour ne parle pas cette langue.
refused-no-such-room = Cette table n’existe pas. Vérifie le lien.
refused-no-such-bot = Ce jeu n’a pas d’adversaire de ce nom.
refused-wrong-token = Cette place n’appartient plus à cet appareil.
refused-name-missing = Entre d’abord un nom.
refused-room-full = Toutes les places sont prises. Tu peux regarder.
refused-seat-taken = Il y a déjà quelqu’un à cette place.
refused-not-your-seat = Ce n’est pas ta place.
refused-not-the-host = Seul l’hôte de la table peut faire cela.
refused-bad-options = Ces options ne vont pas ensemble.
refused-game-running = Il faut attendre la fin de la partie.
refused-no-game = Aucune partie n’est en cours.
refused-no-coach = Le coach n’a rien à dire ici.
refused-coach-is-thinking = Le coach réfléchit encore à ta dernière question.
refused-too-few = Il n’y a pas encore assez de monde.
refused-store-failed = Le serveur n’arrive pas à enregistrer. Ton coup n’a pas été joué ; réessaie.
refused-stopping = Le serveur s’arrête. La partie est enregistrée et reprendra à son retour.

## Les journaux

refused-log-empty = Le journal est vide.
refused-log-too-large = Le fichier est trop gros pour un journal de Parlour.
refused-log-not-a-log = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un journal de Parlour.
refused-log-too-new = Ligne { NUMBER($line, useGrouping: 0) } : ce journal vient d’un Parlour plus récent. Mets Parlour à jour pour le lire.
refused-log-unknown-game = Ligne { NUMBER($line, useGrouping: 0) } : Parlour ne connaît pas le jeu de ce journal.
refused-log-bad-line = La ligne { NUMBER($line, useGrouping: 0) } est illisible. Le journal est abîmé ou coupé.
refused-log-impossible = Ligne { NUMBER($line, useGrouping: 0) } : la règle ne permet pas ce coup. Le journal a été modifié.
refused-log-no-seal = Le journal s’arrête après la ligne { NUMBER($line, useGrouping: 0) }, sans son sceau. On ne peut vérifier les tirages qu’une fois la partie finie et la graine révélée.
refused-log-wrong-seed = Ligne { NUMBER($line, useGrouping: 0) } : la graine révélée n’est pas celle promise au départ.
refused-log-wrong-draw = Ligne { NUMBER($line, useGrouping: 0) } : ce tirage ne découle pas de la graine. Le journal a été modifié.
refused-log-changed = Tous les tirages découlent de la graine, mais le texte ne correspond pas à son sceau. Le journal a été modifié.
