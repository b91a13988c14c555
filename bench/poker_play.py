"""How well Poker Champ's bots play: games won among others, and what a perfect opponent would win.

python bench/poker_play.py ladder --games 200 --jobs 2      every pairing, seats in turn
python bench/poker_play.py exploit --flops 40               two seats, chips a deal, exactly
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from random import Random
from statistics import fmean, stdev

from common import be_ours, machine, say, table

TABLES = {
    "2 seats": ("shark", "steady"),
    "3 seats": ("shark", "steady", "steady"),
    "4 seats": ("shark", "steady", "steady", "steady"),
    "5 seats": ("shark", *["steady"] * 4),
    "6 seats": ("shark", *["steady"] * 5),
    "steady among beginners": ("steady", "beginner", "beginner"),
}


def ladder(games: int, jobs: int, only: str) -> list[dict[str, object]]:
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
            plan = Plan("poker_champ", Options(), seats, turn + 1)
            say(f"{name}: {', '.join(seats)}")
            share = max(1, games // len(bots))
            wins += [float(win_shares(s)[turn]) for s in play_many(plan, share, jobs)]
        half = 1.96 * stdev(wins) / sqrt(len(wins))
        rows.append(
            {
                "table": name,
                "games": len(wins),
                "wins": round(fmean(wins), 4),
                "±95 %": round(half, 4),
                "even share": round(1 / len(bots), 4),
            }
        )
    return rows


def exploit(flops: int, seed: int) -> list[dict[str, object]]:
    """On random flops with twelve chips each: the shark, beside thresholds on the share."""
    from parlour.games.poker_champ.shark import ROUNDS
    from parlour.games.poker_champ.solver_rest import exploitability, solve

    rng = Random(seed)
    spots = [random_rest(rng) for _ in range(flops)]
    plans = {f"shark ({ROUNDS} rounds)": lambda rest: solve(rest, ROUNDS)}
    plans |= {
        f"share at least {need}": lambda rest, need=need: threshold(rest, need)
        for need in (0.2, 0.3, 0.4)
    }
    rows = []
    for name, plan in plans.items():
        lost = [exploitability(plan(rest)) for rest in spots]
        half = 1.96 * stdev(lost) / sqrt(len(lost))
        row = {"plan": name, "flops": flops, "chips/deal": round(fmean(lost), 5)}
        rows.append({**row, "±95 %": round(half, 5), "worst": round(max(lost), 5)})
        say(f"{name}: {fmean(lost):.5f}")
    return rows


def random_rest(rng: Random):  # type: ignore[no-untyped-def]
    import numpy as np

    from parlour.games.poker_champ.backs import BACK
    from parlour.games.poker_champ.solver_rest import Rest
    from parlour.games.poker_champ.spot import readings
    from parlour.kit.french import PACK

    pack = rng.sample(range(52), 7)
    board = tuple(pack[:3])
    hands = []
    for his in (pack[3:5], pack[5:]):
        every = readings([BACK[PACK[card]] for card in his])
        hands.append(tuple(hand for hand in every if not set(hand) & set(board)))
    even = tuple(np.ones(len(each)) / len(each) for each in hands)
    return Rest(2, board, (hands[0], hands[1]), (even[0], even[1]), 2, (11, 11))


def threshold(rest, need: float):  # type: ignore[no-untyped-def]
    """Bets wherever the share against all readings is large enough, as `steady` does."""
    import numpy as np

    from parlour.games.poker_champ.solver_rest import Solved, Tree

    tree = Tree(rest)
    size = len(tree.cards)
    above = np.zeros((size * size, 2, 16))
    meets = np.zeros((size * size, 2, 16))
    for player in (0, 1):
        mine, his = tree.strengths[:, player, :, None], tree.strengths[:, 1 - player, None, :]
        held = (mine > 0) & (his > 0) & (tree.apart[player] > 0) & (tree.weights[1 - player] > 0)
        above[:, player] = (((mine > his) + 0.5 * (mine == his)) * held).sum(-1)
        meets[:, player] = held.sum(-1)
    by_turn = [each.reshape(size, size, 2, 16) for each in (above, meets)]
    levels = [
        share_of(*(each.sum((0, 1))[None] for each in by_turn)),
        share_of(*(each.sum(1) for each in by_turn)),
        share_of(above, meets),
    ]
    chances = (np.concatenate(levels) >= need).astype(float)
    return Solved(tree, chances)


def share_of(above, meets):  # type: ignore[no-untyped-def]
    import numpy as np

    return above / np.maximum(meets, 1)


def main() -> None:
    be_ours()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["ladder", "exploit"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="tables whose name has this in it")
    parser.add_argument("--flops", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.what == "ladder":
        rows = ladder(args.games, args.jobs, args.only)
    else:
        rows = exploit(args.flops, args.seed)
    if args.json:
        print(json.dumps(rows))
        return
    print(machine())
    print(table(rows, rows[0]))


if __name__ == "__main__":
    main()
