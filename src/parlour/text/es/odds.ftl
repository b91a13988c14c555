## Qué falla

odds-no-numpy = Hace falta NumPy, que no está instalado: pip install "parlour[fast]"
odds-no-numba = Hace falta numba, que no está instalado: pip install "parlour[fast]", o elige --path numpy.
odds-bad-card = { $card } no es una carta. Las cartas se escriben As Td 7c: valor 2 a 9, T, J, Q, K o A, y palo s, h, d o c.
odds-card-twice = La carta { $card } está dos veces.
odds-bad-hand = Una mano tiene dos cartas; esta tiene { NUMBER($cards, useGrouping: 0) }.
odds-bad-board = El tablero tiene cero, tres, cuatro o cinco cartas; no { NUMBER($cards, useGrouping: 0) }.
odds-bad-back = { $back } no es un dorso. SL es una pica alta (palos S, H, D, C; L, M o S), A es un as.
odds-two-backs = Cada rival muestra dos dorsos: { $backs } no vale. Separa a los rivales con comas, como "SL SM, A HL".
odds-no-opponents = Di qué muestran los demás: --backs "SL SM, A HL"
odds-too-many = Hay cinco rivales como mucho; estos son { NUMBER($opponents, useGrouping: 0) }.
odds-impossible = No hay tantas cartas con el dorso { $back }: cuatro en la baraja, menos las que se ven.

## Respuestas

odds-column-cards = Cartas
odds-column-win = Gana
odds-column-tie = Empata
odds-column-share = Parte
odds-exact = Exacto: { $worlds } maneras de colocar lo que no se ve.
odds-sampled = { $deals } manos al azar; error típico de la primera parte { $error } %.
