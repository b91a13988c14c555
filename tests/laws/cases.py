"""Each game as the laws meet it: found by name, with what its `laws.py` tells."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from msgspec import Raw, convert, json

from parlour.core import fair
from parlour.core.fair import Chance
from parlour.core.game import AnyGame, Illegal, Leave
from parlour.core.log import FORMAT, Header
from parlour.core.table import AnyTable, Step, Table
from parlour.games import GAMES
from tests.laws.record import Laws, Taste
from tests.laws.values import values

MOST_MOVES = 20_000
"""A game that is not over by then never ends."""

FOLDER = Path(__file__).resolve().parents[1] / "games"


@dataclass(frozen=True)
class Case:
    game: AnyGame
    laws: Laws

    @property
    def plain(self) -> Any:
        """The rulebook's own options, but quick."""
        return self._options({})

    def options(self) -> st.SearchStrategy[Any]:
        """Every combination the game accepts."""
        return values(self.game.types.options).map(self._options).filter(self.fits)

    def _options(self, plain: dict[str, Any]) -> Any:
        return convert({**plain, **self.laws.quick}, type=self.game.types.options)

    def fits(self, options: Any) -> bool:
        try:
            return bool(self.game.seats(options))
        except Illegal:
            return False

    def conserve(self, state: Any) -> None:
        if self.laws.conserve is not None:
            self.laws.conserve(state)


def case_of(name: str) -> Case:
    """A game that is installed, or one that lives among the tests."""
    game = GAMES[name] if name in GAMES else import_module(f"tests.games.{name}").GAME
    return Case(game, import_module(f"tests.games.{name}.laws").LAWS)


CASES = {path.parent.name: case_of(path.parent.name) for path in sorted(FOLDER.glob("*/laws.py"))}

PLAYED = {case.game.name: case.game for case in CASES.values()}
"""The registry the laws read logs with."""

every_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
some = settings(max_examples=40, deadline=None)
encode = json.Encoder(order="deterministic").encode


@dataclass(frozen=True, repr=False)
class Played:
    """A game that has been played at random, and everything that happened in it."""

    table: AnyTable
    seed: bytes
    names: tuple[str, ...]
    states: list[Any]
    """Before the first step, and after each."""
    steps: list[Step[Any, Any, Any, Any]]
    times: list[float]

    @property
    def seats(self) -> range:
        return self.table.seats

    def __repr__(self) -> str:
        table = self.table
        return f"<{table.game.name}: {len(table.seats)} seats, {table.options}, {table.moves}>"


def moments(played: Played, rng: Random, number: int = 12) -> list[Any]:
    """Some states of a game, the first and the last among them."""
    inner = range(1, len(played.states) - 1)
    picked = rng.sample(inner, min(number, len(inner)))
    return [played.states[index] for index in (0, *sorted(picked), -1)]


def laid(played: Played) -> AnyTable:
    """The table of a game before its first move, with the same chance."""
    table = played.table
    return Table(table.game, table.options, len(table.seats), table.chance)


def at_move(played: Played, number: int) -> AnyTable:
    """The table of a game as it stood before this move."""
    table = laid(played)
    for move in played.table.moves[:number]:
        table.follow(move)
    return table


def plain_games(case: Case, count: int) -> list[Played]:
    """Some games with plain options, for three players where the game takes as many."""
    seats = case.game.seats(case.plain)
    return [play(case, case.plain, min(max(3, seats[0]), seats[-1]), n) for n in range(count)]


@st.composite
def games(draw: st.DrawFn, case: Case, most_seats: int = 4) -> Played:
    """A whole random game: any options, any number of seats, people leaving, clocks running out."""
    options = draw(case.options())
    fitting = [number for number in case.game.seats(options) if number <= most_seats]
    seats = draw(st.sampled_from(fitting or [case.game.seats(options)[0]]))
    return play(case, options, seats, draw(st.integers(0, 2**32)))


def play(case: Case, options: Any, seats: int, number: int) -> Played:
    rng = Random(number)
    seed = rng.randbytes(fair.SEED_BYTES)
    names = tuple(f"seat {seat}" for seat in range(seats))
    chance = fair.fair(seed, json.encode(header_of(case.game, options, names, seed)))
    return play_with(case, options, names, seed, chance, rng)


def header_of(game: AnyGame, options: Any, names: tuple[str, ...], seed: bytes) -> Header:
    """Of a log whose players contribute their names."""
    return Header(
        FORMAT,
        game.name,
        game.rules,
        Raw(encode(options)),
        names,
        commitment=fair.commitment(seed),
        pledges=tuple(map(fair.pledge, names)),
        contributions=names,
    )


def play_with(
    case: Case, options: Any, names: tuple[str, ...], seed: bytes, chance: Chance, rng: Random
) -> Played:
    table: AnyTable = Table(case.game, options, len(names), chance)
    played = Played(table, seed, names, [table.state], [], [])
    rush = rng.choice((0.2, 1.0, 30.0))
    leaving = rng.choice((0.0, 0.0, 0.02))
    now = 0.0
    while not table.over:
        assert len(table.moves) < MOST_MOVES, "this game does not end"
        now = after(table, now, rng.expovariate(1 / rush))
        step = random_step(table, now, leaving, rng, case.laws.taste)
        table.commit(step)
        played.states.append(table.state)
        played.steps.append(step)
        played.times.append(now)
    return played


def after(table: AnyTable, now: float, pause: float) -> float:
    """A moment later; but when only the house can move, when it does."""
    if any(table.game.legal(table.state, seat) for seat in table.seats):
        return now + pause
    assert table.rings_at is not None, "nobody can move, and yet the game is not over"
    return max(now, table.rings_at)


def random_step(
    table: AnyTable, now: float, leaving: float, rng: Random, taste: Taste
) -> Step[Any, Any, Any, Any]:
    if table.due(now) is not None:
        return table.ring(now)
    seat = rng.choice([seat for seat in table.seats if table.game.legal(table.state, seat)])
    if rng.random() < leaving:
        return table.play(seat, Leave(), now)
    legal = table.game.legal(table.state, seat)
    return table.play(seat, rng.choices(legal, [*map(taste, legal)])[0], now)
