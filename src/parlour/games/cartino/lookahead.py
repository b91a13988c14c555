"""How the expert thinks: a heuristic value for every turn, then determinised search of the best.

The heuristic counts what a turn earns, how many pawns it lays, and what each of them leaves open
beside it. The search samples the hidden pawns again and again (determinisation) and plays each
sample out with everyone following the heuristic, until the player has had another turn.
"""

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from parlour.games.cartino.layout import NEAR, ORDER
from parlour.games.cartino.model import Pawns, State, View
from parlour.games.cartino.rules import JOKER_LEFT
from parlour.games.cartino.turns import (
    JOKER,
    Bits,
    Number,
    Spot,
    Turn,
    bonus,
    chance_of,
    spot_of,
    turns,
)
from parlour.games.cartino.view import imagine

TEMPO = 4.0
"""What a pawn laid is worth beyond its points: a player who lays more gets more of the board."""
SPENT = 0.5
"""A valuable pawn on the board is one that others will touch."""
OPEN = 0.28
"""A free place beside a pawn, by the value of that pawn."""
OWN = 0.1
"""The same, where the player holds the pawn that goes there."""

CANDIDATES = 8
DEALS = 24

Weighed: TypeAlias = list[tuple[float, Turn]]


def judge(spot: Spot, turn: Turn) -> float:
    """Heuristic value of a turn, without looking ahead."""
    ground, laid = spot.ground, len(turn.places)
    rest = rest_of(spot, turn)
    owner, values, free = ground.owner, ground.values, ~turn.taken
    left = 0.0
    for _, half in turn.places:
        each = SPENT
        for near in NEAR[half]:
            if free >> near & 1:
                each += -OWN if owner[near] in rest else OPEN
        left += each * values[half]
    return turn.points + bonus(spot, turn) + TEMPO * laid - left


def rest_of(spot: Spot, turn: Turn) -> list[Number]:
    """What stays in the hand; a joker that was taken up and laid again never was in it."""
    rest = list(spot.hand)
    for pawn, _ in turn.places:
        if pawn in rest:
            rest.remove(pawn)
    return rest


def weigh(view: View, found: list[Turn]) -> Weighed:
    """The most promising turns, best first."""
    spot = spot_of(view)
    weighed = [(judge(spot, turn), turn) for turn in found]
    weighed.sort(key=lambda item: -item[0])
    return weighed[:CANDIDATES]


def best_of(view: View, weighed: Weighed, deals: int = DEALS) -> Turn:
    """Determinised search: play each turn out in the same sampled deals."""
    rng = chance_of(view)
    worlds = [imagine(view, rng) for _ in range(deals)]
    return best_in([(world, shuffled(world.bag, rng)) for world in worlds], spot_of(view), weighed)


Deal: TypeAlias = tuple[State, list[Number]]
"""What everyone holds, and in which order the bag will come."""


def best_in(dealt: list[Deal], spot: Spot, weighed: Weighed) -> Turn:
    """The best turn in these deals; the judgement and what then happens both count."""
    totals = [
        value + sum([outcome(deal, spot, turn) for deal in dealt]) / len(dealt)
        for value, turn in weighed
    ]
    return weighed[totals.index(max(totals))][1]


def shuffled(bag: Pawns, rng: Random) -> list[Number]:
    numbers = [ORDER[pawn] for pawn in bag]
    rng.shuffle(numbers)
    return numbers


@dataclass
class World:
    """The mutable state of a playout."""

    hands: list[tuple[Number, ...]]
    bag: list[Number]
    points: list[int]
    taken: Bits
    jokers: Bits
    over: bool = False


def outcome(deal: Deal, spot: Spot, turn: Turn) -> float:
    """How far the player is ahead of the others when everyone has had one more turn."""
    state, bag = deal
    hands = [tuple([ORDER[pawn] for pawn in hand]) for hand in state.hands]
    world = World(hands, bag[:], list(state.points), spot.taken, spot.jokers)
    me, count = state.seat, len(hands)
    make(world, spot, me, turn)
    for number in range(me + 1, me + 1 + count):
        seat = number % count
        if world.over:
            break
        if seat in state.left:
            continue
        here = spot._replace(
            taken=world.taken, jokers=world.jokers, hand=world.hands[seat], bag=len(world.bag)
        )
        if reply := reply_to(here):
            make(world, here, seat, reply)
    others = [points for seat, points in enumerate(world.points) if seat != me]
    return world.points[me] - sum(others) / len(others)


def reply_to(spot: Spot) -> Turn | None:
    """The most promising turn. Jokers, of which there are two in 66, are left for when nothing else
    is there: to try them everywhere would take most of the time and hardly ever matter."""
    found = list(turns(spot, jokers=False)) or turns(spot)
    return max(found, key=lambda turn: judge(spot, turn), default=None)


def make(world: World, spot: Spot, seat: int, turn: Turn) -> None:
    hand, laid = rest_of(spot, turn), len(turn.places)
    world.points[seat] += turn.points + bonus(spot, turn)
    for pawn, half in turn.places:
        if pawn == JOKER:
            world.jokers |= 1 << half
        else:
            world.jokers &= ~(1 << half)
    world.taken = turn.taken
    if not hand and not world.bag:
        world.over = True
        for other, held in enumerate(world.hands):
            if other != seat:
                world.points[other] -= sum([lost(spot, pawn) for pawn in held])
    hand += world.bag[:laid]
    del world.bag[:laid]
    world.hands[seat] = tuple(hand)


def lost(spot: Spot, pawn: Number) -> int:
    """CA-R12"""
    return JOKER_LEFT if pawn == JOKER else spot.ground.values[spot.ground.halves[pawn][0]]
