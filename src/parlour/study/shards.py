"""Games by their number: each depends on the plan, the seed and its number alone. So the result is
the same whatever plays them, where, and in which order."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Raw, json

from parlour.core.fair import seeded
from parlour.core.game import AnyGame
from parlour.core.log import FORMAT, Header, write
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.study.bots import Player, bot_of, name_of
from parlour.study.simulate import MOST_MOVES, Endless, Stuck, play_out
from parlour.study.stats import Part, counted
from parlour.study.trouble import Amiss


class Plan(NamedTuple):
    game: str | AnyGame
    options: Any
    """The game's own options."""
    bots: tuple[Player, ...]
    seed: int
    rotated: bool = False
    """A round is one deal in all seatings: everybody sits once at every seat."""
    rows: bool = False
    """Keep the scores of every game."""
    logs: str | None = None
    """The folder into which every game is written."""
    called: tuple[str, ...] = ()
    """What the bots are called here; by default as they are everywhere."""

    @property
    def record(self) -> AnyGame:
        return GAMES[self.game] if isinstance(self.game, str) else self.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.called or tuple(map(name_of, self.bots))

    @property
    def turns(self) -> int:
        """Games in a round."""
        return len(self.bots) if self.rotated else 1


class Piece(NamedTuple):
    """Rounds `first` to `last`, the last not included."""

    first: int
    last: int


class Played(NamedTuple):
    """What a piece has told, and what it took."""

    part: Part
    rows: list[tuple[int, ...]]
    seconds: float


def shard(plan: Plan, piece: Piece) -> Played:
    """Play these rounds."""
    began = perf_counter()
    rows: list[tuple[int, ...]] = []

    def rounds() -> Iterator[list[tuple[int, ...]]]:
        for number in range(*piece):
            games = [one(plan, number, turn) for turn in range(plan.turns)]
            rows.extend(games if plan.rows else ())
            yield games

    part = counted(rounds(), len(plan.bots))
    return Played(part, rows, perf_counter() - began)


def one(plan: Plan, number: int, turn: int) -> tuple[int, ...]:
    """The scores of one game, by bot of the plan and not by seat."""
    table = played(plan, number, turn)
    if plan.logs is not None:
        keep_log(plan, number, turn, table)
    assert table.scores is not None
    return seated(table.scores, -turn)


def seated(bots: tuple[Any, ...], turn: int) -> tuple[Any, ...]:
    """In another seating everybody sits so many seats further on."""
    turn %= len(bots)
    return bots[-turn:] + bots[:-turn] if turn else bots


def played(plan: Plan, number: int, turn: int = 0) -> AnyTable:
    """The table at the end of one game of a round."""
    game = plan.record
    key = sha256(f"{plan.seed} {number}".encode()).digest()
    own = sha256(f"{plan.seed} {number} {turn}".encode()).digest() if plan.rotated else key
    bots = [bot_of(game, bot) for bot in seated(plan.bots, turn)]
    chance, rng = seeded(int.from_bytes(key[:16])), Random(int.from_bytes(own[16:]))
    try:
        return play_out(game, plan.options, bots, chance, rng)
    except Stuck as stuck:
        bot = seated(plan.names, turn)[stuck.seat]
        raise Amiss("study-bot-waits", bot=bot) from None
    except Endless:
        raise Amiss("study-endless", moves=MOST_MOVES, number=number) from None


def keep_log(plan: Plan, number: int, turn: int, table: AnyTable) -> None:
    """One file a game, as `parlour replay` reads it."""
    assert plan.logs is not None
    game = table.game
    options, names = Raw(json.encode(plan.options)), seated(plan.names, turn)
    header = Header(FORMAT, game.name, game.rules, options, names)
    name = f"{game.name}-{plan.seed}-{number}" + (f"-{turn}" if plan.rotated else "")
    Path(plan.logs, f"{name}.jsonl").write_bytes(write(header, table.moves))
