## Números y nombres

cli-decimal = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-seat = Asiento { NUMBER($number, useGrouping: 0) }

## parlour serve

cli-open = Parlour está abierto: { $url }  Ctrl+C lo detiene.
cli-open-lan = En otros dispositivos de esta red: { $url }  --here-only los deja fuera.
cli-open-also = Este ordenador tiene además otras direcciones: { $urls }
cli-no-lan = Este ordenador no tiene dirección en una red; solo se puede jugar en este ordenador.
cli-closed = Parlour está cerrado. Todas las partidas están guardadas.
cli-trouble-port-in-use = { $about } ya está en uso. Prueba otro puerto: parlour serve --port { $next }
cli-trouble-port-forbidden = El sistema no permite usar { $about }. Prueba otro puerto: parlour serve --port { $next }
cli-trouble-no-such-address = Este ordenador no tiene la dirección { $about }.
cli-trouble-data-unwritable = No se puede escribir en la carpeta { $about }. Indica otra: parlour serve --data CARPETA
cli-trouble-store-locked = Otro Parlour está usando { $about }. Detenlo o indica otra carpeta: parlour serve --data CARPETA
cli-trouble-store-damaged = { $about } está dañado. Apártalo, recupera una copia (parlour restore ARCHIVO) o indica otra carpeta: parlour serve --data CARPETA

## parlour games

