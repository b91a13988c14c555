kniffel-name = Kniffel
kniffel-tagline = Cinco dados, tres tiradas, trece casillas: ¿dónde lo apuntas?
kniffel-length = 15–30 min

## Las casillas

kniffel-box-ones = Unos
kniffel-box-ones-help = La suma de todos los unos
kniffel-box-twos = Doses
kniffel-box-twos-help = La suma de todos los doses
kniffel-box-threes = Treses
kniffel-box-threes-help = La suma de todos los treses
kniffel-box-fours = Cuatros
kniffel-box-fours-help = La suma de todos los cuatros
kniffel-box-fives = Cincos
kniffel-box-fives-help = La suma de todos los cincos
kniffel-box-sixes = Seises
kniffel-box-sixes-help = La suma de todos los seises
kniffel-box-one-pair = Una pareja
kniffel-box-one-pair-help = Dos dados iguales: la suma de los dos
kniffel-box-two-pairs = Dos parejas
kniffel-box-two-pairs-help = Dos parejas distintas: la suma de esos cuatro dados
kniffel-box-three-of-a-kind = Trío
kniffel-box-three-of-a-kind-help =
    { $preset ->
        [yatzy] Tres dados iguales: la suma de los tres
       *[other] Al menos tres dados iguales: la suma de los cinco
    }
kniffel-box-four-of-a-kind = Póker
kniffel-box-four-of-a-kind-help =
    { $preset ->
        [yatzy] Cuatro dados iguales: la suma de los cuatro
       *[other] Al menos cuatro dados iguales: la suma de los cinco
    }
kniffel-box-full-house = Full
kniffel-box-full-house-help =
    { $preset ->
        [yatzy] Tres de un número y dos de otro: la suma de los cinco
       *[other] Tres de un número y dos de otro: 25
    }
kniffel-box-small-straight = Escalera corta
kniffel-box-small-straight-help =
    { $preset ->
        [yatzy] 1-2-3-4-5: 15
       *[other] Cuatro números seguidos: 30
    }
kniffel-box-large-straight = Escalera larga
kniffel-box-large-straight-help =
    { $preset ->
        [yatzy] 2-3-4-5-6: 20
       *[other] Cinco números seguidos: 40
    }
kniffel-box-kniffel =
    { $preset ->
        [yatzy] Yatzy
       *[other] Kniffel
    }
kniffel-box-kniffel-help = Cinco dados iguales: 50
kniffel-box-chance = Chance
kniffel-box-chance-help = Cualquier tirada: la suma de los cinco

## La hoja

kniffel-sheet-upper = Parte de arriba
kniffel-sheet-bonus = Prima
kniffel-sheet-extra = Más kniffels
kniffel-sheet-total = Total
kniffel-sheet-past = Partidas anteriores
kniffel-sheet-series = Todas las partidas

## Los rivales

kniffel-bot-beginner = Principiante
kniffel-bot-beginner-help = Juega a ojo y de vez en cuando se le escapa algo
kniffel-bot-steady = Constante
kniffel-bot-steady-help = Sopesa cada casilla y rara vez regala puntos
kniffel-bot-expert = Experto
kniffel-bot-expert-help = Ha resuelto el juego y busca el máximo de puntos
kniffel-bot-winner = Campeón
kniffel-bot-winner-help = Juega para ganarte, no solo por los puntos

## Las opciones

kniffel-option-preset = Reglas
kniffel-option-preset-help = En qué hoja jugáis
kniffel-option-joker = Comodín
kniffel-option-joker-help = Cómo se puede usar un kniffel cuando la casilla de kniffel ya está ocupada
kniffel-option-extra = Más kniffels
kniffel-option-extra-help = Lo que vale de más cada nuevo kniffel si el primero está apuntado con 50 puntos
kniffel-option-games = Partidas
kniffel-option-games-help = Cuántas partidas jugáis seguidas; los totales se suman
kniffel-option-start = Quién empieza
kniffel-option-start-help = Cómo se decide la salida; en una serie pasa después al puesto siguiente, salvo que se vuelva a tirar
kniffel-option-place = Puesto que empieza
kniffel-option-place-help = Contado desde el primer puesto de la mesa; solo si se elige un puesto
kniffel-option-patience = Tiempo para pensar
kniffel-option-patience-help = Segundos para cada decisión; después el reloj apunta por ti
kniffel-joker-open = Según las reglas
kniffel-extra-open = Según las reglas

