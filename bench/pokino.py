"""How many rounds of Pokino a core plays, everybody calling perfectly. Prints rounds a second.

python bench/pokino.py [--rounds N]
"""

import argparse
from time import perf_counter, process_time

import numpy as np

from parlour.games.pokino.boards import OURS
from parlour.games.pokino.kernel import packs, play

AT_ONCE = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200_000)
    rounds = parser.parse_args().rounds
    print(f"{'players':>7}  {'rounds/s':>9}  {'per CPU-s':>9}")
    for players in (2, 4, 6, 10):
        rng = np.random.default_rng(players)
        wall, cpu = perf_counter(), process_time()
        for _ in range(max(1, rounds // AT_ONCE)):
            play(OURS[:players], packs(rng, min(rounds, AT_ONCE)))
        count = max(1, rounds // AT_ONCE) * min(rounds, AT_ONCE)
        wall, cpu = perf_counter() - wall, process_time() - cpu
        print(f"{players:>7}  {count / wall:>9,.0f}  {count / cpu:>9,.0f}")


if __name__ == "__main__":
    main()
