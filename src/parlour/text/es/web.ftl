## Las palabras de la página, salvo las de los juegos.

title = Parlour
tagline = Juegos de familia en torno a una mesa
close = Cerrar
back = Volver
save = Guardar
home = Inicio
menu = Menú
name = Nombre
guest = Invitado
your-name = Tu nombre
how-to-play = Cómo se juega
rules-of = Cómo se juega: { $game }
rules-ruling = Regla de la casa
rules-legend = señala nuestra propia lectura, donde el reglamento calla o admite varias.
rules-none = Este juego no trae reglas para leer.
yes = sí
no = no
try-again = Reintentar

settings = Ajustes
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Noche
sound = Sonido
sound-on = Sí
sound-off = No

## Inicio

home-start-title = ¿A qué jugamos?
home-start = Abrir una mesa
home-start-help = Recibes un enlace para los demás. También pueden jugar bots.
home-join-title = Unirse a una mesa
home-code = Código
home-join = Unirme
home-good-title = Conviene saber
home-good-1 = Ni cuenta ni aplicación: quien tiene el enlace puede sentarse.
home-good-2 = Varias personas pueden jugar en un dispositivo y pasárselo.
home-good-3 = Después de la partida se puede comprobar cada tirada y cada carta.

## Antes de la partida

table-code = Mesa { $code }
link-opening = De camino a la mesa
link-lost = Se ha perdido la conexión. Intentándolo de nuevo
gone-title = Aquí no hay mesa
gone-home = A la página de inicio
notice-lost = Puede que no haya llegado. Míralo y repítelo si hace falta.
notice-no-server = No se puede llegar al servidor. Inténtalo dentro de un momento.

sit-title = Toma asiento
sit-invited = { $name } te invita a la mesa
sit-down = Sentarme
just-watch = Solo mirar
watch-title = Ven a mirar

seats = En la mesa
seats-empty = Todavía no hay nadie sentado.
seats-full = Todos los asientos están ocupados.
seat-yours = En este dispositivo
seat-here = Aquí
seat-away = Ausente
seat-left = Ha dejado la partida
seat-bot = Bot: { $level }
seat-wins =
    { $wins ->
        [one] 1 victoria
       *[other] { NUMBER($wins, useGrouping: 0) } victorias
    }
seat-rename = Cambiar el nombre de { $name }
seat-stand = { $name }: levantarse
seat-remove = Quitar a { $name }
host = Lleva la mesa
add-bot = Añadir un bot
add-bot-title = ¿Qué bot va a jugar?
add-player = Alguien más aquí
add-player-title = Alguien más en este dispositivo
add-help = Los demás entran con el enlace desde su propio dispositivo.
rename-title = Cambiar el nombre

invite = Invitar
invite-help = Envía el enlace o deja que escaneen el código.
invite-link = Enlace a esta mesa
invite-qr = Código QR del enlace a esta mesa
copy = Copiar
copied = Copiado
share = Compartir

options = Reglas y opciones
options-host = Solo puede cambiarlas quien lleva la mesa.
upload-choose = Elegir un archivo
upload-use = Usar este texto
upload-remove = Prescindir de él
upload-too-large = Ese archivo es demasiado grande para esto.
option-games-number =
    { $number ->
        [one] 1 partida
       *[other] { NUMBER($number, useGrouping: 0) } partidas
    }
option-patience = Tiempo para pensar
option-patience-number =
    { $number ->
        [one] 1 segundo
       *[other] { NUMBER($number, useGrouping: 0) } segundos
    }
option-patience-open = Sin límite
option-pause-number =
    { $number ->
        [one] 1 segundo
       *[other] { NUMBER($number, useGrouping: 0) } segundos
    }
option-true = Sí
option-false = No
option-open = Sin fijar
options-usual = Como siempre

start = Empezar la partida
start-again = Empezar la siguiente
start-ready =
    { $count ->
        [one] Todo listo: una persona.
       *[other] Todo listo: { NUMBER($count, useGrouping: 0) } en la mesa.
    }
start-sit = Siéntate primero y podrás empezar.
start-watching = Estás mirando.
start-host = { $name } empezará la partida.
start-too-few =
    { $missing ->
        [one] Falta alguien más. Invita a otra persona o añade un bot.
       *[other] Faltan { NUMBER($missing, useGrouping: 0) } más. Invita a alguien o añade bots.
    }