kniffel-preset-kniffel = Kniffel
kniffel-preset-kniffel-help = El reglamento, 100 puntos por cada nuevo kniffel. Que la casilla de arriba sea obligada incluso tras un cero es nuestra lectura; el comodín «Obligado con 50» es la otra
kniffel-preset-schmidt = Kniffel con +50
kniffel-preset-schmidt-help = Otro kniffel vale 50 puntos de más mientras su casilla de arriba esté libre
kniffel-preset-yahtzee = Yahtzee
kniffel-preset-yahtzee-help = Las mismas reglas, de 2 a 10 personas
kniffel-preset-plain = Sencillo
kniffel-preset-plain-help = Sin comodín y sin puntos extra por más kniffels
kniffel-preset-yatzy = Yatzy
kniffel-preset-yatzy-help = La hoja nórdica: parejas, escaleras de 15 y 20, una prima de 50
kniffel-preset-forced_order = En orden
kniffel-preset-forced_order-help = Las casillas se llenan de arriba abajo

kniffel-joker-forced = Obligado
kniffel-joker-forced-help = Primero su casilla de arriba, también tras un cero en la casilla de kniffel; después, como comodín, una de abajo: nuestra lectura
kniffel-joker-forced-with-50 = Obligado con 50
kniffel-joker-forced-with-50-help = La otra lectura: primero su casilla de arriba, pero solo si la casilla de kniffel tiene 50; tras un cero, un kniffel puede ir a cualquier casilla libre
kniffel-joker-lower = Parte de abajo
kniffel-joker-lower-help = Su casilla de arriba nunca es obligatoria; un comodín va en la parte de abajo
kniffel-joker-earned = Obligado, si se gana
kniffel-joker-earned-help = Como obligado, pero solo si la casilla de kniffel tiene 50; si no, no hay comodín
kniffel-joker-free = Libre
kniffel-joker-free-help = Cualquier casilla libre; es comodín si su casilla de arriba está ocupada
kniffel-joker-none = Ninguno
kniffel-joker-none-help = Cinco dados iguales solo valen por lo que son

kniffel-start-rolled = A los dados
kniffel-start-rolled-help = Todos tiran una vez y empieza la suma más alta
kniffel-start-every-game = A los dados en cada partida
kniffel-start-every-game-help = En una serie se vuelve a tirar antes de cada partida
kniffel-start-chosen = Un puesto elegido
kniffel-start-chosen-help = Sin tirar: empieza el puesto que digáis

kniffel-extra-every = 100 cada vez
kniffel-extra-every-help = Cada nuevo kniffel da 100 puntos
kniffel-extra-second = 100 una sola vez
kniffel-extra-second-help = Solo el segundo kniffel da 100 puntos
kniffel-extra-upper = 50 con la casilla de arriba libre
kniffel-extra-upper-help = Otro kniffel da 50 puntos mientras su casilla de arriba esté libre
kniffel-extra-none = Nada
kniffel-extra-none-help = Los demás kniffels no dan nada de más

## Lo que oye la mesa

