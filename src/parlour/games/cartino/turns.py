"""Every turn a hand allows, with what it earns: exact, and quick enough to search with.

Inside, a pawn is its number in `ORDER` (a joker is 32) and the board two sets of bits: what is
taken, and where jokers lie.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeAlias

from parlour.games.cartino.layout import HALVES, NEAR, ORDER, ORDINARY, Layout, layout_of
from parlour.games.cartino.model import (
    Board,
    Half,
    Options,
    Pawn,
    Pawns,
    SeatView,
    State,
    View,
)
from parlour.games.cartino.rules import END_BONUS, FIVE_BONUS, HAND, lay, places, take_back
from parlour.games.cartino.view import imagine
from parlour.games.cartino.view import view as view_of

JOKER = ORDER[Pawn.JOKER]

Number: TypeAlias = int
Bits: TypeAlias = int


@dataclass(frozen=True, eq=False)
class Ground:
    """A layout as numbers."""

    layout: Layout
    values: tuple[int, ...] = field(init=False)
    """By half."""
    owner: tuple[Number, ...] = field(init=False)
    halves: tuple[tuple[Half, Half], ...] = field(init=False)
    near: tuple[Bits, ...] = field(init=False)
    worth: tuple[dict[Bits, int], ...] = field(init=False)
    """By half: what a pawn scores there, by which neighbours are taken."""
    by_value: tuple[int, ...] = field(init=False)
    """By pawn: its place when the most valuable come first."""
    suits: tuple[tuple[Half, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        layout = self.layout
        values = layout.values
        halves = tuple(layout.halves[pawn] for pawn in ORDINARY)
        order = sorted(range(len(ORDINARY)), key=lambda pawn: -values[halves[pawn][0]])
        suits = tuple(
            tuple(half for pawn in range(8 * suit, 8 * suit + 8) for half in halves[pawn])
            for suit in range(4)
        )
        for name, made in {
            "values": values,
            "owner": tuple(ORDER[pawn] for pawn in layout.owner),
            "halves": halves,
            "near": tuple(bits(NEAR[half]) for half in range(HALVES)),
            "worth": tuple(worths(values, NEAR[half]) for half in range(HALVES)),
            "by_value": tuple(order.index(pawn) for pawn in range(len(ORDINARY))),
            "suits": suits,
        }.items():
            object.__setattr__(self, name, made)


def bits(halves: Sequence[Half]) -> Bits:
    return sum(1 << half for half in halves)


def worths(values: Sequence[int], near: Sequence[Half]) -> dict[Bits, int]:
    parts = [part for size in range(len(near) + 1) for part in combinations(near, size)]
    return {bits(part): sum(values[half] for half in part) for part in parts}


@cache
def ground_of(layout: Layout) -> Ground:
    return Ground(layout)


Place: TypeAlias = tuple[Number, Half]


class Turn(NamedTuple):
    points: int
    """What the pawns score, in this order; no bonus."""
    places: tuple[Place, ...]
    taken: Bits
    """The board after it."""
    left: int
    """How many pawns it leaves in the hand."""


class Spot(NamedTuple):
    """Where a player decides: the board, the hand, and whether the bag has anything."""

    ground: Ground
    taken: Bits
    jokers: Bits
    hand: tuple[Number, ...]
    bag: int
    replacing: bool = True
    """CA-Q5: replacing a joker scores."""
    at_once: bool = True
    """CA-Q5: a joker can be replaced in the turn in which it was laid."""


def bonus(spot: Spot, turn: Turn) -> int:
    """CA-R8, CA-R11"""
    last = not spot.bag and not turn.left
    return (FIVE_BONUS if len(turn.places) >= HAND else 0) + (END_BONUS if last else 0)


def turns(spot: Spot, *, jokers: bool = True) -> Iterator[Turn]:
    """Every set of layings, each in its best order; on request without those that lay a joker.

    Of two pawns that touch, the later scores the earlier, so the more valuable goes first; a pawn
    that replaces a joker changes nothing for its neighbours, so it goes last.
    """
    number = spot.hand.count(JOKER) if jokers else 0
    for suit in range(4):
        pawns = [pawn for pawn in spot.hand if pawn >> 3 == suit]
        if pawns:
            pawns.sort(key=spot.ground.by_value.__getitem__)
            yield from lay_pawns(spot, [(pawn, spot.ground.halves[pawn]) for pawn in pawns])
        if number:
            free = [half for half in spot.ground.suits[suit] if not spot.taken >> half & 1]
            for count in range(1, number + 1):
                for halves in combinations(free, count):
                    items = with_jokers(spot.ground, pawns, halves)
                    yield from lay_pawns(spot, items, bits(halves))


Item: TypeAlias = tuple[Number, tuple[Half, ...]]
"""A pawn, and the halves it could go to."""


def with_jokers(ground: Ground, pawns: list[Number], halves: tuple[Half, ...]) -> list[Item]:
    """Jokers before pawns of the same value: one of those may take a joker's place at once."""
    items: list[Item] = [(JOKER, (half,)) for half in halves]
    items += [(pawn, ground.halves[pawn]) for pawn in pawns]
    return sorted(items, key=lambda item: -ground.values[item[1][0]])


