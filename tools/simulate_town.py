"""Towns on a simulated clock, each from its seed: what befell them, and whether all went well.

python tools/simulate_town.py --schedules 10000            seeds 0 to 9999
python tools/simulate_town.py --seed 4711                  one schedule, and all that happened in it
python tools/simulate_town.py --mutants                    break the town on purpose: is it noticed?
(docs/town-simulation.md tells what is simulated; tests/town/test_simulation.py runs a short set)
"""

import argparse
import os
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.town.simulation.mutants import MOST_SCHEDULES, MUTANTS, found_after
from tests.town.simulation.schedule import Outcome, run

TELL_EVERY = 5.0
"""Seconds between two lines of progress."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--schedules", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="only this one, with its trace")
    parser.add_argument("--mutants", action="store_true", help="break the town on purpose")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    # A killed process leaves coroutines that never run.
    warnings.filterwarnings("ignore", message="coroutine .* was never awaited")
    if asked.mutants:
        show_mutants()
    elif asked.seed is not None:
        show_one(asked.seed)
    else:
        show_many(range(asked.first, asked.first + asked.schedules), asked.processes)


def show_one(seed: int) -> None:
    outcome = run(seed, keeps_trace=True)
    print(*outcome.trace, sep="\n")
    print(f"seed {seed}: {outcome.plays} plays, {outcome.seconds:.1f} s, trace {outcome.digest}")
    print(*outcome.violations or ["nothing went wrong"], sep="\n")
    sys.exit(bool(outcome.violations))


def show_many(seeds: range, processes: int) -> None:
    began, told, outcomes = monotonic(), 0.0, []
    for outcome in all_of(seeds, processes):
        outcomes.append(outcome)
        for violation in outcome.violations:
            print(f"seed {outcome.seed}: {violation}", flush=True)
        if monotonic() - told > TELL_EVERY:
            told = monotonic()
            print(progress(outcomes, len(seeds), told - began), file=sys.stderr, flush=True)
    print(table(outcomes, seeds, monotonic() - began))
    sys.exit(any(outcome.violations for outcome in outcomes))


def all_of(seeds: range, processes: int) -> Iterator[Outcome]:
    if processes == 1:
        yield from map(run, seeds)
        return
    with ExitStack() as stack:
        pool = stack.enter_context(get_context("forkserver").Pool(processes))
        yield from pool.imap_unordered(run, seeds, chunksize=8)


def progress(outcomes: list[Outcome], wanted: int, seconds: float) -> str:
    bad = sum(bool(outcome.violations) for outcome in outcomes)
    return f"{len(outcomes)} of {wanted} schedules, {bad} with a violation, {seconds:.0f} s"


def table(outcomes: list[Outcome], seeds: range, seconds: float) -> str:
    def total(rows: Iterator[Counter[str]]) -> list[str]:
        return [f"  {name:34}{number:>9}" for name, number in sorted(sum(rows, Counter()).items())]

    bad = sorted(outcome.seed for outcome in outcomes if outcome.violations)
    rows = {
        "schedules": len(outcomes),
        "simulated seconds": round(sum(outcome.seconds for outcome in outcomes)),
        "plays acknowledged": sum(outcome.plays for outcome in outcomes),
        "taken back after a lossy failover": sum(outcome.lost for outcome in outcomes),
        "connections lost": sum(outcome.connections for outcome in outcomes),
        "violations": sum(len(outcome.violations) for outcome in outcomes),
    }
    lines = [
        f"seeds {seeds.start} to {seeds.stop - 1}, {seconds:.0f} s",
        *[f"{name:36}{number:>9}" for name, number in rows.items()],
        "faults",
        *total(outcome.faults for outcome in outcomes),
        "told by the journal",
        *total(outcome.events for outcome in outcomes),
    ]
    lines += [f"reproduce: python tools/simulate_town.py --seed {seed}" for seed in bad[:10]]
    return "\n".join(lines)


def show_mutants() -> None:
    for name in MUTANTS:
        found = found_after(name, MOST_SCHEDULES)
        told = (
            f"not in {MOST_SCHEDULES} schedules" if found is None else f"{found[0]:>4}  {found[1]}"
        )
        print(f"{name:44}{told}", flush=True)


if __name__ == "__main__":
    main()
