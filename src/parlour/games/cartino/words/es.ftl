cartino-name = Cartino
cartino-tagline = Pon tus fichas junto a las que más valen
cartino-length = 20–40 min

## Las fichas

cartino-pawn =
    { $rank ->
        [A] as
        [K] rey
        [Q] reina
        [J] jota
       *[other] { $rank }
    } de { $suit ->
        [D] diamantes
        [H] corazones
        [S] picas
       *[C] tréboles
    }
cartino-the-pawn =
    { $rank ->
        [A] el as
        [K] el rey
        [Q] la reina
        [J] la jota
       *[other] el { $rank }
    } de { $suit ->
        [D] diamantes
        [H] corazones
        [S] picas
       *[C] tréboles
    }
cartino-pawn-joker = comodín
cartino-suit =
    { $suit ->
        [D] diamantes
        [H] corazones
        [S] picas
       *[C] tréboles
    }

## Los rivales

cartino-bot-beginner = Principiante
cartino-bot-beginner-help = Pone lo que le parece bien y de vez en cuando se le escapa algo
cartino-bot-greedy = Codicioso
cartino-bot-greedy-help = Elige siempre el turno que más da en el momento
cartino-bot-expert = Experto
cartino-bot-expert-help = Piensa en lo que cada ficha deja a los demás
cartino-bot-master = Maestro
cartino-bot-master-help = Sabe por muchas partidas qué vale lo que deja un turno, y piensa por adelantado

## Las opciones

cartino-option-corners = Palos en las esquinas
cartino-option-corners-help = Dónde está cada palo en el tablero
cartino-corners = Esquinas: { $signs }
cartino-option-layout = Vuestro propio tablero
cartino-option-layout-help = Un tablero en lugar del nuestro: cuatro líneas de ocho cartas como 10♣ o 10C. Se comprueba con los ejemplos del reglamento antes de jugar.
cartino-option-must_connect = Obligación de tocar
cartino-option-must_connect-help = Quien pueda tocar una ficha ya puesta debe hacerlo
cartino-option-joker_to_hand = Comodín reemplazado
cartino-option-joker_to_hand-help = Adónde va un comodín cuando su ficha ocupa su lugar
cartino-option-replacing_scores = Reemplazar un comodín
cartino-option-replacing_scores-help = Si la ficha que reemplaza un comodín da puntos
cartino-option-replacing_later = Cuándo se reemplaza un comodín
cartino-option-replacing_later-help = Si un comodín se puede reemplazar en el mismo turno en que se puso
cartino-option-taking_back = Recuperar
cartino-option-taking_back-help = Si las fichas de un turno se pueden recuperar antes de terminarlo
cartino-option-patience = Tiempo para pensar
cartino-option-patience-help = Segundos para cada turno; después el reloj lo termina por ti
cartino-must_connect-false = Ninguna
cartino-must_connect-true = Tocar si se puede
cartino-joker_to_hand-false = Sale del juego
cartino-joker_to_hand-true = Va a quien lo reemplazó
cartino-replacing_scores-true = Cuenta como otra cualquiera
cartino-replacing_scores-false = No da puntos
cartino-replacing_later-true = A partir del turno siguiente
cartino-replacing_later-false = También enseguida
cartino-taking_back-true = Hasta terminar el turno
cartino-taking_back-false = Lo puesto, puesto está

## Lo que oye la mesa

cartino-news-begins = Empieza { $name }.
cartino-news-begins-you = Empiezas tú.
cartino-news-pawn-laid =
    { $pawn-value ->
        [joker] { $points ->
            [0] { $name } pone un comodín por { $field }. No toca nada.
            [one] { $name } pone un comodín por { $field }: 1 punto.
           *[other] { $name } pone un comodín por { $field }: { NUMBER($points, useGrouping: 0) } puntos.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] { $name } reemplaza un comodín con { $field }. No da puntos.
                [one] { $name } reemplaza un comodín con { $field }: 1 punto.
               *[other] { $name } reemplaza un comodín con { $field }: { NUMBER($points, useGrouping: 0) } puntos.
            }
           *[false] { $points ->
                [0] { $name } pone { $field }. No toca nada.
                [one] { $name } pone { $field }: 1 punto.
               *[other] { $name } pone { $field }: { NUMBER($points, useGrouping: 0) } puntos.
            }
        }
    }
