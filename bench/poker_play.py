"""How well Poker Champ's bots play: games won among others, and their exploitability.

    python bench/poker_play.py ladder [--games 5000] [--only "2 seats"] [--jobs 2]
    python bench/poker_play.py exploit [--flops 40]
    python bench/poker_play.py answer [--flops 40]
    python bench/poker_play.py ceiling [--games 5000]
    python bench/poker_play.py kinds [--games 600]
    python bench/poker_play.py champion [--games 5000]

In the ladder the first bot of a table sits among the others, in every seat as often. `exploit`
computes the exploitability exactly, for two players from the flop on; `answer`, also exactly, what
is won from the kinds of players that the shark knows. `ceiling` has a clairvoyant at the table.
`kinds` and `champion` fit the numbers of `shark.kinds` and `shark.champion`.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from common import be_ours, report, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    import numpy.typing as npt

    from parlour.core.game import Choice, Rng
    from parlour.games.poker_champ.bots import PokerFrame
    from parlour.games.poker_champ.exact.rest import Solution, Subgame
    from parlour.games.poker_champ.exact.rest.cfr_numpy import Level
    from parlour.games.poker_champ.model import Draw, Due, Play, State
    from parlour.kit.french import Card

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


def answer(flops: int, seed: int) -> list[dict[str, object]]:
    """Chips won a deal from each kind of player: by the equilibrium, by the shark's answer where
    others sit at the table, and by a best response to that kind; and what the answer risks."""
    import numpy as np

    from parlour.games.poker_champ.exact.rest import Single, Solution, solve, value
    from parlour.games.poker_champ.shark import kinds
    from parlour.games.poker_champ.shark.heads_up import GUESSED_ITERATIONS, ITERATIONS

    rng = Random(seed)
    won = dict[tuple[str, str], list[float]]()
    for _ in range(flops):
        game = random_subgame(rng)
        even = solve(game, ITERATIONS[FLOP])
        plans = {"equilibrium": even.strategy[0]}
        plans["shark"] = solve(game, GUESSED_ITERATIONS, partial(kinds.guess, player=1)).strategy[0]
        for kind, prior in zip(("eager", "careful"), np.eye(2, dtype=Single), strict=True):
            theirs = kinds.guess(even.tree, 1, prior).strategy
            for plan, mine in plans.items():
                played = Solution(even.tree, np.stack((mine, theirs)))
                won.setdefault((kind, plan), []).append(value(played, 0))
            answered = Solution(even.tree, np.stack((even.strategy[0], theirs)))
            won.setdefault((kind, "best response"), []).append(value(answered, 0, best=True))
        for plan, mine in plans.items():
            played = Solution(even.tree, np.stack((mine, even.strategy[1])))
            lost = value(played, 1, best=True) - value(even, 1)
            won.setdefault(("perfect", plan), []).append(-lost)
    return [
        {"against": kind, "plan": plan, "flops": flops, "chips/deal": round(fmean(each), 3)}
        | {"±95 %": round(half_width(each), 3)}
        for (kind, plan), each in won.items()
    ]


CEILINGS = (
    *(("beginner", "beginner"), ("beginner", "steady"), ("steady", "steady")),
    *(("beginner", "steady", "steady"), ("steady",) * 3, ("steady",) * 5),
)


def ceiling(games: int, seed: int) -> list[dict[str, object]]:
    """What a player wins who knows every card, and bets on the best hand of those who are in: in
    the kernel among players who always bet, and among bots."""
    import numpy as np

    from parlour.games.poker_champ.kernel import kernel
    from parlour.games.poker_champ.model import Options

    rows = list[dict[str, object]]()
    for seats in range(2, 7):
        others = ("caller",) * (seats - 1)
        wins = kernel(Options(), seats).play(games, ("clairvoyant", *others), seed=seed).wins[0]
        rows.append(ceiling_row(others, games, wins / games))
    for bots in CEILINGS:
        say(f"clairvoyant, {', '.join(bots)}")
        won = np.mean([foreseen_game(bots, seed, number) for number in range(games // 10)])
        rows.append(ceiling_row(bots, games // 10, float(won)))
    return rows


def ceiling_row(others: tuple[str, ...], games: int, wins: float) -> dict[str, object]:
    error = 1.96 * sqrt(wins * (1 - wins) / games)
    row = {"among": ", ".join(others), "games": games, "wins": round(wins, 4)}
    return {**row, "±95 %": round(error, 4), "even share": round(1 / (len(others) + 1), 4)}


def foreseen_game(others: tuple[str, ...], seed: int, number: int) -> float:
    """One game in which every pack is laid out beforehand; what its clairvoyant wins."""
    from dataclasses import replace

    from parlour.core import fair
    from parlour.games.poker_champ import GAME
    from parlour.games.poker_champ.model import Options
    from parlour.study.simulate import play_out
    from parlour.study.stats import win_shares

    game = replace(GAME, draw=partial(foreseen, f"{seed} {number}"))
    bots = [GAME.bots[name] for name in others]
    place = number % (len(bots) + 1)
    bots.insert(place, partial(clairvoyant, f"{seed} {number}"))
    table = play_out(game, Options(), bots, fair.seeded(number), Random(number))
    return win_shares(GAME.scores(table.state) or ())[place]


def pack_of(name: str, deal: int) -> list[Card]:
    from parlour.kit.french import PACK

    return Random(f"{name} {deal}").sample(PACK, len(PACK))


def foreseen(name: str, state: State, due: Due, rng: Rng) -> Draw:
    """The cards of a deal as they lie in its pack: first the board, then the tops of the pack, then
    hands."""
    from parlour.games.poker_champ import house
    from parlour.games.poker_champ.model import DealHands, Hands, TurnCards, Turned

    if isinstance(due, DealHands):
        pack = pack_of(name, due.deal)
        hands = [tuple(pack[10 + 2 * seat : 12 + 2 * seat]) for seat in range(len(state.stacks))]
        return Hands(tuple(hands), pack[5])
    if isinstance(due, TurnCards):
        pack, laid = pack_of(name, due.deal), len(state.board)
        more = house.TURNS[due.step + 1]
        return Turned(tuple(pack[laid : laid + more]), pack[5 + due.step])
    return house.draw(state, due, rng)


def clairvoyant(name: str, frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Waits for all others, and bets on the best hand of those who are in."""
    from parlour.core.game import Choice
    from parlour.games.poker_champ.bots import pick
    from parlour.kit.hands import strength

    if not frame.legal:
        return None
    view, pack = frame.view, pack_of(name, frame.view.deal)
    board, me = tuple(pack[:5]), view.seat or 0
    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    worth = {seat: strength((*pack[10 + 2 * seat : 12 + 2 * seat], *board)) for seat in stay}
    bets = view.step == 1 or worth[me] == max(worth.values())
    return Choice(pick(frame, bets=bets), 100.0)


