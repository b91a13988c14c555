"""Poker Champ at full speed: `kernel(options, seats)` plays many tables at once, and whole games.

This is the door. Behind it `row` says where things are, `deals` has the rules on a row, `compiled`
joins them with chance, and `fused` plays whole games. Seats that have to decide are asked in an
order drawn by lot, as people answer in any order.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from parlour.exact.playing import Floats, Kernel, Row, Tables, Words, check, only
from parlour.games.poker_champ.codec import CODEC
from parlour.games.poker_champ.house import known
from parlour.games.poker_champ.kernel import row as at
from parlour.games.poker_champ.model import (
    Draw,
    Duel,
    FirstDealer,
    Hands,
    Length,
    Options,
    State,
    TimeUp,
    TooSlow,
    Turned,
)
from parlour.games.poker_champ.rules import NO_CHIPS_YET
from parlour.kit.french import PLACE, Card

KNOWN: Mapping[str, Collection[Any] | None] = {
    "length": (Length.BASIC, Length.LONG),
    "minutes": None,
    "hidden": None,
    "visible_pack_top": None,
    "memo": None,
    "pause": None,
}
"""Minutes matter in a timed game alone; what is noted is not in an observation."""
HAND, BOARD, MOST_CARDS = 2, 5, 16


def kernel(options: Options, seats: int) -> "PokerChamp":
    """`Unsolvable` without numba, and for options that the kernel does not know."""
    check(options, KNOWN)
    return PokerChamp(options, seats)


class PokerChamp(Kernel):
    numbers = np.int64
    policies = ("random", "bold", "caller", "clairvoyant")
    """By lot; bets three times out of four; always bets; knows every card, and bets on the best
    hand of those who are in."""

    def __init__(self, options: Options, seats: int) -> None:
        from parlour.games.poker_champ.kernel import compiled, deals, fused

        self._compiled: Any = compiled
        self._deals: Any = deals
        self._fused: Any = fused
        rules = (options.length is Length.BASIC, options.hidden, options.visible_pack_top)
        super().__init__(CODEC, options, seats, at.HEAD + seats * at.EACH, rules)

    def pack(self, state: State) -> Row:
        only(not state.left and not state.time_up)
        duel = state.duel or Duel(())
        dealt = cards_of(known(state))
        row = [
            *(not state.over, state.step, -1 if state.dealer is None else state.dealer),
            *(state.deal, state.carried, bits(state.folded), bits(state.decided)),
            *(-1 if state.secret is None else bits(state.secret), bits(state.bankrupt)),
            *(dealt if state.step else 0, place(state.top)),
            *(len(state.board), *places(state.board, BOARD)),
            *(bits(duel.seats), duel.round if state.duel else 0),
            *(dealt if state.duel else 0, place(duel.top)),
            *(len(duel.board), *places(duel.board, BOARD)),
        ]
        duels = dict(zip(duel.seats, duel.hands, strict=bool(duel.hands)))
        for seat in range(self.seats):
            row += [state.stacks[seat], state.awards[seat]]
            row += places(state.hands[seat] if state.hands else (), HAND)
            row += state.bets[seat] if state.bets else NO_CHIPS_YET
            row += places(duels.get(seat, ()), HAND)
        return np.array(row, self.numbers)

    def play_at(self, rows: Row, seat: int, number: int) -> None:
        self._deals.decide(rows, 0, self.seats, seat, number == 0, self.tables[0])

    def deal_at(self, rows: Row, draw: Draw) -> None:
        basic, hidden, _ = self.tables
        match draw:
            case FirstDealer():
                rows[0, at.DEALER] = draw.seat
            case Hands():
                cards = laid([card for hand in draw.hands for card in hand], draw.top)
                self._deals.lay_hands(rows, 0, self.seats, cards, basic)
            case Turned():
                cards = laid(draw.cards, draw.top)
                self._deals.lay_cards(rows, 0, self.seats, cards, basic, hidden)
            case TooSlow() | TimeUp():
                only(False)
            case _:
                assert_never(draw)

    def legal_at(self, rows: Row, seat: int, masks: Words) -> None:
        self._compiled.legal_one(rows, self.seats, seat, masks)

    def observe(self, rows: Row, seats: Row, seen: NDArray[np.float32]) -> None:
        self._compiled.observe(rows, seats, seen, self.seats)

    def step(self, tables: Tables, at_once: bool) -> None:
        cards = np.zeros(MOST_CARDS, np.int64)
        self._compiled.step(self.tables, cards, *tables.arrays(), at_once)

    def play_out(self, games: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        basic, hidden, _ = self.tables
        return int(self._fused.play_out(basic, hidden, games, policies, chance, tally))

    def deal_out(self, deals: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        """Single deals with everybody's first chips: the points are chips."""
        return int(self._fused.deal_out(self.tables[1], deals, policies, chance, tally))


def bits(numbers: Iterable[int]) -> int:
    return sum([1 << number for number in numbers])


def cards_of(cards: Iterable[Card]) -> int:
    return bits(map(PLACE.__getitem__, cards))


def place(card: Card | None) -> int:
    return -1 if card is None else PLACE[card]


def places(cards: Sequence[Card], number: int) -> list[int]:
    """So many places, -1 where no card lies."""
    return [*map(place, cards), *[-1] * (number - len(cards))]


def laid(cards: Sequence[Card], top: Card | None) -> Row:
    """As the compiled house lays them out: the top of the pack comes last."""
    return np.array([*map(place, cards), place(top)])
