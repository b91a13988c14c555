"""How often the bot `winner` beats the bot `expert` at Kniffel, with a 95 % interval.

    python bench/winner.py [--rounds 1000] [--seats 2 3 4] [--seed 1] [--preset kniffel]
                           [--jobs 2] [--json]

One winner sits among experts. The same dice are played once from each seat, so that luck cancels:
each seat, turn and roll has its own dice, whoever plays it. Another expert in the winner's place
would take exactly an even share. Real bots decide on real frames; the slowest decision is the
longest CPU time of one of theirs.
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
    rows = [measured(args, seats) for seats in args.seats]
    common.report(rows, rows[0], as_json=args.json)


def measured(args: argparse.Namespace, seats: int) -> dict[str, object]:
    play = partial(one_round, args.preset, seats, args.seed)
    results, slowest = [], 0.0
    with ProcessPoolExecutor(args.jobs) as pool:
        for number, (score, slow) in enumerate(pool.map(play, range(args.rounds), chunksize=4), 1):
            results.append(score)
            slowest = max(slowest, slow)
            if number % 100 == 0:
                told = row(seats, results, slowest)
                common.say(f"bench: {number} of {args.rounds} rounds, {told}")
    return row(seats, results, slowest)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="of one game from each seat")
    parser.add_argument("--seats", nargs="+", type=int, default=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="kniffel")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    return parser.parse_args()


def row(seats: int, results: list[float], slowest: float) -> dict[str, object]:
    mean = sum(results) / len(results)
    spread = sum([(score - mean) ** 2 for score in results]) / max(1, len(results) - 1)
    half = 1.96 * math.sqrt(spread / len(results))
    return {
        "seats": seats,
        "games": seats * len(results),
        "winner %": f"{100 * mean:.2f}",
        "from %": f"{100 * (mean - half):.2f}",
        "to %": f"{100 * (mean + half):.2f}",
        "even %": f"{100 / seats:.2f}",
        "slowest ms": round(1000 * slowest),
    }


def one_round(preset: str, seats: int, seed: int, number: int) -> tuple[float, float]:
    """What share of the games the winner takes, and the CPU seconds of the slowest decision."""
    from parlour.games.kniffel.bots import expert, winner

    slowest = 0.0

    def timed(frame: Seen, rng: Random) -> Choice[Play] | None:
        nonlocal slowest
        started = time.process_time()
        choice = winner(frame, rng)
        slowest = max(slowest, time.process_time() - started)
        return choice

    warm(preset)
    taken = 0.0
    for seat in range(seats):
        bots = [timed if other == seat else expert for other in range(seats)]
        taken += share(seat, play_out(preset, bots, seed, number))
    return taken / seats, slowest


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
