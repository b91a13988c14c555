"""Nobody waits for another's socket."""

import asyncio
import base64
import os
import socket
from pathlib import Path
from urllib.parse import urlsplit

from msgspec.structs import replace

from parlour.server.link.limits import NO_LIMITS
from tests.server.player import Tables, house, play_on, scene


def frozen_reader(url: str, hello: bytes) -> socket.socket:
    """A WebSocket client with a tiny buffer that says hello and never reads a byte."""
    parts = urlsplit(url)
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    reader.connect((parts.hostname, parts.port))
    key = base64.b64encode(os.urandom(16)).decode()
    reader.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade"
        f"\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    mask = os.urandom(4)
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(hello))
    assert len(hello) < 126
    reader.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + body)
    return reader


async def connections(tables: Tables) -> int:
    async with tables.client.get(f"{tables.url}/healthz") as answer:
        return int((await answer.json())["connections"])


@scene
async def test_a_player_who_stops_reading_delays_nobody_and_is_let_go(folder: Path) -> None:
    async with house(folder, replace(NO_LIMITS, stalled_after=0.3)) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, token = await tables.sit(code, "Ben")
        await ben.socket.close()
        hello = f'{{"type":"Hello","id":"h","room":"{code}","tokens":["{token}"]}}'.encode()
        frozen = await asyncio.to_thread(frozen_reader, tables.url, hello)
        while len(anna.room["seats"]) < 2 or not anna.room["seats"][1]["online"]:
            await anna.hear()
        await anna.ask("StandIn", seat=1, level="beginner")
        for _ in range(60):  # whole games; the kernel buffers the first for Ben, then nothing more
            anna.frames.clear()
            await anna.ask("Start")
            end = await play_on(anna, 0)
            assert end["scores"]
            if await connections(tables) == 1:
                break
        while anna.room["seats"][1]["online"]:
            await anna.hear()
        frozen.close()
        back = await tables.enter(code, token)
        assert back.room["yours"] == [1]
