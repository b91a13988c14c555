poker_champ-name = Poker Champ
poker_champ-tagline = Póquer sin turnos: todos ven el dorso de las cartas, y los dorsos dicen mucho
poker_champ-length = 20–40 min

## Cartas y jugadas

poker_champ-suit-c = tréboles
poker_champ-suit-d = diamantes
poker_champ-suit-h = corazones
poker_champ-suit-s = picas
poker_champ-rank-2 = dos
poker_champ-rank-3 = tres
poker_champ-rank-4 = cuatro
poker_champ-rank-5 = cinco
poker_champ-rank-6 = seis
poker_champ-rank-7 = siete
poker_champ-rank-8 = ocho
poker_champ-rank-9 = nueve
poker_champ-rank-T = diez
poker_champ-rank-J = jota
poker_champ-rank-Q = reina
poker_champ-rank-K = rey
poker_champ-rank-A = as
poker_champ-card = { $rank } de { $suit }
poker_champ-back = { $strength }, de { $suit }
poker_champ-back-A = un as
poker_champ-strength-L = L, del rey al diez
poker_champ-strength-M = M, del nueve al seis
poker_champ-strength-S = S, del cinco al dos

poker_champ-kind-high-card = Carta alta
poker_champ-kind-pair = Pareja
poker_champ-kind-two-pairs = Dobles parejas
poker_champ-kind-three-of-a-kind = Trío
poker_champ-kind-straight = Escalera
poker_champ-kind-flush = Color
poker_champ-kind-full-house = Full
poker_champ-kind-four-of-a-kind = Póquer
poker_champ-kind-straight-flush = Escalera de color

poker_champ-step-1 = Primer paso
poker_champ-step-2 = Flop
poker_champ-step-3 = Turn
poker_champ-step-4 = River
poker_champ-shown = { $name } { $hand }
poker_champ-shown-you = tú { $hand }

## Los rivales

poker_champ-bot-beginner = Principiante
poker_champ-bot-beginner-help = Mira sus propias cartas y se da prisa cuando le gustan
poker_champ-bot-steady = Sereno
poker_champ-bot-steady-help = Lee tus dorsos y conoce las probabilidades exactas
poker_champ-bot-shark = Tiburón
poker_champ-bot-shark-help = Va de farol, descubre los faroles y juega por los Awards

## Las opciones

poker_champ-option-length = Duración
poker_champ-option-length-help = Cuándo se acaba la partida
poker_champ-option-minutes = Minutos
poker_champ-option-minutes-help = Cuánto dura una partida con tiempo; la mano en curso se termina
poker_champ-option-hidden = Decisiones secretas
poker_champ-option-hidden-help = Todos deciden en secreto y luego se muestra todo a la vez
poker_champ-option-visible_pack_top = Carta de arriba
poker_champ-option-visible_pack_top-help = Se ve el dorso de la próxima carta que se aparta
poker_champ-option-memo = Nota de dorsos
poker_champ-option-memo-help = Se apuntan para todos los dorsos de las cartas retiradas o apartadas
poker_champ-option-patience = Tiempo para pensar
poker_champ-option-patience-help = Segundos por paso; después el reloj se retira por ti
poker_champ-option-pause = Pausa
poker_champ-option-pause-help = Segundos durante los que se ve el final de una mano
poker_champ-length-basic = Dos Awards
poker_champ-length-basic-help = Gana el título quien tenga antes dos Awards
poker_champ-length-timed = Con tiempo
poker_champ-length-timed-help = Gana el título quien tenga más Awards al acabar el tiempo
poker_champ-length-long = Los siete Awards
poker_champ-length-long-help = La partida dura hasta que se ganan los siete Awards
poker_champ-minutes-number = { NUMBER($number, useGrouping: 0) } minutos

## Lo que oye la mesa

poker_champ-news-dealer-chosen = Reparte primero { $name }.
poker_champ-news-dealer-chosen-you = Repartes tú primero.
poker_champ-news-deal-began = Mano { NUMBER($deal, useGrouping: 0) }.
poker_champ-news-hand-dealt = Tus cartas: { $cards }.
poker_champ-news-did-bet =
    { $clock ->
        [true] Se acabó el tiempo. El reloj apuesta por { $name }.
       *[false] { $chips ->
            [one] { $name } apuesta 1 ficha.
           *[other] { $name } apuesta { NUMBER($chips, useGrouping: 0) } fichas.
        }
    }
