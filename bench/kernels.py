"""The compiled games beside pgx and OpenSpiel, in one run.

    python bench/kernels.py [--rounds 5] [--seconds 0.4] [--no-peers] [--pgx PYTHON] [--json]

Every figure is a number a second of the processor, of one core, the best of some rounds in which
all take turns. *batched* steps are those of 4,096 tables, each with a legal play drawn by lot from
its mask; *fused* is whole games by lot, played out. pgx comes with jax into `bench/peers/.venv`,
made on first use, unless `--pgx` names an interpreter that has it, and OpenSpiel comes with the
other peers; none is a dependency of ours. `--wall` adds what all cores do together, by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import common

TABLES = 4096
GAMES = 8192
ROUNDS = 16
"""Of a session of Pokino: they are what is counted there."""
JAX = common.NODE_PEERS / ".venv" / "bin" / "python"
JAX_PEERS = ("jax==0.10.2", "pgx==2.6.0")
KERNELS: dict[str, tuple[int, dict[str, object], tuple[str, ...]]] = {
    "kniffel": (1, {}, ("random", "greedy")),
    "poker_champ": (6, {}, ("random", "bold")),
    "cartino": (2, {"taking_back": False}, ("random", "greedy")),
    "pokino": (4, {"rounds": ROUNDS}, ("random", "caller", "thief")),
}
"""By game: seats, options and the policies that are measured."""
PGX = ("kuhn_poker", "leduc_holdem", "tic_tac_toe")
SPIEL = ("yacht", "kuhn_poker")

Go = Callable[[], int]
"""Does some work; says how many steps, games or deals it was."""


def main() -> None:
    args = asked()
    if args.serve == "pgx":
        return answer({f"pgx {name}, batched steps": pgx(name) for name in PGX})
    if args.serve == "spiel":
        return answer({f"OpenSpiel {name}, steps": spiel(name) for name in SPIEL})
    common.be_ours()
    common.say(f"bench: {common.machine()}, load {os.getloadavg()[0]:.0f}")
    peers = (
        [] if args.no_peers else [Peer("pgx", jax_peers(args.pgx)), Peer("spiel", spiel_peers())]
    )
    mine = ours()
    best = dict.fromkeys([*mine, *[row for peer in peers for row in peer.rows]], 0.0)
    for _ in range(args.rounds):
        for name, go in mine.items():
            best[name] = max(best[name], rate(go, args.seconds))
        for peer in peers:
            for name in peer.rows:
                best[name] = max(best[name], peer.measure(name, args.seconds))
    rows = [{"what": name, "per CPU-second": round(made)} for name, made in best.items()]
    if args.wall:
        rows += [{"what": name, "per second": made} for name, made in wall(args.seconds).items()]
    common.report(rows, ["what", "per CPU-second", "per second"], as_json=args.json)
    return None


def asked() -> argparse.Namespace:
    words = argparse.ArgumentParser()
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seconds", type=float, default=0.4)
    words.add_argument("--no-peers", action="store_true")
    words.add_argument("--pgx", type=Path, help="an interpreter that has jax and pgx")
    words.add_argument("--wall", action="store_true")
    words.add_argument("--json", action="store_true")
    words.add_argument("--serve", choices=["pgx", "spiel"], help=argparse.SUPPRESS)
    return words.parse_args()


def rate(go: Go, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    began, made = clock(), 0
    while clock() - began < seconds:
        made += go()
    return made / (clock() - began)


# Ours


def ours() -> dict[str, Go]:
    """Compiled before they are measured; what that took is told."""
    import parlour

    found: dict[str, Go] = {}
    for game, (seats, options, policies) in KERNELS.items():
        began = time.perf_counter()
        kernel = parlour.learn.kernel(game, seats, options=options)
        name = f"{game}, {seats} seats"
        rows = {f"{name}, fused games, {policy}": fused(kernel, policy) for policy in policies}
        if game == "poker_champ":
            rows[f"{name}, fused deals, bold"] = deals(kernel)
        rows[f"{name}, batched steps"] = batched(kernel)
        rows[f"{name}, batched steps with observations"] = batched(kernel, seen=True)
        for go in rows.values():
            go()
        common.say(f"bench: {game} ready after {time.perf_counter() - began:.1f} s")
        found |= rows
    return found


def fused(kernel: Any, policy: str, jobs: int = 1) -> Go:
    rounds = getattr(kernel.options, "rounds", None) or 1

    def go() -> int:
        kernel.play(jobs * GAMES // rounds, [policy] * kernel.seats, seed=1, jobs=jobs)
        return jobs * GAMES

    return go


def deals(kernel: Any) -> Go:
    """Single deals with everybody's first chips."""
    import numpy as np

    policies = np.full(kernel.seats, kernel.policy("bold"), np.int8)
    tally = np.zeros((kernel.seats, 3))

    def go() -> int:
        kernel.deal_out(GAMES, policies, np.uint64(1), tally)
        return GAMES

    return go


