pokino-name = Pokino
pokino-tagline = Se cantan las cartas, se llenan los cartones y los seis cubiletes son para quien cante primero
pokino-length = 5 min por ronda

## The cards

pokino-card =
    { $rank ->
        [1] as
        [10] sota
        [11] caballo
        [12] rey
       *[other] { NUMBER($rank, useGrouping: 0) }
    } de { $suit ->
        [o] oros
        [c] copas
        [e] espadas
       *[b] bastos
    }

## The prizes

pokino-prize-centre = Centro
pokino-prize-centre-help = La carta del medio
pokino-prize-corner = Esquina
pokino-prize-corner-help = Las cuatro cartas de las esquinas
pokino-prize-stamp = Estampa
pokino-prize-stamp-help = Dos por dos cartas en cualquier esquina
pokino-prize-poker = Póker
pokino-prize-poker-help = Las cuatro cartas iguales de la primera fila
pokino-prize-full = Full
pokino-prize-full-help = Las cinco cartas de la segunda fila
pokino-prize-pokino = Pokino
pokino-prize-pokino-help = Cinco en fila, columna o diagonal, menos la segunda fila

## The opponents

pokino-bot-dreamy = Despistado
pokino-bot-dreamy-help = Tarda tres segundos en encontrar una carta, se le pasa una de cada cinco y a menudo se olvida de cantar
pokino-bot-steady = Atento
pokino-bot-steady-help = Tan rápido como la mayoría; se le pasa una carta de cada veinte y roba poco
pokino-bot-sharp = Lince
pokino-bot-sharp-help = Rápido y atento, roba lo que dejas; un ojo entrenado le planta cara

## The options

pokino-option-stake = Apuesta
pokino-option-stake-help = Fichas que cada uno pone en cada cubilete, en cada ronda
pokino-option-stack = Fichas al empezar
pokino-option-stack-help = Normalmente 150 a partes iguales
pokino-option-debt = Deudas
pokino-option-debt-help = Quien no puede pagar se lo debe a la banca; si no, descansa
pokino-option-boards = Cartones
pokino-option-boards-help = Cómo se reparten los cartones
pokino-option-printed = Cartones impresos
pokino-option-printed-help = Qué cartones de papel tienen los jugadores, asiento por asiento
pokino-option-set = Juego de cartones
pokino-option-set-help = El 0 es el hecho para esta mesa; cualquier otro número es otro juego
pokino-option-own = Vuestros propios cartones
pokino-option-own-help = Diez cartones en lugar de un juego, cinco cartas por línea: un número y el palo (o oros, c copas, e espadas, b bastos), y una línea vacía entre cartones. Se comprueban antes de jugar.
pokino-option-pace = Quién canta
pokino-option-pace-help = La casa canta una carta cada pocos segundos, o quien reparte las descubre a mano
pokino-option-pause = Pausa
pokino-option-pause-help = Segundos entre dos rondas
pokino-option-grace = Gracia
pokino-option-grace-help = Segundos después de marcar en los que nadie puede robarte el premio
pokino-option-steals = Robar
pokino-option-steals-help = Un premio que su dueño no canta lo pueden cantar los demás
pokino-option-quickest = El más rápido se lo lleva todo
pokino-option-quickest-help = En lugar de compartir cuando dos completan con la misma carta
pokino-option-auto_mark = Marcar solo
pokino-option-auto_mark-help = Las cartas cantadas se marcan a todos
pokino-option-auto_call = Cantar solo
pokino-option-auto_call-help = Los premios completos se cantan por todos
pokino-option-fine = Multa
pokino-option-fine-help = Cantar en falso cuesta una ficha
pokino-option-help = Ayuda
pokino-option-help-help = Ilumina lo que puedes marcar y cantar
pokino-option-rounds = Rondas
pokino-option-rounds-help = Cuál es la última como tarde; si no, os ponéis de acuerdo

pokino-boards-dealt = Repartidos
pokino-boards-dealt-help = Al azar, para toda la partida
pokino-boards-chosen = Elegidos
pokino-boards-chosen-help = Antes de la primera ronda puedes cambiar por uno libre
pokino-boards-again = Elegidos cada vez
pokino-boards-again-help = Puedes cambiar antes de cada ronda
pokino-pace-open = Quien reparte, a mano
pokino-pace-number = La casa, cada { NUMBER($number, useGrouping: 0) } segundos
pokino-rounds-open = Hasta que queráis parar
pokino-stack-open = 150 repartidas
pokino-stack-number =
    { $number ->
        [one] 1 ficha
       *[other] { NUMBER($number, useGrouping: 0) } fichas
    }
