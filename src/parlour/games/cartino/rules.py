"""The rules of Cartino. Clause numbers (CA-R1, CA-Q1, …) are those of docs/rules/cartino.md."""

from collections.abc import Iterator
from typing import TypeVar, assert_never

from msgspec.structs import replace

from parlour.core.game import Illegal, Leave, Seat, TableRefusal, why_not_leave
from parlour.games.cartino.layout import (
    HALVES,
    WHOLE_SET,
    in_order,
    layout_of,
    touching,
    value,
    worth,
)
from parlour.games.cartino.model import (
    EndTurn,
    GameEnded,
    Half,
    Lay,
    Laying,
    NewsItem,
    Options,
    Pass,
    Passed,
    Pawn,
    PawnLaid,
    Pawns,
    Play,
    Refusal,
    State,
    Suit,
    TakeBack,
    TookBack,
    TurnEnded,
    WentAway,
)
from parlour.kit.seats import clockwise, put, without

HAND = 5
FIVE_BONUS = 10
END_BONUS = 10
JOKER_LEFT = 6

T = TypeVar("T")
After = tuple[State, tuple[NewsItem, ...]]
Place = tuple[Pawn, Half]


def seats(options: Options) -> range:
    layout_of(options)  # refuses a board that is none
    return range(2, 5)


def start(options: Options, seats: int) -> State:
    """CA-R1: everything is in the bag."""
    return State(
        options,
        bag=WHOLE_SET,
        hands=((),) * seats,
        board=(None,) * HALVES,
        points=(0,) * seats,
        lasts=((),) * seats,
        drawn=((),) * seats,
    )


# What a player may do


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    if why_not_act(state, seat):
        return ()
    turn, laid = state.turn, len(state.laid)
    lays = [Lay(turn, laid, pawn, half) for pawn, half in places(state)]
    if laid:
        back = [TakeBack(turn, laid, keep) for keep in range(laid)]
        return (*lays, *(back if state.options.taking_back else ()), EndTurn(turn, laid))
    return tuple(lays) if lays else (Pass(turn),)


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not_act(state, seat) or why_not(state, play):
        raise Illegal(refusal)
    match play:
        case Lay():
            return lay(state, play.pawn, play.half, clock=False)
        case TakeBack():
            return take_back(state, play.keep)
        case EndTurn():
            return end_turn(state, clock=False)
        case Pass():
            return pass_by(state, clock=False)
        case _:
            assert_never(play)


def why_not_act(state: State, seat: Seat) -> Refusal | TableRefusal | None:
    if state.over:
        return TableRefusal.GAME_OVER
    if state.turn == 0 or seat != state.seat:
        return Refusal.NOT_YOUR_TURN
    return Refusal.BAG_FIRST if state.owed else None


def why_not(state: State, play: Lay | TakeBack | EndTurn | Pass) -> Refusal | None:
    laid = 0 if isinstance(play, Pass) else play.laid
    if (play.turn, laid) != (state.turn, len(state.laid)):
        return Refusal.BOARD_HAS_CHANGED
    match play:
        case Lay():
            return why_not_lay(state, play.pawn, play.half)
        case TakeBack():
            return why_not_take_back(state, play.keep)
        case EndTurn():
            return None if laid else Refusal.NOTHING_LAID
        case Pass():
            return Refusal.CAN_LAY if places(state) else None
        case _:
            assert_never(play)


def why_not_take_back(state: State, keep: int) -> Refusal | None:
    """CA-Q10"""
    if not state.options.taking_back:
        return Refusal.WHAT_LIES_LIES
    return None if 0 <= keep < len(state.laid) else Refusal.NOTHING_TO_TAKE_BACK


def why_not_lay(state: State, pawn: Pawn, half: Half) -> Refusal | None:
    if pawn not in state.hands[state.seat]:
        return Refusal.NOT_IN_HAND
    if refusal := why_not_there(state, pawn, half):
        return refusal
    if state.options.must_connect and (pawn, half) not in places(state):
        return Refusal.MUST_CONNECT
    return None


