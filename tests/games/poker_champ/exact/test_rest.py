"""The rest of a deal between two, solved: held to going through everything one by one."""

from functools import cache
from random import Random

import numpy as np
import pytest

from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.exact.odds.readings import Reading, readings
from parlour.games.poker_champ.exact.rest import (
    Single,
    Solution,
    Subgame,
    Worth,
    cfr_numba,
    cfr_numpy,
    exploitability,
    in_chips,
    response,
    solve,
    uniform,
    value,
)
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Tree
from parlour.games.poker_champ.rules import STAKES
from parlour.games.poker_champ.shark.champion import Championship
from parlour.games.poker_champ.shark.heads_up import ITERATIONS
from parlour.kit.french import PACK
from parlour.kit.hands import Strength, strength


def rest_of(
    step: int, seed: int, stacks: tuple[int, int] = (9, 10), worth: Worth = in_chips
) -> Subgame:
    """Some rest of a deal; one may think some readings likelier than others."""
    rng = Random(seed)
    pack = rng.sample(range(52), step + 5)
    board = tuple(pack[4:])
    first, second = (
        tuple(
            hand
            for hand in readings(tuple(BACK[PACK[card]] for card in cards))
            if not {*hand} & {*board}
        )
        for cards in (pack[:2], pack[2:4])
    )
    one, other = (np.array([rng.random() for _ in each], Single) for each in (first, second))
    return Subgame(step, board, (first, second), (one, other), 4, stacks, worth)


def one_by_one(done: Solution, me: int) -> float:
    """What a player wins on average, by the rules and nothing else."""
    game, opponent = done.tree.game, 1 - me
    total = ways = 0.0
    for mine, likely in zip(game.hands[me], game.weights[me], strict=True):
        for theirs, weight in zip(game.hands[opponent], game.weights[opponent], strict=True):
            if {*mine} & {*theirs}:
                continue
            ways += likely * weight
            hands = (mine, theirs) if me == 0 else (theirs, mine)
            total += likely * weight * from_here(done, hands, me, (), game.pot, game.stacks)
    return total / ways - game.worth(*game.stacks)[me]


def from_here(
    done: Solution,
    hands: tuple[Reading, Reading],
    me: int,
    more: Reading,
    pot: int,
    stacks: tuple[int, int],
) -> float:
    game = done.tree.game
    step = game.step + len(more)
    costs = [min(STAKES[step], stack) for stack in stacks]
    mine, theirs = (
        done.bets(player, hands[player], more) if costs[player] else 1.0 for player in (me, 1 - me)
    )

    def parted(pot: float, stacks: tuple[int, int], part: float) -> float:
        """What it is worth to have this part of a pot."""
        first, second = (part, 1 - part) if me == 0 else (1 - part, part)
        return game.worth(stacks[0] + first * pot, stacks[1] + second * pot)[me]

    after = (stacks[0] - costs[0], stacks[1] - costs[1])
    if len(game.board) + len(more) == 5:
        part = won(hands[me], hands[1 - me], (*game.board, *more))
        later = parted(pot + sum(costs), after, part)
    else:
        gone = {*game.board, *more, *hands[0], *hands[1]}
        cards = [card for card in range(52) if card not in gone]
        worths = [
            from_here(done, hands, me, (*more, card), pot + sum(costs), after) for card in cards
        ]
        later = sum(worths) / len(cards)
    bets = theirs * later + (1 - theirs) * parted(pot, stacks, 1.0)
    folds = theirs * parted(pot, stacks, 0.0) + (1 - theirs) * parted(pot, stacks, 0.5)
    return mine * bets + (1 - mine) * folds


def won(mine: Reading, theirs: Reading, board: Reading) -> float:
    one, other = rank((*mine, *board)), rank((*theirs, *board))
    return 1.0 if one > other else 0.5 if one == other else 0.0


@cache
def rank(cards: Reading) -> Strength:
    return strength([PACK[card] for card in sorted(cards)])


