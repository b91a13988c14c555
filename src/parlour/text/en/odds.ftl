## What went wrong

odds-no-numpy = This needs NumPy, which is not installed: pip install "parlour[fast]"
odds-no-numba = This needs numba, which is not installed: pip install "parlour[fast]", or take --path numpy.
odds-bad-card = { $card } is not a card. Write cards like As Td 7c: rank 2 to 9, T, J, Q, K or A, then suit s, h, d or c.
odds-card-twice = The card { $card } is there twice.
odds-bad-hand = A hand has two cards; this one has { NUMBER($cards, useGrouping: 0) }.
odds-bad-board = The board has no cards, three, four or five; not { NUMBER($cards, useGrouping: 0) }.
odds-bad-back = { $back } is not a back. Write SL for a large spade (suits S, H, D, C; L, M or S), and A for an ace.
odds-two-backs = Each opponent shows two backs: { $backs } does not fit. Part opponents by commas, such as "SL SM, A HL".
odds-no-opponents = Say what the others show: --backs "SL SM, A HL"
odds-too-many = There are five opponents at most; these are { NUMBER($opponents, useGrouping: 0) }.
odds-impossible = There are not that many cards with the back { $back }: four in the pack, less those that are seen.

## Answers

odds-column-cards = Cards
odds-column-win = Wins
odds-column-tie = Ties
odds-column-share = Share
odds-exact = Exact: { $worlds } ways to lay out what cannot be seen.
odds-sampled = { $deals } deals at random; standard error of the first share { $error } %.
