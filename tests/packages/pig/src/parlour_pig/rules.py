"""What players may do in Pig."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from parlour.core.game import Illegal, Leave, Seat, why_not_leave
from parlour.kit.seats import clockwise, put
from parlour_pig.model import (
    Held,
    Hold,
    NewsItem,
    Options,
    Play,
    Refusal,
    Roll,
    State,
    WentAway,
    Won,
)

After: TypeAlias = tuple[State, tuple[NewsItem, ...]]


def seats(options: Options) -> range:
    return range(2, 9)


def start(options: Options, seats: int) -> State:
    return State(options, points=(0,) * seats)


def scores(state: State) -> tuple[int, ...] | None:
    return state.points if over(state) else None


def over(state: State) -> bool:
    """PG-R4: somebody has reached the goal."""
    return max(state.points) >= state.options.goal


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    plays = (Roll(state.rolls), Hold(state.rolls))
    return tuple(play for play in plays if why_not(state, seat, play) is None)


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not(state, seat, play):
        raise Illegal(refusal)
    match play:
        case Roll():
            return replace(state, rolling=True), ()
        case Hold():
            return hold(state)
        case _:
            assert_never(play)


def why_not(state: State, seat: Seat, play: Roll | Hold) -> Refusal | None:
    if over(state) or state.seat != seat:
        return Refusal.NOT_YOUR_TURN
    if state.rolling:
        return Refusal.DIE_IN_THE_AIR
    if play.rolls != state.rolls:
        return Refusal.DICE_HAVE_CHANGED
    if isinstance(play, Hold) and not state.turn:
        return Refusal.NOTHING_TO_HOLD
    return None


def hold(state: State) -> After:
    """PG-R3: the points of the turn are safe."""
    seat, total = state.seat, state.points[state.seat] + state.turn
    held = replace(state, points=put(state.points, seat, total))
    news = Held(seat, state.turn, total)
    if over(held):
        return replace(held, turn=0), (news, Won(seat))
    return pass_on(held), (news,)


def pass_on(state: State) -> State:
    """PG-R1: the next player's turn begins, clockwise past those who have left."""
    order = clockwise(state.seat, len(state.points))
    following = next(seat for seat in order if seat not in state.left)
    return replace(state, seat=following, turn=0, rolling=False)


def leave(state: State, seat: Seat) -> After:
    """PG-P1: a leaver's points are gone, and the last one left has won."""
    if refusal := why_not_leave(over=over(state), left=seat in state.left):
        raise Illegal(refusal)
    gone = replace(state, left=state.left | {seat}, points=put(state.points, seat, 0))
    after = pass_on(gone) if seat == state.seat else gone
    if len(after.left) < len(after.points) - 1:
        return after, (WentAway(seat),)
    (last,) = set(range(len(after.points))) - after.left
    won = replace(after, points=put(after.points, last, after.options.goal), turn=0, rolling=False)
    return won, (WentAway(seat), Won(last))
