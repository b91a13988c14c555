"""What the playing kernels of all games share: how they are asked, and many tables side by side.

A kernel plays one game with one set of options and one number of seats. A position is a row of
whole numbers; plays and observations are those of the game's codec, and the last play is to wait.
Kernels fill their tables by asking `rules`; the tests hold every step against `rules.apply`.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Codec
from parlour.exact.trouble import Trouble, Unsolvable, has_numba

Row: TypeAlias = NDArray[Any]
Words: TypeAlias = NDArray[np.uint64]
Floats: TypeAlias = NDArray[np.float64]

WORD = 64
TOGETHER = 4096
"""Games that are played out with one generator: results depend on the seed and not on the cores."""


class Played(NamedTuple):
    """Many games, played out. Arrays are by seat."""

    games: int
    steps: int
    """Answers that were asked for."""
    wins: Floats
    """Shares of the win."""
    points: Floats
    """Means."""
    spread: Floats
    """Standard deviations of the points."""


class Kernel(ABC):
    """What a game's `kernel` function gives. The first number of a row is 1 while its game runs."""

    numbers: Any = np.int16
    """What rows are made of."""
    policies: tuple[str, ...] = ("random",)
    """Players that are compiled with the game."""

    def __init__(
        self, codec: Codec[Any, Any], options: Any, seats: int, width: int, tables: Any
    ) -> None:
        self.options, self.seats, self.width, self.tables = options, seats, width, tables
        self.plays = codec.plays + 1
        """With waiting, which is the last."""
        self.words = -(-self.plays // WORD)
        self.sight = codec.width(seats)

    def __reduce__(self) -> tuple[Any, ...]:
        """Tables are made again where the kernel arrives."""
        return type(self), (self.options, self.seats)

    @abstractmethod
    def pack(self, state: Any) -> Row:
        """The row of a position."""

    def apply(self, row: Row, seat: int, number: int) -> Row:
        """The row after a legal play, before the house does anything."""
        rows = np.array([row])
        self.play_at(rows, seat, number)
        return np.ravel(rows)

    def deal(self, row: Row, draw: Any) -> Row:
        """The row after this draw of the house."""
        rows = np.array([row])
        self.deal_at(rows, draw)
        return np.ravel(rows)

    def legal(self, row: Row, seat: int) -> Words:
        """The numbers of a seat's legal plays, as bits."""
        masks = np.zeros((1, self.words), np.uint64)
        self.legal_at(np.array([row]), seat, masks)
        return np.ravel(masks)

    @abstractmethod
    def play_at(self, rows: Row, seat: int, number: int) -> None: ...

    @abstractmethod
    def deal_at(self, rows: Row, draw: Any) -> None: ...

    @abstractmethod
    def legal_at(self, rows: Row, seat: int, masks: Words) -> None: ...

    @abstractmethod
    def observe(self, rows: Row, seats: Row, seen: NDArray[np.float32]) -> None:
        """What a seat sees of each row, as the codec tells it."""

    @abstractmethod
    def step(self, tables: "Tables", at_once: bool) -> None:
        """Let the plays of all tables happen, and go on until the next seat is asked."""

    @abstractmethod
    def play_out(self, games: int, policies: Row, chance: np.uint64, tally: Floats) -> int:
        """Whole games, fused; counts the answers."""

    def begin(self, number: int, seed: int, *, alone: bool = False) -> "Tables":
        return Tables(self, number, seed, alone=alone)

    def play(
        self, games: int, policies: Sequence[str] = (), *, seed: int = 0, jobs: int = 1
    ) -> Played:
        """Play so many games out, by seat with the policies of these names (all random), in so many
        threads."""
        wanted = tuple(policies) or ("random",) * self.seats
        numbers = np.array([self.policy(name) for name in wanted], np.int8)
        parts = [min(TOGETHER, games - first) for first in range(0, games, TOGETHER)]
        chances = chances_of(len(parts), seed)

        def run(part: int) -> tuple[int, Floats]:
            tally = np.zeros((self.seats, 3))
            return self.play_out(parts[part], numbers, chances[part], tally), tally

        with ThreadPoolExecutor(jobs) as pool:
            done = list(pool.map(run, range(len(parts))))
        tally = np.sum([tally for _, tally in done], axis=0)
        means = tally / games
        spread = np.sqrt(np.maximum(means[:, 2] - means[:, 1] ** 2, 0))
        steps = sum([steps for steps, _ in done])
        return Played(games, steps, tally[:, 0], means[:, 1], spread)

    def policy(self, name: str) -> int:
        if name not in self.policies:
            raise Unsolvable(Trouble.NO_POLICY, policy=name, policies=", ".join(self.policies))
        return self.policies.index(name)


class Tables:
    """Many tables of one kernel. Read the arrays; `step` changes them in place."""

    def __init__(self, kernel: Kernel, number: int, seed: int, *, alone: bool) -> None:
        self.kernel = kernel
        self.rows = np.zeros((number, kernel.width), kernel.numbers)
        self.chances = chances_of(number, seed)
        self.me = np.full(number, 0 if alone else -1, np.int8)
        """The seat that is asked, drawn by lot for every game, while chance answers for the others;
        -1: all are asked."""
        self.seat = np.zeros(number, np.int8)
        """Whose answer is wanted."""
        self.plays = np.zeros(number, np.int64)
        """What has just been played; -1 where that was not legal."""
        self.masks = np.zeros((number, kernel.words), np.uint64)
        """Their legal plays."""
        self.rewards = np.zeros((number, kernel.seats), np.float32)
        """Of a game that has just ended."""
        self.over = np.zeros(number, np.bool_)
        """A game has just ended, and unless it was asked to wait the next has begun."""
        self.step(np.zeros(number, np.int64))

    def step(self, plays: Row, *, at_once: bool = True) -> None:
        """A play that is not legal is left out. `at_once` begins the next game in the same step;
        else the next step does, whatever the play."""
        from parlour.exact.chance import keep_legal

        keep_legal(self.masks, plays, self.plays)
        self.kernel.step(self, at_once)

    def clear(self, which: NDArray[np.bool_]) -> None:
        """Break these games off: the next step begins others."""
        self.rows[which, 0] = 0

    def arrays(self) -> tuple[Any, ...]:
        """What a compiled step reads and changes."""
        told = (self.masks, self.rewards, self.over)
        return (self.rows, self.plays, self.chances, self.me, self.seat, *told)

    def sample(self, plays: Row) -> None:
        """For every table one of its legal plays, by lot."""
        from parlour.exact.chance import sample

        sample(self.masks, self.chances, plays)

    def observe(self, seen: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What each seat that is asked sees."""
        if seen is None:
            seen = np.empty((len(self.rows), self.kernel.sight), np.float32)
        self.kernel.observe(self.rows, self.seat, seen)
        return seen


def chances_of(number: int, seed: int) -> Words:
    """Generators that have nothing to do with each other; none of them is 0."""
    with np.errstate(over="ignore"):
        first = mixed(np.array([seed % (1 << WORD)], np.uint64))
        steps = np.arange(1, number + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        return mixed(first + steps) | np.uint64(1)


def mixed(words: Words) -> Words:
    """splitmix64"""
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        words = (words ^ (words >> np.uint64(shift))) * np.uint64(factor)
    return words ^ (words >> np.uint64(31))


def check(options: Any, known: Mapping[str, Collection[Any] | None]) -> None:
    """`Unsolvable` unless numba is there and the kernel knows all options: those of `known` with
    these values (None: any), and all others as they are by default."""
    if not has_numba():
        raise Unsolvable(Trouble.NO_COMPILER)
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        values = known.get(field.name, (field.default,))
        if values is not None and value not in values:
            told = str(msgspec.to_builtins(value))
            raise Unsolvable(Trouble.UNKNOWN_OPTION, option=field.name, value=told)


def only(fits: bool) -> None:
    """`Unsolvable` for a position that no game of the kernel's leads to."""
    if not fits:
        raise Unsolvable(Trouble.UNKNOWN_POSITION)