pokino-stake-number =
    { $number ->
        [one] 1 ficha
       *[other] { NUMBER($number, useGrouping: 0) } fichas
    }
pokino-grace-number =
    { $number ->
        [one] 1 segundo
       *[other] { NUMBER($number, useGrouping: 0) } segundos
    }
pokino-rounds-number =
    { $number ->
        [one] 1 ronda
       *[other] { NUMBER($number, useGrouping: 0) } rondas
    }
pokino-won =
    { $points ->
        [one] { $name } gana con 1 ficha
       *[other] { $name } gana con { NUMBER($points, useGrouping: 0) } fichas
    }
pokino-won-you =
    { $points ->
        [one] Ganas con 1 ficha
       *[other] Ganas con { NUMBER($points, useGrouping: 0) } fichas
    }
pokino-won-shared =
    { $points ->
        [one] { $names } comparten la victoria con 1 ficha cada uno
       *[other] { $names } comparten la victoria con { NUMBER($points, useGrouping: 0) } fichas cada uno
    }
pokino-won-shared-you =
    { $points ->
        [one] Compartes la victoria con { $names }: 1 ficha cada uno
       *[other] Compartes la victoria con { $names }: { NUMBER($points, useGrouping: 0) } fichas cada uno
    }
pokino-counters =
    { $counters ->
        [one] 1 ficha
       *[other] { NUMBER($counters, useGrouping: 0) } fichas
    }

## What the table hears

pokino-news-boards-dealt = Los cartones están repartidos. Empieza repartiendo { $name }.
pokino-news-boards-dealt-you = Los cartones están repartidos. Empiezas repartiendo tú.
pokino-news-round-began =
    { $last ->
        [true] La última ronda. Reparte { $name }.
       *[false] Ronda { NUMBER($round, useGrouping: 0) }. Reparte { $name }.
    }
pokino-news-round-began-you =
    { $last ->
        [true] La última ronda. Repartes tú.
       *[false] Ronda { NUMBER($round, useGrouping: 0) }. Repartes tú.
    }
pokino-news-card-turned = Carta { NUMBER($number, useGrouping: 0) }: { $card }.
pokino-news-called-out =
    { $prize-value ->
        [pokino] { $name } canta POKINO!
       *[other] { $name } canta { $prize }.
    }
pokino-news-called-out-you =
    { $prize-value ->
        [pokino] Cantas POKINO!
       *[other] Cantas { $prize }.
    }
pokino-news-stole = { $name } le roba { $prize } a { $owner }.
pokino-news-stole-you = Le robas { $prize } a { $owner }.
pokino-news-stole-owner-you = { $name } te roba { $prize }.
pokino-news-called-wrongly = { $name } canta { $prize } antes de tiempo y paga una ficha.
pokino-news-called-wrongly-you = Cantas { $prize } antes de tiempo y pagas una ficha.
pokino-news-called-in-vain = { $name } también canta { $prize }, pero en vano.
pokino-news-called-in-vain-you = { $prize }: { $why }
pokino-news-paid =
    { $counters ->
        [one] { $prize }: 1 ficha para { $name }.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } fichas para { $name }.
    }
pokino-news-paid-you =
    { $counters ->
        [one] { $prize }: 1 ficha para ti.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } fichas para ti.
    }
pokino-news-stayed-in-cup =
    { $counters ->
        [one] { $prize }: 1 ficha se queda en el cubilete.
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } fichas se quedan en el cubilete.
    }
pokino-news-cup-split = { $prize }: lo que queda en el cubilete se reparte.
pokino-news-round-ended =
    { $pokino ->
        [true] La ronda { NUMBER($round, useGrouping: 0) } ha terminado.
       *[false] La ronda { NUMBER($round, useGrouping: 0) } ha terminado y nadie ha cantado pokino.
    }