@pytest.mark.parametrize("me", PLAYERS)
@pytest.mark.parametrize(
    ("step", "seed", "stacks"),
    [
        (4, 1, (9, 10)),
        (4, 2, (1, 10)),
        (4, 3, (9, 10)),
        (3, 4, (9, 10)),
        (3, 5, (2, 3)),
        (3, 6, (0, 9)),
    ],
)
def test_a_plan_is_worth_what_counting_says(
    step: int, seed: int, stacks: tuple[int, int], me: int
) -> None:
    done = solve(rest_of(step, seed, stacks), 3)
    assert value(done, me) == pytest.approx(one_by_one(done, me), abs=1e-5)


@pytest.mark.parametrize("me", PLAYERS)
@pytest.mark.parametrize(("step", "seed", "stacks"), [(4, 7, (2, 10)), (3, 8, (9, 10))])
def test_others_and_awards_change_what_chips_are_worth(
    step: int, seed: int, stacks: tuple[int, int], me: int
) -> None:
    """To be bankrupt is worse than to be poor, and to be the richest then is best."""
    done = solve(rest_of(step, seed, stacks, Championship((12, 9), (0, 1, 1, 0))), 3)
    assert value(done, me) == pytest.approx(one_by_one(done, me), abs=1e-3)


def test_readings_with_the_same_card_are_never_met() -> None:
    """Both show the same back, so that each may hold what the other does."""
    backs = [tuple(BACK[PACK[card]] for card in hand) for hand in ((0, 20), (4, 24))]
    assert backs[0][0] == backs[1][0]
    first, second = (readings(each) for each in backs)
    even = np.ones(len(first), Single), np.ones(len(second), Single)
    board = tuple(card for card in (1, 2, 50, 41, 30) if card not in {*sum(first + second, ())})
    done = solve(Subgame(4, (*board, 51, 47, 43, 39)[:5], (first, second), even, 4, (9, 9)), 5)
    for me in PLAYERS:
        assert value(done, me) == pytest.approx(one_by_one(done, me), abs=1e-5)


@pytest.mark.parametrize("step", [2, 3, 4])
def test_more_rounds_leave_less_to_win_from(step: int) -> None:
    rest = rest_of(step, 11)
    lost = [exploitability(solve(rest, rounds)) for rounds in (2, 10, 60)]
    assert lost[0] > lost[1] > lost[2] >= -1e-5
    assert lost[2] < 0.003


def test_the_shark_gives_little_away_between_two() -> None:
    """Some flops, each counted exactly: 0.0034 chips. docs/poker_champ.md has more of them."""
    spots = [rest_of(2, seed, (11, 11)) for seed in range(20, 26)]
    lost = [exploitability(solve(spot, ITERATIONS[2])) for spot in spots]
    assert sum(lost) / len(lost) < 0.004


def test_nobody_does_better_than_the_best_answer() -> None:
    done = solve(rest_of(3, 12), 5)
    for me in PLAYERS:
        assert value(done, me, best=True) >= value(done, me) - 1e-6


def test_after_a_bet_one_answers_what_is_left_of_the_other() -> None:
    """As if the other had been dealt only what they bet on, and were in already."""
    done = solve(rest_of(4, 13), 40)
    game = done.tree.game
    bets = game.weights[1] * done.strategy[1, 0, : len(game.hands[1])]
    for hand, gain in zip(game.hands[0], response(done, 0).advantage[0], strict=False):
        chance = [
            weight * (won(hand, theirs, game.board) * (game.pot + 4) - 2)
            for theirs, weight in zip(game.hands[1], bets, strict=True)
            if not {*hand} & {*theirs}
        ]
        assert gain == pytest.approx(sum(chance), abs=1e-5)


@pytest.mark.parametrize(("step", "stacks"), [(2, (9, 10)), (3, (1, 10)), (4, (9, 0))])
@pytest.mark.parametrize("seed", range(4))
def test_numpy_and_numba_agree(step: int, stacks: tuple[int, int], seed: int) -> None:
    tree = Tree(rest_of(step, seed, stacks))
    one, other = uniform(tree), uniform(tree)
    cfr_numpy.train(tree, one, 5)
    cfr_numba.train(tree, other, 5)
    np.testing.assert_allclose(one, other, atol=2e-3)
    for me in PLAYERS:
        told = cfr_numpy.responses(tree, me, one), cfr_numba.responses(tree, me, one)
        np.testing.assert_allclose(*told, atol=1e-4)
