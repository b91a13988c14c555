## El sello: lo que la página ha comprobado por sí misma

fair-checking = Comprobando el registro en este dispositivo…
fair-unread = El registro no se puede leer aquí. Guárdalo y compruébalo con la orden de abajo.
fair-proved = Comprobado en este dispositivo: nadie pudo elegir lo que salió.
fair-proved-some = Comprobado en este dispositivo hasta donde puede: no aportó nada al azar de esta partida.
fair-broken = Algo no cuadra. Guarda el registro y enséñaselo a los demás.
fair-players = Sacasteis dados y cartas por vuestra cuenta. Del azar no se demuestra nada; la puntuación resulta de lo que introdujisteis.
fair-by-hand = Tiráis y sacáis cartas vosotros mismos e introducís lo que sale. Del azar, pues, no se demuestra nada: eso queda entre vosotros y vuestros dados o cartas. Lo que se demuestra es la puntuación: el registro guarda cada tirada y cada carta, y rechaza lo que no puede haber salido.
fair-mark-promise = La huella es la que este dispositivo vio antes de la partida.
fair-mark-seed = La semilla revelada tiene esta huella.
fair-mark-draft = El juego, las opciones, los nombres y los compromisos son los que se mostraron al empezar.
fair-mark-mine = Las cifras de este dispositivo están ahí.
fair-mark-pledges = Las cifras de cada cual son las que había fijado antes.
fair-mark-seal = El registro encaja con su sello y es tan largo como la partida.
fair-mark-not = Esto no es así.
fair-withheld =
    { $seats ->
        [one] Las cifras de una persona estaban fijadas, pero no se mostraron. Junto con el servidor, pudo elegir entre 2 partidas.
       *[other] Las cifras de { NUMBER($seats, useGrouping: 0) } personas estaban fijadas, pero no se mostraron. Junto con el servidor, pudieron elegir entre { NUMBER($games, useGrouping: 0) } partidas.
    }
fair-repeated =
    { $times ->
        [one] El comienzo se abandonó una vez después de que este dispositivo mostrara sus cifras: el servidor tuvo una partida más para elegir.
       *[other] El comienzo se abandonó { NUMBER($times, useGrouping: 0) } veces después de que este dispositivo mostrara sus cifras: el servidor tuvo { NUMBER($times, useGrouping: 0) } partidas más para elegir.
    }
fair-who = Quién habría podido hacer trampa aún: quien lleva el servidor conoce la semilla y pudo decirle a alguien lo que iba a salir, y los jugadores pueden ponerse de acuerdo. Esta página no conoce las reglas, así que no vuelve a tirar cada dado: lo hace la orden de abajo.
fair-by-browser = Calculado con la criptografía de tu navegador.
fair-by-own = Calculado con el SHA-256 de Parlour, porque los navegadores no ofrecen ninguno en una dirección http.
