## Pourquoi quelque chose est refusé : quoi et pourquoi, en une ou deux phrases courtes.

refused-unknown = Cela n’a pas marché ({ $code }).

## La table

refused-no-such-seat = Cette place n’existe pas à cette table.
refused-game-over = Cette partie est terminée.
refused-seats-do-not-fit = Ces règles ne sont pas faites pour ce nombre de personnes.
refused-house-draws = À cette table, c’est la maison qui lance les dés et tire les cartes.
refused-nothing-awaited = La table n’attend ni lancer ni carte pour l’instant.
refused-other-draw-awaited = Entre-temps, la table attend autre chose. Regarde-la et entre ce qui est sorti.
refused-not-by-hand = Ce jeu ne peut pas se jouer avec ses propres cartes : la personne qui entre les mains les verrait.
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
refused-too-many-guesses = Trop de codes qui n’existent pas. Vérifie le lien et réessaie dans une minute.
refused-house-full = Il n’y a plus de place pour l’instant. Ceux qui sont déjà assis à une table peuvent toujours entrer ; réessaie dans quelques minutes.
refused-no-such-page = Il n’y a rien ici. Vérifie le lien.
refused-server-broke = Le serveur a eu un problème. Ta partie est sauvegardée ; réessaie.
refused-no-such-game = Parlour ne connaît pas ce jeu.
refused-no-such-language = Parlour ne parle pas cette langue.
refused-no-such-lesson = Cette leçon n’existe pas.
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
refused-another-game = C’était pour une partie qui est déjà terminée.
refused-no-coach = Le coach n’a rien à dire ici.
refused-coach-is-thinking = Le coach réfléchit encore à ta dernière question.
refused-too-few = Il n’y a pas encore assez de monde.
refused-replay-too-long = Cette partie est trop longue pour être montrée ici. La commande « parlour replay » la raconte.
refused-store-failed = Le serveur n’arrive pas à enregistrer. Ton coup n’a pas été joué ; réessaie.
refused-room-broken = Impossible d’ouvrir cette table : ce qui en était enregistré est abîmé. Ouvres-en une nouvelle.
refused-too-many-spectators = Trop de gens regardent déjà cette table.
refused-one-seat-each = Tu as déjà une place dans cette partie, et personne ne regarde deux mains.
refused-player-is-here = Cette personne est là. Un bot ne remplace que quelqu’un qui est parti.
refused-nobody-there = Il n’y a personne à cette place.
refused-not-at-the-table = Seuls ceux qui sont à la table peuvent faire cela.
refused-paused = La partie est en pause.
refused-remarks-off = À cette table, l’hôte n’a pas autorisé les messages écrits.
refused-code-not-valid = Ce code a déjà servi, ou il est trop vieux. Demandes-en un nouveau sur le premier appareil.
refused-coach-is-busy = Trop de gens interrogent le coach en ce moment. Réessaie dans un instant.

## Les journaux

refused-log-empty = Le journal est vide.
refused-log-too-large = Le fichier est trop gros pour un journal de Parlour.
refused-log-parts-missing = Ce ne sont pas tous les codes QR d’un même souvenir, ou l’un d’eux a été mal lu. Lis-les tous, dans n’importe quel ordre.
refused-log-not-a-log = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un journal de Parlour.
refused-log-too-new = Ligne { NUMBER($line, useGrouping: 0) } : ce journal vient d’un Parlour plus récent. Mets Parlour à jour pour le lire.
refused-log-unknown-game = Ligne { NUMBER($line, useGrouping: 0) } : Parlour ne connaît pas le jeu de ce journal.
refused-log-bad-line = La ligne { NUMBER($line, useGrouping: 0) } est illisible. Le journal est abîmé ou coupé.
refused-log-impossible = Ligne { NUMBER($line, useGrouping: 0) } : la règle ne permet pas ce coup. Le journal a été modifié.
refused-log-no-seal = Le journal s’arrête après la ligne { NUMBER($line, useGrouping: 0) }, sans son sceau. On ne peut vérifier les tirages qu’une fois la partie finie et la graine révélée.
refused-log-cut = Le journal s’arrête après la ligne { NUMBER($line, useGrouping: 0) }, alors que la partie n’était pas finie : la fin a été coupée.
refused-log-other-promise = Ligne { NUMBER($line, useGrouping: 0) } : l’empreinte de ce journal n’est pas celle que tu as gardée. C’est une autre partie, ou une partie inventée.
refused-log-wrong-seed = Ligne { NUMBER($line, useGrouping: 0) } : la graine révélée n’est pas celle promise au départ.
refused-log-wrong-pledge = Ligne { NUMBER($line, useGrouping: 0) } : une contribution n’est pas celle qui avait été promise pour sa place. Le journal a été modifié.
refused-log-not-mine = Ligne { NUMBER($line, useGrouping: 0) } : ta contribution n’est pas dans ce journal. C’est une autre partie, ou une partie inventée.
refused-log-wrong-draw = Ligne { NUMBER($line, useGrouping: 0) } : ce tirage ne découle pas de la graine et de la première ligne. Le journal a été modifié.
refused-log-changed = Tous les tirages découlent de la graine, mais le texte ne correspond pas à son sceau. Le journal a été modifié.

## What cannot be printed

refused-nothing-on-paper = { $game } n’a rien à imprimer.
refused-no-such-thing = Il n’y a pas de { $thing } à imprimer. Il y a : { $things }.
refused-bad-choice = { $choice } n’est pas un choix possible. On peut choisir : { $choices }.
refused-no-press = Pour imprimer, il manque ici typst : pip install "parlour[print]". Il n’existe pas de typst pour Alpine Linux (musl) ni pour Windows sur ARM ; imprime alors depuis un autre ordinateur.
refused-no-fonts = Les polices pour le papier ne sont pas encore construites. Lance Parlour avec ./parlour, qui s’en charge.
refused-bad-shift = { $shift } n’est pas un décalage : écris deux nombres de -10 à 10 en millimètres, par exemple --shift-back 0.5,-1.
refused-too-long-for-paper = Cette partie est trop longue pour le papier.
