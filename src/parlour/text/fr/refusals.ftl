## Pourquoi quelque chose est refusé : quoi et pourquoi, en une ou deux phrases courtes.

refused-unknown = Cela n’a pas marché ({ $code }).

## La table

refused-no-such-seat = Cette place n’existe pas à cette table.
refused-game-over = Cette partie est terminée.
refused-seats-do-not-fit = Ces règles ne sont pas faites pour ce nombre de personnes.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-those-cards = Ces cartes ne peuvent pas être distribuées maintenant.
refused-already-left = Tu as déjà quitté cette partie.

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
