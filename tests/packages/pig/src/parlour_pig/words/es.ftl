pig-name = Cerdito
pig-tagline = Un dado: tira mientras te atrevas, pero un 1 se lo lleva todo

pig-bot-timid = Tímido
pig-bot-timid-help = Se planta casi enseguida
pig-bot-steady = Sereno
pig-bot-steady-help = Se planta en 20

pig-option-goal = Meta
pig-option-goal-help = Quien se planta con tantos puntos gana
pig-goal-number = { NUMBER($number, useGrouping: 0) } puntos

## Lo que se ve y lo que se puede hacer

pig-view-points = Puntos
pig-view-seat = Turno de
pig-view-turn = En este turno
pig-view-rolls = Tiradas
pig-view-face = Dado
pig-view-rolling = El dado rueda
pig-view-left = Se fueron
pig-play-roll = Tirar
pig-play-hold = Plantarse

## Lo que oye la mesa

pig-news-die-fell = { $name } saca { $face }.
pig-news-die-fell-you = Sacas { $face }.
pig-news-turn-lost =
    { $points ->
        [0] El turno se acaba.
        [one] { $name } pierde el punto de este turno.
       *[other] { $name } pierde los { NUMBER($points, useGrouping: 0) } puntos de este turno.
    }
pig-news-turn-lost-you =
    { $points ->
        [0] Tu turno se acaba.
        [one] Pierdes el punto de este turno.
       *[other] Pierdes los { NUMBER($points, useGrouping: 0) } puntos de este turno.
    }
pig-news-held = { $name } se planta con { NUMBER($points, useGrouping: 0) } y tiene { NUMBER($total, useGrouping: 0) }.
pig-news-held-you = Te plantas con { NUMBER($points, useGrouping: 0) } y tienes { NUMBER($total, useGrouping: 0) }.
pig-news-won = { $name } gana.
pig-news-won-you = Ganas.
pig-news-went-away = { $name } se ha ido; sus puntos se pierden.
pig-news-went-away-you = Te has ido; tus puntos se pierden.

## Lo que se rechaza

refused-pig-die-in-the-air = El dado aún está rodando.
refused-pig-nothing-to-hold = Tira primero: todavía no hay nada que guardar.
refused-pig-not-that-die = Nadie ha pedido esa tirada.

## Las reglas

pig-rules-1-title = Cómo se juega
pig-rules-1 =
    En tu turno tiras el dado cuantas veces quieras. Lo que muestra se suma. Cuando te baste, plántate: los puntos quedan a salvo y tira el siguiente. Pero un 1 se lleva todos los puntos del turno, y el turno con ellos.

    Gana quien primero se planta con la meta, por lo general 100 puntos.

## parlour pig chances

pig-cli-chances = Plantarse en { NUMBER($at, useGrouping: 0) }: se pierde el { $lost } de los turnos, y un turno da { $mean } puntos de media.