def batched(kernel: Any, *, seen: bool = False) -> Go:
    import numpy as np

    tables = kernel.begin(TABLES, seed=1)
    plays, told = np.zeros(TABLES, np.int64), tables.observe()

    def go() -> int:
        tables.sample(plays)
        tables.step(plays)
        if seen:
            tables.observe(told)
        return TABLES

    return go


def wall(seconds: float) -> dict[str, int]:
    """Fused games of all cores together, by the clock."""
    import parlour

    found, cores = {}, os.cpu_count() or 1
    for game, (seats, options, policies) in KERNELS.items():
        kernel = parlour.learn.kernel(game, seats, options=options)
        for policy in policies:
            go, best = fused(kernel, policy, jobs=cores), 0.0
            for _ in range(3):
                best = max(best, rate(go, seconds, time.perf_counter))
            found[f"{game}, {seats} seats, fused games, {policy}, {cores} cores"] = round(best)
    return found


# Peers, each in an interpreter of its own that waits to be asked


class Peer:
    def __init__(self, name: str, python: Path) -> None:
        one_core = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        self._process = subprocess.Popen(
            [str(python), str(Path(__file__)), "--serve", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XLA_FLAGS": one_core, "JAX_PLATFORMS": "cpu"},
        )
        self.rows: list[str] = self._hear()

    def measure(self, name: str, seconds: float) -> float:
        assert self._process.stdin is not None
        print(json.dumps([name, seconds]), file=self._process.stdin, flush=True)
        return float(self._hear())

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else sys.exit("bench: a peer has stopped")


def answer(rows: dict[str, Go]) -> None:
    for go in rows.values():
        go()
    print(json.dumps([*rows]), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(rate(rows[name], seconds), flush=True)


def jax_peers(python: Path | None) -> Path:
    if python is not None:
        return python
    mark, wanted = JAX.parents[1] / ".made", "\n".join(JAX_PEERS)
    if not (mark.exists() and mark.read_text() == wanted):
        common.say(f"bench: making bench/peers/.venv with {', '.join(JAX_PEERS)}")
        venv.create(JAX.parents[1], with_pip=True)
        pip = (str(JAX), "-m", "pip", "install", "--quiet", *JAX_PEERS)
        subprocess.run(pip, check=True, stdout=sys.stderr)
        mark.write_text(wanted)
    return JAX


def spiel_peers() -> Path:
    return common.python_peers()


def pgx(name: str, length: int = 64) -> Go:
    """As its documentation has it: vmap, jit, and a scan so that Python is out of the way."""
    import jax
    import jax.numpy as jnp
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, lot, more = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -1e9)
        play = jax.random.categorical(lot, odds, axis=-1)
        return (step(state, play, jax.random.split(more, TABLES)), key), None

    run = jax.jit(lambda *carried: jax.lax.scan(body, carried, None, length=length)[0])
    first = jax.random.split(jax.random.PRNGKey(0), TABLES)
    at = [run(jax.vmap(env.init)(first), jax.random.PRNGKey(1))]

    def go() -> int:
        at[0] = run(*at[0])
        jax.block_until_ready(at[0][0].terminated)
        return TABLES * length

    return go


def spiel(name: str) -> Go:
    """One game after the other; what chance can do is equally likely in these games."""
    from random import Random

    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def go() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return steps

    return go


if __name__ == "__main__":
    main()
