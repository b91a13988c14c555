## À la table.

questions = Demander avant une bévue probable
why = Pourquoi ?
volume = Volume
caller-voice = Voix de l’annonceur
caller-silent = muette
pause = Pause
paused-by = { $name } a mis la partie en pause.
paused = La partie est en pause.
go-on = Reprendre
moves-lost = Le serveur a perdu les derniers coups de cette partie. La table est revenue à ce qu’elle était avant eux.
result-won-by = Gagné de { NUMBER($by, useGrouping: 0) }.
result-lost-by = Perdu de { NUMBER($by, useGrouping: 0) }. La prochaine est pour toi.
result-ahead = { $name } avait { NUMBER($by, useGrouping: 0) } d’avance sur { $other }.
enough = Assez pour aujourd’hui