poker_champ-news-did-bet-you =
    { $clock ->
        [true] Se acabó tu tiempo. El reloj apuesta por ti.
       *[false] { $chips ->
            [one] Apuestas 1 ficha.
           *[other] Apuestas { NUMBER($chips, useGrouping: 0) } fichas.
        }
    }
poker_champ-news-did-fold =
    { $clock ->
        [true] Se acabó el tiempo. El reloj retira a { $name }.
       *[false] { $name } se retira.
    }
poker_champ-news-did-fold-you =
    { $clock ->
        [true] Se acabó tu tiempo. El reloj te retira.
       *[false] Te retiras.
    }
poker_champ-news-chose = { $name } ha decidido en secreto.
poker_champ-news-chose-you = Has decidido en secreto.
poker_champ-news-board-turned =
    { $step ->
        [2] { poker_champ-step-2 }
        [3] { poker_champ-step-3 }
       *[other] { poker_champ-step-4 }
    }: { $cards }.
poker_champ-news-pot-won =
    { $winners-count ->
        [1] { $compared ->
            [true] { $share ->
                [one] { $name } gana 1 ficha: { $kind }.
               *[other] { $name } gana { NUMBER($share, useGrouping: 0) } fichas: { $kind }.
            }
           *[false] { $share ->
                [one] Todos los demás se han retirado. { $name } gana 1 ficha y enseña { $hand }.
               *[other] Todos los demás se han retirado. { $name } gana { NUMBER($share, useGrouping: 0) } fichas y enseña { $hand }.
            }
        }
       *[other] { $share ->
            [one] { $winners } se reparten el bote, 1 ficha cada uno: { $kind }.
           *[other] { $winners } se reparten el bote, { NUMBER($share, useGrouping: 0) } fichas cada uno: { $kind }.
        }
    }
poker_champ-news-pot-won-you =
    { $compared ->
        [true] { $share ->
            [one] Ganas 1 ficha: { $kind }.
           *[other] Ganas { NUMBER($share, useGrouping: 0) } fichas: { $kind }.
        }
       *[false] { $share ->
            [one] Todos los demás se han retirado. Ganas 1 ficha y enseñas { $hand }.
           *[other] Todos los demás se han retirado. Ganas { NUMBER($share, useGrouping: 0) } fichas y enseñas { $hand }.
        }
    }
poker_champ-news-pot-won-winners-you =
    { $share ->
        [one] Te repartes el bote con { $winners-others }, 1 ficha cada uno: { $kind }.
       *[other] Te repartes el bote con { $winners-others }, { NUMBER($share, useGrouping: 0) } fichas cada uno: { $kind }.
    }
poker_champ-news-pot-won-carried =
    { $carried ->
        [one] 1 ficha sobrante se queda en el tablero.
       *[other] { NUMBER($carried, useGrouping: 0) } fichas sobrantes se quedan en el tablero.
    }
poker_champ-news-pot-stayed =
    { $pot ->
        [one] No queda nadie. 1 ficha se queda en el tablero.
       *[other] No queda nadie. { NUMBER($pot, useGrouping: 0) } fichas se quedan en el tablero.
    }
poker_champ-news-duel-began = { $seats } tienen las mismas fichas. Un duelo decide quién se las da a { $receiver } y gana el Award.
poker_champ-news-duel-began-you = { $seats } tienen las mismas fichas. Un duelo decide quién te las da y gana el Award.
poker_champ-news-duel-began-seats-you = Tienes tantas fichas como { $seats-others }. Un duelo decide quién se las da a { $receiver } y gana el Award.
poker_champ-news-duel-dealt = Duelo: { $shown }.
poker_champ-news-duel-turned = Duelo: { $card }.
poker_champ-news-duel-tied = Empate entre { $seats }. Se repite el duelo.
poker_champ-news-duel-tied-seats-you = Empate entre { $seats-others } y tú. Se repite el duelo.
poker_champ-news-duel-won = { $name } gana el duelo.
poker_champ-news-duel-won-you = Ganas el duelo.
poker_champ-news-gave =
    { $chips ->
        [one] { $name } da 1 ficha a { $receiver } y gana un Award.
       *[other] { $name } da { NUMBER($chips, useGrouping: 0) } fichas a { $receiver } y gana un Award.
    }
