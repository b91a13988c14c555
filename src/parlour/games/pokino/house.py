"""What the house does in Pokino: deals boards, turns cards, ends rounds and graces."""

from collections.abc import Sequence
from itertools import permutations, product, starmap
from math import perm
from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import MOST_OUTCOMES, Alarm, Illegal, Outcomes, Rng, alike
from parlour.games.pokino.boards import BOARDS
from parlour.games.pokino.calls import After
from parlour.games.pokino.model import (
    AskedCard,
    BoardsDealt,
    Closed,
    Draw,
    Due,
    FirstCard,
    Grace,
    GraceOver,
    NextCard,
    Opened,
    Opening,
    Phase,
    Refusal,
    State,
    Turned,
)
from parlour.games.pokino.rounds import close, closes, prepare, ready, turn
from parlour.kit.cards import PACK, Card

PATIENCE = 60.0
"""PK-P1: seconds after which the house turns the card for a dealer who has fallen asleep."""

OPENING = (Alarm(Opening()),)
ASKED_CARD = (Alarm(AskedCard()),)


def alarms(state: State) -> tuple[Alarm[Due], ...]:
    options, pace = state.options, state.options.pace
    match state.phase:
        case Phase.OPENING:
            return OPENING
        case Phase.OVER:
            return ()
        case _ if state.turning:
            return ASKED_CARD
        case Phase.BETWEEN:
            if not state.awake or len(ready(state)) < 2:
                return ()
            return (Alarm(FirstCard(state.round), PATIENCE if pace is None else options.pause),)
        case Phase.ROUND:
            card = NextCard(state.round, len(state.called))
            graces = [Alarm(grace, options.grace) for grace in sorted(state.graces)]
            return (Alarm(card, PATIENCE if pace is None else pace), *graces)
        case _:
            assert_never(state.phase)


def draw(state: State, due: Due, rng: Rng) -> Draw:
    match due:
        case Opening():
            return open_table(state, rng)
        case AskedCard() | FirstCard() | NextCard():
            return next_card(state, rng)
        case Grace():
            return GraceOver(due.owner, due.prize)
        case _:
            assert_never(due)


def outcomes(state: State, due: Due) -> Outcomes[Draw] | None:
    match due:
        case Opening():
            return openings(state)
        case AskedCard() | FirstCard() | NextCard():
            rest = in_pack(state)
            return alike(map(Turned, rest) if rest else (Closed(),))
        case Grace():
            return alike((GraceOver(due.owner, due.prize),))
        case _:
            assert_never(due)


def open_table(state: State, rng: Rng) -> Opened:
    """PK-R1, PK-R3"""
    seats, left = len(state.players), list(range(BOARDS))
    dealt = (left.pop(rng.below(len(left))) for _ in range(seats))
    boards = state.options.printed or tuple(dealt)
    return Opened(boards, rng.below(seats))


def openings(state: State) -> Outcomes[Draw] | None:
    seats = len(state.players)
    if (printed := state.options.printed) is not None:
        return alike(Opened(printed, dealer) for dealer in range(seats))
    if perm(BOARDS, seats) * seats > MOST_OUTCOMES:
        return None
    return alike(starmap(Opened, product(permutations(range(BOARDS), seats), range(seats))))


def next_card(state: State, rng: Rng) -> Turned | Closed:
    rest = in_pack(state)
    return Turned(rest[rng.below(len(rest))]) if rest else Closed()


def in_pack(state: State) -> Sequence[Card]:
    """The cards that may come next; none if this card closes the round."""
    if state.phase is Phase.BETWEEN:
        return PACK
    return () if closes(state) else [card for card in PACK if card not in state.called]


def deal(state: State, draw: Draw) -> After:
    if refusal := why_not_deal(state, draw):
        raise Illegal(refusal)
    match draw:
        case Opened():
            return deal_boards(state, draw)
        case Turned():
            return turn(state, draw.card)
        case Closed():
            return close(state)
        case GraceOver():
            return replace(state, graces=state.graces - {Grace(draw.owner, draw.prize)}), ()
        case _:
            assert_never(draw)


def why_not_deal(state: State, draw: Draw) -> Refusal | None:
    between, in_round = state.phase is Phase.BETWEEN, state.phase is Phase.ROUND
    match draw:
        case Opened():
            count = len(state.players)
            fits = len(set(draw.boards)) == len(draw.boards) == count and draw.dealer < count
            fits = fits and draw.boards == (state.options.printed or draw.boards)
            fits = fits and state.phase is Phase.OPENING
        case Turned():
            fits = in_round and not closes(state) and draw.card not in state.called
            fits = fits or (between and len(ready(state)) >= 2)
        case Closed():
            fits = in_round and closes(state)
        case GraceOver():
            fits = Grace(draw.owner, draw.prize) in state.graces
        case _:
            assert_never(draw)
    return None if fits else Refusal.NOT_THOSE_CARDS


def deal_boards(state: State, opened: Opened) -> After:
    players = tuple(
        replace(player, board=None if player.left else board)
        for player, board in zip(state.players, opened.boards, strict=True)
    )
    state = replace(state, players=players, phase=Phase.BETWEEN, dealer=opened.dealer)
    state, ended = prepare(state)
    return state, (BoardsDealt(opened.boards, state.dealer), *ended)
