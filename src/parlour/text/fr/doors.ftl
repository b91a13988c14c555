## Coming to a table

invite-here = Seul cet ordinateur peut jouer.
invite-here-help = Pour ouvrir la table aux autres, connecte cet ordinateur à ton réseau et lance Parlour sans --here-only.
invite-address = Adresse dans le lien
invite-address-help = Si le lien ne s’ouvre pas sur l’autre appareil, essaie une autre adresse.

## Home

home-alone = Contre des robots
home-together = À plusieurs
home-players = { NUMBER($fewest, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) } joueurs
home-tv-title = Sur la télé
home-tv-help = Ouvre cette page sur le grand écran : il montre un code, chacun le scanne, et le premier téléphone dirige la table.
home-tv = Cet écran est la table
tables-title = Tes tables
tables-your-turn = C’est ton tour
tables-turn = C’est à { $names }
tables-playing = En cours
tables-lobby = Pas encore commencée
tables-over = Terminée
tables-away = Ranger { $game }, table { $code }

## Between two games

next-games = Quel jeu ?
next-now = Maintenant { $game }
played-title = Déjà joué
played-replay = Revoir la partie { NUMBER($number, useGrouping: 0) }
played-log = Enregistrer le journal de la partie { NUMBER($number, useGrouping: 0) }
