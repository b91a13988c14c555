"""Asking the coach. It thinks in a worker thread; only the client that asked waits."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from parlour.core.game import Coach, Illegal
from parlour.server.link.guest import Guest
from parlour.server.rooms.match import Match
from parlour.server.services import Services
from parlour.server.wire import Advise, Advised, LookBack, Refusal, Refused, Reviewed, Tell

AnyCoach: TypeAlias = Coach[Any, Any] | None


def advise(services: Services, coach: AnyCoach, match: Match, guest: Guest, ask: Advise) -> None:
    """Advice to a seat about this position; the game's coach refuses where it has none."""
    table = match.table
    if coach is None or table.over:
        raise Illegal(Refusal.NO_COACH)
    game, state, seq = table.game, table.state, len(table.moves)
    view, legal = game.view(state, ask.seat), game.legal(state, ask.seat)

    def think() -> Advised:
        advice = coach.advise(view, ask.seat)
        cost = coach.cost
        costs = () if cost is None else tuple(cost(advice, play) for play in legal)
        return Advised(ask.id, seq, ask.seat, advice, costs)

    ponder(services, guest, ask.id, think)


def look_back(
    services: Services, coach: AnyCoach, match: Match, guest: Guest, ask: LookBack
) -> None:
    """The review of a seat's finished game; all is open then, so any guest may ask for any seat."""
    table = match.table
    if not table.over:
        raise Illegal(Refusal.GAME_RUNNING)
    if coach is None or ask.seat not in table.seats:
        raise Illegal(Refusal.NO_COACH)
    moves, number = tuple(table.moves), match.number

    def think() -> Reviewed:
        review = coach.look_back(table.options, len(table.seats), moves, ask.seat)
        return Reviewed(ask.id, number, ask.seat, review)

    ponder(services, guest, ask.id, think)


def ponder(services: Services, guest: Guest, ask: str, think: Callable[[], Tell]) -> None:
    """One question a guest at a time, answered by a worker thread."""
    if guest.is_coached:
        raise Illegal(Refusal.COACH_IS_THINKING)
    guest.is_coached = True

    def answer(thought: "asyncio.Future[Tell]") -> None:
        guest.is_coached = False
        if thought.cancelled():
            return
        error = thought.exception()
        if error is None:
            guest.tell(thought.result())
        elif isinstance(error, Illegal):
            guest.tell(Refused(ask, error.code, error.about))
        else:  # a bug: the client gets an answer all the same, and the journal the trace
            guest.tell(Refused(ask, Refusal.NO_COACH))
            raise error

    asyncio.get_running_loop().run_in_executor(services.thinkers, think).add_done_callback(answer)
