"""A table for learners: no clock, one question at a time, over any game.

Every seat that has a legal play is asked in turn. It may also *wait*, as long as something else
can happen: another seat has not waited yet, or an alarm is set. When all have waited, the earliest
alarm rings. So a race keeps its windows, and time is counted in questions.
"""

import pickle
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Self

from parlour.core.fair import seeded
from parlour.core.game import AnyGame, Codec, Illegal, Seat
from parlour.core.table import AnyTable, Table


class Learning(ABC):
    """A table without a clock. Pickled or copied in the middle of a game, it goes on as it would
    have."""

    def __init__(self, game: AnyGame, codec: Codec[Any, Any], options: Any, seats: int, seed: int):
        self.table: AnyTable = Table(game, options, seats, seeded(seed))
        self.codec = codec
        self.now = 0.0

    @abstractmethod
    def plays_of(self, seat: Seat) -> Mapping[int, Any]:
        """By its number: every play that this seat is asked about."""

    @abstractmethod
    def may_wait(self, seat: Seat) -> bool: ...

    def numbered(self, plays: tuple[Any, ...]) -> dict[int, Any]:
        encode = self.codec.encode
        return {encode(play): play for play in plays}

    def __deepcopy__(self: Self, _: object) -> Self:
        """By pickling: `copy.deepcopy` would leave both with one generator."""
        again: Self = pickle.loads(pickle.dumps(self))
        return again


class Lockstep(Learning):
    """One seat after the other is asked."""

    def __init__(self, game: AnyGame, codec: Codec[Any, Any], options: Any, seats: int, seed: int):
        super().__init__(game, codec, options, seats, seed)
        self.asked: Seat | None = None
        """Whose answer is wanted; None when the game is over."""
        self.can_wait = False
        self.plays: Mapping[int, Any] = {}
        """By its number: every legal play of the seat that is asked."""
        self._waited: set[Seat] = set()
        self._next: Seat = 0
        self._ask()

    def plays_of(self, seat: Seat) -> Mapping[int, Any]:
        return self.plays if seat == self.asked else {}

    def may_wait(self, seat: Seat) -> bool:
        return self.can_wait and seat == self.asked

    def answer(self, number: int | None) -> None:
        """The play of the seat that is asked; None is to wait."""
        seat = self.asked
        assert seat is not None
        if number is None:
            assert self.can_wait
            self._waited.add(seat)
        else:
            self.table.commit(self.table.play(seat, self.plays[number], self.now))
            self._waited.clear()
        self._next = (seat + 1) % len(self.table.seats)
        self._ask()

    def _ask(self) -> None:
        """Let the house act until somebody must be asked."""
        table, legal = self.table, self.table.game.legal
        while not table.over:
            rings_at = table.rings_at
            if rings_at is not None and rings_at <= self.now:
                self._ring()
                continue
            seats = len(table.seats)
            free = None
            more = rings_at is not None
            for number in range(seats):
                seat = (self._next + number) % seats
                if seat in self._waited or not (plays := legal(table.state, seat)):
                    continue
                if free is None:
                    free = seat, plays
                    if more:
                        break
                else:
                    more = True
                    break
            if free is not None:
                self.asked, self.can_wait = free[0], more
                self.plays = self.numbered(free[1])
                return
            assert rings_at is not None, f"{table.game.name}: nobody can move"
            self.now = rings_at
            self._ring()
        self.asked, self.can_wait, self.plays = None, False, {}

    def _ring(self) -> None:
        self.table.commit(self.table.ring(self.now))
        self._waited.clear()


class Moment(Learning):
    """All seats are asked at once, and heard one after the other."""

    def __init__(self, game: AnyGame, codec: Codec[Any, Any], options: Any, seats: int, seed: int):
        super().__init__(game, codec, options, seats, seed)
        self._plays: list[dict[int, Any]] = []
        self._settle()

    def plays_of(self, seat: Seat) -> Mapping[int, Any]:
        return self._plays[seat]

    def may_wait(self, seat: Seat) -> bool:
        return not self._plays[seat] or self.table.rings_at is not None

    def hear(self, answers: Mapping[Seat, int | None]) -> None:
        """In this order; None is to wait. What has become illegal on the way counts as waiting. If
        nothing happens at all, the earliest alarm rings."""
        table, before = self.table, len(self.table.moves)
        for seat, number in answers.items():
            play = None if number is None else self._plays[seat].get(number)
            if play is None or table.over:
                continue
            try:
                table.commit(table.play(seat, play, self.now))
            except Illegal:
                continue
        if len(table.moves) == before and table.rings_at is not None:
            self.now = max(self.now, table.rings_at)
        self._settle()

    def _settle(self) -> None:
        """Let the house act until somebody can."""
        table, seats = self.table, self.table.seats
        while not table.over:
            if table.rings_at is not None and table.rings_at <= self.now:
                table.commit(table.ring(self.now))
                continue
            self._plays = [self.numbered(table.game.legal(table.state, seat)) for seat in seats]
            if any(self._plays):
                return
            assert table.rings_at is not None, f"{table.game.name}: nobody can move"
            self.now = table.rings_at
        self._plays = [{} for _ in seats]
