## Am Tisch.

questions = Bei einem möglichen Versehen nachfragen
why = Warum?
volume = Lautstärke
caller-voice = Stimme des Ausrufers
caller-silent = stumm
pause = Pause
paused-by = { $name } hat das Spiel angehalten.
paused = Das Spiel macht Pause.
go-on = Weiter
moves-lost = Der Server hat die letzten Züge dieses Spiels verloren. Der Tisch steht wieder so wie davor.
result-won-by = Mit { NUMBER($by, useGrouping: 0) } Vorsprung gewonnen.
result-lost-by = Nur { NUMBER($by, useGrouping: 0) } haben gefehlt. Das nächste Spiel ist deins.
result-ahead = { $name } lag { NUMBER($by, useGrouping: 0) } vor { $other }.
enough = Genug für heute
