"""Does somebody else's learner learn here? MaskablePPO of sb3-contrib against chance on Kniffel.

    python bench/maskable.py [--steps 60000] [--games 400] [--torch PYTHON]

The learner sits in `parlour.learn.solo` and sees what a person sees. Before and after learning it
plays games against a player who chooses by lot; the job fails if what it has learned does not win
more than half of them beyond doubt. torch (5 GB with its own libraries) comes into
`bench/peers/torch/.venv`, made on first use, unless `--torch` names an interpreter that has it; it
is never a dependency of ours.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from math import sqrt
from pathlib import Path
from typing import Any

import common

TORCH = common.NODE_PEERS / "torch" / ".venv" / "bin" / "python"
TORCH_PEERS = ("torch==2.15.0", "sb3-contrib==2.9.2", "gymnasium==1.4.0")
OURS = ("fluent.runtime==0.4.0", "msgspec==0.22.0")
"""What Parlour itself needs to play there."""
SURE = 1.96


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--steps", type=int, default=60_000)
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--torch", type=Path, help="an interpreter that has torch and sb3-contrib")
    words.add_argument("--json", action="store_true")
    words.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = words.parse_args()
    if not args.here:
        python = args.torch or torch_peers()
        env = {**os.environ, "PYTHONPATH": str(common.ROOT / "src")}
        sys.exit(subprocess.run([python, *sys.argv, "--here"], env=env, check=False).returncode)
    rows = learned(args.steps, args.games)
    common.report(rows, list(rows[0]), as_json=args.json)
    if rows[-1]["wins %"] - rows[-1]["± 95 %"] <= 50:
        sys.exit("bench: it has not learned to beat chance")


def torch_peers() -> Path:
    mark, wanted = TORCH.parents[1] / ".made", json.dumps([*TORCH_PEERS, *OURS])
    if not (mark.exists() and mark.read_text() == wanted):
        common.say(f"bench: making {TORCH.parents[1]} with {', '.join(TORCH_PEERS)}")
        venv.create(TORCH.parents[1], with_pip=True)
        pip = (str(TORCH), "-m", "pip", "install", "--quiet", *TORCH_PEERS, *OURS)
        subprocess.run(pip, check=True, stdout=sys.stderr)
        mark.write_text(wanted)
    return TORCH


def by_lot(frame: Any, rng: Any) -> Any:
    return rng.choice(frame.legal)


def learned(steps: int, games: int) -> list[dict[str, Any]]:
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO

    from parlour import learn

    class Seen(gymnasium.ObservationWrapper[Any, Any, Any]):
        """The row of numbers alone; the mask is asked for."""

        def __init__(self) -> None:
            self.solo = learn.solo("kniffel", [by_lot])
            super().__init__(self.solo)
            self.observation_space = self.solo.setting.space()["observation"]

        def observation(self, observation: Any) -> Any:
            return observation["observation"]

        def action_masks(self) -> Any:
            return self.solo.action_masks()

    torch.set_num_threads(1)
    env = Seen()
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=1024, gamma=1.0, device="cpu")
    before, began = wins(model, env, games), time.monotonic()
    model.learn(steps)
    taken = round(time.monotonic() - began)
    after = wins(model, env, games)
    return [row("before learning", 0, 0, before), row("after", steps, taken, after)]


def row(what: str, steps: int, seconds: int, share: tuple[float, int]) -> dict[str, Any]:
    won, games = share
    error = SURE * sqrt(max(won * (1 - won), 1 / games) / games)
    told = {"wins %": round(100 * won, 1), "± 95 %": round(100 * error, 1), "games": games}
    return {"MaskablePPO": what, "steps": steps, "seconds": seconds, **told}


def wins(model: Any, env: Any, games: int) -> tuple[float, int]:
    """The share of these games that it wins; ties count by halves."""
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = cut = False
        while not (over or cut):
            play, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, cut, _ = env.step(play)
            won += reward + 0.5 if over else 0.0
    return won / games, games


if __name__ == "__main__":
    main()
