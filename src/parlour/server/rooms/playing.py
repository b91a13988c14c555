"""The game that is being played in a room: plays, draws, and the end of it."""

from time import time

from msgspec.structs import replace

from parlour.core.game import Illegal, Leave, Seat
from parlour.core.table import AnyStep
from parlour.server import wire
from parlour.server.journal import alias, journal
from parlour.server.link.guest import Guest
from parlour.server.rooms import seats, sight
from parlour.server.rooms.seats import Played
from parlour.server.rooms.state import RoomState
from parlour.server.store import StoreFailed
from parlour.server.wire import Refusal


async def act(state: RoomState, guest: Guest, ask: wire.Act) -> None:
    match = state.laid
    if was_made(state, guest, ask.seat, ask):
        return
    play = match.decode_play(ask.play)
    if isinstance(play, Leave):
        raise Illegal(Refusal.BAD_MESSAGE)  # StandUp does that, and frees the seat
    if state.room.seats[ask.seat].level is not None:
        await state.keep(seats.changed(state.room, ask.seat, level=None))
    await make(state, match.table.play(ask.seat, play, match.now()), guest, ask.id)


async def deal(state: RoomState, guest: Guest, ask: wire.Deal) -> None:
    """What the players have thrown or drawn themselves."""
    match = state.laid
    if not was_made(state, guest, None, ask):
        draw = match.decode_draw(ask.draw)
        await make(state, match.table.give(draw, ask.number, match.now()), guest, ask.id)


def was_made(state: RoomState, guest: Guest, seat: Seat | None, ask: wire.Act | wire.Deal) -> bool:
    """A move that is sent again is only shown again; one for another game is not made in this one,
    and in a pause none is."""
    if state.laid.has_done(seat, ask.id):
        here = [guest] if guest in state.guests else []
        sight.show_step(here, state.laid, (), guest, ask.id)
        return True
    if ask.match not in (None, state.laid.number):
        raise Illegal(Refusal.ANOTHER_GAME)
    if state.room.paused is not None:
        raise Illegal(Refusal.PAUSED)
    return False


async def pause(state: RoomState, held: tuple[Seat, ...]) -> None:
    """In the name of the first who asks."""
    if state.room.paused is None:
        name = state.room.seats[held[0]].name if held else ""
        await state.keep(replace(state.room, paused=name))


async def go_on(state: RoomState) -> None:
    """Count the winners of a finished game, or wait for the next move. If the winners cannot be
    kept, the last move still counts, and the room tries again."""
    try:
        await settle(state)
    except StoreFailed as error:
        state.store_failed(error)
    else:
        state.wake()


async def house_moves(state: RoomState) -> None:
    """A bot or an alarm may be due."""
    players = state.players
    if players is None or state.laid.is_still or (step := players.due()) is None:
        return
    try:
        await make(state, step)
    except StoreFailed as error:
        state.store_failed(error)


async def make(state: RoomState, step: AnyStep, actor: Guest | None = None, ask: str = "") -> None:
    """Keep a step, show it, go on."""
    match = state.laid
    if step.moves:
        await match.keep(step, ask)
    sight.show_step(state.guests, match, step.news, actor, ask)
    if match.table.over:
        await go_on(state)
    else:
        state.wake()


async def settle(state: RoomState) -> None:
    """After a game: put it in the list of what was played, once, and bind the house for the
    next."""
    match, room = state.match, state.room
    if match is None or not match.table.over or seats.was_played(room, match.number):
        return
    scores = match.table.scores or ()
    names = tuple(seat.name for seat in room.seats[: len(scores)])
    game = match.table.game.name
    played = Played(match.number, match.place, game, names, scores, int(time()))
    room = seats.with_people_back(seats.with_new_seed(room), state.here)
    await state.keep(seats.with_played(room, played))
    journal("match-ended", room=alias(room.code), moves=len(match.table.moves))
