"""Cartino at full speed: `kernel(options, seats)` plays many tables at once, and whole games.

This is the door. Behind it `tables` asks `layout` and `rules`, `turns` has the rules on a row, and
`compiled` joins them with chance.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from parlour.exact.playing import Floats, Kernel, Row, Tables, Words, check, only
from parlour.games.cartino.codec import CODEC, PAWNS
from parlour.games.cartino.kernel import tables as at
from parlour.games.cartino.layout import layout_of
from parlour.games.cartino.model import Dealt, Draw, Drawn, Laying, Options, Pawn, State, TimeUp

SWITCHES = (
    "must_connect",
    "joker_to_hand",
    "replacing_scores",
    "replacing_later",
    "taking_back",
)
KNOWN: Mapping[str, Collection[Any] | None] = dict.fromkeys(("corners", "layout", *SWITCHES))


def kernel(options: Options, seats: int) -> "Cartino":
    """`Unsolvable` without numba, and for options that the kernel does not know."""
    check(options, KNOWN)
    return Cartino(options, seats)


class Cartino(Kernel):
    numbers = np.int64
    policies = ("random", "greedy")
    """Both take nothing back. Greedy lays what scores most, as long as it can lay anything."""

    def __init__(self, options: Options, seats: int) -> None:
        from parlour.games.cartino.kernel import compiled

        self._compiled: Any = compiled
        self.switches = tuple([bool(getattr(options, name)) for name in SWITCHES])
        width = at.HEAD + seats * at.EACH
        super().__init__(CODEC, options, seats, width, at.tables(layout_of(options)))

    def pack(self, state: State) -> Row:
        only(not state.left and len(state.laid) <= at.MOST_LAID)
        row = [
            *(not state.over, state.seat, state.turn),
            at.where([pawn is not None for pawn in state.board]),
            at.where([pawn is Pawn.JOKER for pawn in state.board]),
            *(*handful(state.bag), state.removed, state.passes, state.owed, len(state.laid)),
            *map(packed, state.laid),
            *[0] * (at.MOST_LAID - len(state.laid)),
        ]
        for points, hand, last in zip(state.points, state.hands, state.lasts, strict=True):
            row += [points, *handful(hand), len(last)]
        return np.array([number % (1 << 64) for number in row], np.uint64).view(np.int64)

    def play_at(self, rows: Row, seat: int, number: int) -> None:
        self._compiled.play_one(self.tables, self.switches, rows, self.seats, number)

    def deal_at(self, rows: Row, draw: Draw) -> None:
        match draw:
            case Dealt():
                for seat, hand in enumerate(draw.hands):
                    rows[0, at.SEAT] = seat
                    self._draw(rows, hand)
                rows[0, at.SEAT], rows[0, at.TURN] = draw.first, 1
            case Drawn():
                self._draw(rows, draw.pawns)
            case TimeUp():
                only(False)
            case _:
                assert_never(draw)

    def _draw(self, rows: Row, pawns: Iterable[Pawn]) -> None:
        numbers = np.array([PAWNS[pawn] for pawn in pawns], np.int64)
        self._compiled.draw_one(rows, self.seats, numbers)

    def legal_at(self, rows: Row, seat: int, masks: Words) -> None:
        self._compiled.legal_one(self.tables, self.switches, rows, seat, masks)

    def observe(self, rows: Row, seats: Row, seen: NDArray[np.float32]) -> None:
        self._compiled.observe(self.tables, self.switches, rows, seats, seen, self.seats)

    def step(self, tables: Tables, at_once: bool) -> None:
        self._compiled.step(self.tables, self.switches, *tables.arrays(), at_once)

    def play_out(self, games: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        known = (self.tables, self.switches, self.width)
        return int(self._compiled.play_out(*known, games, policies, chance, tally))


def handful(pawns: Iterable[Pawn]) -> tuple[int, int, int]:
    """Of which there is one, of which there are two, and how many they are."""
    numbers = [PAWNS[pawn] for pawn in pawns]
    twice = {number for number in numbers if numbers.count(number) > 1}
    return at.word({*numbers}), at.word(twice), len(numbers)


def packed(laying: Laying) -> int:
    joker = at.IS_JOKER if laying.pawn is Pawn.JOKER else 0
    replaced = at.REPLACED if laying.replaced else 0
    return laying.half | joker | replaced | laying.points << at.SCORED
