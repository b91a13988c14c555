"""Shares of many hands against weighted readings, compiled. Importing this needs numba."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from parlour.exact.compiled import compiled
from parlour.games.poker_champ.exact.odds.count_numba import (
    MOST_STATES,
    OPPONENTS,
    next_pick,
    ways_to_stand,
)
from parlour.games.poker_champ.exact.odds.count_numpy import NODES, WEIGHTS
from parlour.games.poker_champ.exact.odds.readings import READINGS, spot
from parlour.kit.ranks import BITS, CODES
from parlour.kit.ranks_numba import value

Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Reading = tuple[int, ...]


def shares(
    hands: Sequence[Reading],
    board: Reading,
    opponents: Sequence[tuple[Reading, ...]],
    weights: Sequence[Singles],
    thin: int = 1,
) -> Floats:
    """The part of the pot that each of these hands wins on average. `thin`: one final board in so
    many is looked at."""
    won, met = by_board(hands, board, opponents, weights, thin).sum(1).T
    part: Floats = np.divide(won, met, out=np.zeros_like(won), where=met > 0)
    return part


def by_board(
    hands: Sequence[Reading],
    board: Reading,
    opponents: Sequence[tuple[Reading, ...]],
    weights: Sequence[Singles],
    thin: int = 1,
) -> Floats:
    """By hand and final board, in the order of `solver_numpy.boards`, one in `thin`: how much it
    wins, and how likely it is to meet these opponents there. `weights`: how likely each reading of
    each opponent is; 0 for what cannot be."""
    base = spot((), board, opponents, ())
    heavy = np.zeros((len(opponents), READINGS))
    known = set(board)
    for row, readings, likely in zip(heavy, opponents, weights, strict=True):
        free = [known.isdisjoint(reading) for reading in readings]
        row[: sum(free)] = likely[free]
    codes = np.array([sum(int(CODES[card]) for card in hand) for hand in hands], np.int64)
    bits = np.array([sum(int(BITS[card]) for card in hand) for hand in hands], np.int64)
    found: Floats = _by_board(
        codes,
        bits,
        base.board_code,
        base.board_bits,
        base.rest,
        base.draws,
        base.counts,
        base.codes,
        base.read_bits,
        base.parts,
        base.part_counts,
        base.part_bits,
        base.keep,
        heavy,
        thin,
    )
    return found


@compiled
def _by_board(
    hand_codes: Any,
    hand_bits: Any,
    board_code: int,
    board_bits: int,
    rest: Any,
    draws: int,
    counts: Any,
    codes: Any,
    read_bits: Any,
    parts: Any,
    part_counts: Any,
    part_bits: Any,
    keep: Any,
    weights: Any,
    thin: int,
) -> Any:
    who = len(counts)
    less = np.zeros((OPPONENTS, READINGS))
    equal = np.zeros((OPPONENTS, READINGS))
    every = np.zeros((OPPONENTS, READINGS))
    worth = np.zeros((OPPONENTS, READINGS), np.int64)
    keys = np.zeros((2, MOST_STATES), np.int64)
    ways = np.zeros((2, MOST_STATES))
    pick, boards, going = np.arange(draws), 0, True
    while going:
        boards += 1
        going = next_pick(pick, len(rest))
    found = np.zeros((len(hand_codes), (boards + thin - 1) // thin, 2))
    pick = np.arange(draws)
    for board in range(boards):
        code, drawn = board_code, np.int64(0)
        for card in pick:
            code += CODES[rest[card]]
            drawn |= BITS[rest[card]]
        next_pick(pick, len(rest))
        if board % thin:
            continue
        row = board // thin
        bits = board_bits | drawn
        for one in range(who):
            for place in range(counts[one]):
                his = read_bits[one, place]
                if weights[one, place] > 0.0 and not his & drawn:
                    worth[one, place] = value(code + codes[one, place], bits | his)
        for hand in range(len(hand_codes)):
            own = hand_bits[hand]
            if own & bits:
                continue
            mine = value(code + hand_codes[hand], bits | own)
            lost, ties = False, False
            for one in range(who):
                for part in range(part_counts[one]):
                    less[one, part] = equal[one, part] = every[one, part] = 0.0
                hope = False
                for place in range(counts[one]):
                    weight = weights[one, place]
                    if weight == 0.0 or read_bits[one, place] & (drawn | own):
                        continue
                    part = parts[one, place]
                    every[one, part] += weight
                    if worth[one, place] < mine:
                        less[one, part] += weight
                        hope = True
                    elif worth[one, place] == mine:
                        equal[one, part] += weight
                        hope = ties = True
                lost = lost or not hope
            found[hand, row, 1] = ways_to_stand(
                who, every, equal, 0.0, part_counts, part_bits, keep, keys, ways
            )
            if lost:
                continue
            if not ties:
                found[hand, row, 0] = ways_to_stand(
                    who, less, equal, 0.0, part_counts, part_bits, keep, keys, ways
                )
                continue
            for node in range(len(NODES)):
                found[hand, row, 0] += WEIGHTS[node] * ways_to_stand(
                    who, less, equal, NODES[node], part_counts, part_bits, keep, keys, ways
                )
    return found
