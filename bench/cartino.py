"""How strong Cartino's bots are, how far luck lets anybody get, and how fast turns are found.

    python bench/cartino.py ladder [--games 2000] [--pairs greedy:master …] [--seats 2 3 4]
    python bench/cartino.py study [--games 2000] [--bot greedy] [--seats 2 3 4]
    python bench/cartino.py speed [--seconds 1]

In the ladder one player meets the same opponent on all other seats. The pawns come from the bag in
an order fixed before the game; every order is played once from each seat. `clairvoyant` is the
master's search with the true hands and the true order of the bag instead of imagined ones. The
study lets one bot play on all seats and tells how its scores spread and what beginning is worth.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import fmean, quantiles, stdev
from typing import TYPE_CHECKING, Any

import common

if TYPE_CHECKING:
    from parlour.games.cartino.model import Pawn, State
    from parlour.games.cartino.turns import Place

PAIRS = (
    "beginner:greedy",
    "greedy:expert",
    "greedy:master",
    "expert:master",
    "greedy:clairvoyant",
)

Planner = Callable[["State", "list[Pawn]"], "tuple[Place, ...]"]
"""What a player wants to lay, from the state; honest ones look only at their view of it."""


def main() -> None:
    args = arguments()
    common.be_ours()
    if args.what == "ladder":
        rows = ladder(args)
    elif args.what == "study":
        rows = [study(args, seats) for seats in args.seats]
    else:
        rows = list(speed(args.seconds))
    common.report(rows, rows[0], as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("ladder", "study", "speed"))
    parser.add_argument("--games", type=int, default=2000, help="a pair and number of seats")
    parser.add_argument("--pairs", nargs="+", default=PAIRS, metavar="OPPONENT:PLAYER")
    parser.add_argument("--seats", nargs="+", type=int, default=(2, 3, 4))
    parser.add_argument("--bot", default="greedy", help="who plays in the study")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one measurement")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


# The ladder


def ladder(args: argparse.Namespace) -> list[dict[str, Any]]:
    return [
        row(pair, seats, list(played(pair, seats, args)))
        for pair in args.pairs
        for seats in args.seats
    ]


def played(pair: str, seats: int, args: argparse.Namespace) -> Iterator[tuple[float, ...]]:
    """For each order of the bag: the player's share of wins, their lead, and CPU seconds a game."""
    blocks = range(math.ceil(args.games / seats))
    common.say(f"bench: {pair}, {seats} seats, {len(blocks) * seats} games")
    player, others = pair.split(":")
    play = partial(one_order, (player, others), seats, args.seed)
    if args.jobs == 1:
        yield from map(play, blocks)
        return
    with multiprocessing.Pool(args.jobs) as pool:
        yield from pool.imap_unordered(play, blocks, 4)


def one_order(pair: tuple[str, str], seats: int, seed: int, block: int) -> tuple[float, ...]:
    from parlour.study.stats import win_shares

    began, wins, lead = time.process_time(), 0.0, 0.0
    for seat in range(seats):
        names = [pair[1] if number == seat else pair[0] for number in range(seats)]
        _, scores = play_game([PLANNERS[name] for name in names], Random(f"{seed} {block}"))
        others = [points for number, points in enumerate(scores) if number != seat]
        wins += float(win_shares(scores)[seat])
        lead += scores[seat] - sum(others) / len(others)
    spent = time.process_time() - began
    return wins / seats, lead / seats, spent / seats


def row(pair: str, seats: int, blocks: list[tuple[float, ...]]) -> dict[str, Any]:
    wins, leads, spent = zip(*blocks, strict=True)
    opponent, player = pair.split(":")
    return {
        "player": player,
        "against": opponent,
        "seats": seats,
        "games": len(blocks) * seats,
        "wins %": 100 * fmean(wins),
        "± 95 %": 196 * error(wins),
        "even %": 100 / seats,
        "lead": fmean(leads),
        "± lead": 1.96 * error(leads),
        "CPU s/game": fmean(spent),
    }


