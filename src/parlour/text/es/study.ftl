# Muchas partidas: bots propios, varias máquinas, seguir donde se dejó

study-progress =
    { $per ->
        [minute] Jugando: { $percent } %, { $rate } partidas por minuto, faltan { $left }
       *[second] Jugando: { $percent } %, { $rate } partidas por segundo, faltan { $left }
    }
study-ladder =
    { $game }, { NUMBER($seats, useGrouping: 0) } jugadores, semilla { $seed }: cuántas veces gana el bot de la fila, solo entre los de la columna. Un igual gana { $fair }.
study-mixes =
    { $game }, { NUMBER($seats, useGrouping: 0) } jugadores, semilla { $seed }: todas las mezclas de niveles en una mesa; cuántos de cada nivel se sientan y cuántas veces gana uno de ellos. Un igual gana { $fair }.
study-mixes-lead = Ventaja mínima
study-ladder-note = Con intervalos del 95 %, de al menos { NUMBER($games, useGrouping: 0) } partidas cada uno, cada reparto en todas las posiciones.
study-ladder-alone = Una clasificación compara al menos dos bots distintos.
study-ladder-namesakes = Dos bots se llaman { $bot }. Ponle otro nombre a uno de ellos.
study-bot-fails = Tu bot { $bot } ha fallado: { $error }
study-bot-not-legal = Tu bot { $bot } quiere { $play }, que no está en frame.legal.
study-bot-not-after = Tu bot { $bot } quiere jugar al cabo de { $after } segundos: tiene que ser un número a partir de 0.
study-bot-waits = Tu bot { $bot } devuelve None cuando nadie más puede jugar: tiene que elegir algo de frame.legal.
study-bot-no-function = { $bot } no es un bot. Indica el nombre de un nivel, una función o ARCHIVO.py:NOMBRE.
study-bot-no-home = No existe { $home }.
study-bot-unreadable = { $home } no se puede ejecutar: { $error }
study-bot-not-there = { $home } no tiene ninguna función llamada { $bot }.
study-bot-form = { $text }: escribe un bot como ARCHIVO.py:NOMBRE, o JUEGO=ARCHIVO.py:NOMBRE para un solo juego.
study-bot-name-taken = { $game } ya tiene un bot llamado { $bot }. Ponle otro nombre a tu función.
study-bot-cannot-travel = Tu bot { $bot } no se puede enviar a otros procesos. Ponlo en un archivo y escribe ARCHIVO.py:NOMBRE, o juega con un solo proceso.
study-no-checkpoint = { $path } no contiene partidas desde las que seguir.
study-other-checkpoint = { $path } se empezó con otros bots, otras opciones u otra semilla. Indica otro archivo.
study-longer-checkpoint = { $path } ya tiene { NUMBER($games, useGrouping: 0) } partidas. Pide al menos esas, o indica otro archivo.
study-no-such-place = No se puede jugar en { $place }. Elige entre: { $places }.
study-no-extra = { $name } no está instalado: pip install { $what }
study-no-cluster = No hay ningún clúster en { $address }.
study-workers-die = Los procesos que juegan se cierran una y otra vez; quizá falte memoria. Prueba con menos procesos.
study-bad-seed = Una semilla es un número entero de 63 bits como máximo, no { $seed }.
study-bad-games = El número de partidas es un entero mayor que cero, no { $games }.
study-bad-options = El juego no admite estas opciones: { $error }
study-too-few-players = Un torneo necesita al menos dos participantes, y tantos como asientos tiene una mesa. Hay { NUMBER($players, useGrouping: 0) } para { NUMBER($seats, useGrouping: 0) } asientos.
study-bad-log = { $path }, línea { NUMBER($line, useGrouping: 0) }: esto no es un registro que Parlour sepa leer ({ $fault }).
study-endless = La partida { NUMBER($number, useGrouping: 0) } no ha terminado tras { NUMBER($moves, useGrouping: 0) } jugadas: un bot da vueltas sin fin.

# Juegos compilados

kernel-no-numba = Los juegos compilados necesitan numba, que no está instalado: pip install 'parlour[fast]'
kernel-none = { $game } no tiene juego compilado.
kernel-option = El juego compilado no conoce la opción { $option } = { $value }. Deja su valor por defecto o usa un entorno sin compilar.
kernel-position = El juego compilado no conoce esta posición: alguien se ha ido o aún no está decidido quién empieza.
kernel-policy = El juego compilado no tiene ningún jugador llamado { $policy }. Elige entre: { $policies }.
