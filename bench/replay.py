"""A whole game shown again: milliseconds and packed kilobytes of all frames of one seat.

    python bench/replay.py [--games 20]

Read, checked against its seal, played again and packed, as the server does it. Medians.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

import common

if TYPE_CHECKING:
    from parlour.core.game import Bot

NAMES = ("Anna", "Béla", "Cili")


def sealed(name: str, number: int) -> bytes:
    """A game of up to three of the weakest bots, as the house keeps it."""
    from msgspec import Raw, json

    from parlour.core import fair, log
    from parlour.games import GAMES
    from parlour.study.simulate import play_out

    game, rng = GAMES[name], Random(number)
    options = game.types.options()
    names = NAMES[: game.seats(options)[-1]]
    seed = rng.randbytes(fair.SEED_BYTES)
    told = Raw(json.encode(options))
    header = log.Header(log.FORMAT, name, game.rules, told, names, fair.commitment(seed))
    bots = [in_time(next(iter(game.bots.values())))] * len(names)
    table = play_out(game, options, bots, fair.fair(seed, json.encode(header)), rng)
    return log.write(header, table.moves, seed)


def in_time(bot: Bot[Any, Any, Any]) -> Bot[Any, Any, Any]:
    """The same bot, on a clock of milliseconds as the house has it."""
    from msgspec.structs import replace

    def wanted(frame: Any, rng: Random) -> Any:
        choice = bot(frame, rng)
        return choice and replace(choice, after=round(choice.after, 3))

    return wanted


def measure(name: str, games: int) -> dict[str, object]:
    from parlour.server.replays import Asked, replayed

    moves, times, sizes = list[int](), list[float](), list[float]()
    for number in range(games):
        text = sealed(name, number)
        began = time.perf_counter()
        body = replayed("frames", text, Asked(seat=0), brought=False)
        times.append(1000 * (time.perf_counter() - began))
        sizes.append(len(body) / 1000)
        moves.append(text.count(b"\n") - 2)
    figures = {"moves": median(moves), "ms": median(times), "kB": median(sizes)}
    return {"game": name} | {what: round(figure, 1) for what, figure in figures.items()}


def main() -> None:
    common.be_ours()
    from parlour.games import GAMES

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = [measure(name, args.games) for name in GAMES]
    common.report(rows, ("game", "moves", "ms", "kB"), as_json=args.json)


if __name__ == "__main__":
    main()