cli-seats = De { NUMBER($fewest, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } personas
cli-bots = Rivales automáticos: { $bots }
cli-options = Opciones, tal como están al principio (--option NOMBRE=VALOR):
cli-option-open = { $allowed }, o null
cli-option-between = de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-option-least = { NUMBER($least, useGrouping: 0) } o más
cli-option-number = un número entero
cli-option-text = un texto, o @ARCHIVO
cli-option-thing = JSON, o @ARCHIVO

## parlour replay y parlour verify

cli-replaying = { $game }: { $names }
cli-unfinished = El registro acaba aquí; la partida no había terminado.
cli-winner = Gana { $name } con { NUMBER($points, useGrouping: 0) } puntos.
cli-winners = Comparten la victoria { $names } con { NUMBER($points, useGrouping: 0) } puntos.
cli-alone = { $name } termina con { NUMBER($points, useGrouping: 0) } puntos.
cli-verified =
    { $draws ->
        [one] El único sorteo se deduce de la semilla revelada en este registro y de su primera línea: juego, reglas, opciones, nombres y aportaciones.
       *[other] Los { NUMBER($draws, useGrouping: 0) } sorteos se deducen de la semilla revelada en este registro y de su primera línea: juego, reglas, opciones, nombres y aportaciones.
    }
cli-verified-loosely =
    { $draws ->
        [one] El único sorteo se deduce de la semilla revelada en este registro y de sus aportaciones. En un registro tan antiguo nada garantiza los nombres ni las opciones.
       *[other] Los { NUMBER($draws, useGrouping: 0) } sorteos se deducen de la semilla revelada en este registro y de sus aportaciones. En un registro tan antiguo nada garantiza los nombres ni las opciones.
    }
cli-verified-players =
    { $moves ->
        [one] La única jugada cumple las reglas. Los jugadores sacaron dados y cartas por su cuenta: del azar no se demuestra nada. La puntuación resulta de lo que introdujeron.
       *[other] Las { NUMBER($moves, useGrouping: 0) } jugadas cumplen las reglas. Los jugadores sacaron dados y cartas por su cuenta: del azar no se demuestra nada. La puntuación resulta de lo que introdujeron.
    }
cli-verified-no-promise = Esto solo no demuestra que la partida se jugara: quien lleva el servidor puede inventar un registro así cuando quiera. Compara la huella que se mostró antes de la partida: --promise HEX
cli-verified-promised = La huella es la que guardaste: el servidor había fijado su semilla antes de la partida.
cli-verified-no-mine = Un servidor capaz de prever todas las aportaciones aún habría podido escoger una semilla a su gusto. Busca la tuya: --mine TEXT
cli-verified-mine = Tu aportación está en él.
cli-verified-unchosen = Nadie conocía tu aportación cuando se fijó todo lo demás. Así que nadie pudo elegir los sorteos.
cli-verified-unpledged = En un registro tan antiguo las aportaciones no se comprometían antes: el servidor, junto con alguien que aportó después de ti, habría podido elegir los sorteos.
cli-verified-withheld =
    { $seats ->
        [one] Una aportación comprometida no se reveló nunca. Si el servidor y esa persona se pusieron de acuerdo, pudieron elegir entre 2 partidas.
       *[other] { NUMBER($seats, useGrouping: 0) } aportaciones comprometidas no se revelaron nunca. Si el servidor y esas personas se pusieron de acuerdo, pudieron elegir entre { NUMBER($games, useGrouping: 0) } partidas.
    }
cli-verified-not = No queda demostrado que nadie supiera de antemano lo que iba a salir, que los jugadores no se pusieran de acuerdo, ni que jugadas y tiempos sean los reales. Para las jugadas, comparad en la mesa la huella del registro: { $digest }

## parlour simulate

cli-simulated =
    { $games ->
        [one] { $game }: { NUMBER($games, useGrouping: 0) } partida, semilla { $seed }
       *[other] { $game }: { NUMBER($games, useGrouping: 0) } partidas, semilla { $seed }
    }
cli-speed = { $rate } partidas por segundo
cli-column-bot = Rival
cli-column-mean = Media
cli-column-wins = Victorias
cli-column-least = Mínimo
cli-column-median = Mediana
cli-column-most = Máximo

## Lo que ha fallado

cli-no-such-file = No existe el archivo { $path }.
cli-not-text = { $path } no es un archivo de texto.
cli-is-a-folder = { $path } es una carpeta, no un registro.
cli-not-allowed = No está permitido leer { $path }.
cli-system = El sistema dice: { $reason } ({ $path })
cli-no-such-game = Parlour no conoce ningún juego llamado { $game }. Conoce: { $games }.
cli-no-such-bot = { $game } no tiene ningún rival llamado { $bot }. Tiene: { $bots }.
cli-wrong-seats = Con estas opciones, { $game } es para { NUMBER($fewest, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } personas; aquí hay { NUMBER($seats, useGrouping: 0) }.
cli-option-form = { $text }: escribe una opción como nombre=valor, por ejemplo preset=yatzy.
cli-no-such-option = { $game } no tiene ninguna opción llamada { $option }. Tiene: { $options }.
cli-bad-option = { $option }={ $value }: la opción no admite este valor. Admite: { $allowed }.
cli-bad-origin = { $origin } no es la dirección de un sitio. Escríbela así: https://games.example
cli-here-only = --here-only y { $name } se contradicen. Quita una de las dos.
cli-usage-no-such-option = Aquí no existe la opción { $name }.
cli-usage-no-such-command = No existe la orden { $name }. Hay: { $names }.
cli-usage-no-such-verb = { $game } no tiene la orden { $name }. Tiene: { $names }.
cli-usage-no-commands = No existe la orden { $name }: { $game } no tiene órdenes propias.
cli-usage-missing = Falta { $name }.
cli-usage-bad-value = { $name } no admite este valor. Admite: { $expects }
cli-usage-option = { $name } no se escribe así.
cli-usage = La orden no se escribe así.
cli-usage-hint = Ayuda: { $command } --help
cli-stopped = Interrumpido.
cli-bug = Algo ha fallado dentro de Parlour ({ $error }). Con PARLOUR_DEBUG=1 muestra dónde.

## Lo que puede impedir una respuesta exacta

exact-no-numba = Para esto hace falta numba, que no está instalado: pip install "parlour[fast]", o usa --path numpy.
exact-cache-damaged = El archivo { $path } está dañado; se vuelve a hacer.
exact-cache-unwritable = No se puede escribir en la carpeta { $path }; la solución no se guarda para la próxima vez.
