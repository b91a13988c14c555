"""How well Poker Champ's bots play: games won among others, and what a perfect opponent would win.

    python bench/poker_play.py ladder [--games 5000] [--only "2 seats"] [--jobs 2]
    python bench/poker_play.py exploit [--flops 40]
    python bench/poker_play.py standing [--games 5000]

In the ladder the first bot of a table sits among the others, in every seat as often. `exploit`
counts exactly, for two players from the flop on. `standing` fits the numbers of `standing.GROWTH`.
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

    from parlour.games.poker_champ.exact.rest.cfr_numpy import Seen
    from parlour.games.poker_champ.exact.rest.solver import Solved
    from parlour.games.poker_champ.exact.rest.tree import Rest

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
    from parlour.study.many import Plan, play_many
    from parlour.study.stats import win_shares

    rows = []
    for name, bots in TABLES.items():
        if only not in name:
            continue
        wins = []
        for turn in range(len(bots)):
            seats = (*bots[-turn:], *bots[:-turn]) if turn else bots
            plan = Plan("poker_champ", Options(), seats, seed * len(bots) + turn)
            say(f"{name}: {', '.join(seats)}")
            share = max(1, games // len(bots))
            wins += [float(win_shares(s)[turn]) for s in play_many(plan, share, jobs)]
        rows.append(
            {
                "table": name,
                "games": len(wins),
                "wins": round(fmean(wins), 4),
                "±95 %": round(half_width(wins), 4),
                "even share": round(1 / len(bots), 4),
            }
        )
    return rows


def exploit(flops: int, seed: int) -> list[dict[str, object]]:
    """On random flops with twelve chips each: the shark, beside thresholds on the share."""
    from parlour.games.poker_champ.exact.rest.solver import exploitability, solve
    from parlour.games.poker_champ.shark.heads_up import ROUNDS

    rng = Random(seed)
    spots = [random_rest(rng) for _ in range(flops)]
    plans = {f"shark, {ROUNDS[FLOP]} rounds": partial(solve, rounds=ROUNDS[FLOP])}
    plans |= {f"solver, {rounds} rounds": partial(solve, rounds=rounds) for rounds in (40, 80)}
    plans |= {f"share at least {need}": partial(threshold, need=need) for need in (0.2, 0.3, 0.4)}
    rows = []
    solve(spots[0], 1)  # compiles
    for name, plan in plans.items():
        say(name)
        began = process_time()
        solved = [plan(rest) for rest in spots]
        spent = process_time() - began
        lost = [exploitability(each) for each in solved]
        row = {"plan": name, "flops": flops, "chips/deal": round(fmean(lost), 5)}
        row |= {"±95 %": round(half_width(lost), 5), "worst": round(max(lost), 5)}
        rows.append({**row, "ms/flop": round(1000 * spent / flops, 1)})
    return rows


def random_rest(rng: Random) -> Rest:
    """Two players who see a flop, with the chips everyone starts with."""
    import numpy as np

    from parlour.games.poker_champ.backs import BACK
    from parlour.games.poker_champ.exact.odds.readings import readings
    from parlour.games.poker_champ.exact.rest.tree import Rest, Single
    from parlour.kit.french import PACK

    pack = rng.sample(range(len(PACK)), 7)
    board = tuple(pack[:3])
    first, second = (
        tuple(hand for hand in readings(backs) if not set(hand) & set(board))
        for backs in (tuple(BACK[PACK[card]] for card in his) for his in (pack[3:5], pack[5:]))
    )
    even = np.ones(len(first), Single), np.ones(len(second), Single)
    return Rest(FLOP, board, (first, second), even, 2, (11, 11))


def threshold(rest: Rest, need: float) -> Solved:
    """Bets wherever the share against all readings is large enough, as `steady` does."""
    import numpy as np

    from parlour.games.poker_champ.exact.rest.cfr_numpy import walk
    from parlour.games.poker_champ.exact.rest.solver import Solved, undecided
    from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Tree

    tree = Tree(rest)
    chances = undecided(tree)

    def decide(me: int, depth: int, seen: Seen) -> None:
        spent, folds = tree.costs[:, me].sum(), tree.ends.folds[depth, me]
        pot = tree.ends.takes[-1, me] + spent
        enough = seen.answer + folds * seen.stays >= (need * pot - spent) * seen.stays
        chances[me, tree.levels[depth]] = enough

    for me in PLAYERS:
        walk(tree, me, np.ones_like(tree.alive), tell=partial(decide, me))
    return Solved(tree, chances)


def standing(games: int, seed: int) -> list[dict[str, object]]:
    """What Awards and chips are worth between two deals, fitted to games of `steady` bots."""
    import numpy as np

    from parlour.games.poker_champ.awards import CHIPS
    from parlour.games.poker_champ.shark.champion import GROWTH

    rows = []
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
    """Stacks and Awards before every deal of one game, and who won it."""
    from parlour.core import fair
    from parlour.games.poker_champ import GAME
    from parlour.games.poker_champ.model import Options
    from parlour.study.simulate import play_out
    from parlour.study.stats import win_shares

    rng = Random(f"{seed} {players} {number}")
    bots = [GAME.bots["steady"]] * players
    table = play_out(GAME, Options(), bots, fair.seeded(rng.getrandbits(64)), rng)
    wins = tuple(map(float, win_shares(GAME.scores(table.state) or ())))
    state, deal = GAME.start(Options(), players), -1
    for move in table.moves:
        if move.seat is None:
            state, _ = GAME.deal(state, move.what)
        else:
            state, _ = GAME.apply(state, move.seat, move.what)
        if state.deal != deal and not any(map(any, state.bets)):
            deal = state.deal
            yield state.stacks, state.awards, wins


def most_likely(features: Floats, wins: Floats) -> Floats:
    """Newton's method; a seat's chance is its share of the sum of exp(features @ found)."""
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
    parser.add_argument("what", choices=("ladder", "exploit", "standing"))
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
        rows = standing(args.games, args.seed)
    report(rows, rows[0], as_json=args.json)


if __name__ == "__main__":
    main()
