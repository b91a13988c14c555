"""What the house does in Poker Champ: when it deals, what it may draw, and how that is laid out.

No card is drawn before somebody sees its face or its back, so none can leak.
"""

from itertools import chain, permutations
from math import perm
from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import MOST_OUTCOMES, Alarm, Illegal, Outcomes, Rng, Seat, alike
from parlour.games.poker_champ.awards import (
    After,
    duel_turn,
    finish,
    present,
    present_after,
    shown_in,
)
from parlour.games.poker_champ.backs import BACK, backs
from parlour.games.poker_champ.model import (
    BoardTurned,
    ChooseDealer,
    DealBegan,
    DealDuel,
    DealerChosen,
    DealHands,
    Draw,
    Due,
    Duel,
    DuelDealt,
    EndOfTime,
    FirstDealer,
    Hand,
    HandDealt,
    Hands,
    Length,
    NewsItem,
    Patience,
    Refusal,
    State,
    TimeRanOut,
    TimeUp,
    TooSlow,
    TurnCards,
    Turned,
    TurnInDuel,
)
from parlour.games.poker_champ.rules import NO_CHIPS_YET, bet, end_step, fold, go_on, waiting
from parlour.kit.french import PACK, Card, pick

TURNS = (0, 0, 3, 1, 1)
"""By step: the community cards it begins with."""
HAND = 2
DUEL_HASTE = 3
"""The cards of a duel follow each other so much faster than deals do."""


CHOOSE_DEALER = (Alarm(ChooseDealer()),)


def alarms(state: State) -> tuple[Alarm[Due], ...]:
    if state.over:
        return ()
    timed = state.options.length is Length.TIMED and not state.time_up
    if not timed:
        return next_alarm(state)
    return (Alarm(EndOfTime(), 60.0 * state.options.minutes), *next_alarm(state))


def next_alarm(state: State) -> tuple[Alarm[Due], ...]:
    pause = float(state.options.pause)
    if state.dealer is None:
        return CHOOSE_DEALER
    if (duel := state.duel) is not None:
        bankrupt, turned = state.bankrupt[0], len(duel.board)
        if not duel.hands:
            return (Alarm(DealDuel(state.deal, bankrupt, duel.round), pause),)
        what = TurnInDuel(state.deal, bankrupt, duel.round, turned)
        return (Alarm(what, pause / DUEL_HASTE),)
    if not state.step:
        return (Alarm(DealHands(state.deal + 1), pause if state.deal else 0.0),)
    if not waiting(state):
        return (Alarm(TurnCards(state.deal, state.step)),)
    if state.options.patience is None:
        return ()
    return (Alarm(Patience(state.deal, state.step), state.options.patience),)


def draw(state: State, due: Due, rng: Rng) -> Draw:
    match due:
        case ChooseDealer():
            stay = present(state)
            return FirstDealer(stay[rng.below(len(stay))])
        case DealHands() | DealDuel():
            return draw_hands(state, rng)
        case TurnCards() | TurnInDuel():
            return draw_cards(state, rng)
        case Patience():
            return TooSlow()
        case EndOfTime():
            return TimeUp()
        case _:
            assert_never(due)


def draw_hands(state: State, rng: Rng) -> Hands:
    top = int(state.options.visible_pack_top)
    who = dealt_to(state)
    cards = pick(rng, in_pack(state), HAND * len(who) + top)
    places = {seat: HAND * place for place, seat in enumerate(who)}
    hands = tuple(
        cards[places[seat] : places[seat] + HAND] if seat in places else ()
        for seat in range(len(state.stacks))
    )
    return Hands(hands, cards[-1] if top else None)


def draw_cards(state: State, rng: Rng) -> Turned:
    top = int(state.options.visible_pack_top)
    turns = cards_to_turn(state)
    cards = pick(rng, in_pack(state), turns + top)
    return Turned(cards[:turns], cards[turns] if top else None)


def outcomes(state: State, due: Due) -> Outcomes[Draw] | None:
    match due:
        case ChooseDealer():
            return alike(map(FirstDealer, present(state)))
        case DealHands() | DealDuel():
            return None  # two hands alone are millions
        case TurnCards() | TurnInDuel():
            return turned_from(state)
        case Patience():
            return alike((TooSlow(),))
        case EndOfTime():
            return alike((TimeUp(),))
        case _:
            assert_never(due)


def turned_from(state: State) -> Outcomes[Draw] | None:
    """All community cards that can come next, in order, and the new top of the pack if it shows."""
    turns, rest = cards_to_turn(state), in_pack(state)
    number = turns + int(state.options.visible_pack_top)
    if perm(len(rest), number) > MOST_OUTCOMES:
        return None
    return alike(
        Turned(cards[:turns], cards[turns] if turns < number else None)
        for cards in permutations(rest, number)
    )


def in_pack(state: State) -> list[Card]:
    seen = known(state)
    return [card for card in PACK if card not in seen]


