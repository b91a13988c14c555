## Por qué se rechaza algo: qué y por qué, en una o dos frases cortas.

refused-unknown = No ha funcionado ({ $code }).

## La mesa

refused-no-such-seat = Esta mesa no tiene ese asiento.
refused-game-over = Esta partida ha terminado.
refused-seats-do-not-fit = Estas reglas no son para ese número de personas.

## Kniffel

refused-already-left = Ya has dejado esta partida.
refused-not-your-turn = No es tu turno.
refused-dice-in-the-air = Los dados aún están rodando.
refused-dice-have-changed = Los dados han cambiado entretanto. Míralos otra vez.
refused-no-rolls-left = Ya has tirado tres veces. Ahora elige una casilla.
refused-not-those-dice = Esos no son los dados que hay en la mesa.
refused-keeping-all = Estás guardando los cinco dados. Elige una casilla o suelta un dado.
refused-roll-first = Tira primero los dados.
refused-no-such-box = Esta hoja no tiene esa casilla.
refused-box-taken = Esta casilla ya está ocupada.
refused-upper-box-first = Tu casilla de kniffel está ocupada: este kniffel debe ir a la casilla de arriba de su número.
refused-lower-box-first = Un comodín debe ir a una casilla de abajo mientras quede alguna libre.
refused-in-order = Las casillas se llenan de arriba abajo. Aún no le toca a esta.
refused-options-do-not-fit = En la hoja Yatzy no hay comodín ni puntos extra que elegir.
refused-no-such-place = Nadie puede sentarse en el puesto que debe empezar.

## Cartino

refused-bag-first = La bolsa sigue abierta. Espera a que se saquen las fichas.
refused-board-has-changed = El tablero ha cambiado entretanto. Mira otra vez.
refused-not-in-hand = No tienes esa ficha.
refused-not-its-field = Una ficha solo va en su propia carta.
refused-half-taken = Este lugar ya está ocupado.
refused-other-joker = Este comodín representa otra ficha.
refused-joker-just-laid = Un comodín solo se puede reemplazar a partir del turno siguiente.
refused-one-suit = Un solo palo por turno. Termina antes el turno o recupera tus fichas.
refused-must-connect = Puedes tocar una ficha ya puesta, así que debes hacerlo.
refused-nothing-laid = Pon antes al menos una ficha.
refused-nothing-to-take-back = No hay nada que recuperar.
refused-what-lies-lies = En esta mesa, lo puesto, puesto está.
refused-can-lay = Aún puedes poner algo, así que no puedes pasar.
refused-not-those-pawns = Esas fichas no pueden haber salido de la bolsa.
refused-layout-no-such-card = Línea { NUMBER($line, useGrouping: 0) }: { $card } no es una carta de Cartino. Escribe las cartas así: 10♣ o 10C.
refused-layout-card-twice = Línea { NUMBER($line, useGrouping: 0) }: { $card } aparece por segunda vez.
refused-layout-card-missing = Falta { $card }. Un tablero tiene una vez cada una de las 32 cartas.
refused-layout-not-eight-fields = Línea { NUMBER($line, useGrouping: 0) }: una fila tiene ocho cartas.
refused-layout-breaks-example = Este tablero contradice el ejemplo { NUMBER($example, useGrouping: 0) } del reglamento.

## Poker Champ

refused-step-over = Ese paso ha terminado.
refused-no-deal = Esa mano todavía no ha empezado.
refused-already-folded = Ya te has retirado de esta mano.
refused-already-decided = Ya has decidido en este paso. Es definitivo.
refused-no-chips = No te quedan fichas. Juegas hasta el final sin decidir nada.
refused-must-ante = El primer paso lo juegan todos. Puedes retirarte a partir del flop.
refused-last-one-left = Todos los demás se han retirado. Ya has ganado.
refused-not-those-cards = Esas cartas no se pueden repartir ahora.
refused-no-advice = Aquí no hay nada que calcular.

## Pokino

refused-not-left = En esa silla hay alguien.
refused-not-in-round = No juegas en esta ronda.
refused-round-not-begun = La ronda aún no ha empezado.
refused-round-over = Esa ronda ya ha terminado.
refused-card-in-hand = Justo ahora se descubre la siguiente carta.
refused-not-called = Esa carta aún no se ha cantado.
refused-not-on-board = Esa carta no está en tu cartón.
refused-already-marked = Ya has marcado esa carta.
refused-mark-completes-nothing = Esa carta no completa lo que cantas.
refused-no-prize-named = Di un premio.
refused-prize-paid = Ese premio ya se ha ganado.
refused-already-called = Eso ya está cantado.
refused-stolen = Demasiado tarde: alguien acaba de cantarlo por ti.
refused-prize-taken = Alguien ha sido más rápido.
refused-mark-first = Primero marca las cartas y luego canta.
refused-not-complete = Aún no se han cantado todas las cartas de ese premio.
refused-no-steals = En esta mesa no se roba.
refused-no-such-player = Ese jugador no está en esta ronda.
refused-your-own = Es tu propio cartón. Cántalo sin más.
refused-too-early = Demasiado pronto: su dueño no lo ha marcado y no se ha cantado la carta siguiente.
refused-in-grace = Demasiado pronto: su dueño acaba de marcarlo.
refused-not-the-dealer = Eso solo puede hacerlo quien reparte.
refused-house-deals = En esta mesa canta la casa.
refused-card-has-changed = Mientras tanto ha cambiado la carta.
refused-too-few-players = Tienen que jugar al menos dos.
refused-not-now = Ahora no se puede.
refused-already-last = Esta ya es la última ronda.
refused-board-taken = Ese cartón lo tiene alguien.
refused-boards-stay = Ahora no se cambian los cartones.
refused-boards-not-a-row = La línea { NUMBER($line, useGrouping: 0) } debe tener cinco cartas como 7c 12o 1e 3b 10c.
refused-boards-not-ten = Un juego tiene diez cartones.
refused-boards-not-25-cards = Cartón { NUMBER($board, useGrouping: 0) }: un cartón tiene 25 cartas.
refused-boards-card-twice = El cartón { NUMBER($board, useGrouping: 0) } tiene una carta repetida.
refused-boards-no-poker = Cartón { NUMBER($board, useGrouping: 0) }: la primera fila debe tener cuatro cartas iguales y una suelta.
refused-boards-no-full = Cartón { NUMBER($board, useGrouping: 0) }: la segunda fila debe tener tres cartas iguales y otras dos.
refused-boards-full-in-order = Cartón { NUMBER($board, useGrouping: 0) }: las tres y las dos de la segunda fila deben estar mezcladas.
refused-boards-same-poker = El cartón { NUMBER($board, useGrouping: 0) } tiene el mismo póker que otro anterior.
refused-boards-same-triple = El cartón { NUMBER($board, useGrouping: 0) } tiene el mismo trío en la segunda fila que otro anterior.
refused-boards-same-pair = El cartón { NUMBER($board, useGrouping: 0) } tiene la misma pareja en la segunda fila que otro anterior.
refused-boards-same-centre = El cartón { NUMBER($board, useGrouping: 0) } tiene el mismo centro que otro anterior.

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
