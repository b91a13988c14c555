## At the table.

questions = Ask before a likely slip
why = Why?
volume = Loudness
caller-voice = Caller's voice
caller-silent = silent
pause = Pause
paused-by = { $name } has paused the game.
paused = The game is paused.
go-on = Go on
moves-lost = The server has lost the last moves of this game. The table stands as it did before them.
result-won-by = Won by { NUMBER($by, useGrouping: 0) }.
result-lost-by = Lost by { NUMBER($by, useGrouping: 0) }. The next game is yours to win.
result-ahead = { $name } was { NUMBER($by, useGrouping: 0) } ahead of { $other }.
enough = Enough for today
