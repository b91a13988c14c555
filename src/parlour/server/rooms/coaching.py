"""Asking the coach. It thinks in another process; only the client that asked waits."""

import logging
from collections.abc import Callable
from typing import Any, TypeAlias

from parlour.core.game import Coach, Illegal
from parlour.server.journal import journal
from parlour.server.link.guest import Guest
from parlour.server.rooms.match import Match
from parlour.server.services import Services
from parlour.server.thinkers.questions import (
    Advice,
    Answer,
    Declined,
    Failed,
    Question,
    Review,
    Told,
)
from parlour.server.wire import Advise, Advised, LookBack, Refusal, Refused, Reviewed, Tell

AnyCoach: TypeAlias = Coach[Any, Any] | None

MOST_WAITING = 8
"""Questions of one room to the coach that have not begun; those of its bots aside."""


def advise(services: Services, coach: AnyCoach, match: Match, guest: Guest, ask: Advise) -> None:
    """Advice to a seat about this position; the game's coach refuses where it has none."""
    table = match.table
    if coach is None or table.over:
        raise Illegal(Refusal.NO_COACH)
    game, state, seq = table.game, table.state, len(table.moves)
    question = Advice(game.name, game.view(state, ask.seat), ask.seat, game.legal(state, ask.seat))

    def tell(told: Any) -> Tell:
        return Advised(ask.id, seq, ask.seat, *told)

    ponder(services, match, guest, ask.id, question, tell)


def look_back(
    services: Services, coach: AnyCoach, match: Match, guest: Guest, ask: LookBack
) -> None:
    """The review of a seat's finished game; all is open then, so any guest may ask for any seat."""
    table, number = match.table, match.number
    if not table.over:
        raise Illegal(Refusal.GAME_RUNNING)
    if coach is None or ask.seat not in table.seats:
        raise Illegal(Refusal.NO_COACH)
    moves, seats = tuple(table.moves), len(table.seats)
    question = Review(table.game.name, table.options, seats, moves, ask.seat)

    def tell(told: Any) -> Tell:
        return Reviewed(ask.id, number, ask.seat, told)

    ponder(services, match, guest, ask.id, question, tell)


def refused(ask: str, answer: Declined | Failed) -> Refused:
    """The coach has nothing to say; one that failed has an answer for its client all the same."""
    if isinstance(answer, Declined):
        return Refused(ask, answer.code, answer.about)
    journal("coach-failed", logging.ERROR, error=answer.fault.error, place=answer.fault.place)
    return Refused(ask, Refusal.NO_COACH)


def ponder(
    services: Services,
    match: Match,
    guest: Guest,
    ask: str,
    question: Question,
    tell: Callable[[Any], Tell],
) -> None:
    """One question a guest at a time, and so many of a room."""
    if guest.is_coached:
        raise Illegal(Refusal.COACH_IS_THINKING)
    room = ("coach", match.place)  # a line of its own: a room's bots do not wait for its coach
    if services.thinkers.waiting(room) >= MOST_WAITING:
        raise Illegal(Refusal.COACH_IS_BUSY)
    guest.is_coached = True

    def answered(answer: Answer) -> None:
        guest.is_coached = False
        guest.tell(tell(answer.what) if isinstance(answer, Told) else refused(ask, answer))

    services.thinkers.ask(room, question, answered)
