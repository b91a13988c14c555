"""Pokino at full speed: `kernel(options, seats)` plays many tables at once, and whole sessions.

This is the door. Behind it `tables` asks `boards`, `calls` and `rounds` have the rules on a row,
and `compiled` joins them with chance. A session has as many rounds as its options say: nobody
rests, leaves, or votes for an end. After every card all who have something to say are asked, in an
order drawn by lot, until all have waited; then graces end, and then the next card comes.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from parlour.exact.playing import Floats, Kernel, Row, Tables, Words, check, only
from parlour.games.pokino.boards import PRIZES
from parlour.games.pokino.calls import marked_done
from parlour.games.pokino.calls import seen as seen_by
from parlour.games.pokino.codec import BIT, CARDS, CODEC, NUMBER
from parlour.games.pokino.kernel import tables as at
from parlour.games.pokino.model import (
    Claim,
    Closed,
    Draw,
    GraceOver,
    Opened,
    Options,
    Phase,
    State,
    Turned,
)
from parlour.games.pokino.rules import start
from parlour.games.pokino.sets import boards_of

KNOWN: Mapping[str, Collection[Any] | None] = {
    **dict.fromkeys(("stake", "stack", "debt", "printed", "set", "own", "pause", "grace")),
    **dict.fromkeys(("steals", "quickest", "help")),
    "pace": range(2, 61),
    "rounds": range(1, 201),
}
"""A dealer who calls by hand would have to be asked for every card."""


def kernel(options: Options, seats: int) -> "Pokino":
    """`Unsolvable` without numba, and for options that the kernel does not know."""
    check(options, KNOWN)
    return Pokino(options, seats)


class Pokino(Kernel):
    numbers = np.int64
    policies = ("random", "caller", "thief")
    """What it could mark, call or steal on a card: half of it by lot; all but thefts; all."""

    def __init__(self, options: Options, seats: int) -> None:
        from parlour.games.pokino.kernel import compiled, rounds

        self._compiled: Any = compiled
        self._rounds: Any = rounds
        assert options.pace is not None
        hasty = options.grace >= options.pace
        self._options = (
            *(options.stake, int(options.debt), int(options.steals), int(options.quickest)),
            *(int(options.grace > 0), int(hasty), options.rounds or 1),
            start(options, seats).players[0].balance,
        )
        self._printed = np.array(options.printed or [-1] * seats, np.int64)
        width = at.HEAD + seats * at.EACH
        super().__init__(CODEC, options, seats, width, at.tables(boards_of(options)))

    def pack(self, state: State) -> Row:
        away = any(player.left or player.resting for player in state.players)
        only(not away and not state.votes and not state.turning)
        row = [
            *(state.phase is not Phase.OVER, [*Phase].index(state.phase), state.round),
            *(state.dealer, len(state.called), CARDS[state.called[-1]] if state.called else -1),
            *(bits(CARDS[card] for card in state.called), sum([BIT[p] for p in state.paid])),
            bits(grace.owner * len(PRIZES) + NUMBER[grace.prize] for grace in state.graces),
            *(state.last, state.awake, sum([BIT[p] for p in {c.prize for c in state.claims}])),
            *(0, *state.cups),
        ]
        for seat, player in enumerate(state.players):
            row += [player.balance, -1 if player.board is None else player.board, player.playing]
            row += self._seen(state, seat)
            claims = {NUMBER[claim.prize]: claim for claim in state.claims if claim.owner == seat}
            row += [packed(claims.get(prize)) for prize in range(len(PRIZES))]
        return np.array(row, self.numbers)

    def _seen(self, state: State, seat: int) -> list[int]:
        """The cells called, the markers, and which card completed what."""
        player = state.players[seat]
        if player.board is None:
            return [0] * (at.CLAIM - at.KNOWN)
        found = seen_by(state, seat)
        done = {way: turn for some in found.done.values() for way, turn in some}
        by_way = [done.get(int(way), 0) for way in self.tables.ways[player.board]]
        first = [found.first.get(prize, 0) for prize in PRIZES]
        marked = [marked_done(state, seat, prize, player.marks) or 0 for prize in PRIZES]
        return [found.known, player.marks, *by_way, *first, *marked]

    def play_at(self, rows: Row, seat: int, number: int) -> None:
        known = (self.tables, self._options)
        self._compiled.play(*known, rows, 0, self.seats, seat, number)

    def deal_at(self, rows: Row, draw: Draw) -> None:
        known = (self._options, rows, 0, self.seats)
        match draw:
            case Opened():
                for seat, board in enumerate(draw.boards):
                    rows[0, at.HEAD + seat * at.EACH + at.BOARD] = board
                self._rounds.open_table(*known, draw.dealer)
            case Turned():
                self._rounds.turn(self.tables, *known, CARDS[draw.card])
            case Closed():
                self._rounds.close(*known)
            case GraceOver():
                place = draw.owner * len(PRIZES) + NUMBER[draw.prize]
                rows[0, at.GRACES] &= ~(1 << place)
            case _:
                assert_never(draw)

    def legal_at(self, rows: Row, seat: int, masks: Words) -> None:
        self._compiled.legal(self.tables, self._options, rows, 0, self.seats, seat, masks)

    def observe(self, rows: Row, seats: Row, seen: NDArray[np.float32]) -> None:
        self._compiled.observe(self.tables, rows, seats, seen, self.seats)

    def step(self, tables: Tables, at_once: bool) -> None:
        known = (self.tables, self._options, self._printed)
        self._compiled.step(*known, *tables.arrays(), at_once)

    def play_out(self, games: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        known = (self.tables, self._options, self._printed, self.width)
        return int(self._compiled.play_out(*known, games, policies, chance, tally))


def bits(numbers: Iterable[int]) -> int:
    return sum([1 << number for number in numbers])


def packed(claim: Claim | None) -> int:
    if claim is None:
        return 0
    covered = bits(claim.covered) << at.COVERED_AT
    return claim.by + 1 | claim.completed << at.COMPLETED_AT | covered
