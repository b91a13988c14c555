"""A worker that leaves gives its rooms to others, with the sockets of everybody in them: nobody's
connection closes."""

import asyncio

from parlour.server.link.connection import Connection, House
from parlour.server.rooms.room import Room
from parlour.server.town.member import Member

LOOK_AGAIN, BUSY = 0.02, 5.0
"""Seconds between two looks at a room that is busy, and until it is moved all the same."""
AT_A_TIME = 8
"""Rooms that are held and carried at one time."""
PATIENCE = 10.0
"""Seconds after which a worker goes, whoever is still there."""


async def leave(house: House, member: Member) -> None:
    """Whoever is on the way into a room meanwhile goes with the next round. Without anybody to give
    them to, rooms and sockets stay."""
    loop = asyncio.get_running_loop()
    give_up, places = loop.time() + PATIENCE, asyncio.Semaphore(AT_A_TIME)
    await member.workers.leave()
    while member.has_heirs and loop.time() < give_up and busy(house, member):
        await asyncio.gather(*[move(house, member, room, places) for room in house.lobby.all()])
        rest = [connection for connection in house.connections if not connection.is_entering]
        heir = member.workers.preferred("")
        await asyncio.gather(*[carry(connection, heir) for connection in rest])
        await member.hand_over()
        await asyncio.sleep(LOOK_AGAIN)


def busy(house: House, member: Member) -> bool:
    return bool(house.lobby.all() or house.connections or member.relays)


async def move(house: House, member: Member, room: Room, places: asyncio.Semaphore) -> None:
    """When it is at rest and one of the places is free: the others are played in meanwhile."""
    await at_rest(room)
    async with places:
        await carry_over(house, member, room)


async def carry_over(house: House, member: Member, room: Room) -> None:
    """Hold what its guests send, bring to an end what they have asked, and go."""
    guests = [connection for connection in house.connections if connection.room is room]
    for connection in guests:
        connection.socket.freeze()
    is_done = await house.lobby.release(room)
    heir = member.workers.preferred(room.code)
    await member.store.give(room.code, heir)
    if is_done:
        await asyncio.gather(*[carry(connection, heir) for connection in guests])
    else:  # nobody would ever answer what was asked: clients come back, and ask again
        for connection in guests:
            connection.socket.transport.abort()


async def at_rest(room: Room) -> None:
    """While a game is being opened its players are heard; and who asked a coach gets the answer."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + BUSY
    while room.is_opening or any(guest.is_coached for guest in room.guests):
        if loop.time() > give_up:
            return
        await asyncio.sleep(LOOK_AGAIN)


async def carry(connection: Connection, heir: int) -> None:
    """One that cannot be carried is closed, and its client comes back."""
    connection.socket.freeze()
    if not await connection.carry(heir, connection.visit()):
        connection.socket.transport.abort()
