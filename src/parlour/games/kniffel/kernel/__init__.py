"""Kniffel at full speed: `kernel(options, seats)` plays many tables at once, and whole games.

This is the door. Behind it `tables` asks `rules` and the solvers' tables, and `compiled` plays with
numba. Who begins is drawn by lot, which is what rolling for it comes to.
"""

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.exact.playing import Floats, Kernel, Row, Tables, Words, check, only
from parlour.games.kniffel.codec import BOXES, CODEC, KEEPS
from parlour.games.kniffel.exact.codec import HANDFULS, NUMBER, pack
from parlour.games.kniffel.kernel import tables as at
from parlour.games.kniffel.model import Draw, Options, Rolled, Start, State
from parlour.games.kniffel.presets import rules_of
from parlour.games.kniffel.rules import over, upper
from parlour.kit.dice import FACES

KNOWN: Mapping[str, Collection[Any] | None] = {
    "preset": None,
    "joker": None,
    "extra": None,
    "start": None,
    "place": None,
}


def kernel(options: Options, seats: int) -> "Kniffel":
    """`Unsolvable` without numba, and for options that the kernel does not know."""
    check(options, KNOWN)
    return Kniffel(options, seats)


class Kniffel(Kernel):
    policies = ("random", "greedy")
    """Greedy keeps the dice that show most often, and writes where they bring most."""

    def __init__(self, options: Options, seats: int) -> None:
        from parlour.games.kniffel.kernel import compiled

        self.rules = rules_of(options)
        self._compiled: Any = compiled
        super().__init__(CODEC, options, seats, at.HEAD + seats * at.EACH, at.tables(self.rules))
        self.first = options.place - 1 if options.start is Start.CHOSEN else -1
        self._dice = np.array([[d.count(face) for face in FACES] for d in HANDFULS], np.int8)

    def pack(self, state: State) -> Row:
        only(not state.contenders and not state.left and state.game == 1)
        row = np.zeros(self.width, self.numbers)
        row[: at.HEAD] = (
            *(not over(state), state.seat, state.first, NUMBER[state.dice]),
            *(state.roll, state.rolling),
        )
        for seat, sheet in enumerate(state.sheets):
            mask, _, mark = pack(self.rules, sheet, state.extras[seat])
            points = np.full(len(BOXES), -1)
            for box, made in zip(self.rules.boxes, sheet, strict=True):
                points[BOXES[box] - len(KEEPS)] = -1 if made is None else made
            made = sum([made or 0 for made in sheet])
            first = at.HEAD + seat * at.EACH
            head = (mask, upper(sheet), mark, state.extras[seat], made)
            row[first : first + at.EACH] = (*head, *points)
        return row

    def play_at(self, rows: Row, seat: int, number: int) -> None:
        self._compiled.play_one(self.tables, rows, number, self.seats)

    def deal_at(self, rows: Row, draw: Draw) -> None:
        assert isinstance(draw, Rolled)
        self._compiled.fall_one(rows, NUMBER[draw.dice])

    def legal_at(self, rows: Row, seat: int, masks: Words) -> None:
        self._compiled.legal_one(self.tables, rows, seat, masks)

    def observe(self, rows: Row, seats: Row, seen: NDArray[np.float32]) -> None:
        self._compiled.observe(self.tables, self._dice, rows, seats, seen, self.seats)

    def step(self, tables: Tables, at_once: bool) -> None:
        self._compiled.step(self.tables, *tables.arrays(), at_once, self.first)

    def play_out(self, games: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        return int(self._compiled.play_out(self.tables, games, policies, chance, tally))
