## Una partida otra vez.

replay = Repetición
replay-of = Repetición: { $game }
replay-reading = Leyendo la partida
replay-none = No existe esa partida
replay-controls = La película
replay-eyes = Con los ojos de quién
replay-eyes-of = Con los ojos de { $name }
replay-everyone = De público
replay-player = Asiento { NUMBER($number, useGrouping: 0) }
replay-start = Antes de la primera de { NUMBER($moves, useGrouping: 0) } jugadas
replay-move = { NUMBER($move, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }
replay-slider = Jugada
replay-play = Reproducir
replay-pause = Pausa
replay-step = Un paso adelante
replay-step-back = Un paso atrás
replay-turn = Un turno adelante
replay-turn-back = Un turno atrás
replay-speed = Velocidad: { $speed } veces. Cambiar
replay-again = Ver desde el principio
replay-watching = Esta partida ya terminó: aquí solo se puede mirar.

replay-moments = Grandes momentos
replay-moments-none = En esta partida no destaca nada.
replay-mistakes-whose = Mira con los ojos de alguien, y el entrenador te enseña dónde regaló algo.
replay-mistakes-few = No se perdió nada más.
replay-mistakes-none = Ningún entrenador pesa las jugadas de { $game }, así que no hay decisiones más caras.
replay-mistake = Decide { $name }
replay-decide = Decidir otra vez las más caras
replay-again-none = En ninguna de estas decisiones destaca una jugada como la mejor.
replay-verdict = Ahora { $name }. { $verdict }

replay-share = Compartir esta jugada
replay-share-help = Quien abra este enlace verá la partida justo en esta jugada.
replay-bring-title = Ver una partida guardada
replay-bring = Suelta aquí el registro de una partida, o elige uno.
replay-bring-help = El registro es lo que te da «Guardar el registro» tras una partida: un archivo que acaba en .jsonl. Se envía a este servidor, se comprueba y no se queda allí.

replay-seal = El sello
replay-seal-broken = El sello no vale
replay-seal-good = Comprobado: cada carta y cada tirada se sigue del número secreto sellado en este registro.
replay-seal-witness = Comprobado: cada carta y cada tirada estaba decidida antes de la partida, y nadie podía elegirla ni cambiarla.
replay-seal-players = Comprobado: todas las jugadas cumplen las reglas. Los jugadores sacaron ellos mismos.
replay-seal-1 = Antes de la partida la casa pensó un número secreto muy largo. No se lo dijo a nadie, pero enseñó a todos su huella. Una huella solo encaja con un número: desde entonces la casa ya no podía cambiarlo.
replay-seal-2 = Después cada aparato añadió unas cifras suyas. Así tampoco la casa podía saber qué iba a salir.
replay-seal-3 = Cada carta y cada tirada se calcula con esos números según una receta fija, como una cuenta. Nadie puede elegir nada.
replay-seal-4 =
    { $draws ->
        [one] Tras la partida se descubrió el número secreto. Hemos repetido la única cuenta: sale justo lo que se jugó.
       *[other] Tras la partida se descubrió el número secreto. Hemos repetido las { NUMBER($draws, useGrouping: 0) } cuentas: en todas sale justo lo que se jugó.
    }
replay-seal-alone = Hay algo que el registro solo no puede mostrar: que se hizo antes de la partida y no después. Para eso compara la huella con la que viste antes de la partida. Un aparato que estuvo en la mesa lo hace solo, en esta página.
replay-seal-there = Este aparato estuvo en la mesa. Guardó la huella de antes de la partida y conoce sus propias cifras: las dos cosas están en este registro. Así que nadie pudo elegir lo que salía, ni siquiera la casa.
replay-seal-drawn = Los jugadores sacaron cartas de verdad o tiraron dados de verdad y escribieron lo que salió. Eso no se puede volver a calcular; pero cada jugada cumple las reglas y no falta ninguna.
replay-seal-yourself = Compruébalo tú
replay-seal-how = No tienes por qué creernos. Guarda el registro y compruébalo con Parlour en tu propio ordenador; también dice qué no está demostrado.