kniffel-news-threw-for-start = { $name } tira { $dice } para empezar: { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-threw-for-start-you = Tiras { $dice } para empezar: { NUMBER($dice-sum, useGrouping: 0) }.
kniffel-news-begins =
    { $game ->
        [1] Empieza { $name }.
       *[other] Partida { NUMBER($game, useGrouping: 0) }: empieza { $name }.
    }
kniffel-news-begins-you =
    { $game ->
        [1] Empiezas tú.
       *[other] Partida { NUMBER($game, useGrouping: 0) }: empiezas tú.
    }
kniffel-news-dice-fell = { $name }, tirada { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-dice-fell-you = Tu tirada { NUMBER($roll, useGrouping: 0) }: { $dice }.
kniffel-news-wrote =
    { $clock ->
        [true] { $points ->
            [one] Se acabó el tiempo. El reloj apunta 1 punto por { $name }: { $box }.
           *[other] Se acabó el tiempo. El reloj apunta { NUMBER($points, useGrouping: 0) } puntos por { $name }: { $box }.
        }
       *[false] { $points ->
            [0] { $name } apunta un cero: { $box }.
            [one] { $name } apunta 1 punto: { $box }.
           *[other] { $name } apunta { NUMBER($points, useGrouping: 0) } puntos: { $box }.
        }
    }
kniffel-news-wrote-you =
    { $clock ->
        [true] { $points ->
            [one] Se acabó tu tiempo. El reloj apunta 1 punto por ti: { $box }.
           *[other] Se acabó tu tiempo. El reloj apunta { NUMBER($points, useGrouping: 0) } puntos por ti: { $box }.
        }
       *[false] { $points ->
            [0] Apuntas un cero: { $box }.
            [one] Apuntas 1 punto: { $box }.
           *[other] Apuntas { NUMBER($points, useGrouping: 0) } puntos: { $box }.
        }
    }
kniffel-news-wrote-extra = Otro kniffel: { NUMBER($extra, useGrouping: 0) } puntos extra para { $name }.
kniffel-news-wrote-extra-you = Otro kniffel: { NUMBER($extra, useGrouping: 0) } puntos extra para ti.
kniffel-news-bonus-earned = { $name } gana la prima de { NUMBER($points, useGrouping: 0) } puntos.
kniffel-news-bonus-earned-you = Ganas la prima de { NUMBER($points, useGrouping: 0) } puntos.
kniffel-news-game-ended = La partida { NUMBER($game, useGrouping: 0) } ha terminado.
kniffel-news-went-away = { $name } se ha ido; sus casillas libres se llenan de ceros.
kniffel-news-went-away-you = Te has ido; tus casillas libres se llenan de ceros.

## Lo que dice el entrenador

kniffel-coach-worth-short = Con el mejor juego
kniffel-coach-worth = Vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) } puntos con el mejor juego; en la hoja hay { NUMBER($total, useGrouping: 0) }.
kniffel-coach-bonus = Probabilidad de la prima de arriba: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } %
kniffel-coach-ends = Dónde puede acabar la partida
kniffel-coach-ending = Con el mejor juego, lo más probable es alrededor de { NUMBER($around, useGrouping: 0) } puntos; al menos una de cada dos partidas acaba con { NUMBER($even, useGrouping: 0) } o más.
kniffel-coach-write = Apuntar: { $box }
kniffel-coach-not-decided = Decidió el reloj
kniffel-coach-die = { $die }, conviene guardarlo
kniffel-coach-box = Lo mejor: { $write }
kniffel-coach-keeps = Guardar y tirar
kniffel-coach-boxes = Apuntar
kniffel-coach-every = Las { NUMBER($count, useGrouping: 0) } formas de guardar
kniffel-review-when =
    { $roll ->
        [0] Turno { NUMBER($turn, useGrouping: 0) }, antes de tirar
       *[other] Turno { NUMBER($turn, useGrouping: 0) }, tras la tirada { NUMBER($roll, useGrouping: 0) }
    }

## Lo que dice el solucionador, en la línea de órdenes y en el entrenador

