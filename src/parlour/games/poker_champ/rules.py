"""The rules of Poker Champ: what players do in the four steps of a deal, and how it ends.

Gifts, Awards and duels are in `awards`, what the house deals is in `house`. Clause numbers
(PC-R1, PC-Q1, …) are those of docs/rules/poker_champ.md.
"""

from msgspec.structs import replace

from parlour.core.game import Illegal, Leave, Seat, TableRefusal, why_not_leave
from parlour.games.poker_champ.awards import (
    CHIPS,
    After,
    after_deal,
    finish,
    leave_duel,
    present,
    show,
)
from parlour.games.poker_champ.model import (
    Bet,
    Chose,
    DidBet,
    DidFold,
    Fold,
    NewsItem,
    Options,
    Play,
    PotStayed,
    PotWon,
    Refusal,
    Settled,
    Shown,
    State,
    WentAway,
)
from parlour.kit.hands import strength
from parlour.kit.seats import put

STAKES = (0, 1, 1, 2, 2)
"""PC-R3: by step."""
BOARD_AT = (0, 0, 3, 4, 5)
"""By step: community cards on the board."""
LAST_STEP = 4
NO_CHIPS_YET = (0, 0, 0, 0)


def seats(options: Options) -> range:
    return range(2, 7)


def start(options: Options, seats: int) -> State:
    """PC-R2"""
    return State(options, stacks=(CHIPS,) * seats, awards=(0,) * seats)


# What a player may do


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    if not waits(state, seat):
        return ()
    bet = Bet(state.deal, state.step)
    return (bet,) if state.step == 1 else (bet, Fold(state.deal, state.step))


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not(state, seat, play):
        raise Illegal(refusal)
    return decide(state, seat, bets=isinstance(play, Bet))


def why_not(state: State, seat: Seat, play: Bet | Fold) -> Refusal | TableRefusal | None:
    if refusal := why_not_leave(over=state.over, left=seat in state.left):
        return refusal
    if (play.deal, play.step) != (state.deal, state.step) or not state.step:
        return why_too_late(state, seat, play)
    if seat in state.folded:
        return Refusal.ALREADY_FOLDED
    if seat in state.decided:
        return Refusal.ALREADY_DECIDED
    if not state.stacks[seat]:
        return Refusal.NO_CHIPS
    # PC-R3: everybody plays the first step.
    return Refusal.MUST_ANTE if state.step == 1 and isinstance(play, Fold) else None


def why_too_late(state: State, seat: Seat, play: Bet | Fold) -> Refusal:
    """PC-Q1: the last one left has nothing to decide any more."""
    if state.step == 0 and play.deal == state.deal and state.settled is not None:
        alone = state.settled.winners == (seat,) and not state.settled.compared
        return Refusal.LAST_ONE_LEFT if alone else Refusal.STEP_OVER
    return Refusal.NO_DEAL if play.deal > state.deal else Refusal.STEP_OVER


def decide(state: State, seat: Seat, *, bets: bool) -> After:
    """PC-R4, PC-Q1: final at once, and public at once; but PC-Q12."""
    state = replace(state, decided=(*state.decided, seat))
    if state.secret is not None:
        secret = state.secret | {seat} if bets else state.secret
        return go_on(replace(state, secret=secret), (Chose(seat, state.step),))
    state, news = bet(state, seat) if bets else fold(state, seat)
    return go_on(state, (news,))


def bet(state: State, seat: Seat, *, clock: bool = False) -> tuple[State, NewsItem]:
    """PC-R6, PC-Q2: the stake of the step, or what is left of the stack."""
    chips = min(STAKES[state.step], state.stacks[seat])
    boxes = put(state.bets[seat], state.step - 1, chips)
    stacks = put(state.stacks, seat, state.stacks[seat] - chips)
    after = replace(state, stacks=stacks, bets=put(state.bets, seat, boxes))
    return after, DidBet(seat, state.step, chips, clock)


def fold(state: State, seat: Seat, *, clock: bool = False) -> tuple[State, NewsItem]:
    """PC-R5: the cards go under the pack unseen."""
    return replace(state, folded=state.folded | {seat}), DidFold(seat, state.step, clock)


