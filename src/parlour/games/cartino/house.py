"""What the house does in Cartino: deals, fills hands from the bag, and keeps the clock."""

from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import MOST_OUTCOMES, Alarm, Illegal, Outcomes, Rng, Seat, alike
from parlour.games.cartino.layout import ORDER, in_order
from parlour.games.cartino.model import (
    Begins,
    DealHands,
    Dealt,
    Draw,
    Drawn,
    Drew,
    Due,
    FillHand,
    NewsItem,
    Patience,
    Pawns,
    Refusal,
    State,
    TimeUp,
    Took,
)
from parlour.games.cartino.rules import (
    HAND,
    After,
    end_turn,
    lay,
    pass_by,
    pass_on,
    places,
    points_at,
    present,
)
from parlour.kit.seats import put, without

DEAL_HANDS = (Alarm(DealHands()),)
FILL_HAND = (Alarm(FillHand()),)


def alarms(state: State) -> tuple[Alarm[Due], ...]:
    if state.over:
        return ()
    if state.turn == 0:
        return DEAL_HANDS
    if state.owed:
        return FILL_HAND
    if state.options.patience is None:
        return ()
    return (Alarm(Patience(state.turn), state.options.patience),)


def draw(state: State, due: Due, rng: Rng) -> Draw:
    match due:
        case DealHands():
            return draw_hands(state, rng)
        case FillHand():
            return Drawn(pick(state.bag, min(state.owed, len(state.bag)), rng))
        case Patience():
            return TimeUp()
        case _:
            assert_never(due)


def outcomes(state: State, due: Due) -> Outcomes[Draw] | None:
    match due:
        case DealHands():
            return None  # two hands alone are billions
        case FillHand():
            return drawn_from(state.bag, min(state.owed, len(state.bag)))
        case Patience():
            return alike((TimeUp(),))
        case _:
            assert_never(due)


def drawn_from(bag: Pawns, number: int) -> Outcomes[Draw] | None:
    """All multisets of `number` pawns from the bag, each with in how many ways it can be picked."""
    counts = Counter(bag)
    if multisets(counts.values(), number) > MOST_OUTCOMES:
        return None
    ways: dict[Pawns, int] = {(): 1}  # by multiset of the kinds of pawns looked at so far
    for pawn in in_order(counts):
        ways = {
            handful + (pawn,) * more: before * comb(counts[pawn], more)
            for handful, before in ways.items()
            for more in range(min(counts[pawn], number - len(handful)) + 1)
        }
    return tuple((Drawn(pawns), n) for pawns, n in ways.items() if len(pawns) == number)


def multisets(counts: Iterable[int], number: int) -> int:
    """How many multisets of `number` can be picked where there are so many of each kind."""
    sizes = [1] + [0] * number
    for count in counts:
        sizes = [sum(sizes[max(0, size - count) : size + 1]) for size in range(number + 1)]
    return sizes[number]


def draw_hands(state: State, rng: Rng) -> Dealt:
    bag, hands = state.bag, []
    for seat in range(len(state.hands)):
        hand = () if seat in state.left else pick(bag, HAND, rng)
        bag = without(bag, hand)
        hands.append(hand)
    first = openers(hands)
    return Dealt(tuple(hands), first[rng.below(len(first))])


def pick(bag: Pawns, number: int, rng: Rng) -> Pawns:
    """Each pawn in the bag is as likely as any other."""
    rest = list(bag)
    return in_order(rest.pop(rng.below(len(rest))) for _ in range(number))


def openers(hands: Iterable[Pawns]) -> list[Seat]:
    """CA-R3, CA-Q2: the weakest pawn begins, then the next; more than one only if all are twins."""
    strengths = {
        seat: [ORDER[pawn] for pawn in hand] for seat, hand in enumerate(hands) if hand
    }  # a joker is above all others, so a hand with one is behind a hand with a pawn to show
    weakest = min(strengths.values())
    return [seat for seat, strength in strengths.items() if strength == weakest]


def deal(state: State, draw: Draw) -> After:
    if not fits(state, draw):
        raise Illegal(Refusal.NOT_THOSE_PAWNS)
    match draw:
        case Dealt():
            return open_game(state, draw)
        case Drawn():
            return refill(state, draw.pawns)
        case TimeUp():
            return move_by_the_clock(state)
        case _:
            assert_never(draw)


def fits(state: State, draw: Draw) -> bool:
    if state.over:
        return False
    match draw:
        case Dealt():
            return state.turn == 0 and hands_fit(state, draw.hands, draw.first)
        case Drawn():
            number = min(state.owed, len(state.bag))
            return number > 0 and len(draw.pawns) == number and are_in(state.bag, draw.pawns)
        case TimeUp():
            return state.turn > 0 and state.owed == 0 and state.options.patience is not None
        case _:
            assert_never(draw)


def hands_fit(state: State, hands: tuple[Pawns, ...], first: Seat) -> bool:
    here = present(state)
    sizes = [HAND if seat in here else 0 for seat in range(len(state.hands))]
    return (
        [len(hand) for hand in hands] == sizes
        and are_in(state.bag, *hands)
        and first in openers(hands)
    )


def open_game(state: State, draw: Dealt) -> After:
    bag = without(state.bag, [pawn for hand in draw.hands for pawn in hand])
    news: list[NewsItem] = [
        item
        for seat, hand in enumerate(draw.hands)
        if hand
        for item in (Drew(seat, len(hand)), Took(hand, to=seat))
    ]
    after = replace(state, bag=bag, hands=draw.hands, seat=draw.first, turn=1)
    return after, (*news, Begins(draw.first))


def refill(state: State, pawns: Pawns) -> After:
    """CA-R6"""
    seat = state.seat
    after = replace(
        state,
        bag=without(state.bag, pawns),
        hands=put(state.hands, seat, in_order(state.hands[seat] + pawns)),
        drawn=put(state.drawn, seat, pawns),
        owed=0,
    )
    return pass_on(after, (Drew(seat, len(pawns)), Took(pawns, to=seat)))


def move_by_the_clock(state: State) -> After:
    """CA-P1: what is laid stays; with nothing laid, the one pawn that scores most is."""
    if state.laid:
        return end_turn(state, clock=True)
    if not (open_places := places(state)):
        return pass_by(state, clock=True)
    pawn, half = max(open_places, key=lambda place: points_at(state, place[1]))
    after, news = lay(state, pawn, half, clock=True)
    after, more = end_turn(after, clock=True)
    return after, news + more


def are_in(bag: Pawns, *handfuls: Pawns) -> bool:
    """Whether all these can be drawn from the bag, and are told in order."""
    drawn = Counter(pawn for handful in handfuls for pawn in handful)
    return drawn <= Counter(bag) and all(pawns == in_order(pawns) for pawns in handfuls)