cartino-news-pawn-laid-you =
    { $pawn-value ->
        [joker] { $points ->
            [0] Pones un comodín por { $field }. No toca nada.
            [one] Pones un comodín por { $field }: 1 punto.
           *[other] Pones un comodín por { $field }: { NUMBER($points, useGrouping: 0) } puntos.
        }
       *[other] { $replaced ->
            [true] { $points ->
                [0] Reemplazas un comodín con { $field }. No da puntos.
                [one] Reemplazas un comodín con { $field }: 1 punto.
               *[other] Reemplazas un comodín con { $field }: { NUMBER($points, useGrouping: 0) } puntos.
            }
           *[false] { $points ->
                [0] Pones { $field }. No toca nada.
                [one] Pones { $field }: 1 punto.
               *[other] Pones { $field }: { NUMBER($points, useGrouping: 0) } puntos.
            }
        }
    }
cartino-news-took-back =
    { $halves-count ->
        [one] { $name } recupera una ficha.
       *[other] { $name } recupera { NUMBER($halves-count, useGrouping: 0) } fichas.
    }
cartino-news-took-back-you =
    { $halves-count ->
        [one] Recuperas una ficha.
       *[other] Recuperas { NUMBER($halves-count, useGrouping: 0) } fichas.
    }
cartino-news-turn-ended =
    { $clock ->
        [true] Se acabó el tiempo de { $name }. { $points ->
            [one] { $name } termina su turno con 1 punto.
           *[other] { $name } termina su turno con { NUMBER($points, useGrouping: 0) } puntos.
        }
       *[false] { $points ->
            [one] { $name } termina su turno con 1 punto.
           *[other] { $name } termina su turno con { NUMBER($points, useGrouping: 0) } puntos.
        }
    }
cartino-news-turn-ended-you =
    { $clock ->
        [true] Se acabó tu tiempo. { $points ->
            [one] Terminas tu turno con 1 punto.
           *[other] Terminas tu turno con { NUMBER($points, useGrouping: 0) } puntos.
        }
       *[false] { $points ->
            [one] Terminas tu turno con 1 punto.
           *[other] Terminas tu turno con { NUMBER($points, useGrouping: 0) } puntos.
        }
    }
cartino-news-turn-ended-bonus = Cinco fichas en un turno: { NUMBER($bonus, useGrouping: 0) } puntos extra para { $name }.
cartino-news-turn-ended-bonus-you = Cinco fichas en un turno: { NUMBER($bonus, useGrouping: 0) } puntos extra para ti.
cartino-news-passed = { $name } no puede poner nada y pasa.
cartino-news-passed-you = No puedes poner nada y pasas.
cartino-news-drew =
    { $number ->
        [one] { $name } saca una ficha.
       *[other] { $name } saca { NUMBER($number, useGrouping: 0) } fichas.
    }
cartino-news-took = Has sacado: { $pawns }.
cartino-news-game-ended = { $name } ha puesto su última ficha: { NUMBER($bonus, useGrouping: 0) } puntos extra.
cartino-news-game-ended-you = Has puesto tu última ficha: { NUMBER($bonus, useGrouping: 0) } puntos extra.
cartino-news-game-ended-nobody = Nadie puede seguir. La partida ha terminado.
cartino-news-game-ended-deductions =
    { $deductions ->
        [one] { $name } pierde 1 punto por lo que le queda: { $hands }.
       *[other] { $name } pierde { NUMBER($deductions, useGrouping: 0) } puntos por lo que le queda: { $hands }.
    }
cartino-news-game-ended-deductions-you =
    { $deductions ->
        [one] Pierdes 1 punto por lo que te queda: { $hands }.
       *[other] Pierdes { NUMBER($deductions, useGrouping: 0) } puntos por lo que te queda: { $hands }.
    }
