## En la mesa.

questions = Preguntar antes de un posible descuido
why = ¿Por qué?
volume = Volumen
caller-voice = La voz que canta
caller-silent = callada
pause = Pausa
paused-by = { $name } ha puesto la partida en pausa.
paused = La partida está en pausa.
go-on = Seguir
moves-lost = El servidor ha perdido las últimas jugadas de esta partida. La mesa está como estaba antes de ellas.
result-won-by = Ganas por { NUMBER($by, useGrouping: 0) }.
result-lost-by = Pierdes por { NUMBER($by, useGrouping: 0) }. La próxima es tuya.
result-ahead = { $name } sacó { NUMBER($by, useGrouping: 0) } a { $other }.
enough = Basta por hoy
