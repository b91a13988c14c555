"""Who gets in when many stand before the door, and how long they may stand there."""

import asyncio
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import aiohttp
import pytest

from parlour.server.link.budgets import UNLIMITED, Budget, Deadlines, Row
from parlour.server.link.door import Door, Link
from parlour.server.link.files import KEPT_FILES, UNCOUNTED, places, raise_nofile
from tests.server.player import PATIENCE, Tables, house, scene, until
from tests.server.test_budgets import only
from tests.server.test_socket import Wire

SERVER = """
import resource, sys
from pathlib import Path
from parlour.server import app
from parlour.server.link.budgets import Budgets
from parlour.server.settings import Settings
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]), int(sys.argv[2])))
settings = Settings(data=Path(sys.argv[1]), port=0, pace=0.0)
app.serve(settings, lambda opened: print(opened.local_url, flush=True))
"""
FREE = UNLIMITED.sockets


def a_row(address: int | None, in_all: int | None) -> Row:
    return Row(
        FREE.what,
        FREE.answer,
        address=None if address is None else Budget(address),
        house=None if in_all is None else Budget(in_all),
    )


def come(door: Door, address: str = "a") -> tuple[Wire, Link | None]:
    wire = Wire()
    link = door.open(cast(Any, wire), address)
    if link is not None:
        link.wait(PATIENCE)
    return wire, link


@scene
async def test_the_one_that_waits_longest_makes_room(folder: Path) -> None:
    door = Door(a_row(None, 2), FREE, 100)
    (first, _), (second, _) = come(door), come(door)
    _, third = come(door, "b")
    assert (third is not None, first.is_aborted, second.is_aborted) == (True, True, False)
    assert len(door) == 2


@scene
async def test_who_is_in_a_room_makes_room_for_nobody(folder: Path) -> None:
    door = Door(a_row(None, 2), FREE, 100)
    links = [come(door)[1], come(door)[1]]
    for link in links:
        assert link is not None
        link.prove()
    wire, nobody = come(door)
    assert (nobody, wire.is_aborted, len(door)) == (None, False, 2)


@scene
async def test_an_address_has_its_own_places(folder: Path) -> None:
    door = Door(a_row(1, None), FREE, 100)
    (first, mine), (other, _) = come(door, "a"), come(door, "b")
    second, again = come(door, "a")
    assert (first.is_aborted, other.is_aborted, again is not None) == (True, False, True)
    assert again is not None
    again.prove()
    assert come(door, "a")[1] is None
    assert (len(door), second.is_aborted) == (2, False)
    assert mine is not None
    mine.gone()  # twice is once
    again.gone()
    assert come(door, "a")[1] is not None


@scene
async def test_one_that_is_gone_waits_no_more(folder: Path) -> None:
    door = Door(a_row(None, 1), FREE, 100)
    wire, link = come(door)
    assert link is not None
    link.gone()
    link.wait(0.0)
    await asyncio.sleep(0.01)
    assert (len(door), wire.is_aborted) == (0, False)


@scene
async def test_a_deadline_ends_a_connection(folder: Path) -> None:
    door = Door(FREE, FREE, 100)
    wire, link = come(door)
    assert link is not None
    link.wait(0.0)
    await until(lambda: wire.is_aborted)


# With a real server


def silent(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port))


async def has_ended(link: socket.socket) -> bytes:
    """What a server said before it closed the connection."""

    def read() -> bytes:
        heard = b""
        link.settimeout(PATIENCE)
        try:
            while more := link.recv(4096):
                heard += more
        except ConnectionResetError:
            pass
        return heard

    return await asyncio.to_thread(read)


@scene
async def test_a_request_must_come_in_time(folder: Path) -> None:
    """Not a word; half a head; a second request that does not come to its end."""
    async with house(folder, deadlines=Deadlines(request=0.2)) as tables:
        host = urlsplit(tables.url).netloc.encode()
        whole = b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"
        for said in (b"", b"GET / HTTP/1.1\r\nHo", whole + b"GET / HT"):
            with silent(tables.url) as link:
                link.sendall(said)
                assert (await has_ended(link)).count(b"200 OK") == said.count(b"\r\n\r\n")


@scene
async def test_a_body_must_come_in_time(folder: Path) -> None:
    async with house(folder, deadlines=Deadlines(request=0.2)) as tables:
        host = urlsplit(tables.url).netloc.encode()
        with silent(tables.url) as link:
            link.sendall(
                b"POST /api/rooms HTTP/1.1\r\nContent-Length: 9\r\nHost: " + host + b"\r\n\r\n{"
            )
            assert b"400 Bad Request" in await has_ended(link)


@scene
async def test_an_answer_must_be_taken_in_time(folder: Path) -> None:
    async with house(folder, deadlines=Deadlines(answer=0.2)) as tables:
        host = urlsplit(tables.url).netloc.encode()
        with silent(tables.url) as link:
            link.sendall(b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
            assert b"200 OK" in await has_ended(link)


@scene
async def test_a_client_must_come_into_a_room_in_time(folder: Path) -> None:
    async with house(folder, deadlines=Deadlines(hello=0.2)) as tables:
        code = await tables.make()
        inside, outside = await tables.enter(code), await tables.connect()
        with pytest.raises(ConnectionResetError):
            await outside.until(lambda told: False)
        assert (await inside.ask("Ping"))["type"] == "Pong"
        assert (await inside.ask("Hello", room="NOWHERE"))["code"] == "no-such-room"
        with pytest.raises(ConnectionResetError):
            await inside.until(lambda told: False)


@scene
async def test_nobody_makes_room_for_one_too_many(folder: Path) -> None:
    async with house(folder, only(sockets={"address": Budget(3)})) as tables:
        code = await tables.make()
        for _ in range(3):
            await tables.enter(code)
        with silent(tables.url) as link:
            told = await has_ended(link)
        head, _, body = told.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert b"X-Content-Type-Options: nosniff" in head
        assert body == b'{"code":"too-many-connections"}'


@contextmanager
def small_house(folder: Path, files: int) -> Iterator[str]:
    """A server with its shipped limits, in a process that may open so many files."""
    command = [sys.executable, "-c", SERVER, str(folder), str(files)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@scene
async def test_silent_sockets_shut_nobody_out(folder: Path) -> None:
    """More than the process may open, and more than one address may have."""
    with small_house(folder, 300) as url:
        async with aiohttp.ClientSession() as client:
            tables = Tables(url, client)
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            crowd = []
            for _ in range(400):
                crowd.append(silent(url))
                if len(crowd) % 100 == 0:
                    assert (await anna.ask("Ping"))["type"] == "Pong"
            back = await tables.enter(code, token)
            assert back.room["yours"] == [0]
            newcomer = await tables.enter(code)
            assert (await newcomer.ask("Sit", name="Ben"))["type"] == "Seated"
            for link in crowd:
                link.close()


def test_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(600, hard), hard))
        assert places() == 600 - KEPT_FILES
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(200, hard), hard))
        assert places() == 100
        raise_nofile()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert places() <= UNCOUNTED or hard > UNCOUNTED