def why_not_there(state: State, pawn: Pawn, half: Half) -> Refusal | None:
    """CA-R4, CA-R5, CA-Q5: on its own field, where nothing lies or its joker does."""
    own, there, suit = layout_of(state.options).owner[half], state.board[half], suit_of(state)
    if there is not None and (there is not Pawn.JOKER or pawn is Pawn.JOKER):
        return Refusal.HALF_TAKEN
    if pawn not in (own, Pawn.JOKER):
        return Refusal.OTHER_JOKER if there is Pawn.JOKER else Refusal.NOT_ITS_FIELD
    if is_bound(state, half):
        return Refusal.JOKER_JUST_LAID
    return Refusal.ONE_SUIT if suit not in (None, own.suit) else None


def is_bound(state: State, half: Half) -> bool:
    """CA-Q5, the option: a joker of this very turn lies there."""
    if not state.options.replacing_later or state.board[half] is not Pawn.JOKER:
        return False
    return any(laying.half == half for laying in state.laid)


def places(state: State) -> tuple[Place, ...]:
    """Every laying the player whose turn it is can make now."""
    free = tuple(
        (pawn, half) for pawn, half in candidates(state) if why_not_there(state, pawn, half) is None
    )
    if not state.options.must_connect:
        return free
    # CA-Q3, the option: a player who can touch must; one who cannot may lay anywhere.
    return tuple(place for place in free if touching(state.board, place[1])) or free


def candidates(state: State) -> Iterator[Place]:
    halves = layout_of(state.options).halves
    for pawn in dict.fromkeys(state.hands[state.seat]):
        for half in range(HALVES) if pawn is Pawn.JOKER else halves[pawn]:
            yield pawn, half


def suit_of(state: State) -> Suit | None:
    """CA-R4, CA-Q4: that of the first field of the turn; None while all are open."""
    if not state.laid:
        return None
    return layout_of(state.options).owner[state.laid[0].half].suit


# Laying and taking back


def lay(state: State, pawn: Pawn, half: Half, *, clock: bool) -> After:
    """CA-R7, CA-R13: it scores what it touches as things lie now."""
    seat, options = state.seat, state.options
    replaced, points = state.board[half] is Pawn.JOKER, points_at(state, half)
    hand = without(state.hands[seat], [pawn])
    if replaced and options.joker_to_hand:
        hand = in_order((*hand, Pawn.JOKER))
    after = replace(
        state,
        board=put(state.board, half, pawn),
        hands=put(state.hands, seat, hand),
        points=put(state.points, seat, state.points[seat] + points),
        removed=state.removed + (replaced and not options.joker_to_hand),
        laid=(*state.laid, Laying(pawn, half, points, replaced)),
    )
    touched = touching(state.board, half) if points else ()
    field = layout_of(options).owner[half]
    return after, (PawnLaid(seat, pawn, half, points, touched, field, replaced, clock),)


def points_at(state: State, half: Half) -> int:
    """CA-R7, CA-Q5: what a pawn laid there now scores."""
    if state.board[half] is Pawn.JOKER and not state.options.replacing_scores:
        return 0
    return worth(layout_of(state.options), state.board, half)


def take_back(state: State, keep: int) -> After:
    """CA-Q10: the last first, so that what stays has scored what it has scored."""
    seat, back = state.seat, state.laid[keep:][::-1]
    board, hand, removed = list(state.board), state.hands[seat], state.removed
    for laying in back:
        board[laying.half] = Pawn.JOKER if laying.replaced else None
        hand = in_order((*hand, laying.pawn))
        if laying.replaced and state.options.joker_to_hand:
            hand = without(hand, [Pawn.JOKER])
        elif laying.replaced:
            removed -= 1
    lost = sum(laying.points for laying in back)
    after = replace(
        state,
        board=tuple(board),
        hands=put(state.hands, seat, hand),
        points=put(state.points, seat, state.points[seat] - lost),
        removed=removed,
        laid=state.laid[:keep],
    )
    return after, (TookBack(seat, tuple(laying.half for laying in back)),)


