"""Rooms are opened when somebody comes and leave nothing behind when there is none."""

import asyncio
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from parlour.core.game import Illegal
from parlour.games import GAMES
from parlour.server.link.budgets import MOST_DEVICES, MOST_SPECTATORS
from parlour.server.link.guest import Guest
from parlour.server.rooms.lobby import Lobby
from parlour.server.services import Services
from parlour.server.store import Store
from parlour.server.store.sqlite import SqliteStore
from parlour.server.thinkers.pool import in_processes
from parlour.server.wire import Hello, Seated, Sit
from tests.server.player import PATIENCE, scene
from tests.server.test_socket import connected


def services(store: Store) -> Services:
    return Services(
        games=GAMES,
        store=store,
        thinkers=in_processes(GAMES, 0),
        pace=0.0,
        invites=lambda code: (),
        close_after=60.0,
        host_waits=30.0,
    )


def a_guest() -> Guest:
    return Guest(connected()[1], stalled_after=10.0)


@scene
async def test_wrong_codes_leave_nothing_behind(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(services(store))
    for number in range(1000):
        with pytest.raises(Illegal, match="no-such-room"):
            await lobby.open(f"WRONG{number}")
    assert (lobby.rooms, len(lobby._opening)) == (0, 0)
    await store.close()


@scene
async def test_a_room_that_many_enter_at_once_is_opened_once(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(services(store))
    code = await lobby.make("kniffel")
    rooms = await asyncio.gather(*[lobby.open(code.lower()) for _ in range(20)])
    assert (len(set(rooms)), lobby.rooms, len(lobby._opening)) == (1, 1, 0)
    await lobby.close()
    await store.close()


@scene
async def test_a_code_that_is_in_use_is_not_given_twice(folder: Path) -> None:
    store, codes = SqliteStore(folder), iter(["ONE", "ONE", "ONE", "TWO"])
    lobby = Lobby(services(store), lambda: next(codes))
    assert [await lobby.make("kniffel"), await lobby.make("kniffel")] == ["ONE", "TWO"]
    await store.close()


@scene
async def test_a_room_that_is_closing_is_read_anew_once_it_has_ended(folder: Path) -> None:
    """What had come in before is kept first."""
    store, gate = SqliteStore(folder), Event()
    lobby = Lobby(services(store))
    code = await lobby.make("kniffel")
    first, guest = await lobby.open(code), a_guest()
    first.enter(guest, Hello(id="h", room=code))
    busy = store._do(lambda db: gate.wait(PATIENCE))
    first.ask(guest, Sit(id="s", name="Anna"))
    first.close()
    opening = asyncio.create_task(lobby.open(code))
    await asyncio.sleep(0)
    assert not first.ended.done()
    gate.set()
    second = await opening
    assert (await busy, first.ended.done(), second is first) == (True, True, False)
    assert [seat.name for seat in second._state.room.seats] == ["Anna"]
    await lobby.close()
    assert lobby.rooms == 0
    await lobby.close()  # nothing to do
    await store.close()


@scene
async def test_a_room_to_which_somebody_comes_in_time_stays_open(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(replace(services(store), close_after=0.0))
    code = await lobby.make("kniffel")
    room, first, second = await lobby.open(code), a_guest(), a_guest()
    room.enter(first, Hello(id="h", room=code))
    lobby.leave(first, room)
    room.enter(second, Hello(id="h", room=code))
    await store.ready()
    assert not room.closing
    lobby.leave(second, room)
    await room.ended
    assert lobby.rooms == 0
    await store.close()


@scene
async def test_a_room_holds_so_many_spectators_and_seats_come_first(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(services(store))
    code = await lobby.make("kniffel")
    room, guests = await lobby.open(code), [a_guest() for _ in range(MOST_SPECTATORS + 2)]
    hello = Hello(id="h", room=code)
    token = await seated(lobby, guests.pop(), code)
    for guest in guests[:-1]:
        room.enter(guest, hello)
    with pytest.raises(Illegal, match="too-many-spectators"):
        await lobby.enter(guests[-1], hello)
    assert guests[-1] not in room.guests
    room.enter(a_guest(), Hello(id="h", room=code, tokens=(token,)))
    room.exit(guests[0])
    room.enter(guests[-1], hello)
    await lobby.close()
    await store.close()


async def seated(lobby: Lobby, guest: Guest, code: str) -> str:
    """Let a guest sit down; the token."""
    room = await lobby.enter(guest, Hello(id="h", room=code))
    room.ask(guest, Sit(id="s", name="Anna"))
    while True:
        await lobby._services.store.ready()
        for told in guest._outbox._answers:
            if isinstance(told, Seated):
                return told.token


@scene
async def test_of_too_many_devices_with_one_seat_the_oldest_goes(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(services(store))
    code = await lobby.make("kniffel")
    first = a_guest()
    hello = Hello(id="h", room=code, tokens=(await seated(lobby, first, code),))
    for _ in range(MOST_DEVICES):
        assert not first._socket.transport.is_closing()
        await lobby.enter(a_guest(), hello)
    assert first._socket.transport.is_closing()
    await lobby.close()
    await store.close()
