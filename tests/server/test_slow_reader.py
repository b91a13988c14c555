"""Nobody waits for another's socket."""

import asyncio
import base64
import os
import socket
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any, cast
from urllib.parse import urlsplit

from aiohttp import WSCloseCode

from parlour.server.link.budgets import Deadlines
from parlour.server.link.departures import Departures
from parlour.server.link.guest import Guest
from parlour.server.link.outbox import MOST_ANSWERS
from parlour.server.link.socket import MOST_BEHIND, TEXT, Socket, frame
from parlour.server.wire import Pong
from tests.server.player import PATIENCE, Tables, house, play_on, scene, until
from tests.server.test_socket import Wire, closed, connected, said


def frozen_reader(url: str, *texts: str) -> socket.socket:
    """A WebSocket client with a tiny buffer that says this in one breath and never reads a byte."""
    parts = urlsplit(url)
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    reader.connect((parts.hostname, parts.port))
    key = base64.b64encode(os.urandom(16)).decode()
    reader.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade"
        f"\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    reader.sendall(b"".join([said(0x81, text.encode()) for text in texts]))
    return reader


async def connections(tables: Tables) -> int:
    async with tables.client.get(f"{tables.url}/healthz") as answer:
        return int((await answer.json())["connections"])


@scene
async def test_a_player_who_stops_reading_delays_nobody_and_is_let_go(folder: Path) -> None:
    """Ben has a second device, on which nobody looks at the table any more."""
    async with house(folder, deadlines=Deadlines(reader=0.3)) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, token = await tables.sit(code, "Ben")
        hello = f'{{"type":"Hello","id":"h","room":"{code}","tokens":["{token}"]}}'
        frozen = await asyncio.to_thread(frozen_reader, tables.url, hello)
        while await connections(tables) < 3:
            pass
        for _ in range(60):  # whole games; the kernel buffers the first, then nothing more
            anna.frames.clear()
            ben.frames.clear()
            await anna.ask("Start")
            ends = await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
            assert all(end["scores"] for end in ends)
            if await connections(tables) == 2:
                break
        assert await connections(tables) == 2
        frozen.close()
        back = await tables.enter(code, token)
        assert back.room["yours"] == [1]


@scene
async def test_a_reader_with_too_many_answers_waiting_is_let_go(folder: Path) -> None:
    wire = Wire()
    wire.unsent = MOST_BEHIND + 1
    guest = Guest(Socket(cast(Any, wire), wire.heard.append, lambda: None), PATIENCE)
    for number in range(MOST_ANSWERS):
        guest.tell(Pong(f"p{number}"))
    aborted = [wire.is_aborted]
    guest.tell(Pong("one too many"))
    assert [*aborted, wire.is_aborted] == [False, True]


@scene
async def test_what_a_slow_reader_is_told_waits_until_its_socket_takes_more(folder: Path) -> None:
    wire, socket = connected()
    guest = Guest(socket, PATIENCE)
    wire.unsent = MOST_BEHIND + 1
    guest.tell(Pong("p"))
    await until(lambda: guest._late_since is not None)
    assert wire.sent == b""
    wire.unsent = 0
    await until(lambda: wire.sent == frame(TEXT, b'{"type":"Pong","id":"p"}'))


@scene
async def test_a_client_that_says_nothing_any_more_is_let_go(folder: Path) -> None:
    """Also while it waits for a room: nobody is left in it then."""
    async with house(folder, look_every=0.02, close_after=0.0) as tables:
        code = await tables.make()
        gate = Event()
        assert tables.store is not None
        blocked = tables.store._do(lambda db: gate.wait(PATIENCE))
        hello = f'{{"type":"Hello","id":"h","room":"{code}"}}'
        silent = await asyncio.to_thread(frozen_reader, tables.url, hello)
        await asyncio.to_thread(read_to_the_end, silent)
        gate.set()
        await blocked
        while b'"rooms":0,"connections":0' not in (await tables.get("/healthz"))[1]:
            pass
        silent.close()


def read_to_the_end(reader: socket.socket) -> None:
    """All there is, without a word of our own."""
    with suppress(ConnectionResetError):
        while reader.recv(4096):
            pass


@scene
async def test_the_frames_of_a_turn_leave_together_unless_something_waits(folder: Path) -> None:
    departures, (wire, socket), (other, second) = Departures(), connected(), connected()
    guest = Guest(socket, PATIENCE, departures)
    guest.send(b"first")
    Guest(second, PATIENCE, departures).send(b"second")
    assert (wire.sent, other.sent) == (b"", b"")
    free = [guest.is_free()]
    guest.tell(Pong("p"))
    free.append(guest.is_free())
    await asyncio.sleep(0)
    assert wire.sent == b"\x81\x05first" + frame(TEXT, b'{"type":"Pong","id":"p"}')
    assert other.sent == b"\x81\x06second"
    free.append(guest.is_free())
    wire.unsent = MOST_BEHIND + 1
    free.append(guest.is_free())
    wire.unsent = 0
    socket.close(1000)
    assert [*free, guest.is_free()] == [True, False, True, False, False]


@scene
async def test_nothing_leaves_after_a_connection_was_closed(folder: Path) -> None:
    (wire, socket), (other, second) = connected(), connected()
    for one in (socket, second):
        Guest(one, PATIENCE).send(b"late")
    socket.close(1000)
    second.transport.abort()
    await asyncio.sleep(0)
    assert (wire.sent, other.sent) == (closed(WSCloseCode.OK), b"")


@scene
async def test_who_is_told_everything_has_got_the_frames_of_this_turn(folder: Path) -> None:
    wire, socket = connected()
    guest = Guest(socket, PATIENCE)
    guest.send(b"last")
    assert await guest.is_told()
    assert wire.sent == b"\x81\x04last"