cartino-news-went-away = { $name } se ha ido. Sus fichas vuelven a la bolsa y le cuestan { NUMBER($deduction, useGrouping: 0) }.
cartino-news-went-away-you = Te has ido. Tus fichas vuelven a la bolsa y te cuestan { NUMBER($deduction, useGrouping: 0) }.

## La mesa en juego

cartino-status-start = Se sacan las fichas
cartino-status-your-first = Te toca
cartino-status-your-more = Termina o pon más { $suit }
cartino-status-your-full = Termina tu turno
cartino-status-your-stuck = No puedes poner nada
cartino-status-pass-first = Le toca a { $name }
cartino-status-pass-more = { $name }: termina o pon más { $suit }
cartino-status-pass-full = { $name }: termina el turno
cartino-status-pass-stuck = { $name } no puede poner nada
cartino-status-thinking = { $name } está pensando
cartino-hint-lift = Toca una ficha y luego un lugar que brille.
cartino-hint-place = ¿Dónde pones { $pawn }?
cartino-hint-joker = Un comodín va en cualquier lugar libre. ¿Dónde?
cartino-board = Tablero
cartino-rack = Tus fichas
cartino-rack-empty = Sin fichas
cartino-held = { $pawn }
cartino-held-lifted = { $pawn }, en la mano
cartino-half =
    { $state ->
        [open] { $pawn }, { $level ->
            [up] mitad superior
           *[down] mitad inferior
        }: ponla aquí por { NUMBER($points, useGrouping: 0) }
        [free] { $pawn }, { $level ->
            [up] mitad superior
           *[down] mitad inferior
        }: libre
        [joker] { $pawn }, { $level ->
            [up] mitad superior
           *[down] mitad inferior
        }: hay un comodín
       *[taken] { $pawn }, { $level ->
            [up] mitad superior
           *[down] mitad inferior
        }: ocupada
    }
cartino-end = Terminar turno
cartino-end-points = Terminar turno (+{ NUMBER($points, useGrouping: 0) })
cartino-take-back = Recuperar
cartino-pass = Pasar
cartino-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] 1 ficha en la bolsa
       *[other] { NUMBER($count, useGrouping: 0) } fichas en la bolsa
    }
cartino-track = Puntos
cartino-holds =
    { $count ->
        [one] 1 ficha
       *[other] { NUMBER($count, useGrouping: 0) } fichas
    }

## El consejo

cartino-coach-best =
    { $points ->
        [one] El mejor turno da 1 punto en el momento.
       *[other] El mejor turno da { NUMBER($points, useGrouping: 0) } puntos en el momento.
    }
cartino-coach-step = { $pawn }, { $level ->
        [up] mitad superior
       *[down] mitad inferior
    }: { NUMBER($points, useGrouping: 0) }