kniffel-solver-bad-sheet = { $part } no es una casilla con sus puntos. Escribe una hoja así: ones=3,sixes=18
kniffel-solver-no-such-box = Esta hoja no tiene la casilla { $box }. Tiene: { $boxes }
kniffel-solver-box-twice = La casilla { $box } aparece dos veces.
kniffel-solver-bad-points = Ninguna tirada vale { NUMBER($points, useGrouping: 0) } puntos en la casilla { $box }.
kniffel-solver-bad-extra = Ninguna partida lleva a esta hoja con { NUMBER($extra, useGrouping: 0) } puntos por otros kniffels.
kniffel-solver-out-of-order = Esta hoja se llena de arriba abajo; ninguna partida deja un hueco.
kniffel-solver-sheet-full = La hoja está llena: no queda nada que decidir.
kniffel-solver-bad-dice = { $dice } no son cinco dados. Escríbelos así: 2,2,5,5,6
kniffel-solver-bad-rolls = Con dados en la mesa quedan 0, 1 o 2 tiradas; sin dados, las 3. { NUMBER($rolls, useGrouping: 0) } no encaja.
kniffel-solver-no-such-seat = No hay asiento { NUMBER($seat, useGrouping: 0) } en una mesa de { NUMBER($seats, useGrouping: 0) }.
kniffel-solver-options-do-not-fit = La hoja { $preset } no conoce ni comodín ni puntos extra.
kniffel-solver-solving = Resolviendo
kniffel-solver-best-chance = Al menos { NUMBER($target, useGrouping: 0) } puntos: { $percent }, si solo eso cuenta.
kniffel-solver-deviation = Desviación típica { $deviation }, mediana { NUMBER($median, useGrouping: 0) }
kniffel-solver-bonus = Probabilidad del premio de arriba: { $percent }
kniffel-solver-extra = Otros kniffels
kniffel-solver-worth = El mejor juego acaba de media con { $value } puntos; en la hoja hay { NUMBER($total, useGrouping: 0) }.
kniffel-solver-keep = Guardar { $dice }
kniffel-solver-keep-none = Tirar todos los dados
kniffel-solver-column-box = Casilla
kniffel-solver-column-mean = Media
kniffel-solver-column-zero = Cero
kniffel-solver-column-decision = Decisión
kniffel-solver-column-worth = Valor
kniffel-solver-column-cost = Coste

## Por qué algo se ha rechazado

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

## On paper

kniffel-paper-judged = Suerte { $luck } · regalado { $lost }
kniffel-paper-pad = Hojas de puntuación
kniffel-paper-strategy = El primer turno, jugado a la perfección
kniffel-paper-strategy-roll = Tirada
kniffel-paper-strategy-keep-1 = Guardar
kniffel-paper-strategy-keep-2 = luego
kniffel-paper-strategy-box = Anotar
kniffel-paper-strategy-told = Lo que hace el mejor juego con cada tirada del primer turno: qué guarda tras la primera, qué tras la segunda y qué casilla toma tras la tercera. Guardar los cinco significa anotar enseguida. Quien nunca se equivoca acaba de media con { $worth } puntos.
kniffel-paper-bonus-from = desde { NUMBER($goal, useGrouping: 0) }: { NUMBER($points, useGrouping: 0) }
kniffel-paper-extra-each = { NUMBER($points, useGrouping: 0) } cada uno

## Las reglas para las personas. Una línea vacía separa párrafos; una línea que empieza por "- " es un punto de lista.

kniffel-rules-1-title = Objetivo y comienzo
kniffel-rules-1 =
    Podéis jugar hasta ocho, o tú en solitario. Cada persona tiene una hoja con trece casillas. En tu turno debes llenar exactamente una, con puntos o con un cero. Tras trece turnos las hojas están llenas y gana el total más alto.

    Para saber quién empieza, cada cual tira una vez los cinco dados: empieza la suma más alta. ~KN-Q1 Quienes empaten en cabeza vuelven a tirar. A partir de ahí se sigue en el sentido de las agujas del reloj.~ ~KN-P4 En solitario, empiezas sin más.~

kniffel-rules-2-title = Tu turno
kniffel-rules-2 =
    Tienes hasta tres tiradas. La primera es con los cinco dados. Antes de la segunda y de la tercera guardas los dados que quieras, o ninguno, y vuelves a tirar los demás.

    ~KN-Q1 Un dado guardado puede volver al cubilete en la tirada siguiente. Puedes parar después de cualquier tirada: guardar los cinco dados es apuntar ya.~

    Entonces eliges una casilla libre. Si tus dados no cumplen su condición, apuntas ahí un cero. ~KN-Q2 Puedes hacerlo en cualquier casilla libre, y una casilla ocupada ya no cambia.~

