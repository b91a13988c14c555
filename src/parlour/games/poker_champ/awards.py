"""After a deal: gifts, Awards, duels, and the end of the game.

Clause numbers (PC-R8, PC-Q5, …) are those of docs/rules/poker_champ.md.
"""

from typing import TypeVar

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.poker_champ.model import (
    Duel,
    DuelBegan,
    DuelTied,
    DuelTurned,
    DuelWon,
    GameEnded,
    Gave,
    Length,
    NewsItem,
    Shown,
    State,
)
from parlour.kit.french import Card
from parlour.kit.hands import FIVE, best, strength
from parlour.kit.seats import clockwise, drop, put

CHIPS = 12
"""PC-R2: what everyone starts with."""
GIFT = 6
AWARDS = 7
FLOP = 3
AWARDS_TO_WIN = 2
"""PC-R9: of the basic game."""

T = TypeVar("T")
After = tuple[State, tuple[NewsItem, ...]]


def after_deal(state: State, news: tuple[NewsItem, ...]) -> After:
    """PC-Q5: bankruptcy is read once the pot is paid."""
    assert state.dealer is not None
    broke = [seat for seat in present_after(state, state.dealer) if not state.stacks[seat]]
    return serve(replace(state, bankrupt=tuple(broke)), news)


def serve(state: State, news: tuple[NewsItem, ...]) -> After:
    """PC-Q5: the bankrupts one by one, the richest found anew each time."""
    while state.bankrupt:
        most = max(state.stacks)
        rich = tuple([seat for seat in present(state) if state.stacks[seat] == most])
        if most <= 1:  # PC-P4
            state = replace(state, bankrupt=())
        elif len(rich) > 1:
            return replace(state, duel=Duel(rich)), (*news, DuelBegan(rich, state.bankrupt[0]))
        else:
            state, gave = give(state, rich[0])
            news += (gave,)
            if is_won(state):
                return finish(state, news)
    return finish(state, news) if state.time_up else (state, news)


def give(state: State, donor: Seat) -> tuple[State, Gave]:
    """PC-R8. PC-P4: after somebody has left with their chips there may not be six to give."""
    receiver, *others = state.bankrupt
    chips = min(GIFT, state.stacks[donor] - 1)
    stacks = put(state.stacks, donor, state.stacks[donor] - chips)
    awards = put(state.awards, donor, state.awards[donor] + 1)
    after = replace(
        state, stacks=put(stacks, receiver, chips), awards=awards, bankrupt=tuple(others)
    )
    return after, Gave(donor, receiver, chips, awards[donor])


# The duel


def duel_turn(state: State, duel: Duel, card: Card, top: Card | None) -> After:
    """One community card; after the fifth the hands are compared."""
    burned = duel.burned if duel.top is None else (*duel.burned, duel.top)
    duel = replace(duel, board=(*duel.board, card), top=top, burned=burned)
    news = (DuelTurned(card, shown_in(duel)),)
    if len(duel.board) < FIVE:
        return replace(state, duel=duel), news
    ahead = leaders(duel)
    if len(ahead) == 1:
        return win_duel(state, ahead[0], news)
    # PC-Q6: those still tied play again, with all cards shuffled anew.
    return replace(state, duel=Duel(ahead, duel.round + 1)), (*news, DuelTied(ahead))


def win_duel(state: State, seat: Seat, news: tuple[NewsItem, ...]) -> After:
    """PC-R13: the better hand gives, and takes the Award."""
    state, gave = give(replace(state, duel=None), seat)
    news += (DuelWon(seat), gave)
    return finish(state, news) if is_won(state) else serve(state, news)


def leave_duel(state: State, duel: Duel, seat: Seat, news: tuple[NewsItem, ...]) -> After:
    """PC-P3: the gift is no longer needed, or one less plays for it."""
    if seat not in (*duel.seats, state.bankrupt[0]):
        bankrupt = tuple([other for other in state.bankrupt if other != seat])
        return replace(state, bankrupt=bankrupt), news
    if seat == state.bankrupt[0]:
        return serve(replace(state, bankrupt=state.bankrupt[1:], duel=None), news)
    place = duel.seats.index(seat)
    duel = replace(duel, seats=drop(duel.seats, place), hands=drop(duel.hands, place))
    if len(duel.seats) == 1:
        return win_duel(state, duel.seats[0], news)
    return replace(state, duel=duel), news


def leaders(duel: Duel) -> tuple[Seat, ...]:
    """The seats that are ahead with the cards that lie there, once there are hands to compare."""
    if len(duel.board) < FLOP:
        return ()
    worth = [strength(hand + duel.board) for hand in duel.hands]
    return tuple([seat for seat, w in zip(duel.seats, worth, strict=True) if w == max(worth)])


def shown_in(duel: Duel) -> tuple[Shown, ...]:
    return tuple(
        [
            show(seat, hand, duel.board)
            for seat, hand in zip(duel.seats, duel.hands, strict=bool(duel.hands))
        ]
    )


def show(seat: Seat, hand: tuple[Card, ...], board: tuple[Card, ...]) -> Shown:
    if len(hand + board) < FIVE:
        return Shown(seat, hand, None, ())
    made = best(hand + board)
    return Shown(seat, hand, made.kind, made.five)


# The end


def is_won(state: State) -> bool:
    """PC-R9, PC-R11, PC-Q7: the second Award of one player in the basic game; else the seventh."""
    if state.options.length is Length.BASIC and max(state.awards) == AWARDS_TO_WIN:
        return True
    return sum(state.awards) == AWARDS


def finish(state: State, news: tuple[NewsItem, ...]) -> After:
    after = replace(state, bankrupt=(), duel=None, secret=None, over=True)
    return after, (*news, GameEnded(champions(after), after.awards))


def champions(state: State) -> tuple[Seat, ...]:
    """PC-R14: the most Awards, all who have them; a leaver is none of them (PC-Q11)."""
    stay = present(state)
    most = max([state.awards[seat] for seat in stay])
    return tuple([seat for seat in stay if state.awards[seat] == most])


def present(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(len(state.stacks)) if seat not in state.left])


def present_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everyone who is still here, clockwise, beginning after this seat."""
    after = clockwise(seat, len(state.stacks))
    return tuple([seat for seat in after if seat not in state.left])