poker_champ-news-gave-you =
    { $chips ->
        [one] Das 1 ficha a { $receiver } y ganas un Award.
       *[other] Das { NUMBER($chips, useGrouping: 0) } fichas a { $receiver } y ganas un Award.
    }
poker_champ-news-gave-receiver-you =
    { $chips ->
        [one] { $name } te da 1 ficha y gana un Award.
       *[other] { $name } te da { NUMBER($chips, useGrouping: 0) } fichas y gana un Award.
    }
poker_champ-news-time-ran-out = Se acabó el tiempo. La mano en curso es la última.
poker_champ-news-game-ended =
    { $champions-count ->
        [one] { $champions } se lleva el título.
       *[other] { $champions } comparten el título.
    }
poker_champ-news-game-ended-you = Te llevas el título.
poker_champ-news-game-ended-champions-you = Compartes el título con { $champions-others }.
poker_champ-news-went-away =
    { $chips ->
        [0] { $name } se ha ido.
        [one] { $name } se ha ido y se lleva 1 ficha.
       *[other] { $name } se ha ido y se lleva { NUMBER($chips, useGrouping: 0) } fichas.
    }
poker_champ-news-went-away-you = Te has ido.

## Qué está pasando

poker_champ-status-dealing = Se barajan las cartas
poker_champ-status-ante = Mira los dorsos y apuesta 1 ficha
poker_champ-status-decide =
    { $chips ->
        [one] { $step }: apuesta 1 ficha o retírate
       *[other] { $step }: apuesta { NUMBER($chips, useGrouping: 0) } fichas o retírate
    }
poker_champ-status-decide-for =
    { $chips ->
        [one] { $name }: { $step }, apuesta 1 ficha o retírate
       *[other] { $name }: { $step }, apuesta { NUMBER($chips, useGrouping: 0) } fichas o retírate
    }
poker_champ-status-waiting = Faltan por decidir: { $names }
poker_champ-status-all-in = Tus últimas fichas están en juego. Juegas hasta el final
poker_champ-status-folded = Te has retirado. Faltan por decidir: { $names }
poker_champ-status-won =
    { $pot ->
        [one] 1 ficha para { $names }
       *[other] { NUMBER($pot, useGrouping: 0) } fichas para { $names }
    }
poker_champ-status-won-you =
    { $pot ->
        [one] 1 ficha para ti
       *[other] { NUMBER($pot, useGrouping: 0) } fichas para ti
    }
poker_champ-status-won-shared =
    { $pot ->
        [one] 1 ficha para ti y otra para { $names }
       *[other] { NUMBER($pot, useGrouping: 0) } fichas por cabeza: tú y { $names }
    }