cartino-coach-bonus = Extra: { NUMBER($points, useGrouping: 0) }
cartino-coach-nothing = No puedes poner nada.
cartino-coach-missed = En tu último turno ganaste { NUMBER($earned, useGrouping: 0) }. A la larga, esto era mejor por { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }:
cartino-coach-perfect = En tu último turno ganaste { NUMBER($earned, useGrouping: 0) }. No había nada mejor.
cartino-coach-verdict =
    { $cost ->
        [0] No se regaló nada.
       *[other] Puntos regalados: { NUMBER($cost, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-missed-all =
    { $missed ->
        [0] Cada turno fue el mejor posible.
       *[other] Puntos regalados frente a los mejores turnos: { NUMBER($missed, maximumFractionDigits: 1, useGrouping: 0) }.
    }
cartino-review-turn = Turno
cartino-review-laid = Puesto
cartino-review-earned = Ganado
cartino-review-better = Mejor
cartino-review-cost = Regalado
cartino-review-cost-number = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cartino-coach-caution = El entrenador sopesa lo que un turno da y lo que deja, imaginando muchas veces todo lo que está oculto.

## parlour cartino layout

cartino-layout-good = Los seis ejemplos del reglamento se cumplen en este tablero.
cartino-layout-example-holds = se cumple: { $example }
cartino-layout-example-fails = no se cumple: { $example }
cartino-layout-bad = Este tablero contradice el reglamento.
cartino-layout-example =
    { $name ->
        [alone] un rey de picas que no toca nada no da nada
        [not-level] junto a la casilla del rey, pero no a la misma altura: nada
        [king-after-eight] el rey de picas puesto junto al 8 de picas: 1
        [eight-after-king] el 8 de picas puesto junto al rey: 4
        [king-in-the-middle] un rey entre un as, una reina y dos reyes: 16
       *[three-in-a-turn] as, rey y reina de un palo: 0 + 5 + 4
    }

## Por qué algo se ha rechazado

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

## On paper

cartino-paper-board = Tablero
cartino-paper-pawns = Peones
cartino-paper-track = Marcador
cartino-paper-chips = Fichas de 20

## Las reglas

cartino-rules-1-title = De qué se trata
cartino-rules-1 =
    El tablero muestra 32 cartas, del siete al as en cuatro palos. Cada una tiene dos lugares para fichas, una mitad superior y una inferior. La ficha que pones da lo que toca: ponla, pues, junto a fichas que valgan mucho.

    De dos a cuatro personas sacan cinco fichas cada una y las ocultan a las demás. En la bolsa hay dos fichas de cada carta y dos comodines.

    Empieza quien tenga el diamante más bajo; si no hay ninguno, el corazón más bajo, luego la pica, luego el trébol. ~CA-Q2 A igual valor cuenta la carta más baja: el siete antes que el diez. Si hay gemelas, se compara la ficha siguiente.~ Después se sigue en el sentido del reloj.

cartino-rules-2-title = Tu turno
cartino-rules-2 =
    Pon una ficha o varias, todas del mismo palo. Cada una va en su carta, arriba o abajo, y allí se queda.

    ~CA-Q10 Hasta que termines el turno puedes recuperarlas.~ Después sacas tantas como hayas puesto, mientras queden en la bolsa.

cartino-rules-3-title = Los puntos
cartino-rules-3 =
    Una ficha da el valor de las fichas que toca: arriba, abajo, a la izquierda y a la derecha, del palo que sean. ~CA-Q9 La gemela en la misma carta también cuenta. En diagonal no cuenta nada.~

    - As: 5
    - Rey: 4
    - Reina: 3
    - Jota: 2
    - 10, 9, 8 y 7: 1

    El valor de la ficha que pones no cuenta, y la que no toca nada no da nada. Si pones varias, cuentan una tras otra, y las últimas pueden tocar a las primeras. As, rey y reina seguidos dan 0 + 5 + 4.

    Cinco fichas de un palo en un turno dan 10 puntos extra.

cartino-rules-4-title = Los comodines
cartino-rules-4 =
    Un comodín va en cualquier lugar libre. ~CA-Q4 Allí toma el palo y el valor de la carta.~

    Quien tenga la ficha a la que representa un comodín puede ponerla en su lugar; el comodín sale entonces del juego. ~CA-Q5 Es una jugada como otra cualquiera: en un turno de ese palo, con puntos por lo que la ficha toca. También se puede reemplazar un comodín puesto en el mismo turno.~

cartino-rules-5-title = La cuenta
cartino-rules-5 =
    Los puntos se cuentan en una pista de 20. Cada vez que llegas a 20 recibes un chip que vale 20 y empiezas de nuevo.

cartino-rules-6-title = El final
cartino-rules-6 =
    La partida termina en cuanto alguien pone su última ficha y la bolsa está vacía. Eso da 10 puntos extra. Los demás pierden el valor de las fichas que les quedan, 6 por un comodín.

    Gana quien tenga más puntos; ~CA-Q8 si hay empate, se comparte la victoria.~

    ~CA-Q6 Si todos los lugares están ocupados y a alguien solo le quedan comodines, pasa. Cuando pasan todos, la partida termina y nadie gana los 10 puntos.~

    ~CA-Q11 CA-P2 Si alguien se va, se descuentan las fichas de su mano y vuelven a la bolsa.~

cartino-rules-7-title = ~CA-Q3 CA-Q5 CA-Q10 CA-P1 CA-P4 Otras maneras de jugar~
cartino-rules-7 =
    Antes de la partida podéis elegir:

    - Obligación de tocar: quien pueda poner una ficha de modo que toque otra debe hacerlo.
    - Comodín reemplazado: sale del juego, o va a quien lo reemplazó, que entonces saca una ficha menos.
    - Reemplazar un comodín: la ficha da puntos o no.
    - Cuándo se reemplaza un comodín: también enseguida, o solo a partir del turno siguiente.
    - Recuperar: hasta terminar el turno, o nunca: lo puesto, puesto está.
    - Los palos en las esquinas. Nadie sabe con seguridad cómo estaban en el primer tablero.
    - Un tablero propio. Si conocéis mejor el tablero de verdad, escribidlo: cuatro líneas de ocho cartas. Se comprueba con los seis ejemplos del reglamento y luego jugáis en él.
    - Tiempo para pensar, para un turno entero. Cuando se acaba, lo que has puesto se queda. Si no has puesto nada, el reloj pone la ficha que más da.

## Lo que se puede hacer, en palabras (para el terminal)

cartino-plays-lay = Poner una ficha
cartino-play-lay =
    { $points ->
        [one] Poner { $pawn } en { $place }: 1 punto
       *[other] Poner { $pawn } en { $place }: { NUMBER($points, useGrouping: 0) } puntos
    }
cartino-plays-take-back = Recuperar
cartino-play-take-back =
    { $keep ->
        [0] Recuperarlo todo
        [one] Recuperar todo menos la primera ficha
       *[other] Recuperar todo menos las { NUMBER($keep, useGrouping: 0) } primeras fichas
    }
cartino-play-end-turn = Terminar el turno
cartino-play-pass = Pasar
cartino-mine = Tus fichas: { $pawns }

## The lesson
cartino-lesson-board = Cada carta del tablero tiene dos lugares, arriba y abajo. Una ficha solo va en su propia carta.
cartino-lesson-score = Tu ficha da lo que toca: as 5, rey 4, reina 3, jota 2, las demás 1. Su propio valor no cuenta.
cartino-lesson-lay = Ahí está el as de Ada. Toca tu rey de picas y luego el lugar de abajo de su carta, junto al as.
cartino-lesson-more = Cinco puntos. Puedes poner más fichas del mismo palo: coloca la reina junto a tu rey.
cartino-lesson-suit = Cuatro más. A tu as de tréboles le gustaría unirse. Tócalo.
cartino-lesson-end-turn = Hasta terminar el turno puedes recuperarlo todo. ¿Está bien? Termina y saca dos fichas.
cartino-lesson-joker = Un comodín vale por cualquiera. El de Ada es el as de tréboles: pon el tuyo encima. Se va, y el lugar vuelve a puntuar.
cartino-lesson-nine = Cinco puntos. Tu nueve de tréboles puede ir también. Ahora no puntúa, pero sacas otra ficha por él.
cartino-lesson-five = Cinco fichas en un solo turno darían diez más. Termina tu turno.
cartino-lesson-end = Con la bolsa vacía, quien pone su última ficha gana diez. A los demás se les resta lo que les queda.
cartino-lesson-empty = La bolsa está vacía y Ada va 16 puntos por delante. Pero a ti solo te quedan dos fichas, del mismo palo.
cartino-lesson-first-of-last = Pon el primer siete de tréboles donde más toca: 3 puntos.
cartino-lesson-last-pawn = Y el segundo debajo: 8 puntos, y te quedas sin fichas.
cartino-lesson-finish = Quien pone su última ficha con la bolsa vacía acaba la partida y gana diez. Termina tu turno.
cartino-lesson-held = A Ada le quedaban un as, una jota y un siete: 8 menos. Ganas. Un comodín en la mano costaría 6.
cartino-in-words =
    { $chips ->
        [0] { $points ->
            [one] 1 punto
           *[other] { NUMBER($points, useGrouping: 0) } puntos
        }
        [one] { NUMBER($points, useGrouping: 0) } puntos: un chip y { NUMBER($track, useGrouping: 0) }
       *[other] { NUMBER($points, useGrouping: 0) } puntos: { NUMBER($chips, useGrouping: 0) } chips y { NUMBER($track, useGrouping: 0) }
    }