def cards_to_turn(state: State) -> int:
    """How many community cards come next; 0: hands are dealt."""
    if state.duel is not None:
        return 1 if state.duel.hands else 0
    return TURNS[state.step + 1] if state.step else 0


def dealt_to(state: State) -> tuple[Seat, ...]:
    return present(state) if state.duel is None else state.duel.seats


def known(state: State) -> set[Card]:
    """Every card of this deal or duel that is not in the pack any more, or on top of it."""
    if (duel := state.duel) is not None:
        cards = {*chain(*duel.hands), *duel.board, *duel.burned}
        return cards if duel.top is None else cards | {duel.top}
    if not state.step:
        return set()
    cards = {*chain(*state.hands), *state.board, *state.burned}
    return cards if state.top is None else cards | {state.top}


def deal(state: State, draw: Draw) -> After:
    if not can_deal(state, draw):
        raise Illegal(Refusal.NOT_THOSE_CARDS)
    match draw:
        case FirstDealer():
            return replace(state, dealer=draw.seat), (DealerChosen(draw.seat),)
        case Hands():
            if state.duel is not None:
                return deal_duel(state, state.duel, draw)
            return deal_hands(state, draw)
        case Turned():
            if state.duel is not None:
                return duel_turn(state, state.duel, draw.cards[0], draw.top)
            return turn(state, draw)
        case TooSlow():
            return hurry(state)
        case TimeUp():
            # PC-Q7: the running deal and its gifts are finished.
            state, news = replace(state, time_up=True), (TimeRanOut(),)
            done = not state.step and state.duel is None
            return finish(state, news) if done else (state, news)
        case _:
            assert_never(draw)


def can_deal(state: State, draw: Draw) -> bool:
    if state.over:
        return False
    match draw:
        case FirstDealer():
            return state.dealer is None and draw.seat in present(state)
        case TimeUp():
            return state.options.length is Length.TIMED and not state.time_up
        case TooSlow():
            return state.options.patience is not None and bool(waiting(state))
        case Hands():
            return fits_hands(state, draw) and are_fresh(state, (*chain(*draw.hands),), draw.top)
        case Turned():
            turns = 0 if waiting(state) else cards_to_turn(state)
            fits = len(draw.cards) == turns > 0
            return fits and are_fresh(state, draw.cards, draw.top)
        case _:
            assert_never(draw)


def fits_hands(state: State, draw: Hands) -> bool:
    """It is time for hands, and everyone who plays has two cards."""
    if state.dealer is None or state.step or cards_to_turn(state):
        return False
    who = dealt_to(state)
    wanted = [HAND * (seat in who) for seat in range(len(state.stacks))]
    return [len(hand) for hand in draw.hands] == wanted


def are_fresh(state: State, cards: tuple[Card, ...], top: Card | None) -> bool:
    """No card twice, none that has been dealt before, and a top of the pack if it can be seen."""
    if (top is not None) != state.options.visible_pack_top:
        return False
    fresh = cards if top is None else (*cards, top)
    return len({*fresh}) == len(fresh) and known(state).isdisjoint(fresh)


def deal_hands(state: State, drawn: Hands) -> After:
    """PC-Q10: the deal goes clockwise; the first dealer has been drawn."""
    assert state.dealer is not None
    dealer = present_after(state, state.dealer)[0] if state.deal else state.dealer
    state = replace(
        state,
        dealer=dealer,
        deal=state.deal + 1,
        step=1,
        hands=drawn.hands,
        board=(),
        top=drawn.top,
        burned=(),
        bets=(NO_CHIPS_YET,) * len(state.stacks),
        folded=frozenset(),
        settled=None,
    )
    began = DealBegan(state.deal, dealer, tuple([backs(hand) for hand in drawn.hands]))
    own = [HandDealt(hand, to=seat) for seat, hand in enumerate(drawn.hands) if hand]
    return go_on(state, (began, *own))


def deal_duel(state: State, duel: Duel, drawn: Hands) -> After:
    hands: tuple[Hand, ...] = tuple([drawn.hands[seat] for seat in duel.seats])
    duel = replace(duel, hands=hands, top=drawn.top)
    return replace(state, duel=duel), (DuelDealt(duel.round, shown_in(duel)),)


def turn(state: State, drawn: Turned) -> After:
    """PC-R5: the top card is burned, then the community cards are turned."""
    burned = None if state.top is None else BACK[state.top]
    state = replace(
        state,
        step=state.step + 1,
        board=state.board + drawn.cards,
        burned=state.burned if state.top is None else (*state.burned, state.top),
        top=drawn.top,
        decided=(),
        secret=frozenset() if state.options.hidden else None,
    )
    return go_on(state, (BoardTurned(state.step, drawn.cards, burned),))


def hurry(state: State) -> After:
    """PC-Q9: from step 2 the clock folds for all who have not decided; in step 1 it bets."""
    late, news = waiting(state), tuple[NewsItem, ...]()
    for seat in late:
        act = bet if state.step == 1 else fold
        state, item = act(state, seat, clock=True)
        news += (item,)
    return end_step(replace(state, decided=state.decided + late), news)
