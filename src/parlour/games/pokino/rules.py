"""The rules of Pokino. Clause numbers (PK-R1, PK-Q1, …) are those of docs/rules/pokino.md.

`calls` has what players do between two cards, `rounds` what a round pays and how it ends, `house`
what the house draws.
"""

from functools import cache
from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import Illegal, Join, Leave, Seat, TableRefusal, why_not_leave
from parlour.games.pokino.boards import BOARDS, PRIZES
from parlour.games.pokino.calls import (
    After,
    call,
    call_by_itself,
    calls,
    mark,
    marks,
    pokino_called,
    steal,
    thefts,
    why_not_call,
    why_not_mark,
    why_not_steal,
    with_player,
)
from parlour.games.pokino.model import (
    Boards,
    Call,
    Finish,
    Joined,
    Mark,
    Move,
    Options,
    Phase,
    Play,
    Player,
    Refusal,
    Rest,
    Rested,
    State,
    Steal,
    TakeBoard,
    TookBoard,
    Turn,
    WantsLast,
)
from parlour.games.pokino.rounds import (
    agree,
    close,
    closes,
    leave,
    ready,
    settle,
    voters,
    with_dealer,
)
from parlour.games.pokino.sets import boards_of

COUNTERS = 150
"""PK-Q6: in the box."""


def seats(options: Options) -> range:
    boards_of(options)  # refuses boards that are none
    if (printed := options.printed) is None:
        return range(2, BOARDS + 1)
    if len({*printed}) < len(printed):
        raise Illegal(Refusal.BOARD_TAKEN)
    return range(len(printed), len(printed) + 1)


def start(options: Options, seats: int) -> State:
    """PK-Q6: everyone gets the same counters; what cannot be shared stays in the box."""
    stack = COUNTERS // seats if options.stack is None else options.stack
    return State(options, players=(Player(stack),) * seats, cups=(0,) * len(PRIZES))


def scores(state: State) -> tuple[int, ...] | None:
    """PK-Q21"""
    if state.phase is not Phase.OVER:
        return None
    return tuple(player.balance for player in state.players)


# What a player may do


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    if why_not_act(state, seat):
        return ()
    if state.phase is Phase.ROUND:
        mine: tuple[Play, ...] = ()
        if state.players[seat].playing:
            mine = (*marks(state, seat), *calls(state, seat), *thefts(state, seat))
        others: tuple[Move, ...] = (Turn(state.round, len(state.called)), Finish(state.round))
    else:
        mine, others = (), between(state.round)
    return mine + tuple([play for play in others if why_not(state, seat, play) is None])


@cache
def between(number: int) -> tuple[Move, ...]:
    """What can be done before a round at all."""
    boards = [TakeBoard(number, board) for board in range(BOARDS)]
    return (Turn(number, 0), Finish(number), Rest(number, True), Rest(number, False), *boards)


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Join):
        return join(state, seat)
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not_act(state, seat) or why_not(state, seat, play):
        raise Illegal(refusal)
    return do(replace(state, awake=True), seat, play)


def do(
    state: State, seat: Seat, play: Mark | Call | Steal | Turn | Finish | TakeBoard | Rest
) -> After:
    match play:
        case Mark():
            return call_by_itself(mark(state, seat, play.card))
        case Call():
            state, news = call(state, seat, play.prizes, play.mark)
            state, more = call_by_itself(state) if state.options.rulings > 2 else (state, ())
            return state, (*news, *more)
        case Steal():
            return steal(state, seat, play)
        case Turn():
            return ask_for_card(state)
        case Finish():
            state, news = agree(replace(state, votes=state.votes | {seat}))
            return state, (WantsLast(seat), *news)
        case TakeBoard():
            taken = with_player(state, seat, board=play.board, marks=0)
            return taken, (TookBoard(seat, play.board),)
        case Rest():
            return rest(state, seat, play.rest)
        case _:
            assert_never(play)


def why_not_act(state: State, seat: Seat) -> Refusal | TableRefusal | None:
    if refusal := why_not_leave(over=state.phase is Phase.OVER, left=state.players[seat].left):
        return refusal
    hidden = state.turning or state.phase is Phase.OPENING
    return Refusal.CARD_IN_HAND if hidden else None


