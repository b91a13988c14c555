"""How well Poker Champ's bots play: games won among others, and their exploitability.

    python bench/poker_play.py ladder [--games 5000] [--only "2 seats"] [--jobs 2]
    python bench/poker_play.py exploit [--flops 40]
    python bench/poker_play.py champion [--games 5000]

In the ladder the first bot of a table sits among the others, in every seat as often. `exploit`
computes the exploitability exactly, for two players from the flop on. `champion` fits the numbers
of `shark.champion.GROWTH`.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING

from common import be_ours, report, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    import numpy.typing as npt

    from parlour.games.poker_champ.exact.rest import Solution, Subgame
    from parlour.games.poker_champ.exact.rest.cfr_numpy import Level

    Floats = npt.NDArray[np.float64]
    Ints = tuple[int, ...]
    Shares = tuple[float, ...]

FLOP = 2
"""The step."""

TABLES = {
    "2 seats": ("shark", "steady"),
    "3 seats": ("shark", "steady", "steady"),
    "4 seats": ("shark", "steady", "steady", "steady"),
    "5 seats": ("shark", *["steady"] * 4),
    "6 seats": ("shark", *["steady"] * 5),
    "steady among beginners": ("steady", "beginner", "beginner"),
}


def ladder(games: int, jobs: int, only: str, seed: int) -> list[dict[str, object]]:
    """What the first bot wins of games among the others, beside its even share."""
    from parlour.games.poker_champ.model import Options
    from parlour.study.many import play_many
    from parlour.study.shards import Plan
    from parlour.study.stats import summarize

    rows = []
    for name, bots in TABLES.items():
        if only not in name:
            continue
        plan = Plan("poker_champ", Options(), bots, seed, rotated=True)
        say(f"{name}: {', '.join(bots)}")
        part = play_many(plan, max(1, games // len(bots)), jobs=jobs).part
        first = summarize(part)[0]
        rows.append(
            {
                "table": name,
                "games": part.rounds * plan.turns,
                "wins": round(first.wins, 4),
                "±95 %": round(1.96 * (first.wins_error or 0.0), 4),
                "even share": round(1 / len(bots), 4),
            }
        )
    return rows


def exploit(flops: int, seed: int) -> list[dict[str, object]]:
    """On random flops with twelve chips each: the shark, beside thresholds on equity."""
    from parlour.games.poker_champ.exact.rest import exploitability, solve
    from parlour.games.poker_champ.shark.heads_up import ITERATIONS

    rng = Random(seed)
    spots = [random_subgame(rng) for _ in range(flops)]
    shark = ITERATIONS[FLOP]
    plans = {f"shark, {shark} iterations": partial(solve, iterations=shark)}
    plans |= {f"CFR+, {more} iterations": partial(solve, iterations=more) for more in (40, 80)}
    plans |= {f"equity at least {need}": partial(threshold, need=need) for need in (0.2, 0.3, 0.4)}
    rows = []
    solve(spots[0], 1)  # compiles
    for name, plan in plans.items():
        say(name)
        began = process_time()
        solved = [plan(game) for game in spots]
        spent = process_time() - began
        lost = [exploitability(each) for each in solved]
        row = {"plan": name, "flops": flops, "chips/deal": round(fmean(lost), 5)}
        row |= {"±95 %": round(half_width(lost), 5), "worst": round(max(lost), 5)}
        rows.append({**row, "ms/flop": round(1000 * spent / flops, 1)})
    return rows


def random_subgame(rng: Random) -> Subgame:
    """Two players who see a flop, with the chips everyone starts with."""
    import numpy as np

    from parlour.games.poker_champ.backs import BACK
    from parlour.games.poker_champ.exact.odds.readings import readings
    from parlour.games.poker_champ.exact.rest import Single, Subgame
    from parlour.kit.french import PACK

    pack = rng.sample(range(len(PACK)), 7)
    board = tuple(pack[:3])
    first, second = (
        tuple(hand for hand in readings(backs) if not set(hand) & set(board))
        for backs in (tuple(BACK[PACK[card]] for card in cards) for cards in (pack[3:5], pack[5:]))
    )
    even = np.ones(len(first), Single), np.ones(len(second), Single)
    return Subgame(FLOP, board, (first, second), even, 2, (11, 11))


def threshold(game: Subgame, need: float) -> Solution:
    """Bets wherever the equity against all readings is large enough, as `steady` does."""
    import numpy as np

    from parlour.games.poker_champ.exact.rest import Solution, uniform
    from parlour.games.poker_champ.exact.rest.cfr_numpy import traverse
    from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Tree

    tree = Tree(game)
    strategy = uniform(tree)

    def decide(player: int, depth: int, level: Level) -> None:
        spent, fold = tree.costs[:, player].sum(), tree.payoffs.fold[depth, player]
        pot = tree.payoffs.take[-1, player] + spent
        enough = level.answer + fold * level.bets >= (need * pot - spent) * level.bets
        strategy[player, tree.levels[depth]] = enough

    for player in PLAYERS:
        traverse(tree, player, np.ones_like(tree.live), tell=partial(decide, player))
    return Solution(tree, strategy)


def champion(games: int, seed: int) -> list[dict[str, object]]:
    """What Awards and chips are worth between two deals, fitted to games of `steady` bots."""
    import numpy as np

    from parlour.games.poker_champ.awards import CHIPS
    from parlour.games.poker_champ.shark.champion import GROWTH

    rows = list[dict[str, object]]()
    for players in GROWTH:
        say(f"{players} players")
        seen = [each for number in range(games) for each in positions(players, seed, number)]
        stacks, awards, wins = (np.array(column, float) for column in zip(*seen, strict=True))
        chips = stacks / CHIPS
        fitted = most_likely(np.stack((awards, chips**2, awards * chips), axis=-1), wins)
        names = ("Award", "chips, squared", "Award and chips")
        numbers = dict(zip(names, map(float, fitted.round(3)), strict=True))
        rows.append({"players": players, "games": games, "positions": len(seen), **numbers})
    return rows


def positions(players: int, seed: int, number: int) -> Iterator[tuple[Ints, Ints, Shares]]:
    """Stacks and Awards before every deal of one game, and the share of the win of each seat."""
    from parlour.core import fair
    from parlour.core.table import Table
    from parlour.games.poker_champ import GAME
    from parlour.games.poker_champ.model import Options
    from parlour.study.simulate import play_out
    from parlour.study.stats import win_shares

    rng = Random(f"{seed} {players} {number}")
    bots = [GAME.bots["steady"]] * players
    table = play_out(GAME, Options(), bots, fair.seeded(rng.getrandbits(64)), rng)
    wins = tuple(map(float, win_shares(GAME.scores(table.state) or ())))
    again, deal = Table(GAME, Options(), players, table.chance), -1
    for move in table.moves:
        again.follow(move)
        state = again.state
        if state.deal != deal and not any(map(any, state.bets)):
            deal = state.deal
            yield state.stacks, state.awards, wins


def most_likely(features: Floats, wins: Floats) -> Floats:
    """Multinomial logistic regression by Newton's method: chances are softmax(features @ found)."""
    import numpy as np

    found = np.zeros(features.shape[-1])
    for _ in range(30):
        weights = np.exp(features @ found)
        chance = weights / weights.sum(1, keepdims=True)
        mean = np.einsum("rs,rsf->rf", chance, features)
        spread = np.einsum("rs,rsf,rsg->fg", chance, features, features) - mean.T @ mean
        found += np.linalg.solve(spread, np.einsum("rs,rsf->f", wins - chance, features))
    return found


def half_width(sample: list[float]) -> float:
    return 1.96 * stdev(sample) / sqrt(len(sample))


def main() -> None:
    be_ours()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("ladder", "exploit", "champion"))
    parser.add_argument("--games", type=int, default=5000, help="a table, or a number of players")
    parser.add_argument("--only", default="", help="tables whose name has this in it")
    parser.add_argument("--flops", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes, for the ladder")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.what == "ladder":
        rows = ladder(args.games, args.jobs, args.only, args.seed)
    elif args.what == "exploit":
        rows = exploit(args.flops, args.seed)
    else:
        rows = champion(args.games, args.seed)
    report(rows, rows[0], as_json=args.json)


if __name__ == "__main__":
    main()