def lay_pawns(spot: Spot, items: list[Item], jokers: Bits = 0) -> Iterator[Turn]:
    """Every choice for these pawns; at least one is laid, and all of the jokers are."""
    near, worth = spot.ground.near, spot.ground.worth
    replaceable = spot.jokers | (jokers if spot.at_once else 0)
    # What is laid, the points, the board, and what will replace a joker.
    found: list[tuple[tuple[Place, ...], int, Bits, tuple[Place, ...]]] = [((), 0, spot.taken, ())]
    last = -1
    for pawn, halves in items:
        grown = []
        for entry in found:
            places, points, taken, replacing = entry
            twin = next((half for other, half in places + replacing if other == pawn), -1)
            if pawn != JOKER:
                grown.append(entry)
                # Twins: the second only if the first is laid, and below it; the rest is the same.
                if pawn == last and twin < 0:
                    continue
            for half in halves:
                if pawn == last and half < twin:
                    continue
                if not taken >> half & 1:
                    score = points + worth[half][taken & near[half]]
                    place = (pawn, half)
                    grown.append(((*places, place), score, taken | 1 << half, replacing))
                elif replaceable >> half & 1 and half != twin and pawn != JOKER:
                    grown.append((places, points, taken, (*replacing, (pawn, half))))
        found, last = grown, -1 if pawn == JOKER else pawn
    for places, points, taken, replacing in found:
        if places or replacing:
            if replacing and spot.replacing:
                points += sum([worth[half][taken & near[half]] for _, half in replacing])
            laid = places + replacing
            yield Turn(points, laid, taken, len(spot.hand) - len(laid))


# From what a seat sees


def spot_of(view: View) -> Spot:
    """The player's own decision, before anything is laid."""
    return spot(view.options, view.board, view.hand, view.bag)


def spot_at(state: State) -> Spot:
    """The decision of whoever is to move."""
    return spot(state.options, state.board, state.hands[state.seat], len(state.bag))


def spot(options: Options, board: Board, hand: Pawns, bag: int) -> Spot:
    taken = bits([half for half, pawn in enumerate(board) if pawn is not None])
    jokers = bits([half for half, pawn in enumerate(board) if pawn is Pawn.JOKER])
    numbers = tuple([ORDER[pawn] for pawn in hand])
    scores, at_once = options.replacing_scores, not options.replacing_later
    return Spot(ground_in(options), taken, jokers, numbers, bag, scores, at_once)


def ground_in(options: Options) -> Ground:
    return ground_of(layout_of(options))


def start_of_turn(view: View) -> View:
    """As it was before the player laid anything."""
    if not view.laid:
        return view
    state, _ = take_back(imagine(view, Random(0)), 0)
    return view_of(state, view.you)


def chance_of(view: View) -> Random:
    """What is hidden is imagined by this: whoever sees the same imagines the same."""
    return Random(f"{view.turn} {view.you} {view.hand}")


def before_last(board: Board, shown: SeatView) -> Board:
    """The board before the last turn of a seat, if nothing has been laid since."""
    before = list(board)
    for laying in reversed(shown.last):
        before[laying.half] = Pawn.JOKER if laying.replaced else None
    return tuple(before)


def laid_down(view: View, shown: SeatView) -> int:
    """By how many pawns the hand was smaller after its last turn. All above a full hand that it has
    with them is what it drew: while there was anything to draw, hands were full."""
    taken_up = view.options.joker_to_hand * sum([laying.replaced for laying in shown.last])
    return len(shown.last) - taken_up


def turns_in(view: View) -> list[Turn]:
    """All turns from what a seat sees, whatever the options; none for a player who must pass."""
    if view.options.must_connect or view.options.joker_to_hand:
        return list(turns_by_the_rules(imagine(view, Random(0))))
    return list(turns(spot_of(view)))


def turns_by_the_rules(state: State) -> Iterator[Turn]:
    """The same by laying pawn after pawn, for options under which the order is not free."""
    layer = {frozenset[Place](): state}
    while layer:
        grown: dict[frozenset[Place], State] = {}
        for laid, before in layer.items():
            for pawn, half in places(before):
                after, _ = lay(before, pawn, half, clock=False)
                key = laid | {(ORDER[pawn], half)}
                known = grown.get(key)
                if known is None or after.points[state.seat] > known.points[state.seat]:
                    grown[key] = after
        layer = grown
        for after in layer.values():
            yield Turn(
                after.points[state.seat] - state.points[state.seat],
                tuple((ORDER[laying.pawn], laying.half) for laying in after.laid),
                bits([half for half, pawn in enumerate(after.board) if pawn is not None]),
                len(after.hands[state.seat]),
            )
