## Por qué se rechaza algo: qué y por qué, en una o dos frases cortas.

refused-unknown = No ha funcionado ({ $code }).

## La mesa

refused-no-such-seat = Esta mesa no tiene ese asiento.
refused-game-over = Esta partida ha terminado.
refused-seats-do-not-fit = Estas reglas no son para ese número de personas.
refused-house-draws = En esta mesa la casa tira los dados y saca las cartas.
refused-nothing-awaited = La mesa no espera ahora ninguna tirada ni carta.
refused-other-draw-awaited = La mesa ya espera otra cosa. Mírala e introduce lo que ha salido.
refused-not-by-hand = Este juego no se puede jugar con cartas propias: quien introdujera las manos las vería.
refused-not-your-turn = No es tu turno.
refused-not-those-cards = Esas cartas no se pueden repartir ahora.
refused-already-left = Ya has dejado esta partida.

## El servidor

refused-bad-message = El servidor no lo ha entendido. Si vuelve a pasar, recarga la página.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-hello-first = La conexión aún no estaba lista. Si vuelve a pasar, recarga la página.
refused-foreign-origin = Esta página viene de una dirección que el servidor no permite.
refused-too-many-rooms = Hay demasiadas mesas abiertas desde tu dirección. Cierra una o inténtalo más tarde.
refused-too-many-connections = Hay demasiadas conexiones desde tu dirección. Cierra una pestaña o inténtalo más tarde.
refused-too-many-guesses = Demasiados códigos que no existen. Revisa el enlace e inténtalo dentro de un minuto.
refused-house-full = Ahora mismo no hay sitio. Quien ya tiene asiento en una mesa puede entrar igualmente; inténtalo dentro de unos minutos.
refused-no-such-page = Aquí no hay nada. Revisa el enlace.
refused-server-broke = Algo ha fallado en el servidor. Tu partida está guardada; inténtalo de nuevo.
refused-no-such-game = Parlour no conoce este juego.
refused-no-such-language = Parlour no habla ese idioma.
refused-no-such-lesson = Esa lección no existe.
refused-no-such-room = Esa mesa no existe. Revisa el enlace.
refused-no-such-bot = Este juego no tiene ese rival automático.
refused-wrong-token = Ese asiento ya no pertenece a este dispositivo.
refused-name-missing = Escribe primero un nombre.
refused-room-full = Todos los asientos están ocupados. Puedes mirar.
refused-seat-taken = Ahí ya hay alguien.
refused-not-your-seat = Ese no es tu asiento.
refused-not-the-host = Eso solo puede hacerlo quien lleva la mesa.
refused-bad-options = Estas opciones no van juntas.
refused-game-running = Eso tiene que esperar a que termine la partida.
refused-no-game = No hay ninguna partida en marcha.
refused-another-game = Eso era para una partida que ya ha terminado.
refused-no-coach = El entrenador no tiene nada que decir aquí.
refused-coach-is-thinking = El entrenador aún piensa en tu última pregunta.
refused-too-few = Todavía falta gente.
refused-replay-too-long = Esta partida es demasiado larga para mostrarla aquí. La orden «parlour replay» la cuenta.
refused-store-failed = El servidor no puede guardar ahora. Tu jugada no se ha hecho; inténtalo otra vez.
refused-room-broken = Esta mesa no se puede abrir: lo que había guardado está dañado. Abre una nueva.
refused-too-many-spectators = Ya hay demasiada gente mirando esta mesa.
refused-one-seat-each = Ya tienes un asiento en esta partida, y nadie mira dos manos.
refused-player-is-here = Esta persona está aquí. Un bot solo sustituye a quien no está.
refused-nobody-there = Ahí no hay nadie.
refused-not-at-the-table = Eso solo pueden hacerlo quienes están sentados a la mesa.
refused-paused = La partida está en pausa.
refused-remarks-off = Quien lleva esta mesa no permite escribir mensajes propios.
refused-code-not-valid = Este código ya se ha usado o ha caducado. Pide otro en el primer dispositivo.
refused-coach-is-busy = Demasiada gente pregunta ahora al entrenador. Inténtalo dentro de un momento.

## Registros

refused-log-empty = El registro está vacío.
refused-log-too-large = El archivo es demasiado grande para ser un registro de Parlour.
refused-log-parts-missing = Estos no son todos los códigos QR de un mismo recuerdo, o uno se ha leído mal. Léelos todos, en cualquier orden.
refused-log-not-a-log = Línea { NUMBER($line, useGrouping: 0) }: esto no es un registro de Parlour.
refused-log-too-new = Línea { NUMBER($line, useGrouping: 0) }: este registro es de un Parlour más nuevo. Actualiza Parlour para leerlo.
refused-log-unknown-game = Línea { NUMBER($line, useGrouping: 0) }: Parlour no conoce el juego de este registro.
refused-log-bad-line = La línea { NUMBER($line, useGrouping: 0) } no se puede leer. El registro está dañado o cortado.
refused-log-impossible = Línea { NUMBER($line, useGrouping: 0) }: las reglas no permiten esta jugada. El registro ha sido modificado.
refused-log-no-seal = El registro acaba tras la línea { NUMBER($line, useGrouping: 0) } sin su sello. Los sorteos solo se pueden comprobar cuando la partida ha terminado y la semilla se ha revelado.
refused-log-cut = El registro acaba tras la línea { NUMBER($line, useGrouping: 0) } y ahí la partida no había terminado: le han cortado el final.
refused-log-other-promise = Línea { NUMBER($line, useGrouping: 0) }: la huella de este registro no es la que guardaste. Es otra partida, o una inventada.
refused-log-wrong-seed = Línea { NUMBER($line, useGrouping: 0) }: la semilla revelada no es la que se prometió al principio.
refused-log-wrong-pledge = Línea { NUMBER($line, useGrouping: 0) }: una aportación no es la que se había comprometido para su asiento. El registro ha sido modificado.
refused-log-not-mine = Línea { NUMBER($line, useGrouping: 0) }: tu aportación no está en este registro. Es otra partida, o una inventada.
refused-log-wrong-draw = Línea { NUMBER($line, useGrouping: 0) }: este sorteo no se deduce de la semilla y de la primera línea. El registro ha sido modificado.
refused-log-changed = Todos los sorteos se deducen de la semilla, pero el texto no coincide con su sello. El registro ha sido modificado.

## What cannot be printed

refused-nothing-on-paper = { $game } no tiene nada que imprimir.
refused-no-such-thing = No hay { $thing } para imprimir. Hay: { $things }.
refused-bad-choice = { $choice } no se puede elegir. Se puede elegir: { $choices }.
refused-no-press = Para imprimir falta typst, que aquí no está instalado: pip install "parlour[print]". No hay typst para Alpine Linux (musl) ni para Windows en ARM; en ese caso, imprime desde otro ordenador.
refused-no-fonts = Las letras para el papel aún no están hechas. Abre Parlour con ./parlour, que las hace.
refused-bad-shift = { $shift } no es un desplazamiento: escribe dos números de -10 a 10 en milímetros, como --shift-back 0.5,-1.
refused-too-long-for-paper = Esta partida es demasiado larga para el papel.
