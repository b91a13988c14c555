## Jugar en un terminal

terminal-open = { $game }, mesa { $code }. Los demás entran en { $url }
terminal-open-alone = { $game }, mesa { $code }.
terminal-yours = Te toca. Escribe un número o unas palabras.
terminal-several =
    { $count ->
        [one] { $title }
       *[other] { $title } ({ NUMBER($count, useGrouping: 0) } formas)
    }
terminal-which = ¿Cuál?
terminal-no-such-number = No hay ningún { NUMBER($number, useGrouping: 0) } en la lista.
terminal-not-understood = «{ $text }» no se entiende, o ahora no es posible. Escribe un número, unas palabras de una línea de arriba, o ayuda.
terminal-lobby = En la mesa: { $names }.
terminal-lobby-host = Escribe empezar para jugar, o robot para añadir un robot.
terminal-lobby-guest = El anfitrión empezará la partida.
terminal-again = Escribe otra para jugar otra partida, o salir.
terminal-over = El anfitrión puede empezar otra partida. Escribe salir para irte.
terminal-lost = Se ha perdido la conexión. Otro intento.
terminal-back = La conexión ha vuelto.
terminal-leave = Para irte, escribe salir o pulsa Ctrl+C otra vez. Todo queda guardado.
terminal-kept = Todo queda guardado. Para volver: parlour resume
terminal-coach-best = Lo mejor: { $play }
terminal-coach-next = Después: { $play } (cuesta { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) })
terminal-coach-none = El entrenador no tiene nada que comparar aquí.
terminal-rules = Escribe reglas y un número para leer un capítulo.
terminal-help =
    Escribe el número de una línea, o algunas de sus palabras.
    motivo: lo que ahora no se puede.
    mesa: la mesa otra vez. consejo: las mejores jugadas. reglas: cómo se juega.
    invitar: el enlace y un código para móviles. empezar, otra: jugar.
    robot: añadir un robot. salir: irse; todo queda guardado.
terminal-do-help = ayuda
terminal-do-table = mesa
terminal-do-coach = consejo
terminal-do-rules = reglas
terminal-do-invite = invitar
terminal-do-start = empezar
terminal-do-again = otra
terminal-do-bot = robot
terminal-do-quit = salir
terminal-no-visits = No hay ninguna mesa a la que volver. parlour play JUEGO abre una.
terminal-visit = { NUMBER($number, useGrouping: 0) }. { $game }, mesa { $code }, como { $name }
terminal-which-visit = Hay varias mesas: parlour resume NÚMERO
terminal-bad-address = { $address } no es la dirección de una mesa. Se parece a http://192.168.1.5:8000/t/K7QM2P
terminal-unreachable = Ningún Parlour responde en { $url }.
refused-other-version = Ese servidor habla otra versión de Parlour.
refused-lost-on-the-way = Puede que eso no haya llegado. Mira, y vuelve a intentarlo si hace falta.
terminal-do-words = palabras
terminal-do-lesson = lección
terminal-keys =
    Las flechas y Entrar eligen en la lista; Escape vuelve atrás.
    ? lo que ahora no se puede, y por qué
    / escribir unas palabras, por ejemplo: guardar 5 5
    c el consejo, r las reglas, l la lección, i el enlace y un código para móviles
    s empezar, o empezar otra vez; q irse: todo queda guardado
terminal-small = La ventana es menor que 80 por 24, así que la partida se cuenta con palabras.
terminal-no-textual = La pantalla completa necesita Textual (pip install 'parlour[terminal]'), así que la partida se cuenta con palabras.
terminal-by-hand = Aquí tiráis y sacáis cartas vosotros mismos. Escribe lo que ha salido, como lo escribe el registro.
terminal-do-why = motivo
terminal-impossible = Ahora no se puede:
terminal-why = { $play }: { $why } (Reglas, capítulo { NUMBER($chapter, useGrouping: 0) })
