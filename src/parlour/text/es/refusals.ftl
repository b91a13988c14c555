## Por qué se rechaza algo: qué y por qué, en una o dos frases cortas.

refused-unknown = No ha funcionado ({ $code }).

## La mesa

refused-no-such-seat = Esta mesa no tiene ese asiento.
refused-game-over = Esta partida ha terminado.
refused-seats-do-not-fit = Estas reglas no son para ese número de personas.
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
refused-no-such-game = Parlour no conoce este juego.
refused-no-such-language = Parlour no habla ese idioma.
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
refused-no-coach = El entrenador no tiene nada que decir aquí.
refused-coach-is-thinking = El entrenador aún piensa en tu última pregunta.
refused-too-few = Todavía falta gente.
refused-store-failed = El servidor no puede guardar ahora. Tu jugada no se ha hecho; inténtalo otra vez.
refused-stopping = El servidor se está cerrando. La partida está guardada y seguirá cuando vuelva.

## Registros

refused-log-empty = El registro está vacío.
refused-log-too-large = El archivo es demasiado grande para ser un registro de Parlour.
refused-log-not-a-log = Línea { NUMBER($line, useGrouping: 0) }: esto no es un registro de Parlour.
refused-log-too-new = Línea { NUMBER($line, useGrouping: 0) }: este registro es de un Parlour más nuevo. Actualiza Parlour para leerlo.
refused-log-unknown-game = Línea { NUMBER($line, useGrouping: 0) }: Parlour no conoce el juego de este registro.
refused-log-bad-line = La línea { NUMBER($line, useGrouping: 0) } no se puede leer. El registro está dañado o cortado.
refused-log-impossible = Línea { NUMBER($line, useGrouping: 0) }: las reglas no permiten esta jugada. El registro ha sido modificado.
refused-log-no-seal = El registro acaba tras la línea { NUMBER($line, useGrouping: 0) } sin su sello. Los sorteos solo se pueden comprobar cuando la partida ha terminado y la semilla se ha revelado.
refused-log-wrong-seed = Línea { NUMBER($line, useGrouping: 0) }: la semilla revelada no es la que se prometió al principio.
refused-log-wrong-draw = Línea { NUMBER($line, useGrouping: 0) }: este sorteo no se deduce de la semilla. El registro ha sido modificado.
refused-log-changed = Todos los sorteos se deducen de la semilla, pero el texto no coincide con su sello. El registro ha sido modificado.
