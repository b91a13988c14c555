"""What is done before a game: bots, options, pledges, and the start."""

from typing import Any

from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.core.log import UNREADABLE, Drawer, Header
from parlour.server import wire
from parlour.server.journal import alias, journal
from parlour.server.rooms import seats, sight
from parlour.server.rooms.opening import Reveals, draft
from parlour.server.rooms.playing import make, settle
from parlour.server.rooms.seats import RoomKept, SeatKept
from parlour.server.rooms.state import RoomState
from parlour.server.wire import Kind, Phase, Refusal

USUAL = Raw(b"{}")
"""All options as they are at first."""


async def add_bot(state: RoomState, ask: wire.AddBot) -> None:
    state.must_be_bot(ask.level)
    bot = SeatKept(Kind.BOT, seats.bot_name(state.room), level=ask.level)
    await state.keep(seats.filled(state.room, ask.seat, bot, state.most))


async def configure(state: RoomState, ask: wire.Configure) -> None:
    game, room = state.services.games.get(ask.game), state.room
    if game is None:
        raise Illegal(Refusal.NO_SUCH_GAME)
    stays = game.name == room.game
    before = room if stays else RoomKept(room.code, game.name, USUAL, room.seed)
    options = with_changes(game.types.options, before.options, ask.options)
    coach = before.coach if ask.coach is None else ask.coach
    chance = ask.chance or before.chance
    if chance is Drawer.PLAYERS and not game.by_hand:
        raise Illegal(Refusal.NOT_BY_HAND)
    most = game.seats(options)[-1]  # refuses options that do not go together
    chosen: dict[str, Any] = {
        "options": Raw(json.encode(options)),
        "coach": coach,
        "chance": chance,
    }
    if stays:
        await state.keep(replace(room, **chosen))
    else:
        await settle(state)
        room = seats.before_another(state.room, state.game, game, most)
        await state.keep_with(replace(room, game=game.name, table=None, **chosen), None)


def with_changes(kind: type[Any], options: Raw, changes: Raw) -> Any:
    """The options of a game, some of them changed."""
    try:
        fields = json.decode(options, type=dict[str, Raw])
        changed = json.decode(changes, type=dict[str, Raw])
        return json.decode(json.encode({**fields, **changed}), type=kind)
    except UNREADABLE:
        raise Illegal(Refusal.BAD_OPTIONS) from None


async def pledge(state: RoomState, ask: wire.Pledge, held: tuple[Seat, ...]) -> None:
    """One that answers an older commitment comes too late and is left out; the end of a game
    clears them all."""
    room = state.room
    if state.phase is Phase.PLAYING or ask.commitment != sight.commitment_of(room, state.match):
        return
    for seat in held:
        room = seats.changed(room, seat, pledge=ask.pledge)
    if room.seats != state.room.seats:
        await state.keep(room)


async def start(state: RoomState) -> None:
    await settle(state)
    room = seats.without_gaps(state.room)
    if len(room.seats) < sight.sizes_of(room, state.game)[0]:
        raise Illegal(Refusal.TOO_FEW)
    header = await opened(state, room, draft(room, state.game))
    match = await state.lay(room, header)
    journal("match-started", room=alias(room.code), game=room.game, seats=len(room.seats))
    await make(state, match.table.ring(match.now()))


async def opened(state: RoomState, room: RoomKept, header: Header) -> Header:
    """Show everybody the draft, and wait for the contributions of those who are here."""
    here = {secret for guest in state.guests for secret in guest.secrets}
    pledged = zip(header.pledges, room.seats, strict=False)
    awaited = {pledge for pledge, seat in pledged if pledge and seat.secret in here}
    if not awaited:
        return header
    state.reveals = Reveals(header, awaited)
    for guest in state.guests:
        guest.tell(wire.Drafted(header))
    header = await state.reveals.all()
    state.reveals = None
    return header
