"""How long it takes to solve Kniffel exactly, by both paths, and to answer a coach's question.

    python bench/solve.py [--rounds 5] [--numpy-rounds 2] [--preset kniffel] [--json]

CPU seconds of one core, best of so many rounds, machine code and rule tables ready. The times of
others are the published ones, on their machines; `ratio` is theirs over ours.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

import common

PUBLISHED = {
    "easy-yahtzee, Rust with SIMD, f32, 1 thread of a desktop": 0.562,
    "ysolver, Python with numba, 10 cores": 3.0,
    "precisit, Rust": 11.3,
    "Pawlewicz": 30.0,
}
"""Seconds of wall time, as their authors give them."""
ANSWERS = 200


def main() -> None:
    args = arguments()
    common.be_ours()
    quick, slow = (
        solving(args.preset, "numba", args.rounds),
        solving(args.preset, "numpy", args.numpy_rounds),
    )
    rows, ours = [quick, slow], quick["seconds"]
    if args.preset == "kniffel" and not args.no_peers:
        rows += [
            {"what": name, "seconds": seconds, "ratio": seconds / ours}
            for name, seconds in PUBLISHED.items()
        ]
    rows.append(answering(args.preset, args.rounds))
    common.report(rows, ("what", "seconds", "ratio", "expected total"), as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--numpy-rounds", type=int, default=2)
    parser.add_argument("--preset", default="kniffel")
    parser.add_argument("--no-peers", action="store_true", help="without the published times")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def solving(preset: str, path: str, rounds: int) -> dict[str, Any]:
    from parlour.games.kniffel.exact.solver import Path, solve
    from parlour.games.kniffel.model import Options, Preset
    from parlour.games.kniffel.presets import rules_of

    rules = rules_of(Options(Preset(preset)))
    if path == "numba":
        solve(rules, Path(path))  # compile, or load what was compiled before
    values = []
    seconds = best(lambda: values.append(solve(rules, Path(path)).values[0, 0, 0]), rounds)
    row = {"what": f"Parlour, {path}, f64, 1 core", "seconds": seconds}
    return row | {"expected total": f"{values[-1]:.12f}"}


def answering(preset: str, rounds: int) -> dict[str, Any]:
    """One whole answer: every keep and box of a position that was not asked about before."""
    from parlour.games.kniffel import coach
    from parlour.games.kniffel.exact.solver import think
    from parlour.games.kniffel.model import Options, Preset
    from parlour.games.kniffel.presets import rules_of
    from parlour.kit.dice import handfuls

    options = Options(Preset(preset))
    boxes, points = rules_of(options).boxes, list(rules_of(options).points.values())
    rng = Random(1)
    asked = []
    for _ in range(ANSWERS):
        filled = rng.randrange(len(boxes))
        sheet = [rng.choice(points)[place] for place in range(filled)]
        asked.append((tuple(sheet) + (None,) * (len(boxes) - filled), rng.choice(handfuls(5))))
    coach.advise(options, *asked[0], 2)

    def answer() -> None:
        think.cache_clear()
        for sheet, dice in asked:
            coach.advise(options, sheet, dice, 2)

    return {"what": "Parlour, one answer of the coach", "seconds": best(answer, rounds) / ANSWERS}


def best(work: Callable[[], object], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


if __name__ == "__main__":
    main()
