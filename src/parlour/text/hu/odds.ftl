## Mi a baj

odds-no-numpy = Ehhez NumPy kell, ami nincs telepítve: pip install "parlour[fast]"
odds-no-numba = Ehhez numba kell, ami nincs telepítve: pip install "parlour[fast]", vagy válaszd ezt: --path numpy.
odds-bad-card = Ez nem lap: { $card }. A lapokat így írd: As Td 7c, rang 2–9, T, J, Q, K vagy A, aztán szín s, h, d vagy c.
odds-card-twice = Ez a lap kétszer szerepel: { $card }.
odds-bad-hand = Egy kézben két lap van; ebben { NUMBER($cards, useGrouping: 0) }.
odds-bad-board = A táblán nulla, három, négy vagy öt lap van; nem { NUMBER($cards, useGrouping: 0) }.
odds-bad-back = Ez nem hátlap: { $back }. Az SL egy nagy pikk (színek S, H, D, C; L, M vagy S), az A egy ász.
odds-two-backs = Minden ellenfél két hátlapot mutat: { $backs } nem jó. Az ellenfeleket vesszővel válaszd el, például "SL SM, A HL".
odds-no-opponents = Mondd meg, mit mutatnak a többiek: --backs "SL SM, A HL"
odds-too-many = Legfeljebb öt ellenfél lehet; ez { NUMBER($opponents, useGrouping: 0) }.
odds-impossible = Nincs ennyi ilyen hátú lap: { $back }. A pakliban négy van, és abból le kell vonni, ami látszik.

## Válaszok

odds-column-cards = Lapok
odds-column-win = Nyer
odds-column-tie = Osztozik
odds-column-share = Rész
odds-exact = Pontos: { $worlds } lehetőség arra, ami nem látszik.
odds-sampled = { $deals } véletlen leosztás; az első rész standard hibája { $error } %.
