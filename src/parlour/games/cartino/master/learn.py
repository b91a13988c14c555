"""Learn the weights of the value by self-play and least squares; needs numba, and some minutes.

    python -m parlour.games.cartino.master.learn [--games 30000] [--seed 1] [--to FILE]

The first round plays for the most at once and leaves many turns to chance; each further round plays
by the weights of the round before. What a turn leaves behind is fitted to how the game went on from
there, apart for each phase and number of players. Sums are of whole numbers and exact, so that the
same seed gives the same weights.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from parlour.exact.playing import chances_of
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.look_numba import make_room
from parlour.games.cartino.master.play_numba import play_games
from parlour.games.cartino.master.search_numba import tables_of
from parlour.games.cartino.master.value import KEPT_AS, Ints, Weights
from parlour.games.cartino.model import Options
from parlour.games.cartino.rules import seats as seats_of

ROUNDS = ((1, 30), (2, 10), (2, 10))
"""Of each: how many halves of the games, and how many turns in a hundred are left to chance."""
TOGETHER = 1000
"""Games that are played with one generator."""
MOST_TURNS = 66
"""A game has no more: every turn lays a pawn."""
FADED = 16
"""So many positions of the rounds before count as one."""
RIDGE = 1e-6
"""Against features that say the same: this share of each one's square."""

Floats = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=30_000, help="of each further round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=KEPT_AS, help="where the weights are kept")
    args = parser.parse_args()
    args.to.write_bytes(written(learned(args.games, args.seed)))


def learned(games: int, seed: int, sizes: Iterable[int] = seats_of(Options())) -> Weights:
    positions, weights = dict[int, int](), dict[int, Ints]()
    for seats in sizes:
        weights[seats], sums = greed(), Sums()
        for number, (halves, percent) in enumerate(ROUNDS):
            drawn = chances_of(seats * len(ROUNDS) + number + 1, seed)[-1]
            played = games * halves // 2
            print(f"{seats} players, round {number + 1}: {played} games", file=sys.stderr)
            sums.fade()
            for left in self_play(seats, weights[seats], played, percent, int(drawn)):
                sums.add(*left)
            weights[seats], positions[seats] = sums.weights(seats - 1), int(sums.number)
    rows = {
        seats: tuple([tuple(row) for row in found.tolist()]) for seats, found in weights.items()
    }
    command = f"python -m {__spec__.name} --games {games} --seed {seed}"
    return Weights(command, inputs(), positions, rows)


def written(weights: Weights) -> bytes:
    """One phase a line."""
    return json.encode(weights).replace(b"],", b"],\n").replace(b',"', b',\n"') + b"\n"


def greed() -> Ints:
    """The most at once; of equals the one that keeps most in hand."""
    weights = np.zeros((len(of.PHASES) + 1, of.FEATURES), np.int64)
    weights[:, of.KEPT] = of.POINT >> 10
    return weights


def inputs() -> str:
    kernel, board = tables_of(Options(), 2)
    arrays = [np.ascontiguousarray(array).tobytes() for array in (*kernel.tables, *board)]
    words = sorted([name for name in vars(of) if name.isupper()])
    named = [f"{name} {getattr(of, name)}".encode() for name in words]
    return sha256(b"".join([*arrays, *named])).hexdigest()


def self_play(
    seats: int, weights: Ints, games: int, percent: int, seed: int
) -> Iterator[tuple[Ints, Ints, Ints]]:
    """What turns left, in which phase, and how many points ahead of the others, all together, their
    players then came."""
    kernel, board = tables_of(Options(), seats)
    known = (kernel.tables, board, kernel.switches, np.zeros((1, kernel.width), np.int64), seats)
    most = TOGETHER * MOST_TURNS
    left = np.zeros((most, of.FEATURES), np.int64)
    phases, gained, who, before = np.zeros((4, most), np.int64)
    chances, room = chances_of(-(-games // TOGETHER), seed), make_room()
    for part, chance in enumerate(chances):
        number = min(TOGETHER, games - part * TOGETHER)
        how = (*known, room, weights, number, percent, chance)
        done = play_games(*how, left, phases, gained, who, before)
        yield left[:done], phases[:done], gained[:done]


class Sums:
    """Normal equations, by phase."""

    def __init__(self) -> None:
        phases = len(of.PHASES) + 1
        self.squares = np.zeros((phases, of.FEATURES, of.FEATURES))
        self.gains = np.zeros((phases, of.FEATURES))
        self.number = 0

    def fade(self) -> None:
        """What was learned before counts for little, but it counts where nothing else is known."""
        self.number = 0
        self.squares /= FADED
        self.gains /= FADED

    def add(self, left: Ints, phases: Ints, gained: Ints) -> None:
        self.number += len(left)
        for phase in range(len(self.gains)):
            there = phases == phase
            rows = left[there].astype(np.float64)
            self.squares[phase] += rows.T @ rows
            self.gains[phase] += rows.T @ gained[there].astype(np.float64)

    def weights(self, others: int) -> Ints:
        sums = zip(self.squares, self.gains / others, strict=True)
        return np.array([solved(*one) for one in sums])


def solved(squares: Floats, gains: Floats) -> Ints:
    """In the unit of values; a feature that never came has no weight."""
    scale = np.sqrt(np.maximum(np.diag(squares), 1.0))
    even = squares / scale / scale[:, None] + RIDGE * np.eye(len(scale))
    return np.rint(np.linalg.solve(even, gains / scale) / scale * of.POINT).astype(np.int64)


if __name__ == "__main__":
    main()
