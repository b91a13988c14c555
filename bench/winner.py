"""How often the bot `winner` beats the bot `expert` at Kniffel, with a 95 % interval.

    python bench/winner.py [--pairs 4000] [--seed 1] [--preset kniffel] [--jobs 2] [--json]

Games come in pairs with the same dice and swapped seats, so that luck cancels: each seat, turn and
roll has its own dice, whoever plays it. A pair of two experts would score exactly one half. Real
bots decide on real frames; the slowest decision is the longest CPU time of one of theirs.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import common

if TYPE_CHECKING:
    from parlour.core.game import Bot, Choice, Frame
    from parlour.games.kniffel.model import NewsItem, Play, View

    Seen: TypeAlias = Frame[View, Play, NewsItem]


def main() -> None:
    args = arguments()
    common.be_ours()
    play = partial(pair, args.preset, args.seed)
    results, slowest = [], 0.0
    with ProcessPoolExecutor(args.jobs) as pool:
        for number, (score, slow) in enumerate(pool.map(play, range(args.pairs), chunksize=8), 1):
            results.append(score)
            slowest = max(slowest, slow)
            if number % 200 == 0:
                common.say(f"bench: {number} of {args.pairs} pairs, {row(results, slowest)}")
    common.report([row(results, slowest)], row(results, slowest), as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="kniffel")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    return parser.parse_args()


def row(results: list[float], slowest: float) -> dict[str, object]:
    mean = sum(results) / len(results)
    spread = sum([(score - mean) ** 2 for score in results]) / max(1, len(results) - 1)
    half = 1.96 * math.sqrt(spread / len(results))
    return {
        "games": 2 * len(results),
        "winner %": f"{100 * mean:.2f}",
        "from %": f"{100 * (mean - half):.2f}",
        "to %": f"{100 * (mean + half):.2f}",
        "slowest ms": round(1000 * slowest),
    }


def pair(preset: str, seed: int, number: int) -> tuple[float, float]:
    """What share of two games the winner takes, and the CPU seconds of the slowest decision."""
    from parlour.games.kniffel.bots import expert, winner

    slowest = 0.0

    def timed(frame: Seen, rng: Random) -> Choice[Play] | None:
        nonlocal slowest
        started = time.process_time()
        choice = winner(frame, rng)
        slowest = max(slowest, time.process_time() - started)
        return choice

    warm(preset)
    first = share(0, play_out(preset, (timed, expert), seed, number))
    second = share(1, play_out(preset, (expert, timed), seed, number))
    return (first + second) / 2, slowest


def share(seat: int, totals: tuple[int, ...]) -> float:
    winners = [number for number, total in enumerate(totals) if total == max(totals)]
    return 1 / len(winners) if seat in winners else 0.0


def warm(preset: str, done: set[str] = set()) -> None:  # noqa: B006 - one for each process
    """Compile and solve before the clock runs."""
    if preset not in done:
        from parlour.games.kniffel.bots import winner

        done.add(preset)
        play_out(preset, (winner, winner), -1, 0)


def play_out(
    preset: str, bots: Sequence[Bot[View, Play, NewsItem]], seed: int, number: int
) -> tuple[int, ...]:
    """One game; the dice depend on the seed, the pair, the seat, the turn and the roll alone."""
    from parlour.core.game import Frame
    from parlour.games.kniffel import GAME
    from parlour.games.kniffel.model import Options, Preset, Rolled, StartRolled
    from parlour.kit.dice import handfuls, rethrow

    options = Options(preset=Preset(preset))
    state = GAME.start(options, len(bots))
    low, high = handfuls(5)[0], handfuls(5)[-1]
    state, _ = GAME.deal(state, StartRolled((high, *[low] * (len(bots) - 1))))
    while (totals := GAME.scores(state)) is None:
        sheet = state.sheets[state.seat]
        if state.rolling:
            key = f"{seed} {number} {state.seat} {sheet.count(None)} {state.roll}"
            dice = rethrow(Dice(Random(key)), state.dice, 5)
            state, _ = GAME.deal(state, Rolled(dice))
            continue
        seat = state.seat
        seen: Seen = Frame(0, seat, GAME.view(state, seat), GAME.legal(state, seat), (), None, None)
        choice = bots[seat](seen, Random(0))
        assert choice is not None, "it is this seat's turn"
        state, _ = GAME.apply(state, seat, choice.play)
    return totals


class Dice:
    def __init__(self, rng: Random) -> None:
        self.below = rng.randrange


if __name__ == "__main__":
    main()
