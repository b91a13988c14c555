"""Walks over the rest of a deal between two, with NumPy: all boards of a level side by side."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from parlour.games.poker_champ.exact.odds.readings import READINGS
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Bytes, Floats, Single, Tree

NOTHING = Single(0)
TINY = Single(1e-9)
"""Who regrets nothing yet bets half the time. Were it any smaller, products of three would be
numbers that processors are slow with."""
UP_TO = np.tri(READINGS + 1, READINGS, -1, Single).T.copy()
"""Times this, a row becomes its running sums."""
MEMORIES = 4
"""Of a hand on a board: the regrets of having bet and of having folded, never below nothing; how
often it has bet so far, and how often it came to that."""


class Seen(NamedTuple):
    """A level as a player comes to it; by board and hand."""

    came: Floats
    """How likely he plays so that it comes to that."""
    stays: Floats
    """How likely the other is there and bets."""
    gain: Floats
    """What a bet brings over a fold, as often as the other is there."""
    answer: Floats
    """The same if the other is seen to bet."""


def walk(
    tree: Tree,
    me: int,
    chances: Floats,
    *,
    best: bool = False,
    tell: Callable[[int, Seen], None] | None = None,
) -> Floats:
    """What each hand of a player is worth: as planned, or with the best answers to the other.
    `tell` is told of every depth, the deepest first."""
    him, levels, arrived = 1 - me, tree.levels, []
    stay, mine = tree.weights[him][None], np.ones((1, READINGS), Single)
    for level in levels:
        reach, came = down(stay, tree.alive[him, level]), down(mine, tree.alive[me, level])
        stay, mine = reach * chances[him, level], came * chances[me, level]
        arrived.append((came, met(tree, me, reach), met(tree, me, stay)))
    later = showdown(tree, me, stay)
    for depth in reversed(range(len(levels))):
        came, there, stays = arrived[depth]
        folds, splits, takes = (each[depth, me] for each in tree.ends)
        answer = later - folds * stays
        gain = answer + (takes - splits) * (there - stays)
        free = best and tree.costs[depth, me]
        worth = np.maximum(gain, NOTHING) if free else gain * chances[me, levels[depth]]
        worth += splits * (there - stays) + folds * stays
        worth *= tree.alive[me, levels[depth]]
        later = up(worth, len(tree.cards) if depth else 1) * Single(tree.odds[depth])
        if tell is not None:
            tell(depth, Seen(came, stays, gain, answer))
    found: Floats = later[0]
    return found


def down(stay: Floats, alive: Floats) -> Floats:
    """From each board to those that may come of it."""
    boards = alive.reshape(len(stay), -1, READINGS)
    return (stay[:, None] * boards).reshape(alive.shape)


def up(worth: Floats, size: int) -> Floats:
    """Added up over the boards that may come of one."""
    added: Floats = np.einsum("bch->bh", worth.reshape(-1, size, READINGS))
    return added


def met(tree: Tree, me: int, there: Floats) -> Floats:
    """By hand: how likely the other is there, with cards that one does not hold."""
    own, other = tree.clashes[me]
    found: Floats = there.sum(1, keepdims=True)
    return found - there[:, other] @ by_hand(own) if len(own) else found


def showdown(tree: Tree, me: int, stay: Floats) -> Floats:
    """What each hand comes to on each final board, against those who stay."""
    show, (own, other) = tree.shows[me], tree.clashes[me]
    loses, ties, wins = (each[-1, me] for each in tree.ends)
    order, weaker, equal = tree.places[me]
    running = stay.take(order) @ UP_TO
    worth: Floats = (wins - ties) * running.take(weaker)
    worth += (ties - loses) * running.take(equal)
    worth += loses * running[:, -1:]
    if len(own):
        prizes = np.array([loses, ties, wins])[show.apart]
        worth -= (prizes[tree.which] * stay[:, other]) @ by_hand(own)
    return worth


def by_hand(own: Bytes) -> Floats:
    """Times this, clashes are added up by one's own hand."""
    found: Floats = (own[:, None] == np.arange(READINGS)).astype(Single)
    return found


class Answer(NamedTuple):
    """To a bet that is seen; by node and hand."""

    gain: Floats
    """What betting too brings over folding, as often as it comes to that."""
    often: Floats


def answers(tree: Tree, me: int, chances: Floats) -> Answer:
    """What to say to a bet of the other, if he bets as planned."""
    told = Answer(np.empty_like(chances[me]), np.empty_like(chances[me]))

    def tell(depth: int, seen: Seen) -> None:
        level = tree.levels[depth]
        told.gain[level], told.often[level] = seen.answer, seen.stays

    walk(tree, me, chances, tell=tell)
    return told


def practise(tree: Tree, chances: Floats, rounds: int) -> None:
    """Predictive CFR+: each round both learn what they would have liked to do better; later rounds
    weigh more."""
    memories = np.zeros((2, MEMORIES, *chances.shape[1:]), Single)
    for number in range(rounds):
        for me in PLAYERS:
            learns = partial(learn, tree, memories[me], chances[me], me, Single(number**3))
            walk(tree, me, chances, tell=learns)
    average(tree, chances, memories)


def average(tree: Tree, chances: Floats, memories: Floats) -> None:
    """Of all rounds; who has nothing to pay is in."""
    for me in PLAYERS:
        for depth, level in enumerate(tree.levels):
            _, _, bets, every = memories[me, :, level]
            if tree.costs[depth, me]:
                chances[me, level] = 0.5
                np.divide(bets, every, out=chances[me, level], where=every > 0)


def learn(
    tree: Tree, memories: Floats, chances: Floats, me: int, weight: Single, depth: int, seen: Seen
) -> None:
    """Sets the chance of the next round, which counts on the same gain again: that is the
    prediction."""
    if not tree.costs[depth, me]:
        return
    level = tree.levels[depth]
    chance, (fold, bet, bets, every) = chances[level], memories[:, level]
    came = seen.came * weight
    every += came
    bets += came * chance
    less = chance * seen.gain
    more = seen.gain - less
    np.maximum(fold - less, NOTHING, out=fold)
    np.maximum(bet + more, NOTHING, out=bet)
    no, yes = np.maximum(fold - less, TINY), np.maximum(bet + more, TINY)
    np.divide(yes, no + yes, out=chance)