def kinds(games: int, seed: int) -> list[dict[str, object]]:
    """How often beginners and steadies bet at mixed tables of three to six."""
    from collections import Counter

    asked, bets = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    pleased = list[tuple[float, bool]]()
    for number in range(games):
        for one in decisions(3 + number % 4, seed, number):
            asked[one.level, one.step] += 1
            bets[one.level, one.step] += one.bets
            if one.level == "beginner":
                pleased.append((one.taste, one.bets))
    rows = list[dict[str, object]]()
    for level, kind in (("beginner", "eager"), ("steady", "careful")):
        often = {f"step {step}": round(bets[level, step] / asked[level, step], 3) for step in STEPS}
        number = sum(asked[level, step] for step in STEPS)
        haste = {"HASTE": fitted_haste(pleased)} if level == "beginner" else {}
        rows.append({"kind": kind, "games": games, "decisions": number, **often, **haste})
    return rows


STEPS = (2, 3, 4)


class Decided(NamedTuple):
    level: str
    step: int
    taste: float
    bets: bool


def decisions(players: int, seed: int, number: int) -> Iterator[Decided]:
    """All decisions from the flop on in one game; each seat is a beginner or a steady by lot."""
    from parlour.core import fair
    from parlour.core.table import Table
    from parlour.games.poker_champ import GAME
    from parlour.games.poker_champ.model import Bet, Options
    from parlour.games.poker_champ.taste import taste
    from parlour.study.simulate import play_out

    rng = Random(f"{seed} {players} {number}")
    levels = [rng.choice(("beginner", "steady")) for _ in range(players)]
    bots = [GAME.bots[level] for level in levels]
    table = play_out(GAME, Options(), bots, fair.seeded(rng.getrandbits(64)), rng)
    again = Table(GAME, Options(), players, table.chance)
    for move in table.moves:
        step = again.state.step
        if move.seat is not None and step > 1:
            pleased = taste(GAME.view(again.state, move.seat))
            yield Decided(levels[move.seat], step, pleased, isinstance(move.what, Bet))
        again.follow(move)


def fitted_haste(pleased: list[tuple[float, bool]]) -> float:
    """The most likely power, to two places."""
    import numpy as np

    from parlour.games.poker_champ.taste import OVERSIGHT

    taste, bets = np.array(pleased).T
    means_to = OVERSIGHT + (1 - 2 * OVERSIGHT) * taste
    powers = np.arange(100, 250) / 100
    folds = (1 - means_to)[None] ** powers[:, None]
    likely = np.where(bets, np.log(1 - folds), np.log(folds)).sum(1)
    return float(powers[likely.argmax()])


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


FLOPS = {"exploit": exploit, "answer": answer}
GAMES = {"ceiling": ceiling, "kinds": kinds, "champion": champion}


def main() -> None:
    be_ours()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("ladder", *FLOPS, *GAMES))
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
    elif args.what in FLOPS:
        rows = FLOPS[args.what](args.flops, args.seed)
    else:
        rows = GAMES[args.what](args.games, args.seed)
    report(rows, rows[0], as_json=args.json)


if __name__ == "__main__":
    main()