def error(values: tuple[float, ...]) -> float:
    """Of the mean. Games with the same order of the bag count as one."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def play_game(planners: list[Planner], rng: Random) -> tuple[int, tuple[int, ...]]:
    """By the rules, with a bag whose order is fixed: who began, and the scores."""
    from parlour.games.cartino import GAME
    from parlour.games.cartino.house import openers
    from parlour.games.cartino.layout import WHOLE_SET, in_order
    from parlour.games.cartino.model import Dealt, Drawn, EndTurn, Lay, Options, Pass, Pawn

    order = list(WHOLE_SET)
    rng.shuffle(order)
    pawns = tuple(Pawn)
    hands = tuple(in_order(order.pop() for _ in range(5)) for _ in planners)
    first = rng.choice(openers(hands))
    state, _ = GAME.deal(GAME.start(Options(), len(planners)), Dealt(hands, first))
    while (scores := GAME.scores(state)) is None:
        places = planners[state.seat](state, order)
        for number, half in places:
            lay = Lay(state.turn, len(state.laid), pawns[number], half)
            state, _ = GAME.apply(state, state.seat, lay)
        end = EndTurn(state.turn, len(state.laid)) if places else Pass(state.turn)
        state, _ = GAME.apply(state, state.seat, end)
        if state.owed:
            drawn = in_order(order.pop() for _ in range(min(state.owed, len(state.bag))))
            state, _ = GAME.deal(state, Drawn(drawn))
    return first, scores


def honest(name: str) -> Planner:
    def plan(state: State, order: list[Pawn]) -> tuple[Place, ...]:
        from parlour.games.cartino.bots import PLANS
        from parlour.games.cartino.view import view

        return PLANS[name](view(state, state.seat))

    return plan


def clairvoyant(state: State, order: list[Pawn]) -> tuple[Place, ...]:
    import numpy as np

    from parlour.games.cartino.layout import ORDER
    from parlour.games.cartino.master.thinking import look_ahead, promising
    from parlour.games.cartino.turns import turns_in
    from parlour.games.cartino.view import view

    if not (found := turns_in(view(state, state.seat))):
        return ()
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.seat]
    pawns = [pawn for hand in others for pawn in hand] + order[::-1]
    deal = np.array([[ORDER[pawn] for pawn in pawns]])
    tried = promising(state, found)
    return tried[int(np.argmax(look_ahead(state, tried, deal)))].places


PLANNERS: dict[str, Planner] = {
    "beginner": honest("beginner"),
    "greedy": honest("greedy"),
    "expert": honest("expert"),
    "master": honest("master"),
    "clairvoyant": clairvoyant,
}


# The study


def study(args: argparse.Namespace, seats: int) -> dict[str, Any]:
    from parlour.study.stats import win_shares

    common.say(f"bench: {args.bot}, {seats} seats, {args.games} games")
    wins, leads, all_scores = list[float](), list[float](), list[int]()
    for number in range(args.games):
        first, scores = play_game([PLANNERS[args.bot]] * seats, Random(f"{args.seed} {number}"))
        wins.append(float(win_shares(scores)[first]))
        leads.append(scores[first] - (sum(scores) - scores[first]) / (seats - 1))
        all_scores += scores
    spread = quantiles(all_scores, n=20)
    return {
        "bot": args.bot,
        "seats": seats,
        "games": args.games,
        "mean": fmean(all_scores),
        "deviation": stdev(all_scores),
        "5 %": spread[0],
        "25 %": spread[4],
        "median": spread[9],
        "75 %": spread[14],
        "95 %": spread[18],
        "first wins %": 100 * fmean(wins),
        "± 95 %": 196 * error(tuple(wins)),
        "even %": 100 / seats,
        "first leads by": fmean(leads),
        "± lead": 1.96 * error(tuple(leads)),
    }


# Speed


def speed(seconds: float) -> Iterator[dict[str, Any]]:
    from parlour.games.cartino.lookahead import reply_to
    from parlour.games.cartino.turns import spot_of, turns
    from parlour.games.cartino.view import view

    states = [state for number in range(20) for state in starts_of_turns(number)]
    spots = [spot_of(view(state, state.seat)) for state in states]

    def count(number: int) -> int:
        return len(list(turns(spots[number % len(spots)])))

    def look(number: int) -> int:
        return bool(list(turns(spots[number % len(spots)])))

    def reply(number: int) -> int:
        return int(reply_to(spots[number % len(spots)]) is not None)

    def game(name: str, number: int) -> int:
        return bool(play_game([PLANNERS[name]] * 2, Random(number)))

    yield measured("turns found", seconds, count)
    yield measured("hands gone through", seconds, look)
    yield measured("hands judged quickly", seconds, reply)
    for name in ("beginner", "greedy", "expert", "master"):
        yield measured(f"games of two by {name}", seconds, partial(game, name))


def measured(what: str, seconds: float, once: Callable[[int], int]) -> dict[str, Any]:
    once(0)
    done, number, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not number:
        done += once(number)
        number += 1
    return {"what": what, "per CPU-second": done / spent}


def starts_of_turns(number: int) -> list[State]:
    """The positions of one game in which somebody begins a turn."""
    seen: list[State] = []

    def watch(state: State, order: list[Pawn]) -> tuple[Place, ...]:
        seen.append(state)
        return PLANNERS["greedy"](state, order)

    play_game([watch] * 3, Random(number))
    return seen


if __name__ == "__main__":
    main()
