## Was nicht geht

odds-no-numpy = Dafür wird NumPy gebraucht, das nicht installiert ist: pip install "parlour[fast]"
odds-no-numba = Dafür wird numba gebraucht, das nicht installiert ist: pip install "parlour[fast]", oder --path numpy.
odds-bad-card = { $card } ist keine Karte. Karten schreibt man As Td 7c: Rang 2 bis 9, T, J, Q, K oder A, dann Farbe s, h, d oder c.
odds-card-twice = Die Karte { $card } kommt zweimal vor.
odds-bad-hand = Eine Hand hat zwei Karten; diese hat { NUMBER($cards, useGrouping: 0) }.
odds-bad-board = Auf dem Brett liegen keine, drei, vier oder fünf Karten; nicht { NUMBER($cards, useGrouping: 0) }.
odds-bad-back = { $back } ist keine Rückseite. SL ist ein hohes Pik (Farben S, H, D, C; L, M oder S), A ein Ass.
odds-two-backs = Jeder Gegner zeigt zwei Rückseiten: { $backs } passt nicht. Gegner werden mit Kommas getrennt, etwa "SL SM, A HL".
odds-no-opponents = Was zeigen die anderen? --backs "SL SM, A HL"
odds-too-many = Es gibt höchstens fünf Gegner; das sind { NUMBER($opponents, useGrouping: 0) }.
odds-impossible = So viele Karten mit der Rückseite { $back } gibt es nicht: vier im Spiel, weniger die, die man sieht.

## Antworten

odds-column-cards = Karten
odds-column-win = Gewinnt
odds-column-tie = Teilt
odds-column-share = Anteil
odds-exact = Genau: { $worlds } Möglichkeiten für das, was man nicht sieht.
odds-sampled = { $deals } zufällige Runden; Standardfehler des ersten Anteils { $error } %.