kniffel-rules-3-title = Parte de arriba y prima
kniffel-rules-3 =
    En cada casilla, de los unos a los seises, solo cuentan los dados de ese número. Apuntas su suma: 2-2-2-3-4 son 6 en los doses, 4-4-4-4-1 son 16 en los cuatros.

    Si tu parte de arriba llega a 63 puntos o más, recibes una prima de 35. Tres dados de cada número suman justo 63.

kniffel-rules-4-title = Parte de abajo
kniffel-rules-4 =
    - Trío: al menos tres dados iguales. Se suman los cinco: 6-6-6-3-1 son 22.
    - Póker: al menos cuatro dados iguales. También se suman los cinco: 3-3-3-3-5 son 17.
    - Full: tres de un número y dos de otro. Siempre 25.
    - Escalera corta: cuatro números seguidos; el quinto dado da igual. 30.
    - Escalera larga: cinco números seguidos. 40. ~KN-Q2 También puedes apuntarla como escalera corta, por 30.~
    - Kniffel: cinco dados iguales. 50.
    - Chance: cualquier tirada. La suma de los cinco dados.

    ~KN-Q3 Cinco dados iguales son también trío y póker, pero full solo como comodín.~ ~KN-Q7 Mientras tu casilla de kniffel esté libre, no tienes que usarla: un kniffel puede ir a cualquier casilla libre.~

kniffel-rules-5-title = El comodín
kniffel-rules-5 =
    Sacas un kniffel y tu casilla de kniffel ya está ocupada, ~KN-Q4 con 50 o con un cero.~

    - ~KN-Q5 Si la casilla de arriba de ese número está libre, debes apuntarlo ahí.~
    - Si esa casilla también está ocupada, tu kniffel es un comodín y debes apuntarlo en una casilla libre de abajo: trío, póker y chance valen la suma de los dados; full, 25; escalera corta, 30; escalera larga, 40.
    - Si abajo ya no queda ninguna libre, apuntas un cero en una casilla libre de arriba.

    ~KN-Q5 El reglamento solo obliga al segundo kniffel; que también obligue al primero, sacado tras un cero en su casilla, es nuestra lectura. Con el comodín «Obligado con 50» puede ir a cualquier casilla libre mientras la suya de arriba lo esté.~

kniffel-rules-6-title = Más kniffels
kniffel-rules-6 =
    Si tu casilla de kniffel tiene 50, cada nuevo kniffel te da 100 puntos extra, además de lo que apuntes por él, ~KN-Q6 incluso si solo puedes apuntar un cero.~ Si en la casilla de kniffel hay un cero, no hay puntos extra.

    ~KN-Q6 Los puntos extra cuentan en el total, pero no para los 63 de la parte de arriba.~

kniffel-rules-7-title = Final, serie, irse, reloj
kniffel-rules-7 =
    Cuando todas las hojas están llenas, se suman las casillas, la prima y los puntos extra. Gana el total más alto; ~KN-Q9 si hay empate, se comparte la victoria.~

    ~KN-Q9 En una serie de varias partidas los totales se acumulan, y de una partida a otra la salida pasa al puesto siguiente en el sentido de las agujas del reloj, salvo que hayáis elegido tirar antes de cada partida. En vez de tirar, también podéis elegir el puesto que empieza. Gana la suma más alta de todas las partidas.~

    ~KN-P2 Si alguien se levanta y se va, sus casillas libres y todas las suyas en las partidas siguientes se llenan de ceros. El resto sigue jugando.~ ~KN-P3 Si alguien se va mientras se tira para empezar, los demás lo deciden entre sí.~

    ~KN-P1 Si habéis puesto un tiempo para pensar, empieza de nuevo con cada decisión. Cuando se acaba, el reloj apunta los dados de la mesa en la casilla permitida donde más valen. Antes de la primera tirada apunta un cero en tu primera casilla libre.~

