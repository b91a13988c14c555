"""Each game as the laws meet it. A game needs a line here only if it wants something special."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st
from msgspec import convert

from parlour.core import fair
from parlour.core.fair import Chance
from parlour.core.game import AnyGame, Illegal, Leave, Seat
from parlour.core.table import AnyTable, Step, Table
from parlour.games import GAMES
from tests.games import high_die
from tests.games.cartino import conserve as cartino
from tests.games.kniffel import conserve as kniffel
from tests.games.poker_champ import conserve as poker_champ
from tests.games.poker_champ import window as poker_window
from tests.games.pokino import conserve as pokino
from tests.laws.values import values

MOST_MOVES = 20_000
"""A game that is not over by then never ends."""


Taste: TypeAlias = Callable[[Any], float]


@dataclass(frozen=True, kw_only=True)
class Case:
    game: AnyGame
    quick: Mapping[str, Any]
    """Options that would make a game long, and the values they get here."""
    conserve: Callable[[Any], None] = lambda state: None
    """Fails if a state has lost or made up anything that is counted."""
    hides: bool = False
    """True where a seat does not see everything: then it must not guess right every time."""
    window: Callable[[Any, Seat, Any], bool] = lambda state, seat, play: False
    """True for plays that the rulebook calls simultaneous: their order must not matter."""
    taste: Taste = lambda play: 1.0
    """How much random players like a play, where liking all alike would make games endless."""
    outcome: Callable[[Any], Any] = lambda state: state
    """What must be the same whatever the order: all but a public record of the order itself."""

    @property
    def plain(self) -> Any:
        """The rulebook's own options, but quick."""
        return self._options({})

    def options(self) -> st.SearchStrategy[Any]:
        """Every combination the game accepts."""
        return values(self.game.types.options).map(self._options).filter(self.fits)

    def _options(self, plain: dict[str, Any]) -> Any:
        return convert({**plain, **self.quick}, type=self.game.types.options)

    def fits(self, options: Any) -> bool:
        try:
            return bool(self.game.seats(options))
        except Illegal:
            return False


SPECIAL = {
    "cartino": Case(
        game=GAMES["cartino"], quick={"layout": None}, conserve=cartino.conserve, hides=True
    ),
    "kniffel": Case(game=GAMES["kniffel"], quick={"games": 2}, conserve=kniffel.conserve),
    "pokino": Case(
        game=GAMES["pokino"], quick={"rounds": 2}, conserve=pokino.conserve, window=pokino.at_once
    ),
    "poker_champ": Case(
        game=GAMES["poker_champ"],
        quick={"minutes": 2},
        taste=poker_window.taste,
        conserve=poker_champ.conserve,
        hides=True,
        window=poker_window.window,
        outcome=poker_window.outcome,
    ),
}

CASES = {name: SPECIAL.get(name, Case(game=game, quick={})) for name, game in GAMES.items()}
CASES["high-die"] = Case(
    game=high_die.GAME,
    quick={},
    hides=True,
    window=lambda state, seat, play: isinstance(play, high_die.Decide),
)

PLAYED = {name: case.game for name, case in CASES.items()}
"""The registry the laws read logs with."""


@dataclass(frozen=True)
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
    return play_with(case, options, names, seed, fair.fair(seed, names), rng)


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
        step = random_step(table, now, leaving, rng, case.taste)
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
