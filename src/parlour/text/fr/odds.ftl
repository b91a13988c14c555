## Ce qui ne va pas

odds-no-numpy = Il faut NumPy, qui n’est pas installé : pip install "parlour[fast]"
odds-no-numba = Il faut numba, qui n’est pas installé : pip install "parlour[fast]", ou choisir --path numpy.
odds-bad-card = { $card } n’est pas une carte. Les cartes s’écrivent As Td 7c : rang 2 à 9, T, J, Q, K ou A, puis couleur s, h, d ou c.
odds-card-twice = La carte { $card } est là deux fois.
odds-bad-hand = Une main a deux cartes ; celle-ci en a { NUMBER($cards, useGrouping: 0) }.
odds-bad-board = Le plateau a zéro, trois, quatre ou cinq cartes ; pas { NUMBER($cards, useGrouping: 0) }.
odds-bad-back = { $back } n’est pas un dos. SL est un pique fort (couleurs S, H, D, C ; L, M ou S), A un as.
odds-two-backs = Chaque adversaire montre deux dos : { $backs } ne convient pas. Sépare les adversaires par des virgules, comme "SL SM, A HL".
odds-no-opponents = Dis ce que montrent les autres : --backs "SL SM, A HL"
odds-too-many = Il y a cinq adversaires au plus ; en voici { NUMBER($opponents, useGrouping: 0) }.
odds-impossible = Il n’y a pas autant de cartes au dos { $back } : quatre dans le paquet, moins celles qu’on voit.

## Les réponses

odds-column-cards = Cartes
odds-column-win = Gagne
odds-column-tie = Partage
odds-column-share = Part
odds-exact = Exact : { $worlds } façons de disposer ce qu’on ne voit pas.
odds-sampled = { $deals } donnes au hasard ; erreur type de la première part { $error } %.
