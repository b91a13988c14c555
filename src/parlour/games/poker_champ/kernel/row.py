"""Where things are in a row of Poker Champ, and the tables that its rules fill.

Cards are places in the pack, and -1 where none lies; sets of seats and of cards are bits.
"""

import numpy as np

from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.codec import BACKS
from parlour.games.poker_champ.house import TURNS
from parlour.games.poker_champ.rules import STAKES
from parlour.kit.french import PACK

PLAYING, STEP, DEALER, DEAL, CARRIED, FOLDED, DECIDED, SECRET, BANKRUPT = range(9)
USED, TOP, OPEN, BOARD = range(9, 13)
"""`SECRET` is -1 where everything is seen; `USED` are the cards that are not in the pack; `OPEN`
counts the community cards that begin at `BOARD`."""
DUEL, ROUND, DUEL_USED, DUEL_TOP, DUEL_OPEN, DUEL_BOARD = range(BOARD + 5, BOARD + 11)
HEAD = DUEL_BOARD + 5
STACK, AWARDS, HAND, BETS, DUEL_HAND = 0, 1, 2, 4, 8
EACH = 10
"""Numbers a seat."""

STAKE = np.array(STAKES)
TURN = np.array([*TURNS, 0])
BACK_OF = np.array([BACKS[BACK[card]] for card in PACK])
"""Globals on purpose: numba freezes them, for they are the same in every game."""