kniffel-rules-8-title = ~KN-Q5 KN-Q6 KN-Q8 Otras formas de jugar~
kniffel-rules-8 =
    Antes de la partida elegís una de estas reglas:

    - Kniffel: las reglas de arriba.
    - Kniffel con +50: otro kniffel da 50 en vez de 100, y solo mientras la casilla de arriba de su número esté libre.
    - Yahtzee: las reglas de arriba, de 2 a 10 personas.
    - Sencillo: sin comodín y sin puntos extra. Otro kniffel vale en cada casilla solo por lo que son sus dados.
    - Yatzy: la hoja nórdica, con quince casillas. La prima es de 50. Una pareja, dos parejas, trío y póker cuentan solo los dados iguales; las dos parejas deben ser distintas. La escalera corta es 1-2-3-4-5 y vale 15; la larga es 2-3-4-5-6 y vale 20. El full vale la suma de los cinco dados; cinco iguales, el yatzy, valen 50. No hay comodín ni puntos extra.
    - En orden: cada cual llena sus casillas de arriba abajo; no hay obligación de elegir cierta casilla para un comodín, pero sus puntos valen.

    Salvo en la hoja Yatzy, también podéis cambiar dos cosas. Comodín: obligado como arriba, libre (otro kniffel puede ir a cualquier casilla libre, y es comodín si la casilla de arriba de su número está ocupada) o ninguno. Puntos extra: 100 por cada nuevo kniffel, 100 solo por el segundo, 50 mientras la casilla de arriba esté libre, o nada.

## Lo que se puede hacer, en palabras (para el terminal)

kniffel-plays-roll = Tirar
kniffel-plays-write = Apuntar
kniffel-play-roll =
    { $keep-count ->
        [0] Tirar los cinco dados
       *[other] Guardar { $keep } y tirar los demás
    }
kniffel-play-write =
    { $points ->
        [one] Apuntar { $box }: 1 punto
       *[other] Apuntar { $box }: { NUMBER($points, useGrouping: 0) } puntos
    }
kniffel-mine = En la mesa: { $dice }

## The lesson
kniffel-lesson-start = Cinco dados, trece casillas: cada turno llena una y gana el total más alto. Empiezas tú: tira.
kniffel-lesson-keep = Dos cincos. Tócalos para guardarlos y tira los otros tres.
kniffel-lesson-third = Tres cincos. Guárdalos y tira otra vez: la tercera tirada es la última.
kniffel-lesson-more = Cuatro cincos. Una cuarta tirada vendría bien. Inténtalo.
kniffel-lesson-write = Cada casilla libre muestra lo que daría. Apunta los cuatro cincos en Cincos: 20.
kniffel-lesson-bonus = Si llegas a 63 arriba, te llevas 35 más. Bastan tres de cada número. Ada ya ha jugado: tira.
kniffel-lesson-straight = Uno, dos, tres, cuatro: escalera corta, 30 seguros. Guárdalos y tira el seis: un cinco daría 40.
kniffel-lesson-stop = Ahí está. Puedes parar después de cualquier tirada: apunta la escalera larga.
kniffel-lesson-least = Mal turno, pero algo hay que apuntar. Elige la casilla que menos duela: dos puntos en Unos.
kniffel-lesson-dare = Cuatro cuatros. Uno más y es un Kniffel de 50. Guárdalos y atrévete con el último dado.
kniffel-lesson-kniffel = ¡KNIFFEL! Apúntalo. Cada Kniffel más da 100 puntos extra.
kniffel-lesson-end = Tras trece turnos las hojas están llenas y decide el total. Ya sabes jugar.
kniffel-lesson-again = Tu casilla Kniffel tiene 50. Veamos cuánto vale otro Kniffel: tira.
kniffel-lesson-bound = El segundo: 100 puntos extra. ¿Dónde lo apuntas? Prueba con el full.
kniffel-lesson-upper = Mientras la casilla de arriba de ese número esté libre, va ahí. Apúntalo en Cuatros: 20, y además los 100.
kniffel-lesson-third-kniffel = Han sido 120. Y una vez más: tira.
kniffel-lesson-joker = El tercero, y Cuatros está llena: ahora es un comodín para cualquier casilla de abajo. Elige la escalera larga: 40.
kniffel-lesson-extra = Cada Kniffel más da 100 si la casilla Kniffel tiene 50. Con un cero es solo un comodín.
kniffel-doubt = ¿Escribir un cero?
kniffel-doubt-help = { $box } no da puntos. Toca otra vez para escribir el cero.