def why_not(state: State, seat: Seat, play: Move) -> Refusal | None:
    if play.round != state.round:
        return Refusal.ROUND_OVER if play.round < state.round else Refusal.ROUND_NOT_BEGUN
    match play:
        case Mark() | Call() | Steal():
            return why_not_in_round(state, seat, play)
        case Turn():
            return why_not_turn(state, seat, play)
        case Finish():
            return why_not_finish(state, seat)
        case TakeBoard():
            return why_not_take(state, play)
        case Rest():
            between = state.phase is Phase.BETWEEN
            same = state.players[seat].resting == play.rest
            return Refusal.NOT_NOW if not between or same else None
        case _:
            assert_never(play)


def why_not_in_round(state: State, seat: Seat, play: Mark | Call | Steal) -> Refusal | None:
    if state.phase is not Phase.ROUND:
        return Refusal.ROUND_NOT_BEGUN
    if not state.players[seat].playing:
        return Refusal.NOT_IN_ROUND
    match play:
        case Mark():
            return why_not_mark(state, seat, play.card)
        case Call():
            return why_not_call(state, seat, play)
        case Steal():
            return why_not_steal(state, seat, play)
        case _:
            assert_never(play)


def why_not_turn(state: State, seat: Seat, play: Turn) -> Refusal | None:
    """PK-Q8: the dealer, by hand; but any player may wake a table that has fallen asleep."""
    between = state.phase is Phase.BETWEEN
    if play.card != (0 if between else len(state.called)):
        return Refusal.CARD_HAS_CHANGED
    if between and len(ready(state)) < 2:
        return Refusal.TOO_FEW_PLAYERS
    if not between and state.options.pace is not None:
        return Refusal.HOUSE_DEALS
    if between and not state.awake and seat in ready(state):
        return None
    return Refusal.NOT_THE_DEALER if seat != state.dealer else None


def why_not_finish(state: State, seat: Seat) -> Refusal | None:
    """PK-Q20: before the first card, or when POKINO has been called."""
    if state.last:
        return Refusal.ALREADY_LAST
    if state.phase is Phase.ROUND and not pokino_called(state):
        return Refusal.NOT_NOW
    if seat not in voters(state):
        return Refusal.NOT_IN_ROUND
    return Refusal.ALREADY_VOTED if seat in state.votes else None


def why_not_take(state: State, play: TakeBoard) -> Refusal | None:
    """PK-R1, PK-Q5: a free board, when boards may be changed."""
    if state.options.boards is Boards.DEALT:
        return Refusal.BOARDS_STAY
    if state.options.boards is Boards.CHOSEN and state.round > 1:
        return Refusal.BOARDS_STAY
    if state.phase is not Phase.BETWEEN:
        return Refusal.NOT_NOW
    taken = any(player.board == play.board for player in state.players)
    return Refusal.BOARD_TAKEN if taken else None


def ask_for_card(state: State) -> After:
    """PK-Q11: asking for the next card closes the window of this one."""
    if state.phase is Phase.BETWEEN:
        return replace(state, turning=True), ()
    if not closes(state):
        state, news = settle(state)
        return replace(state, turning=True), news
    return close(state)


def rest(state: State, seat: Seat, resting: bool) -> After:
    state = with_player(state, seat, resting=resting)
    state, news = agree(with_dealer(state, ready(state)))
    return state, (Rested(seat, resting), *news)


def join(state: State, seat: Seat) -> After:
    """PK-Q22: a newcomer takes the chair and the counters there, and plays from the next round.
    Boards are as many as chairs, so one is free."""
    if state.phase is Phase.OVER:
        raise Illegal(TableRefusal.GAME_OVER)
    if not state.players[seat].left:
        raise Illegal(Refusal.NOT_LEFT)
    taken = {player.board for player in state.players}
    free = next(number for number in range(BOARDS) if number not in taken)
    board = None if state.phase is Phase.OPENING else free
    state = with_player(state, seat, left=False, board=board)
    if state.phase is Phase.BETWEEN:
        state = with_dealer(state, ready(state))
    return replace(state, awake=True), (Joined(seat),)
