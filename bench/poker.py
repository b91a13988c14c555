"""Hands ranked and exact equities counted in Poker Champ, beside Python packages that do either.

    python bench/poker.py [--only hands|odds] [--rounds 5] [--hands 100000] [--spots 30]
                          [--limit 60] [--no-peers] [--json]

Hands: the same random hands of seven cards for every evaluator, in its fastest form. Odds: one hand
is known, of the others their backs; poker-equity is given the cards that may be behind them.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, product, starmap
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, TypeVar

import common

if TYPE_CHECKING:
    from parlour.games.poker_champ.exact.odds import Question

Pass = Callable[[], object]
"""Ranks all hands once."""
Hand = tuple[int, ...]
Answer = list[list[float]]
"""By seat: the probability of a win and of a tie, and the equity."""
Found = TypeVar("Found")

OURS = ("numba", "numpy", "readable")
PEERS = ("pkrbot", "phevaluator-c", "phevaluator", "eval7", "poker-equity", "treys", "pokerkit")
TITLES = {
    "numba": "Parlour, compiled, in one batch",
    "numpy": "Parlour, NumPy, in one batch",
    "readable": "Parlour, readable",
    "pkrbot": "pkrbot, evaluate_raw()",
    "phevaluator-c": "phevaluator, its private C module",
    "phevaluator": "phevaluator, evaluate_7cards()",
    "eval7": "eval7, evaluate()",
    "poker-equity": "poker-equity, score_batch()",
    "treys": "treys, Evaluator.evaluate()",
    "pokerkit": "pokerkit, StandardHighHand.from_game()",
}
SLOW = {"readable": 10, "treys": 10, "pokerkit": 200}
"""Slow evaluators get so many times fewer hands."""

NAMES = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
"""By place in the pack. All but eval7, treys and pkrbot number the cards like this too."""
STEPS = {5: "river", 4: "turn", 3: "flop"}
OPPONENTS = (1, 3, 5)
FEW_WORLDS = 20_000
"""Up to so many are enumerated one by one."""
ENOUGH = 20_000
"""µs spent on repeating an answer."""


def main() -> None:
    args = arguments()
    if args.one:
        print(json.dumps(ranked(args.one, args.hands, args.seconds)))
        return
    if args.answer:
        for line in sys.stdin:
            print(json.dumps(poker_equity_answer(*json.loads(line))), flush=True)
        return
    common.be_ours()
    common.say(f"bench: {common.machine()}")
    if not args.no_peers:
        common.python_peers()
    tables: dict[str, list[dict[str, Any]]] = {}
    if args.only != "odds":
        tables["hands"] = rank_hands(args)
    if args.only != "hands":
        tables["odds"] = [count_odds(step, others, args) for step in STEPS for others in OPPONENTS]
    if args.json:
        print(json.dumps(tables, indent=2))
    else:
        print("\n\n".join(common.table(rows, rows[0]) for rows in tables.values()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", choices=("hands", "odds"))
    parser.add_argument("--rounds", type=int, default=5, help="hands: the best of so many counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="hands: CPU time of one round")
    parser.add_argument("--hands", type=int, default=100_000, help="in a batch")
    parser.add_argument("--spots", type=int, default=30, help="odds: random spots a row")
    parser.add_argument("--limit", type=float, default=60.0, help="odds: a peer's seconds a row")
    parser.add_argument("--no-peers", action="store_true", help="Parlour alone")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", choices=RANKERS, help=argparse.SUPPRESS)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


# Hands


def rank_hands(args: argparse.Namespace) -> list[dict[str, Any]]:
    """Evaluators take turns, so that a busy spell of the machine hits all of them."""
    names = OURS if args.no_peers else OURS + PEERS
    best = dict.fromkeys(names, 0.0)
    for number in range(1, args.rounds + 1):
        for name in names:
            common.say(f"bench: round {number} of {args.rounds}, {TITLES[name]}")
            python = Path(sys.executable) if name in OURS else common.THEIRS
            size = ("--hands", str(args.hands), "--seconds", str(args.seconds))
            command = [str(python), __file__, "--one", name, *size]
            done = subprocess.run(
                command, check=True, stdout=subprocess.PIPE, text=True, timeout=600
            )
            best[name] = max(best[name], json.loads(done.stdout))
    peer = max((best[name] for name in names if name in PEERS), default=None)
    return [
        {
            "evaluator": TITLES[name],
            "million hands/s": rate / 1e6,
            "ns/hand": 1e9 / rate,
            "to the best peer": None if peer is None else rate / peer,
        }
        for name, rate in best.items()
    ]


def ranked(name: str, number: int, seconds: float) -> float:
    """Hands per CPU-second, in the best pass over all of them."""
    hands = random_hands(max(1, number // SLOW.get(name, 1)))
    run = RANKERS[name](hands)
    run()  # compiles, and fills the caches
    best, end = float("inf"), time.process_time() + seconds
    while best == float("inf") or time.process_time() < end:
        start = time.process_time_ns()
        run()
        best = min(best, time.process_time_ns() - start)
    return 1e9 * len(hands) / best


def random_hands(number: int) -> list[Hand]:
    rng = random.Random(1)
    return [tuple(rng.sample(range(52), 7)) for _ in range(number)]


def batch(path: str) -> Callable[[list[Hand]], Pass]:
    def prepare(hands: list[Hand]) -> Pass:
        import numpy as np

        from parlour.kit import ranks

        rows = np.array(hands, np.uint8)
        if path == "numpy":
            return lambda: ranks.rank(rows)
        from parlour.kit import ranks_numba

        return lambda: ranks_numba.rank(rows)

    return prepare


def readable(hands: list[Hand]) -> Pass:
    from parlour.kit.french import PACK
    from parlour.kit.hands import strength

    cards = [[PACK[place] for place in hand] for hand in hands]
    return lambda: drain(map(strength, cards))


def pkrbot(hands: list[Hand]) -> Pass:
    """Ranks and suits as bytes: a little faster than its cards."""
    from pkrbot import evaluate_raw

    ranks = [bytes(place // 4 for place in hand) for hand in hands]
    suits = [bytes(place % 4 for place in hand) for hand in hands]
    seven = [7] * len(hands)
    return lambda: drain(map(evaluate_raw, ranks, suits, seven))


def phevaluator(hands: list[Hand]) -> Pass:
    from phevaluator import evaluate_7cards

    return lambda: drain(starmap(evaluate_7cards, hands))


def phevaluator_c(hands: list[Hand]) -> Pass:
    """Without the public function, which converts cards that are numbers already."""
    from phevaluator._pheval import evaluate_7cards

    return lambda: drain(starmap(evaluate_7cards, hands))


def eval7(hands: list[Hand]) -> Pass:
    from eval7 import Card, evaluate

    pack = list(map(Card, NAMES))
    cards = [[pack[place] for place in hand] for hand in hands]
    return lambda: drain(map(evaluate, cards))


def poker_equity(hands: list[Hand]) -> Pass:
    from poker_equity import score_batch

    texts = ["".join(NAMES[place] for place in hand) for hand in hands]
    return lambda: score_batch("high", texts)


def treys(hands: list[Hand]) -> Pass:
    from treys import Card, Evaluator

    pack = list(map(Card.new, NAMES))
    cards = [[pack[place] for place in hand] for hand in hands]
    evaluate = Evaluator().evaluate
    return lambda: drain(evaluate(one[:2], one[2:]) for one in cards)


def pokerkit(hands: list[Hand]) -> Pass:
    from pokerkit import Card, StandardHighHand

    pack = [next(Card.parse(name)) for name in NAMES]
    cards = [[pack[place] for place in hand] for hand in hands]
    return lambda: drain(StandardHighHand.from_game(one[:2], one[2:]) for one in cards)


def drain(values: Iterator[object]) -> None:
    deque(values, maxlen=0)


RANKERS: dict[str, Callable[[list[Hand]], Pass]] = {
    "numba": batch("numba"),
    "numpy": batch("numpy"),
    "readable": readable,
    "pkrbot": pkrbot,
    "phevaluator-c": phevaluator_c,
    "phevaluator": phevaluator,
    "eval7": eval7,
    "poker-equity": poker_equity,
    "treys": treys,
    "pokerkit": pokerkit,
}


# Odds


def count_odds(step: int, opponents: int, args: argparse.Namespace) -> dict[str, Any]:
    from parlour.games.poker_champ.exact.odds import Path as Way
    from parlour.games.poker_champ.exact.odds import equity, odds

    common.say(f"bench: odds on the {STEPS[step]}, opponents: {opponents}")
    rng = random.Random(f"{step} {opponents}")
    dealt = [random_spot(rng, step, opponents) for _ in range(args.spots)]
    found = [(odds(spot), spot) for spot in dealt]
    found.sort(key=lambda one: one[0].worlds)
    spots = [spot for _, spot in found]
    worlds = [answer.worlds for answer, _ in found]
    ours = [[[seat.win, seat.tie, seat.equity] for seat in answer.seats] for answer, _ in found]
    one, every, numpy, numpy_every = (
        [timed(partial(answer, spot, way))[0] for spot in spots]
        for way in (Way.NUMBA, Way.NUMPY)
        for answer in (equity, odds)
    )
    small = [by_hand(spot) for spot, size in zip(spots, worlds, strict=True) if size <= FEW_WORLDS]
    theirs = [] if args.no_peers else asked_of_peer(spots, args.limit)
    return {
        "step": STEPS[step],
        "opponents": opponents,
        "worlds": median(worlds),
        "one seat µs": median(one),
        "longest": max(one),
        "all seats µs": median(every),
        "NumPy, one": median(numpy),
        "NumPy, all": median(numpy_every),
        "poker-equity µs": median(spent for spent, _ in theirs) if theirs else None,
        "answered": f"{len(theirs)}/{len(spots)}",
        "÷ one seat": ratio(theirs, one),
        "÷ all seats": ratio(theirs, every),
        "difference": greatest([found for _, found in theirs], ours),
        "by hand": greatest(small, ours),
    }


def random_spot(rng: random.Random, step: int, opponents: int) -> Question:
    from parlour.games.poker_champ.backs import backs
    from parlour.games.poker_champ.exact.odds import Question
    from parlour.kit.french import PACK

    pack = rng.sample(PACK, 2 + step + 2 * opponents)
    others = [pack[2 + step + 2 * who :][:2] for who in range(opponents)]
    shown = tuple(backs(tuple(cards)) for cards in others)
    return Question(tuple(pack[:2]), tuple(pack[2 : 2 + step]), shown)


def timed(answer: Callable[[], Found]) -> tuple[float, Found]:
    """CPU µs: the best of a few answers, of one if it takes long. And the answer."""
    best, spent = float("inf"), 0.0
    while True:
        start = time.process_time_ns()
        found = answer()
        took = (time.process_time_ns() - start) / 1e3
        best, spent = min(best, took), spent + took
        if spent > ENOUGH:
            return best, found


def asked_of_peer(spots: list[Question], limit: float) -> list[tuple[float, Answer]]:
    """What it answers in time, from the smallest spot on."""
    command = [str(common.THEIRS), __file__, "--answer"]
    asked = "".join(json.dumps(as_masks(spot)) + "\n" for spot in spots)
    try:
        done = subprocess.run(
            command, check=True, input=asked.encode(), stdout=subprocess.PIPE, timeout=limit
        ).stdout
    except subprocess.TimeoutExpired as late:
        done = late.stdout or b""
    return [
        tuple(json.loads(line)) for line in done.splitlines(keepends=True) if line[-1:] == b"\n"
    ]


def as_masks(spot: Question) -> tuple[list[list[int]], list[int]]:
    """A card is one bit; by seat: for each of its two cards the bits of what it may be."""
    from parlour.games.poker_champ.backs import GROUP
    from parlour.kit.french import PLACE

    known = {*spot.hand, *spot.board}
    seats = [[1 << PLACE[card] for card in spot.hand]]
    for backs in spot.opponents:
        free = [[card for card in GROUP[back] if card not in known] for back in backs]
        seats.append([sum(1 << PLACE[card] for card in cards) for cards in free])
    return seats, [1 << PLACE[card] for card in spot.board]


def poker_equity_answer(seats: list[list[int]], board: list[int]) -> tuple[float, Answer]:
    """Two ways to ask the same, of which the faster counts: two cards that are known in part, and
    all pairs that they can be."""
    from poker_equity import exact

    spelt = [[[low, high] for low, high in pairs(first, second)] for first, second in seats]
    forms = [[[seat] for seat in seats], spelt]
    spent, found = min(
        (timed(partial(exact, "holdem", form, board, 0)) for form in forms),
        key=lambda one: one[0],
    )
    assert found["exact"]
    return spent, [[seat["win"], seat["tie"], seat["equity"]] for seat in found["players"]]


def pairs(first: int, second: int) -> set[tuple[int, int]]:
    bits = [[1 << place for place in range(52) if mask >> place & 1] for mask in (first, second)]
    return {(min(pair), max(pair)) for pair in product(*bits) if pair[0] != pair[1]}


def ratio(theirs: list[tuple[float, Answer]], ours: list[float]) -> float | None:
    """In the median of the spots that both answered."""
    both = [their / our for (their, _), our in zip(theirs, ours, strict=False)]
    return median(both) if both else None


def greatest(theirs: list[Answer], ours: list[Answer]) -> float | None:
    return max(
        (
            abs(a - b)
            for answer, other in zip(theirs, ours, strict=False)
            for row, line in zip(answer, other, strict=True)
            for a, b in zip(row, line, strict=True)
        ),
        default=None,
    )


def by_hand(spot: Question) -> Answer:
    """Plain enumeration of all worlds."""
    from parlour.games.poker_champ.backs import GROUP
    from parlour.kit.french import PACK
    from parlour.kit.hands import strength

    known = {*spot.hand, *spot.board}
    behind = [[c for c in GROUP[back] if c not in known] for b in spot.opponents for back in b]
    sums, worlds = [[0.0] * 3 for _ in range(len(spot.opponents) + 1)], 0
    for hidden in product(*behind):
        if len(set(hidden)) < len(hidden):
            continue
        hands = [spot.hand, *(hidden[place : place + 2] for place in range(0, len(hidden), 2))]
        rest = [card for card in PACK if card not in known and card not in hidden]
        for drawn in combinations(rest, 5 - len(spot.board)):
            worlds += 1
            worth = [strength((*hand, *spot.board, *drawn)) for hand in hands]
            best = max(worth)
            tied = worth.count(best)
            for row, mine in zip(sums, worth, strict=True):
                if mine == best:
                    row[0 if tied == 1 else 1] += 1
                    row[2] += 1 / tied
    return [[number / worlds for number in row] for row in sums]


if __name__ == "__main__":
    main()
