"""How many rounds of Pokino one core plays, everybody calling perfectly.

    python bench/pokino.py [--rounds 400000]

No other program plays Pokino, so there are no peers.
"""

from __future__ import annotations

import argparse
import time

import common

AT_ONCE = 20_000


def measure(rounds: int) -> list[dict[str, float]]:
    import numpy as np

    from parlour.games.pokino.boards import OURS
    from parlour.games.pokino.exact.rounds import packs, play

    found = []
    for players in (2, 4, 6, 10):
        rng = np.random.default_rng(players)
        part = min(rounds, AT_ONCE)
        play(OURS[:players], packs(rng, part))
        wall, cpu = time.perf_counter(), time.process_time()
        for _ in range(rounds // part):
            play(OURS[:players], packs(rng, part))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        count = rounds // part * part
        found.append({"players": players, "rounds/s": count / wall, "per CPU-second": count / cpu})
    return found


def main() -> None:
    common.be_ours()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=400_000)
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    columns = ("players", "rounds/s", "per CPU-second")
    common.report(measure(args.rounds), columns, as_json=args.json)


if __name__ == "__main__":
    main()
