"""Steps a second of the learning environments, with a random learner that asks for every mask.

    python bench/learn.py [--seconds 5] [--json]

A step is `last()` and `step()` of PettingZoo: the observation, the mask, the play and whatever the
house does after it. Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import common

TABLES = {"kniffel": 2, "cartino": 2, "poker_champ": 3, "pokino": 4}


def main() -> None:
    common.be_ours()
    common.say(f"bench: {common.machine()}")
    asked = argparse.ArgumentParser()
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--json", action="store_true")
    args = asked.parse_args()
    rows = [measure(game, seats, args.seconds) for game, seats in TABLES.items()]
    common.report(rows, rows[0], as_json=args.json)


def measure(game: str, seats: int, seconds: float) -> dict[str, object]:
    import numpy as np

    import parlour

    env = parlour.learn.aec(game, seats, options={"rounds": 2} if game == "pokino" else None)
    env.reset(seed=1)
    rng, steps, games, began = Random(1), 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            games += 1
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    rate = round(steps / (time.process_time() - began))
    return {"game": game, "seats": seats, "steps/s": rate, "games": games}


if __name__ == "__main__":
    main()