## At the table

kniffel-status-start = ¿Quién empieza?
kniffel-status-your-first = Te toca tirar
kniffel-status-your-again =
    { $left ->
        [one] Te queda una tirada
       *[other] Te quedan dos tiradas
    }
kniffel-status-your-write = Elige una casilla
kniffel-status-pass-first = Pásalo a { $name }
kniffel-status-pass-again =
    { $left ->
        [one] { $name }, queda una tirada
       *[other] { $name }, quedan dos tiradas
    }
kniffel-status-pass-write = { $name }, elige una casilla
kniffel-status-theirs = { $name } va a tirar
kniffel-status-thinking = { $name } está pensando
kniffel-tray = Dados en la mesa
kniffel-dice = Dados
kniffel-die-free = Dado { $place }: { $face }
kniffel-die-kept = Dado { $place }: { $face }, se queda
kniffel-kept = se queda
kniffel-roll = Tirar
kniffel-roll-again = Tirar (quedan { $left })
kniffel-choose = Elige una casilla
kniffel-hint-keep = Toca los dados que se quedan o elige una casilla.
kniffel-hint-write = No quedan tiradas. Apunta los dados en una casilla.
kniffel-sheet = Hoja de puntos
kniffel-sheet-of = Hoja de { $name }
kniffel-sheet-before = Hoja anterior
kniffel-sheet-next = Hoja siguiente
kniffel-sheet-all = Todos
kniffel-write =
    { $points ->
        [one] { $box }: apuntar 1 punto
       *[other] { $box }: apuntar { NUMBER($points, useGrouping: 0) } puntos
    }
kniffel-bonus = Prima { NUMBER($points, useGrouping: 0) }
kniffel-further = Otros kniffels
kniffel-total = Total
kniffel-series = Todas
kniffel-game-of = Partida { $game } de { $games }
kniffel-moment =
    { $outcome ->
        [won] Ganas por { NUMBER($by, useGrouping: 0) }
       *[lost] Pierdes por { NUMBER($by, useGrouping: 0) }
    }: { $dice ->
        [better] tus dados dieron { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } más
       *[worse] tus dados dieron { NUMBER($luck, maximumFractionDigits: 0, useGrouping: 0) } menos
    }, { $play ->
        [better] tu juego { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } más
       *[worse] tu juego { NUMBER($skill, maximumFractionDigits: 0, useGrouping: 0) } menos
    }.

## Dados tirados en una mesa de verdad

kniffel-by-hand = Nuestros dados
kniffel-throw-you =
    { $dice ->
        [one] Tira un dado y toca lo que muestra
       *[other] Tira { NUMBER($dice, useGrouping: 0) } dados y toca lo que muestran
    }
kniffel-throw-name =
    { $dice ->
        [one] { $name } tira un dado
       *[other] { $name } tira { NUMBER($dice, useGrouping: 0) } dados
    }
kniffel-pad = Los dados tirados
kniffel-pad-face = Un dado muestra { $face }
kniffel-pad-left =
    { $left ->
        [one] Falta un dado
       *[other] Faltan { NUMBER($left, useGrouping: 0) } dados
    }
kniffel-pad-check = ¿Están estos dados en la mesa?
kniffel-pad-start = { $name } tira los cinco para ver quién empieza.
kniffel-plays-rolled = Los dados tirados
kniffel-play-rolled = Dados { $dice }
kniffel-typed-rolled = Tira, y escribe los dados tirados, por ejemplo: dados 3 5 6
kniffel-typed-start-rolled = Todos tiran cinco dados para ver quién empieza. Escríbelos jugador por jugador, por ejemplo: dados 3 3 5 6 1 2 4 4 5 6
