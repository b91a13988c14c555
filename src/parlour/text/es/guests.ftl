## Guests of a running game, and who is host

hand-over = Que { $name } lleve la mesa
late-title = Hay una partida en curso
late-help = Ocupa uno de estos asientos y sigue jugando desde ahí, o mira hasta la próxima partida.
late-take = Ocupar el asiento de { $name }
left-watching = Has dejado la partida y ahora la estás mirando.
