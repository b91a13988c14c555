"""The commonest ask, a play at a free desk, without a coroutine.

It does what `playing.act` does, and less: whatever is not quite usual is left to that way, with
nothing changed. A test plays both ways and compares what is told and what is kept.
"""

import asyncio

from parlour.core.game import Leave
from parlour.core.table import AnyStep
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.rooms import playing, sight
from parlour.server.rooms.desk import Desk, Work
from parlour.server.rooms.match import Match
from parlour.server.rooms.state import RoomState
from parlour.server.store import StoreFailed
from parlour.server.wire import Refusal


def act(state: RoomState, desk: Desk, guest: Guest, ask: wire.Act) -> bool:
    """Whether the play is on its way."""
    match = state.match
    if match is None or not is_usual(state, match, guest, ask):
        return False
    try:
        play = match.decode_play(ask.play)
        if type(play) is Leave:
            return False
        step = match.table.play(ask.seat, play, match.now())
    except Exception:  # refused or broken: the other way tells
        return False
    desk.wait(match.append(step, ask.id), show, state, match, guest, ask, step)
    return True


def is_usual(state: RoomState, match: Match, guest: Guest, ask: wire.Act) -> bool:
    """A player acts for their own seat, for the first time, where everybody plays for themselves
    and the house draws. Bots are asked before others see a move, so with them nothing is quick."""
    seats = state.room.seats
    return (
        ask.seat < len(seats)
        and seats[ask.seat].secret in guest.secrets
        and ask.match in (None, match.number)
        and not state.levels
        and state.room.paused is None
        and not match.table.by_players
        and not match.has_done(ask.seat, ask.id)
    )


def show(
    state: RoomState,
    match: Match,
    guest: Guest,
    ask: wire.Act,
    step: AnyStep,
    kept: "asyncio.Future[None]",
) -> Work | None:
    """The play is kept, or not; what is left to be done, if it needs a coroutine."""
    try:
        kept.result()
    except StoreFailed as error:
        state.store_failed(error)
        guest.tell(wire.Refused(ask.id, Refusal.STORE_FAILED))
        return None
    match.commit(step, ask.id)
    sight.show_at_once(state.guests, match, step.news, guest, ask.id)
    if match.table.over:
        return playing.go_on(state)
    if state.players is not None and not match.is_still:
        state.players.wait()  # for an alarm: no bot is here to be asked
    return None
