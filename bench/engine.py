"""Kniffel steps per CPU-second beside OpenSpiel's yacht and two Yahtzee packages.

    python bench/engine.py [--rounds 7] [--seconds 1] [--no-peers] [--json]

A step is one decision of a player: ask what is legal, choose uniformly, apply it with all checks.
The dice it sets rolling are thrown in the same step; they cost time and do not count.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import common

Playout = Callable[[], int]
"""Plays one whole game and says how many steps it took."""
Contender = tuple[Playout, int]
"""And how many turns (boxes written) one game has."""

T = TypeVar("T")

SEATS = 3
chance = random.Random(1).random
OURS = ("rules", "table", "json", "sealed")
PEERS = ("pyhtzee", "yahtzee-api", "yacht", "yacht-expert")

TITLES = {
    "rules": "Parlour, functions of the rules",
    "table": "Parlour, Table",
    "json": "Parlour, Table, plays sent as JSON",
    "sealed": "Parlour, Table, plays sent as JSON, provable dice",
    "pyhtzee": "pyhtzee",
    "yahtzee-api": "yahtzee-api",
    "yacht": "OpenSpiel yacht, chance_outcomes()",
    "yacht-expert": "OpenSpiel yacht, chance known to the caller",
}


def main() -> None:
    args = arguments()
    if args.one:
        print(json.dumps(measure(*CONTENDERS[args.one](), args.seconds)))
        return
    common.be_ours()
    common.say(f"bench: {common.machine()}")
    names = OURS if args.no_peers else OURS + PEERS
    if not args.no_peers:
        common.python_peers()
    best = race(names, args.rounds, args.seconds)
    ours, _ = best["rules"]
    rows = [
        {
            "engine": TITLES[name],
            "steps/s": round(steps),
            "µs/step": 1e6 / steps,
            "turns/s": round(turns),
            "first row ÷ this, steps": ours / steps,
        }
        for name, (steps, turns) in best.items()
    ]
    common.report(rows, rows[0], as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, help="the best of so many counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one round")
    parser.add_argument("--no-peers", action="store_true", help="Parlour alone")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", choices=CONTENDERS, help=argparse.SUPPRESS)
    return parser.parse_args()


def race(names: tuple[str, ...], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The best rates of each. They take turns: a busy spell of the machine hits them all."""
    best = {name: [0.0, 0.0] for name in names}
    for number in range(1, rounds + 1):
        for name in names:
            common.say(f"bench: round {number} of {rounds}, {TITLES[name]}")
            python = Path(sys.executable) if name in OURS else common.THEIRS
            command = [str(python), __file__, "--one", name, "--seconds", str(seconds)]
            done = subprocess.run(
                command, check=True, stdout=subprocess.PIPE, text=True, timeout=600
            )
            best[name] = max(best[name], json.loads(done.stdout))
    return best


def choose(plays: Sequence[T]) -> T:
    """Uniformly, and quicker than `random.choice`: the engines are measured, not the chooser."""
    return plays[int(chance() * len(plays))]


def measure(playout: Playout, turns: int, seconds: float) -> tuple[float, float]:
    """Steps and turns per CPU-second over whole games, in the best tenth of the time."""
    playout()  # fills the caches
    end = time.process_time() + seconds
    best = (0.0, 0.0)
    while not best[0] or time.process_time() < end:
        steps, games, start = 0, 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / 10 or not games:
            steps += playout()
            games += 1
        best = max(best, (steps / spent, games * turns / spent))
    return best


# Parlour


def rules() -> Contender:
    from parlour.core.fair import seeded
    from parlour.games.kniffel import GAME
    from parlour.games.kniffel.model import Options

    dice = seeded(1)(0, 0)
    options = Options()

    def playout() -> int:
        state, steps = GAME.start(options, SEATS), 0
        while GAME.scores(state) is None:
            if alarms := GAME.alarms(state):
                state, _ = GAME.deal(state, GAME.draw(state, alarms[0].what, dice))
            else:
                state, _ = GAME.apply(state, state.seat, choose(GAME.legal(state, state.seat)))
                steps += 1
        return steps

    return playout, 13 * SEATS


def on_a_table(*, wire: bool, sealed: bool) -> Contender:
    """As the server plays: through `Table`, which keeps the log and rings for the house."""
    from msgspec import json as msgjson

    from parlour.core.fair import fair, new_seed, seeded
    from parlour.core.table import Table
    from parlour.games.kniffel import GAME
    from parlour.games.kniffel.model import Options

    encode = msgjson.Encoder().encode
    decode = msgjson.Decoder(GAME.types.play).decode
    options = Options()

    def playout() -> int:
        chance = fair(new_seed(), b"{}") if sealed else seeded(random.getrandbits(32))
        table, steps = Table(GAME, options, SEATS, chance), 0
        table.commit(table.ring(0.0))
        while not table.over:
            seat = table.state.seat
            play = choose(GAME.legal(table.state, seat))
            table.commit(table.play(seat, decode(encode(play)) if wire else play, 0.0))
            steps += 1
        return steps

    return playout, 13 * SEATS


# Peers, each the way its own documentation plays it


def pyhtzee() -> Contender:
    """One player only; the first roll of a turn is made for him."""
    from pyhtzee import Pyhtzee

    def playout() -> int:
        game, steps = Pyhtzee(), 0
        while not game.is_finished():
            game.take_action(choose(game.get_possible_actions()))
            steps += 1
        return steps

    return playout, 13


def yahtzee_api() -> Contender:
    """Has no list of legal plays; the caller makes it from the score card."""
    from yahtzee_api.game import Game

    masks = [[mask >> die & 1 for die in range(5)] for mask in range(31)]

    def playout() -> int:
        game, steps = Game(SEATS), 0
        while game.remaining_turns:
            player = game.c_player
            if player.rolls_left == 3:
                player.roll(masks[0])
            else:
                boxes = [box for box in range(13) if not player.scorecard[box][2]]
                play = choose([*masks, *boxes] if player.rolls_left else boxes)
                if isinstance(play, int):
                    player.end_turn(play)
                    game.next_player()
                else:
                    player.roll(play)
            steps += 1
        return steps

    return playout, 13 * SEATS


def yacht(*, expert: bool) -> Contender:
    """Its documented loop asks for all outcomes of a throw, up to 7,776; the expert knows that
    they are 6 to the power of the dice thrown, and equally likely, and asks for none."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("yacht", {"players": SEATS})

    def asked(state: pyspiel.State, thrown: int) -> int:
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        return rng.choices([what for what, _ in outcomes], [odds for _, odds in outcomes])[0]

    def known(state: pyspiel.State, thrown: int) -> int:
        return rng.randrange(6**thrown)

    throw = known if expert else asked

    def playout() -> int:
        state, steps, thrown = game.new_initial_state(), 0, 5
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(throw(state, thrown))
                thrown = 5
            else:
                action = choose(state.legal_actions())
                state.apply_action(action)
                thrown = action.bit_count() if action < 32 else 5
                steps += 1
        return steps

    return playout, 12 * SEATS


CONTENDERS: dict[str, Callable[[], Contender]] = {
    "rules": rules,
    "table": lambda: on_a_table(wire=False, sealed=False),
    "json": lambda: on_a_table(wire=True, sealed=False),
    "sealed": lambda: on_a_table(wire=True, sealed=True),
    "pyhtzee": pyhtzee,
    "yahtzee-api": yahtzee_api,
    "yacht": lambda: yacht(expert=False),
    "yacht-expert": lambda: yacht(expert=True),
}

if __name__ == "__main__":
    main()
