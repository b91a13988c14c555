"""Poker Champ in numbers, for learners: to bet or to fold, and all that can be seen."""

from parlour.core.game import Codec, Seat
from parlour.games.poker_champ.backs import GROUP
from parlour.games.poker_champ.model import Bet, Fold, Play, View
from parlour.kit.french import PACK

CARDS = {card: number for number, card in enumerate(PACK)}
BACKS = {back: number for number, back in enumerate(GROUP)}
STEPS = 5
EACH = len(BACKS) + STEPS - 1 + 8
"""Numbers a seat."""
HEAD = 2 * len(PACK) + len(BACKS) + STEPS + 4
CHIPS = 60
"""A large stack."""


def encode(play: Play) -> int:
    if isinstance(play, Bet):
        return 0
    assert isinstance(play, Fold)
    return 1


def width(seats: int) -> int:
    return HEAD + seats * EACH


def observe(view: View, seat: Seat) -> list[float]:
    """One's cards, the board, the top of the pack, the deal; then the seats, one's own first."""
    seen = [0.0] * (2 * len(PACK) + len(BACKS))
    for card in view.mine:
        seen[CARDS[card]] = 1.0
    for card in view.board:
        seen[len(PACK) + CARDS[card]] = 1.0
    if view.top is not None:
        seen[2 * len(PACK) + BACKS[view.top]] = 1.0
    seen += [float(view.step == step) for step in range(STEPS)]
    seen += [view.pot / CHIPS, view.carried / CHIPS, view.stake / 4, view.awards_left / 6]
    for owner in (*range(seat, len(view.stacks)), *range(seat)):
        seen += seat_of(view, owner)
    return seen


def seat_of(view: View, owner: Seat) -> list[float]:
    lying = [0.0] * len(BACKS)
    for back in view.backs[owner] if view.backs else ():
        lying[BACKS[back]] += 0.5
    bets = [chips / 4 for chips in view.bets[owner]] if view.bets else [0.0] * (STEPS - 1)
    told = (
        owner in view.folded,
        owner in view.decided,
        owner in view.waiting,
        owner in view.left,
        owner in view.bankrupt,
        owner == view.dealer,
    )
    chips = [view.stacks[owner] / CHIPS, view.awards[owner] / 6]
    return [*lying, *bets, *chips, *map(float, told)]


CODEC = Codec(plays=2, encode=encode, width=width, observe=observe)