pokino-news-wants-last = { $name } quiere parar después de esta ronda.
pokino-news-wants-last-you = Quieres parar después de esta ronda.
pokino-news-last-round = Esta es la última ronda: sigue hasta que se ganen los seis premios o se acabe el mazo.
pokino-news-took-board = { $name } se queda el cartón { NUMBER($board, useGrouping: 0) }.
pokino-news-took-board-you = Te quedas el cartón { NUMBER($board, useGrouping: 0) }.
pokino-news-rested =
    { $rest ->
        [true] { $name } descansa.
       *[false] { $name } vuelve a jugar.
    }
pokino-news-rested-you =
    { $rest ->
        [true] Descansas.
       *[false] Vuelves a jugar.
    }
pokino-news-went-away = { $name } se ha ido.
pokino-news-went-away-you = Te has ido.
pokino-news-joined = { $name } se sienta y juega desde la próxima ronda.
pokino-news-joined-you = Juegas desde la próxima ronda.
pokino-news-session-ended = La partida ha terminado.

## At the table

pokino-status-opening = Se reparten los cartones
pokino-status-between = La ronda { NUMBER($round, useGrouping: 0) } está a punto de empezar. Reparte { $name }
pokino-status-between-you = Ronda { NUMBER($round, useGrouping: 0) }: repartes tú
pokino-status-asleep = La casa espera. ¿Quién quiere seguir?
pokino-status-too-few = Falta un segundo jugador
pokino-status-card = Carta { NUMBER($number, useGrouping: 0) }: { $card }
pokino-status-last-card = Última ronda, carta { NUMBER($number, useGrouping: 0) }: { $card }
pokino-your-board = Tu cartón { NUMBER($board, useGrouping: 0) }
pokino-board-of = Cartón de { $name }
pokino-cell-plain = { $card }
pokino-cell-marked = { $card }, marcada
pokino-cell-called = { $card }, cantada
pokino-cups = Cubiletes
pokino-cup =
    { $counters ->
        [0] { $prize }: vacío
        [one] { $prize }: 1 ficha
       *[other] { $prize }: { NUMBER($counters, useGrouping: 0) } fichas
    }