def playing(state: State) -> tuple[Seat, ...]:
    """The seats that are in this deal and have not folded."""
    return tuple(
        [seat for seat, hand in enumerate(state.hands) if hand and seat not in state.folded]
    )


def waiting(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(len(state.stacks)) if waits(state, seat)])


def waits(state: State, seat: Seat) -> bool:
    """PC-Q2: a seat that has still to decide in this step; without chips there is nothing to."""
    if not state.step or state.over or not state.stacks[seat] or not state.hands[seat]:
        return False
    return seat not in state.folded and seat not in state.decided


# How a step and a deal end


def go_on(state: State, news: tuple[NewsItem, ...]) -> After:
    """PC-Q1: with one player left the deal is over; else when all have decided, the step is."""
    if len(playing(state)) == 1:
        return settle(state, news)
    if waiting(state):
        return state, news
    return end_step(state, news)


def end_step(state: State, news: tuple[NewsItem, ...]) -> After:
    """The next cards are the house's business; after the fourth step the hands are shown."""
    if state.secret is not None:
        state, news = reveal(state, state.secret, news)
    if state.step == LAST_STEP or len(playing(state)) < 2:
        return settle(state, news)
    return state, news


def reveal(state: State, secret: frozenset[Seat], news: tuple[NewsItem, ...]) -> After:
    """PC-Q12: what all have decided in secret happens at once."""
    for seat in state.decided:
        if seat not in state.folded:
            state, item = bet(state, seat) if seat in secret else fold(state, seat)
            news += (item,)
    return replace(state, secret=None), news


def settle(state: State, news: tuple[NewsItem, ...]) -> After:
    """PC-R7, PC-R12: pay the pot. PC-Q4: odd chips stay. PC-Q12: if all have folded, all do."""
    pot, stay = on_board(state), playing(state)
    winners = best_of(state, stay) if len(stay) > 1 else stay
    share, carried = divmod(pot, len(winners)) if winners else (0, pot)
    settled = Settled(pot, winners, share, shown=stay, compared=len(stay) > 1)
    shown = tuple([show(seat, state.hands[seat], state.board) for seat in stay])
    ended = won(settled, carried, shown) if winners else PotStayed(pot)
    state = replace(
        state,
        stacks=tuple(
            [stack + share * (seat in winners) for seat, stack in enumerate(state.stacks)]
        ),
        carried=carried,
        step=0,
        bets=(NO_CHIPS_YET,) * len(state.stacks),
        decided=(),
        secret=None,
        settled=settled,
    )
    return after_deal(state, (*news, ended))


def won(settled: Settled, carried: int, shown: tuple[Shown, ...]) -> PotWon:
    best = next(one for one in shown if one.seat == settled.winners[0])
    return PotWon(
        pot=settled.pot,
        winners=settled.winners,
        share=settled.share,
        carried=carried,
        compared=settled.compared,
        shown=shown,
        kind=best.kind if settled.compared else None,
        hand=best.hand,
    )


def best_of(state: State, stay: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """PC-Q3"""
    worth = {seat: strength(state.hands[seat] + state.board) for seat in stay}
    return tuple([seat for seat in stay if worth[seat] == max(worth.values())])


def on_board(state: State) -> int:
    return state.carried + sum(map(sum, state.bets))


def leave(state: State, seat: Seat) -> After:
    """PC-Q11: a leaver folds, and their chips leave the game; one alone is champion."""
    if refusal := why_not_leave(over=state.over, left=seat in state.left):
        raise Illegal(refusal)
    chips = state.stacks[seat]
    news = (WentAway(seat, chips),)
    out = state.folded | {seat} if state.step and state.hands[seat] else state.folded
    state = replace(
        state,
        stacks=put(state.stacks, seat, 0),
        left=state.left | {seat},
        gone=state.gone + chips,
        folded=out,
    )
    if len(present(state)) == 1:
        return finish(state, news)
    if state.duel is not None:
        return leave_duel(state, state.duel, seat, news)
    return go_on(state, news) if state.step else (state, news)


def scores(state: State) -> tuple[int, ...] | None:
    """Awards; one below none for those who have left, so that they are never champions."""
    if not state.over:
        return None
    return tuple([-1 if seat in state.left else won for seat, won in enumerate(state.awards)])