poker_champ-status-stayed = Nadie ha ganado. Las fichas se quedan
poker_champ-status-duel = Duelo: { $names }
poker_champ-status-duel-you = Duelo: tú contra { $names }
poker_champ-won =
    { $points ->
        [0] { $name } gana el título
        [one] { $name } gana el título con un Award
       *[other] { $name } gana el título con { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-you =
    { $points ->
        [0] Ganas el título
        [one] Ganas el título con un Award
       *[other] Ganas el título con { NUMBER($points, useGrouping: 0) } Awards
    }
poker_champ-won-shared =
    { $points ->
        [0] El título es de todos: { $names }
        [one] Comparten el título con un Award cada uno: { $names }
       *[other] Comparten el título con { NUMBER($points, useGrouping: 0) } Awards cada uno: { $names }
    }
poker_champ-won-shared-you =
    { $points ->
        [0] Compartes el título con { $names }
        [one] Compartes el título con { $names }: un Award cada uno
       *[other] Compartes el título con { $names }: { NUMBER($points, useGrouping: 0) } Awards cada uno
    }

## En la mesa

poker_champ-bet =
    { $chips ->
        [one] Apostar 1
       *[other] Apostar { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-fold = Retirarse
poker_champ-folded = Retirado
poker_champ-in = En juego
poker_champ-thinking = Piensa
poker_champ-decided = Ha decidido
poker_champ-last-chip = Todo dentro
poker_champ-left = Se ha ido
poker_champ-dealer = Reparte
poker_champ-chips =
    { $chips ->
        [one] 1 ficha
       *[other] { NUMBER($chips, useGrouping: 0) } fichas
    }
poker_champ-awards =
    { $awards ->
        [0] Ningún Award
        [one] 1 Award
       *[other] { NUMBER($awards, useGrouping: 0) } Awards
    }
poker_champ-awards-left = Awards: quedan { NUMBER($awards, useGrouping: 0) }
poker_champ-pot = Bote
poker_champ-carried = de ellas sobrantes: { NUMBER($chips, useGrouping: 0) }
poker_champ-pack-top = Carta de arriba
poker_champ-to-burn = se apartará
poker_champ-board = Cartas comunes
poker_champ-your-cards = Tus cartas
poker_champ-others-see = Los demás ven
poker_champ-place = { $name }: { $state }. { $chips }, { $awards }. { $cards }
poker_champ-boxes = En las casillas: { $boxes }
poker_champ-order = Decidió en el puesto { NUMBER($place, useGrouping: 0) }
poker_champ-no-cards = Sin cartas en la mesa
poker_champ-face-down = boca abajo
poker_champ-winning-five = Las cinco ganadoras
poker_champ-five = { $kind }: { $cards }
poker_champ-memo = Vistos y retirados
poker_champ-memo-burned = Apartadas
poker_champ-memo-folded = Retiradas por { $name }
poker_champ-chosen-bet = Vas a apostar. Faltan los demás.
poker_champ-chosen-fold = Vas a retirarte. Faltan los demás.
poker_champ-duel = Duelo por el Award
poker_champ-duel-round = Ronda { NUMBER($round, useGrouping: 0) }
poker_champ-duel-ahead = En cabeza
poker_champ-award-moment = Un Award
poker_champ-champion = Campeón
poker_champ-four-colours = Cuatro colores
poker_champ-next-deal = Enseguida viene la próxima mano

## El entrenador

poker_champ-coach = Mis opciones
poker_champ-coach-share = Parte del bote
poker_champ-coach-win = Gana
poker_champ-coach-tie = Empata
poker_champ-coach-needed = Apostar compensa a partir de { $percent }.
poker_champ-coach-exact = Contado exactamente sobre todo lo que permiten los dorsos, si nadie se retira.
poker_champ-coach-sampled = Repartido al azar muchas veces; el error es { $error }.
poker_champ-percent = { NUMBER($n, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
poker_champ-review = Repaso
poker_champ-review-lost = { $chips } fichas regaladas en total
poker_champ-review-none = No hubo nada que decidir.
poker_champ-review-line = Mano { NUMBER($deal, useGrouping: 0) }, { $step }: { $share } del bote, hacía falta { $needed }
poker_champ-review-bet = Apostó
poker_champ-review-fold = Se retiró
poker_champ-review-cost = regala { $chips }
poker_champ-review-right = bien

## Por qué algo se ha rechazado

refused-step-over = Ese paso ha terminado.
refused-no-deal = Esa mano todavía no ha empezado.
refused-already-folded = Ya te has retirado de esta mano.
refused-already-decided = Ya has decidido en este paso. Es definitivo.
refused-no-chips = No te quedan fichas. Juegas hasta el final sin decidir nada.
refused-must-ante = El primer paso lo juegan todos. Puedes retirarte a partir del flop.
refused-last-one-left = Todos los demás se han retirado. Ya has ganado.
refused-no-advice = Aquí no hay nada que calcular.

## Probabilidades, en la línea de órdenes

poker_champ-odds-bad-card = { $card } no es una carta. Las cartas se escriben As Td 7c: valor 2 a 9, T, J, Q, K o A, y palo s, h, d o c.
poker_champ-odds-card-twice = La carta { $card } está dos veces.
poker_champ-odds-bad-hand = Una mano tiene dos cartas; esta tiene { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-board = El tablero tiene cero, tres, cuatro o cinco cartas; no { NUMBER($cards, useGrouping: 0) }.
poker_champ-odds-bad-back = { $back } no es un dorso. SL es una pica alta (palos S, H, D, C; L, M o S), A es un as.
poker_champ-odds-two-backs = Cada rival muestra dos dorsos: { $backs } no vale. Separa a los rivales con comas, como "SL SM, A HL".
poker_champ-odds-no-opponents = Di qué muestran los demás: --backs "SL SM, A HL"
poker_champ-odds-too-many = Hay cinco rivales como mucho; estos son { NUMBER($opponents, useGrouping: 0) }.
poker_champ-odds-impossible = No hay tantas cartas con el dorso { $back }: cuatro en la baraja, menos las que se ven.
poker_champ-odds-column-cards = Cartas
poker_champ-odds-column-win = Gana
poker_champ-odds-column-tie = Empata
poker_champ-odds-column-share = Parte
poker_champ-odds-exact = Exacto: { $worlds } maneras de colocar lo que no se ve.
poker_champ-odds-sampled = { $deals } manos al azar; error típico de la primera parte { $error } %.

## On paper

poker_champ-paper-judged = { NUMBER($right, useGrouping: 0) } de { NUMBER($of, useGrouping: 0) } decisiones acertadas · { $lost } fichas regaladas
poker_champ-paper-cards = Cartas
poker_champ-paper-board = Tablero
poker_champ-paper-chips = Fichas
poker_champ-paper-awards = Awards
poker_champ-paper-award = Award
poker_champ-paper-information = Tarjetas de ayuda
poker_champ-paper-bet =
    { $chips ->
        [one] { $step }: 1 ficha
       *[other] { $step }: { NUMBER($chips, useGrouping: 0) } fichas
    }

## Las reglas, para personas

poker_champ-rules-1-title = De qué se trata
poker_champ-rules-1 =
    De dos a seis personas juegan al póquer con apuestas pequeñas y fijas. Nadie espera su turno, nadie queda eliminado y todos ven el dorso de todas las cartas. El objetivo son los Awards: quien tenga antes dos se lleva el título.

    Todos empiezan con 12 fichas.

poker_champ-rules-2-title = Los dorsos
poker_champ-rules-2 =
    El dorso de una carta muestra su palo y su fuerza.

    - L, tres estrellas: rey, reina, jota o diez
    - M, dos estrellas: nueve, ocho, siete o seis
    - S, una estrella: cinco, cuatro, tres o dos
    - A: un as; su palo no se indica

    Así que detrás de cada dorso puede haber cuatro cartas.

poker_champ-rules-3-title = Una mano en cuatro pasos
poker_champ-rules-3 =
    - Primer paso: cada uno recibe dos cartas y apuesta 1 ficha. Nadie puede retirarse.
    - Flop: tres cartas comunes. Se apuesta 1 ficha o se retira uno.
    - Turn: la cuarta carta común. Se apuestan 2 fichas o se retira uno.
    - River: la quinta. Se apuestan 2 fichas o se retira uno.

    En cada paso todos deciden cuando quieren, y todos lo ven al instante. Una apuesta rápida puede asustar; quien espera sabe más. El paso acaba cuando todos han decidido. No se puede subir ni pasar.

    Antes de volver cartas comunes, la carta de arriba del mazo se aparta sin verla. Las cartas retiradas también se apartan sin verlas.

poker_champ-rules-4-title = Quién gana el bote
poker_champ-rules-4 =
    Después del river, los que quedan enseñan sus cartas. La mejor jugada de cinco cartas, con las dos propias y las cinco del tablero, gana todas las fichas. A igualdad se reparten; ~PC-Q4 lo que no se puede repartir se queda en el tablero para la mano siguiente.~

    Si todos los demás se retiran, el último gana ~PC-Q1 al momento, no tiene que apostar~ y enseña sus dos cartas.

    Quien tiene pocas fichas apuesta lo que tiene y juega hasta el final. Una sola ficha puede ganarlo todo.

poker_champ-rules-5-title = Las jugadas
poker_champ-rules-5 =
    De la mejor a la más baja:

    - Escalera de color: cinco seguidas del mismo palo
    - Póquer: cuatro iguales
    - Full: trío y pareja
    - Color: cinco del mismo palo
    - Escalera: cinco seguidas; el as también puede ir antes del dos
    - Trío
    - Dobles parejas
    - Pareja
    - Carta alta

    ~PC-Q3 Entre jugadas iguales deciden las cartas más altas, nunca el palo.~

poker_champ-rules-6-title = Regalos y Awards
poker_champ-rules-6 =
    Quien se queda sin fichas después de una mano recibe seis del más rico, que gana un Award por ello. ~PC-Q5 Si son varios, se les ayuda uno tras otro, y cada vez se mira de nuevo quién es el más rico.~

    Si varios son igual de ricos, juegan un duelo: dos cartas abiertas cada uno y luego cinco cartas comunes, una a una, sin apuestas. La mejor jugada da las fichas y se lleva el Award. ~PC-Q6 Si empatan, se repite el duelo.~

poker_champ-rules-7-title = El final
poker_champ-rules-7 =
    - Dos Awards: quien los tenga antes se lleva el título.
    - Con tiempo: ~PC-Q7 cuando se acaba, se termina la mano en curso.~ Ganan los que tengan más Awards.
    - Los siete Awards: cuando se gana el último, ganan los que tengan más.

    Quienes tengan los mismos comparten el título.

    ~PC-Q11 Si alguien se va, su mano se retira y sus fichas salen del juego. Quien se queda solo se lleva el título.~

poker_champ-rules-8-title = ~PC-Q8 PC-Q9 PC-Q12 Opciones~
poker_champ-rules-8 =
    - Decisiones secretas: desde el flop todos deciden en secreto y luego se muestra todo. Si todos se retiran, las fichas se quedan para la mano siguiente.
    - Carta de arriba: se ve el dorso de la próxima carta que se aparta, como en una mesa de verdad.
    - Nota de dorsos: se apuntan los dorsos que han desaparecido de la mesa.
    - Tiempo para pensar: cuando se acaba, el reloj retira a quien no haya decidido; en el primer paso apuesta.

## Lo que se puede hacer, en palabras (para el terminal)

poker_champ-play-bet =
    { $chips ->
        [one] Apostar 1
       *[other] Apostar { NUMBER($chips, useGrouping: 0) }
    }
poker_champ-play-fold = { poker_champ-fold }
poker_champ-mine = Tus cartas: { $cards }

## The lesson
poker_champ-lesson-aim = Gana fichas. Cuando alguien se arruina, quien más tiene le ayuda y gana un Award. Con dos Awards ganas.
poker_champ-lesson-backs = Los dorsos hablan. Ada tiene dos picas medianas; Béla, un as y un diamante pequeño.
poker_champ-lesson-early = En el primer paso todos apuestan, con buenas cartas o malas. Aun así, intenta retirarte.
poker_champ-lesson-ante = Así que apuesta tu ficha. Nadie espera su turno: todos deciden a la vez.
poker_champ-lesson-flop = Tres cartas para todos. Rey, reina, jota, diez: una más y es escalera. Apuesta.
poker_champ-lesson-turn = El nueve completa tu escalera. Desde ahora cada apuesta son dos fichas, ni más ni menos. Apuesta.
poker_champ-lesson-river = La última carta. Béla sigue con su as, pero ni una pareja de ases gana a una escalera. Apuesta.
poker_champ-lesson-won = Las cinco mejores de siete cartas se llevan el bote: catorce fichas para ti.
poker_champ-lesson-classes = Cartas nuevas. L va del rey al diez, M del nueve al seis, S del cinco al dos; el as oculta su palo. Apuesta.
poker_champ-lesson-fold = Tu siete y tu dos no encajan con nada, y Ada muestra dos cartas grandes. Retírate: solo te ha costado una ficha.
poker_champ-lesson-award = Béla está sin fichas, pero nadie queda fuera: tú, con más que nadie, le das seis y ganas un Award.
poker_champ-lesson-end = Un Award más y el título es tuyo. No pierdas de vista los dorsos.
poker_champ-lesson-small = A Béla le quedan seis fichas, y sus dorsos muestran dos cartas pequeñas. Apuesta tu ficha.
poker_champ-lesson-read = Rey, nueve, seis: ninguna carta pequeña hace pareja con ellas. Y tú tienes pareja de reyes. Apuesta.
poker_champ-lesson-twin = Ada tiene dos cartas grandes, como tú: quizá la misma mano. Ahora dos fichas. Apuesta.
poker_champ-lesson-count = El dos puede darle por fin una pareja a Béla, pero los reyes ganan a los doses. Apuesta.
poker_champ-lesson-equal = Ada y tú repartís y tenéis lo mismo. Béla está sin fichas: un duelo decide quién le ayuda.
poker_champ-lesson-winner = Dos cartas abiertas cada uno, cinco para todos, sin apuestas: tus tres nueves ganan el duelo y el Award.
poker_champ-doubt = ¿Retirarte?
poker_champ-doubt-help = Tu mano no puede perder. Toca otra vez para retirarte de todos modos.
poker_champ-status-ante-for = { $name }: mira los dorsos y apuesta 1 ficha
poker_champ-classes = L: del rey al diez · M: del nueve al seis · S: del cinco al dos
poker_champ-behind = ¿Qué puede ser?
poker_champ-behind-one = Detrás de este dorso está una de estas:
poker_champ-behind-show = Qué puede tener { $name }