## Durante la partida

people = Quién juega
points =
    { $points ->
        [one] 1 punto
       *[other] { NUMBER($points, useGrouping: 0) } puntos
    }
person =
    { $state ->
        [away] { $name }, { $what }, ausente
        [due] { $name }, { $what }, le toca
       *[here] { $name }, { $what }
    }
person-stood-in = En este asiento juega ahora un bot.
stand-in-help = Un bot puede seguir por { $name } hasta que vuelva.
stand-in = Que juegue el bot: { $level }
stood-in = Un bot juega por { $name }.
let-bot-play = Que juegue un bot
im-back = He vuelto
they-are-back = { $name } ha vuelto

cover-title = Le toca a { $name }
cover-help = Pasa el dispositivo a { $name }. Los demás no miran.
cover-show = Soy { $name }

log = Qué ha pasado
log-empty = Todavía nada.
leave = Dejar la partida
leave-title = ¿Dejar la partida?
leave-help = Los demás siguen, y tú miras hasta la próxima partida.
stay = Quedarme
to-lobby = Cambiar la mesa
screen-open = Mostrar en una pantalla común
screen-scan = Escanea el código o abre la dirección.
screen-join = Únete con
screen-full = Pantalla completa

status-away = { $name } no está
won = { $name } gana con { NUMBER($points, useGrouping: 0) }
won-you = Ganas con { NUMBER($points, useGrouping: 0) }
won-shared = { $names } comparten la victoria con { NUMBER($points, useGrouping: 0) }
won-shared-you = Compartes la victoria con { $names }: { NUMBER($points, useGrouping: 0) } puntos
won-alone = { NUMBER($points, useGrouping: 0) } puntos

## Después de la partida

result = Resultado
rematch = Otra vez
rematch-host = { $name } puede empezar la siguiente partida.
save-log = Guardar el registro

fair-title = ¿Juego limpio?
fair-1 = Antes de sacar nada, el servidor elige una semilla secreta y muestra su huella, aquí abajo. Desde entonces ya no puede elegir otra.
fair-2 = Después, el dispositivo de cada persona fija sus propias cifras al azar y no las muestra hasta que todo lo demás está decidido. Los dados, las cartas y las fichas salen de ambas cosas juntas, así que nadie puede elegirlos.
fair-3 = Tras la partida, el registro revela la semilla, las cifras de todos y cada jugada.
fair-4 = Con el registro, cualquiera puede volver a calcular todo lo que salió: parlour verify ARCHIVO.
fair-promise = Huella de esta partida
fair-promise-next = Huella de la próxima partida
fair-check = Guarda el registro y compruébalo

## El entrenador

coach = Entrenador
coach-on = Sí
coach-off = No
coach-switch-off = Prescindir del entrenador
coach-show = Mostrar todas las opciones
coach-thinking = El entrenador piensa
coach-best = lo mejor
coach-verdict-best = Entrenador: no había nada mejor.
coach-verdict-cost = Entrenador: −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } puntos.
coach-last = Tu última decisión. { $verdict }
coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-plus = +{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-minus = −{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
coach-allow = Permitir el entrenador
coach-allow-help = Cada cual puede pedir consejo al entrenador durante la partida. El análisis posterior está siempre disponible.
coach-forbidden = sin entrenador

review = Análisis
review-whose = ¿La partida de quién?
review-game = ¿Qué partida?
review-thinking = El entrenador repasa la partida. La primera vez tarda unos segundos.
review-nothing = No hay nada que repasar.
review-start = Esperado al principio
review-luck = Suerte con los dados
review-skill = Puntos perdidos
review-total = Total
review-expected = Total esperado
review-graph = El total esperado, turno a turno
review-graph-label = Total esperado de { $name }: { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } al principio, mínimo { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, máximo { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }, { NUMBER($end, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } al final.
review-others = los demás
review-turn = Turno
review-dearest = Las decisiones más caras
review-flawless = Ninguna decisión costó puntos.
review-better = Mejor: { $decision }
review-table = Todos los turnos en una tabla

## Un juego sin página propia

plain-status-yours = Te toca
plain-status-pass = { $name }, te toca
plain-status-theirs = Esperando a los demás
plain-table = La mesa
plain-people = Todos
plain-plays = Lo que puedes hacer
plain-search = Buscar
plain-no-match = Nada coincide.
