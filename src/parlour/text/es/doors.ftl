## Coming to a table

invite-here = Solo se puede jugar en este ordenador.
invite-here-help = Para que entren los demás, conecta este ordenador a tu red e inicia Parlour sin --here-only.
invite-address = Dirección del enlace
invite-address-help = Si el enlace no se abre en el otro dispositivo, prueba otra dirección.

## Home

home-alone = Contra bots
home-together = Con otros
home-players = { NUMBER($fewest, useGrouping: 0) }–{ NUMBER($most, useGrouping: 0) } jugadores
home-tv-title = En la tele
home-tv-help = Abre esta página en la pantalla grande: muestra un código, todos lo escanean y el primer móvil dirige la mesa.
home-tv = Esta pantalla es la mesa
tables-title = Tus mesas
tables-your-turn = Te toca
tables-turn = Le toca a { $names }
tables-playing = En juego
tables-lobby = Aún no ha empezado
tables-over = Terminada
tables-away = Guardar { $game }, mesa { $code }

## Between two games

next-games = ¿Qué juego?
next-now = Ahora { $game }
played-title = Ya jugado
played-replay = Volver a ver la partida { NUMBER($number, useGrouping: 0) }
played-log = Guardar el registro de la partida { NUMBER($number, useGrouping: 0) }
