"""Positions and dice to order."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from parlour.core.table import Step, Table
from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import Box, Options, Play, Roll, Rolled, State, Write
from parlour.games.kniffel.presets import rules_of
from parlour.kit.dice import Dice
from tests.games.refused import why

BOOK = Options()


def dice(text: str) -> Dice:
    """`dice("6-6-3-1-6")`, in whatever order they fell."""
    return tuple(sorted(int(face) for face in text.split("-")))


def sheet(options: Options = BOOK, /, **filled: int) -> tuple[int | None, ...]:
    """`sheet(ones=3, kniffel=50)`; all other boxes are open."""
    assert {Box[name.upper()] for name in filled} <= set(rules_of(options).boxes)
    return tuple(filled.get(box.name.lower()) for box in rules_of(options).boxes)


def turn(
    text: str = "", roll: int = 1, options: Options = BOOK, extra: int = 0, **filled: int
) -> State:
    """A player alone at the table, with these dice on the table and these boxes filled."""
    return State(
        options,
        sheets=(sheet(options, **filled),),
        extras=(extra,),
        past=(0,),
        contenders=(),
        dice=dice(text) if text else (),
        roll=roll if text else 0,
    )


def boxes(state: State) -> set[Box]:
    """Where the player may write."""
    return {play.box for play in GAME.legal(state, state.seat) if isinstance(play, Write)}


def written(state: State, box: Box) -> State:
    return GAME.apply(state, state.seat, Write(state.roll, box))[0]


def entry(state: State, box: Box) -> int | None:
    """What writing puts into the box."""
    return written(state, box).sheets[state.seat][rules_of(state.options).boxes.index(box)]


def total(state: State) -> int:
    return GAME.view(state, None).sheets[0].total


def rolled(state: State, text: str, keep: str = "") -> State:
    """Keep some dice, roll the others, and let all five lie like this."""
    kept = dice(keep) if keep else ()
    state, _ = GAME.apply(state, state.seat, Roll(state.roll, kept))
    return GAME.deal(state, Rolled(dice(text)))[0]


def refusal(state: State, play: Play, seat: int = 0) -> StrEnum:
    return why(GAME, state, seat, play)


class LoadedDice:
    """A generator that throws what it is told, and nothing else."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def load(self, faces: Iterable[int]) -> None:
        self.faces += faces

    def below(self, n: int) -> int:
        assert n == 6
        return self.faces.pop(0) - 1


class LoadedTable:
    """A real table with loaded dice."""

    def __init__(self, options: Options, seats: int) -> None:
        self.dice = LoadedDice()
        self.table: Any = Table(GAME, options, seats, lambda draw, move: self.dice)
        self.now = 0.0

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def start(self, *throws: str) -> tuple[Any, ...]:
        for text in throws:
            self.dice.load(dice(text))
        return self._take(self.table.ring(self.now))

    def play(self, seat: int, play: Play, *faces: int) -> tuple[Any, ...]:
        self.dice.load(faces)
        return self._take(self.table.play(seat, play, self.now))

    def wait(self, seconds: float) -> tuple[Any, ...]:
        self.now += seconds
        return self._take(self.table.ring(self.now))

    def turn(self, text: str, box: Box, *throws: str) -> tuple[Any, ...]:
        """Whoever's turn it is rolls once and writes; then all `throws` for the next start fall."""
        seat = self.state.seat
        news = self.play(seat, Roll(0), *dice(text))
        faces = [face for throw in throws for face in dice(throw)]
        return news + self.play(seat, Write(1, box), *faces)

    def _take(self, step: Step[Any, Any, Any, Any]) -> tuple[Any, ...]:
        self.table.commit(step)
        assert not self.dice.faces, "dice were left over"
        return step.news


BOXES = [box for box in Box if box not in (Box.ONE_PAIR, Box.TWO_PAIRS)]


def begun(seats: int = 2, **options: object) -> LoadedTable:
    """A table at which seat 0 has won the start."""
    table = LoadedTable(msgspec.convert(options, Options), seats)
    table.start(*["6-6-6-6-6", *["1-1-1-1-1"] * (seats - 1)][:seats] if seats > 1 else [])
    return table


def almost_over(seats: int = 2, **options: object) -> LoadedTable:
    """Everyone has only chance left to write."""
    table = begun(seats, **options)
    for box in BOXES[:-1]:
        for _ in range(seats):
            table.turn("1-2-2-4-6", box)
    return table