pokino-cup-won = cobrado
pokino-call = Cantar { $prize }
pokino-steal = Robar
pokino-steal-title = ¿A quién se le ha pasado algo?
pokino-steal-help = Di el premio y de quién es. Demasiado pronto sigue siendo suyo.
pokino-steal-whose = ¿De quién es el cartón?
pokino-steal-what = ¿Qué premio?
pokino-check = Comprobador
pokino-check-help = Todo lo que se ha cantado
pokino-called-so-far = { NUMBER($number, useGrouping: 0) } de 40 cartas cantadas
pokino-no-card = Aún no hay carta
pokino-the-card = La carta sobre la mesa
pokino-earlier = Antes
pokino-deals = reparte
pokino-deal = Repartir
pokino-turn = Siguiente carta
pokino-turn-close = Pagar
pokino-play-on = Seguir
pokino-finish = Parar después de esta ronda
pokino-finish-now = Que esta sea la última ronda
pokino-finish-votes = { NUMBER($votes, useGrouping: 0) } de { NUMBER($needed, useGrouping: 0) }
pokino-last = Última ronda
pokino-rest = Descansar
pokino-return = Volver a jugar
pokino-take-board = Cambiar de cartón
pokino-take-this = Quedarme el cartón { NUMBER($board, useGrouping: 0) }
pokino-boards-all = Todos los cartones
pokino-balance = Fichas
pokino-odds = Probabilidades
pokino-odds-help = Qué probabilidad tiene cada uno de ganar cada premio en esta ronda si a nadie se le pasa nada, con { NUMBER($packs, useGrouping: 0) } barajas mezcladas; con un error de unos { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
pokino-odds-asking = Contando
pokino-summary = La partida en premios
pokino-tally-won = Ganados
pokino-tally-stolen = Robados
pokino-tally-robbed = Perdidos por robo
pokino-tally-missed = Pasados por alto

## parlour pokino

pokino-cli-set = Juego { $set }, diez cartones
pokino-cli-base = Cartón base
pokino-cli-board = Cartón { NUMBER($board, useGrouping: 0) }
pokino-cli-proper = Los cartones son correctos: son diez y no hay dos que reúnan lo mismo.
pokino-cli-orbit = Son un mismo cartón con los números desplazados, así que repartidos al azar todos tienen exactamente las mismas posibilidades.
pokino-cli-no-orbit = No son un mismo cartón con los números desplazados, así que algunos pueden ser mejores que otros.
pokino-cli-edges = Lo que un cartón gana más que otro en una ronda de dos, en tanto por ciento de la apuesta, exacto
pokino-cli-edge-pair = Cartones
pokino-cli-edge-fresh = Una ronda
pokino-cli-edge-long = A la larga
pokino-cli-edge-worst = Mayor
pokino-cli-sets = Cartones dados, en tanto por ciento de la apuesta, con { NUMBER($rounds, useGrouping: 0) } rondas cada uno
pokino-cli-players = Jugadores
pokino-cli-worst = Mayor
pokino-cli-mean = Media
pokino-cli-searching = Paso { NUMBER($step, useGrouping: 0) }: { $edge } %
pokino-cli-rounds-of = Rondas en las que a nadie se le pasa nada, { NUMBER($rounds, useGrouping: 0) } por número de jugadores
pokino-cli-cards = Cartas
pokino-cli-last-cards = Cartas, última ronda
pokino-cli-odds = Tras { NUMBER($number, useGrouping: 0) } cartas de la ronda { NUMBER($round, useGrouping: 0) }: qué probabilidad tiene cada uno de ganar cada premio, en tanto por ciento (± { $error })
pokino-cli-no-odds = No hay ronda que mirar: el registro termina entre dos rondas.
pokino-cli-not-pokino = Este es un registro de { $game }, no de Pokino.

## Por qué algo se ha rechazado

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
refused-full-line = La segunda fila es la del Full; nunca cuenta como Pokino.
refused-pokino-called = Ya se ha cantado Pokino: solo se puede cantar lo que ha completado esta carta.
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
refused-already-voted = Ya has pedido que esta sea la última ronda.
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

## On paper

pokino-paper-boards = Cartones
pokino-paper-checking-card = Comprobador
pokino-paper-callers-list = Lista para cantar
pokino-paper-cards = Cartas
pokino-paper-cup-labels = Etiquetas de los cubiletes
pokino-paper-counters = Fichas

## The rules, for people. A blank line parts paragraphs; a line that begins with "- " is a list item.

pokino-rules-1-title = Cartones y cubiletes
pokino-rules-1 =
    Juegan de dos a diez personas, cada una con un cartón de cinco por cinco cartas de la baraja española. ~PK-Q1 Hay 40 cartas: oros, copas, espadas y bastos, del as al 7, con sota, caballo y rey.~ No hay dos cartones iguales.

    En el centro hay seis cubiletes. Al empezar cada ronda, cada uno pone una ficha en cada cubilete. ~PK-Q7 Si te quedas sin fichas, se las debes a la banca.~

pokino-rules-2-title = Una ronda
pokino-rules-2 =
    Las cartas se descubren y se cantan una a una. Si la carta está en tu cartón, márcala. ~PK-Q9 También puedes hacerlo más tarde, pero solo en la misma ronda.~

    Cuando tus marcas completen una de las combinaciones, canta su premio y te llevas todo lo que haya en el cubilete. Si una carta completa varias, cántalas todas. ~PK-Q10 Lo que no nombras, no lo has cantado.~

    ~PK-Q16 Cantar en falso no cuesta nada. Si cantas varios premios a la vez, valen los buenos.~

pokino-rules-3-title = Los seis premios
pokino-rules-3 =
    - Centro: la carta del medio.
    - Esquina: las cuatro cartas de las esquinas.
    - Estampa: dos por dos cartas en cualquiera de las cuatro esquinas.
    - Póker: las cuatro cartas iguales de la primera fila. ~PK-Q3 La carta suelta no importa.~
    - Full: las cinco cartas de la segunda fila.
    - Pokino: cinco cartas en fila, columna o diagonal. La segunda fila nunca vale como pokino.

pokino-rules-4-title = Compartir
pokino-rules-4 =
    Quienes ganan un premio al mismo tiempo lo comparten. ~PK-Q11 Es decir: lo completan con la misma carta y lo cantan antes de la siguiente, sin importar quién es más rápido. Se paga cuando sale la carta siguiente.~ ~PK-Q18 Las fichas que no se pueden repartir se quedan en el cubilete.~

    El primero que tiene marcadas todas las cartas de un premio y lo canta, lo gana. ~PK-Q13 Si dos cantan con la misma carta, pero uno lo había completado con otra anterior, es para este, siempre que tuviera marcadas todas sus cartas antes de que cantara el otro.~

pokino-rules-5-title = Robar
pokino-rules-5 =
    No estás obligado a cantar. Pero un premio que su dueño se calla lo puede cantar cualquier otro, y se lo queda entero. ~PK-Q12 Dices el premio y de quién es; tu propio cartón no cuenta. Es para el primero que lo diga. Pero si otro jugador completó el mismo premio con la misma carta y lo canta antes de la siguiente, es para él, y el ladrón se queda sin nada.~

    Se puede robar en cuanto su dueño ha marcado la última carta, o a partir de la carta siguiente, marcada o no. ~PK-Q12 { $grace ->
        [0] Después de la marca no hay tregua.
        [one] Durante un segundo después de la marca está a salvo.
       *[other] Durante { NUMBER($grace, useGrouping: 0) } segundos después de la marca está a salvo.
    }~ ~PK-Q13 Mientras nadie se lo lleve, su dueño aún puede cantarlo.~

pokino-rules-6-title = El final de una ronda
pokino-rules-6 =
    El pokino acaba la ronda, ~PK-Q15 robado o no.~ ~PK-Q17 Ya solo se puede cantar lo que ha completado esa misma carta, hasta que saldría la siguiente; después se paga. Lo que completaron cartas anteriores y nadie había cantado se queda en su cubilete.~ Los cubiletes que nadie ha ganado siguen llenos, todos vuelven a poner y reparte el jugador a la derecha de quien repartía. ~PK-Q19 Si se han cantado las 40 cartas y nadie ha querido el pokino, la ronda también se acaba.~

pokino-rules-7-title = La última ronda
pokino-rules-7 =
    Jugáis hasta que queráis parar. ~PK-Q20 Hace falta más de la mitad. Podéis decirlo antes de una ronda o cuando se ha cantado el pokino: entonces sigue esa misma ronda.~ La última ronda sigue hasta que se han ganado los seis premios. ~PK-Q19 Si se han cantado las 40 cartas también acaba, y lo que nadie ha cantado se reparte entre todos los que la juegan.~ ~PK-Q18 En la última ronda, las fichas que no se pueden repartir salen de una en una desde la derecha de quien reparte.~ ~PK-Q21 Gana quien tenga más fichas; si hay empate, se comparte la victoria.~

    ~PK-P3 PK-Q22 Puedes descansar una ronda o irte. Tus fichas de los cubiletes se quedan. Entre dos rondas otra persona puede ocupar tu silla.~

pokino-rules-8-title = ~PK-Q5 PK-Q6 PK-Q8 Otras maneras de jugar~
pokino-rules-8 =
    - Quien reparte puede descubrir las cartas a mano, o la casa las canta al ritmo que elijáis.
    - Podéis jugar por más de una ficha por cubilete, con las fichas que queráis y sin deudas.
    - Podéis elegir los cartones, una vez o antes de cada ronda, y jugar con vuestros propios cartones.
    - Marcar y cantar puede hacerse solo, y la ayuda puede iluminar lo que puedes hacer.
    - Se puede prohibir robar, el más rápido puede llevárselo todo y cantar en falso puede costar una ficha.

## Lo que se puede hacer, en palabras (para el terminal)

pokino-plays-mark = Marcar
pokino-play-mark = Marcar { $card }
pokino-plays-call = Cantar
pokino-play-call =
    { $marks ->
        [true] Marcar { $mark } y cantar { $prizes }
       *[false] Cantar { $prizes }
    }
pokino-plays-steal = Robar
pokino-play-steal = Robar { $prize } a { $owner }
pokino-play-turn = Descubrir la carta siguiente
pokino-play-finish = Que esta ronda sea la última
pokino-plays-take-board = Elegir un cartón
pokino-play-take-board = Tomar el cartón { NUMBER($board, useGrouping: 0) }
pokino-play-rest =
    { $rest ->
        [true] Descansar
       *[false] Volver a jugar
    }
pokino-mine = Tu cartón, número { NUMBER($number, useGrouping: 0) }; lo marcado va entre corchetes (o oros, c copas, e espadas, b bastos):
pokino-mine-last = La última carta: { $card }

## The lesson
pokino-lesson-board = Este es tu cartón. Se cantan las cartas una a una y marcas las que tienes.
pokino-lesson-cups = Cada cual ha puesto una ficha en cada uno de los seis cubiletes. Cada cubilete es un premio.
pokino-lesson-mark = Sale el siete de oros y lo tienes. Tócalo.
pokino-lesson-call = Es tu carta del medio: el Centro está completo. Cántalo antes de la próxima carta.
pokino-lesson-paid = Las tres fichas son tuyas. Si Ada hubiera completado el Centro con la misma carta, lo repartiríais.
pokino-lesson-wrong = Tienes marcados tres de los cuatro treses de la fila 1. Canta ya Póker, a ver qué pasa.
pokino-lesson-fourth = No pasa nada. Y aquí está el cuarto tres: márcalo.
pokino-lesson-poker = Cuatro iguales en la fila 1 son Póker. Cántalo.
pokino-lesson-steal = La Estampa de Ada, cuatro cartas en una esquina, está completa desde la carta anterior. Ella calla: róbasela.
pokino-lesson-line = El cuatro de bastos completa tu tercera fila. Márcalo.
pokino-lesson-pokino = Cinco en fila, columna o diagonal: el premio grande. Solo la fila 2 no cuenta nunca. Cántalo.
pokino-lesson-end = El Pokino cierra la ronda. Lo que queda sigue en los cubiletes, todos vuelven a pagar y se continúa.
pokino-lesson-last = ¿Una última ronda? Empieza cuando más de la mitad de la mesa quiere. Dilo.
pokino-lesson-same = La sota de copas completa tu Estampa y también la de Ada. Márcala.
pokino-lesson-share = Cántala antes de la próxima carta. Ada también cantará: da igual quién sea más rápido.
pokino-lesson-shared = La misma carta, así que repartís. En la última ronda se reparte hasta la ficha que sobra.
pokino-lesson-late = Tu Centro está completo desde la primera carta. Nadie lo ha robado, así que no es tarde: cántalo.
pokino-lesson-over = La última ronda sigue hasta que se ganen los seis premios. Entonces gana quien tenga más fichas.
pokino-hint-mark = Tócala si la tienes
pokino-hint-auto = Toca un cubilete cuando sus cartas estén marcadas
pokino-hint-call = Canta
pokino-hint-wait = Mantén el dedo en un cubilete para ver sus cartas. Marca las que se canten y luego tócalo.
pokino-to-go = faltan { NUMBER($count, useGrouping: 0) }
pokino-to-go-none = Canta

pokino-plays-turned = La carta descubierta
pokino-play-turned = Descubierta: { $card }
pokino-typed-turned = Descubre la siguiente carta de vuestra baraja y nómbrala.
pokino-typed-opened = Repartid los cartones y escribe sus números por orden de asiento, por ejemplo: cartones 7 3

pokino-by-hand = Nuestra propia baraja
pokino-night = Noche de papel
pokino-night-about = Cada uno tiene un cartón impreso, la pantalla grande canta y tú tocas quién grita. Nadie más necesita un aparato.
pokino-night-setup = Preparar una noche de papel
pokino-night-who = ¿Quién juega, y con qué cartón?
pokino-night-name = Nombre
pokino-night-board = Cartón
pokino-night-board-number = Cartón { NUMBER($board, useGrouping: 0) }
pokino-night-add = Añadir a alguien
pokino-night-remove = Quitar a { $name } de la lista
pokino-night-pace = ¿Cómo se cantan las cartas?
pokino-night-by-hand = A mano, cuando tocas
pokino-night-by-itself = Solas, cada { NUMBER($seconds, useGrouping: 0) } segundos
pokino-night-pack = Descubrimos nuestra propia baraja
pokino-night-print = Imprimir los cartones
pokino-night-ready = Listo
pokino-night-few = Dos jugadores como mínimo, cada uno con su nombre.
pokino-night-shout = ¿Quién canta?
pokino-night-what = ¿Qué?
pokino-night-missing = { $name } aún no tiene { $prize } en el cartón { NUMBER($board, useGrouping: 0) }. Falta: { $cards }.
pokino-night-good = { $prize } para { $name }: todas sus cartas han salido.
pokino-night-card = ¿Qué carta ha salido?
pokino-night-last = Última ronda
pokino-night-deals = ¿Quién reparte primero?
pokino-night-open = Empezar
pokino-night-by = Cantado por