# Ending the turn, and the game


def end_turn(state: State, *, clock: bool) -> After:
    seat, laid = state.seat, len(state.laid)
    bonus = FIVE_BONUS if laid >= HAND else 0  # CA-R8, CA-Q7
    earned = sum(laying.points for laying in state.laid)
    after = replace(
        state,
        points=put(state.points, seat, state.points[seat] + bonus),
        lasts=put(state.lasts, seat, state.laid),
        drawn=put(state.drawn, seat, ()),
        laid=(),
        passes=0,
    )
    news = (TurnEnded(seat, laid, earned, bonus, clock),)
    if not state.hands[seat] and not state.bag:
        return finish(after, seat, news)  # CA-Q8: before anybody draws
    # CA-R6; a joker taken up counts as drawn.
    owed = laid - jokers_taken(state)
    if owed and state.bag:
        return replace(after, owed=owed), news
    return pass_on(after, news)


def jokers_taken(state: State) -> int:
    return state.options.joker_to_hand * sum(laying.replaced for laying in state.laid)


def pass_by(state: State, *, clock: bool) -> After:
    """CA-Q6: when all have passed, no player will ever lay again."""
    after = replace(
        state,
        lasts=put(state.lasts, state.seat, ()),
        drawn=put(state.drawn, state.seat, ()),
        passes=state.passes + 1,
    )
    news = (Passed(state.seat, clock),)
    if after.passes >= len(present(state)):
        return finish(after, None, news)
    return pass_on(after, news)


def pass_on(state: State, news: tuple[NewsItem, ...]) -> After:
    """CA-R3: clockwise, past players who have left."""
    others = clockwise(state.seat, len(state.hands))
    seat = next(seat for seat in others if seat not in state.left)
    return replace(state, seat=seat, turn=state.turn + 1), news


def present(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.hands)) if seat not in state.left]


def finish(state: State, finisher: Seat | None, news: tuple[NewsItem, ...]) -> After:
    """CA-R11, CA-R12"""
    minus = tuple(map(deduction, state.hands))
    totals = tuple(
        points - less + (END_BONUS if seat == finisher else 0)
        for seat, (points, less) in enumerate(zip(state.points, minus, strict=True))
    )
    bonus = 0 if finisher is None else END_BONUS
    ended = GameEnded(finisher, bonus, state.hands, minus, totals)
    return replace(state, points=totals, over=True), (*news, ended)


def deduction(hand: Pawns) -> int:
    """CA-R12"""
    return sum([JOKER_LEFT if pawn is Pawn.JOKER else value(pawn) for pawn in hand])


def scores(state: State) -> tuple[int, ...] | None:
    return state.points if state.over else None


def leave(state: State, seat: Seat) -> After:
    """CA-Q11, CA-P2: what lies stays, the hand is deducted and goes back to the bag."""
    if refusal := why_not_leave(over=state.over, left=seat in state.left):
        raise Illegal(refusal)
    hand = state.hands[seat]
    minus = deduction(hand)
    after = replace(
        state,
        bag=in_order(state.bag + hand),
        hands=put(state.hands, seat, ()),
        drawn=put(state.drawn, seat, ()),
        points=put(state.points, seat, state.points[seat] - minus),
        left=state.left | {seat},
    )
    news = (WentAway(seat, minus),)
    if not present(after):
        return finish(after, None, news)
    if state.turn == 0 or seat != state.seat:
        return after, news
    passes = 0 if state.laid else state.passes
    lasts = put(state.lasts, seat, state.laid or state.lasts[seat])
    return pass_on(replace(after, lasts=lasts, laid=(), owed=0, passes=passes), news)
