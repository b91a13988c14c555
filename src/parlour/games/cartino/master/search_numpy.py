"""Looking ahead from some turns by NumPy: worlds are played on by the rules, all at once.

`search_numba` finds the same.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.cartino.house import refill
from parlour.games.cartino.layout import in_order
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import Board, board_of
from parlour.games.cartino.master.value import Ints, best_first, judge, plainly
from parlour.games.cartino.model import Pawn, State
from parlour.games.cartino.rules import end_turn, lay, pass_by
from parlour.games.cartino.turns import Number, Turn, spot_at, turns

PAWNS = tuple(Pawn)
FAR = 1 << 60


class World(NamedTuple):
    state: State
    bag: tuple[Number, ...]
    """What is in it, in the order in which it will be drawn."""


def outlooks(state: State, found: Sequence[Turn], deals: Ints, weights: Ints, beam: int) -> Ints:
    """By turn: what it is worth in all deals together. With a beam, by trying so many turns of
    every player to the end."""
    board, me = board_of(spot_at(state).ground), state.seat
    worlds = [made(dealt(state, deal), turn) for deal in deals.tolist() for turn in found]
    if beam:
        totals = [ending(board, world.state, me, beam) for world in worlds]
    else:
        totals = a_round(board, worlds, me, weights)
    by_turn: Ints = np.array(totals).reshape(len(deals), len(found)).sum(axis=0)
    return by_turn


def dealt(state: State, deal: Sequence[Number]) -> World:
    """The others get these pawns and the bag the rest."""
    rest, hands = list(deal), list(state.hands)
    for seat, hand in enumerate(state.hands):
        if seat != state.seat:
            hands[seat] = in_order([PAWNS[pawn] for pawn in rest[: len(hand)]])
            del rest[: len(hand)]
    bag = in_order([PAWNS[pawn] for pawn in rest])
    return World(replace(state, hands=tuple(hands), bag=bag), tuple(rest))


def made(world: World, turn: Turn | None) -> World:
    """After a turn, and what is drawn for it; None: the player passes."""
    state = world.state
    if turn is None:
        return world._replace(state=pass_by(state, clock=False)[0])
    for pawn, half in turn.places:
        state, _ = lay(state, PAWNS[pawn], half, clock=False)
    state, _ = end_turn(state, clock=False)
    if not state.owed:
        return world._replace(state=state)
    number = min(state.owed, len(world.bag))
    drawn = in_order([PAWNS[pawn] for pawn in world.bag[:number]])
    return World(refill(state, drawn)[0], world.bag[number:])


def lead(state: State, me: Seat) -> int:
    """How far the player is ahead of each of the others, all together."""
    weight = max(1, len(state.points) - 1)
    others = sum(state.points) - state.points[me]
    return (weight * state.points[me] - others) * of.POINT


# One more turn of everyone


def a_round(board: Board, worlds: list[World], me: Seat, weights: Ints) -> list[int]:
    """The lead when all others have had a turn, and what the player then has."""
    seats = len(worlds[0].state.hands)
    for _ in range(seats - 1):
        chosen = replies(board, worlds, weights)
        worlds = [
            world if world.state.over else made(world, turn)
            for world, (turn, _) in zip(worlds, chosen, strict=True)
        ]
    chosen = replies(board, worlds, weights)
    return [
        lead(world.state, me) + max(1, seats - 1) * value
        for world, (_, value) in zip(worlds, chosen, strict=True)
    ]


def replies(board: Board, worlds: list[World], weights: Ints) -> list[tuple[Turn | None, int]]:
    """The best turn of whoever is to move, and its value; with jokers only if there is no other."""
    spots = [spot_at(world.state) for world in worlds]
    found = [
        [] if world.state.over else list(turns(spot, jokers=False)) or list(turns(spot))
        for world, spot in zip(worlds, spots, strict=True)
    ]
    judged = iter(judge(board, [world.state for world in worlds], spots, found, weights))
    best: list[tuple[Turn | None, int]] = []
    for those in found:
        marks = [next(judged) for _ in those]
        top = max(marks, default=0)
        best.append((those[marks.index(top)], top) if those else (None, 0))
    return best


# The end of the game


def ending(
    board: Board, state: State, me: Seat, beam: int, low: int = -FAR, high: int = FAR
) -> int:
    """The lead at the end of the game, by minimax with alpha-beta pruning: nothing is hidden any
    more."""
    if state.over:
        return lead(state, me)
    spot = spot_at(state)
    found = list(turns(spot))
    tried: list[Turn | None] = [*best_first(found, plainly(board, spot, found))[:beam]]
    mine = state.seat == me
    best = -FAR if mine else FAR
    for turn in tried or [None]:
        after = made(World(state, ()), turn).state
        result = ending(board, after, me, beam, low, high)
        best = max(best, result) if mine else min(best, result)
        low, high = (max(low, result), high) if mine else (low, min(high, result))
        if low >= high:
            break
    return best
