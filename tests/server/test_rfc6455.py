"""Our end of the WebSocket against RFC 6455, clause by clause: what a client may send, and what
closes the connection with which code."""

import asyncio
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import WSCloseCode

from parlour.server.link.budgets import Budget
from parlour.server.link.limits import Bucket
from parlour.server.link.socket import MOST_IN_A_TURN, Socket, frame
from parlour.server.wire import MOST_BYTES
from tests.server.player import house, scene, until
from tests.server.test_socket import HELLO, MASK, Wire, closed, connected, said

TEXT, CONTINUED, ENDS, BINARY, CLOSE, PING, PONG = 0x81, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Key": KEY,
    "Sec-WebSocket-Version": "13",
}


# 4.2 The server's side of the opening handshake


@scene
async def test_4_2_2_the_example_of_the_rfc(folder: Path) -> None:
    async with (
        house(folder) as tables,
        tables.client.get(f"{tables.url}/ws", headers=UPGRADE) as answer,
    ):
        assert answer.status == 101
        assert answer.headers["Upgrade"].lower() == "websocket"
        assert answer.headers["Connection"].lower() == "upgrade"
        assert answer.headers["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
        assert "Sec-WebSocket-Extensions" not in answer.headers, "none is offered (9.1)"


@scene
async def test_4_2_1_what_a_handshake_must_say(folder: Path) -> None:
    wrong: list[dict[str, str | None]] = [
        {"Upgrade": None},
        {"Upgrade": "h2c"},
        {"Connection": "keep-alive"},
        {"Connection": None},
        {"Sec-WebSocket-Key": None},
        {"Sec-WebSocket-Key": ""},
        {"Sec-WebSocket-Key": "c2hvcnQ="},
        {"Sec-WebSocket-Key": "not base64 at all!!!!!!!"},
    ]
    async with house(folder) as tables:
        for change in wrong:
            headers = {name: text for name, text in (UPGRADE | change).items() if text is not None}
            async with tables.client.get(f"{tables.url}/ws", headers=headers) as answer:
                assert (answer.status, await answer.json()) == (400, {"code": "bad-message"})
                assert answer.headers["X-Content-Type-Options"] == "nosniff"


@scene
async def test_4_2_2_another_version_is_told_ours(folder: Path) -> None:
    async with house(folder) as tables:
        for version in ("8", "14", ""):
            headers = UPGRADE | {"Sec-WebSocket-Version": version}
            async with tables.client.get(f"{tables.url}/ws", headers=headers) as answer:
                assert answer.status == 426
                assert answer.headers["Sec-WebSocket-Version"] == "13"


@scene
async def test_4_2_1_the_method_is_get(folder: Path) -> None:
    async with (
        house(folder) as tables,
        tables.client.post(f"{tables.url}/ws", headers=UPGRADE) as answer,
    ):
        assert answer.status == 405


# 5 Framing

LONG = MASK + b"x" * 200


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        pytest.param(b"\x81\x05Hello", WSCloseCode.PROTOCOL_ERROR, id="5.1 not masked"),
        pytest.param(b"\x89\x00" + b"\0" * 4, WSCloseCode.PROTOCOL_ERROR, id="5.1 ping not masked"),
        pytest.param(said(0xC1, b""), WSCloseCode.PROTOCOL_ERROR, id="5.2 RSV1"),
        pytest.param(said(0xA1, b""), WSCloseCode.PROTOCOL_ERROR, id="5.2 RSV2"),
        pytest.param(said(0x91, b""), WSCloseCode.PROTOCOL_ERROR, id="5.2 RSV3"),
        pytest.param(said(0xC9, b""), WSCloseCode.PROTOCOL_ERROR, id="5.2 RSV1 on a ping"),
        *(
            pytest.param(said(0x80 | op, b""), WSCloseCode.PROTOCOL_ERROR, id=f"5.2 opcode {op}")
            for op in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
        ),
        pytest.param(
            b"\x81\xfe\x00\x7d" + LONG, WSCloseCode.PROTOCOL_ERROR, id="5.2 125 in two bytes"
        ),
        pytest.param(
            b"\x81\xff" + (200).to_bytes(8) + LONG,
            WSCloseCode.PROTOCOL_ERROR,
            id="5.2 200 in eight bytes",
        ),
        pytest.param(
            b"\x81\xff\x80" + b"\0" * 7 + LONG, WSCloseCode.PROTOCOL_ERROR, id="5.2 top bit set"
        ),
        pytest.param(
            b"\x81\xfe" + (MOST_BYTES + 1).to_bytes(2), WSCloseCode.MESSAGE_TOO_BIG, id="too big"
        ),
        pytest.param(
            b"\x81\xff" + (1 << 40).to_bytes(8), WSCloseCode.MESSAGE_TOO_BIG, id="far too big"
        ),
        pytest.param(said(CONTINUED, b"a"), WSCloseCode.PROTOCOL_ERROR, id="5.4 goes on"),
        pytest.param(said(ENDS, b"a"), WSCloseCode.PROTOCOL_ERROR, id="5.4 end of nothing"),
        pytest.param(
            said(0x01, b"a") + said(TEXT, b"b"), WSCloseCode.PROTOCOL_ERROR, id="5.4 text in text"
        ),
        pytest.param(
            said(0x01, b"a") + said(0x01, b"b"), WSCloseCode.PROTOCOL_ERROR, id="5.4 begins twice"
        ),
        pytest.param(
            said(0x01, b"x" * MOST_BYTES) + said(CONTINUED, b"x"),
            WSCloseCode.MESSAGE_TOO_BIG,
            id="5.4 all fragments together",
        ),
        *(
            pytest.param(
                said(kind, b"x" * 126), WSCloseCode.PROTOCOL_ERROR, id=f"5.5 {kind:x} too long"
            )
            for kind in (CLOSE, PING, PONG)
        ),
        *(
            pytest.param(
                said(kind & 0x0F, b""), WSCloseCode.PROTOCOL_ERROR, id=f"5.5 {kind:x} in pieces"
            )
            for kind in (CLOSE, PING, PONG)
        ),
        pytest.param(said(BINARY, b"\0"), WSCloseCode.UNSUPPORTED_DATA, id="5.6 binary"),
        pytest.param(said(0x02, b"\0"), WSCloseCode.UNSUPPORTED_DATA, id="5.6 binary begins"),
        pytest.param(said(CLOSE, b"\x03"), WSCloseCode.PROTOCOL_ERROR, id="5.5.1 half a code"),
        *(
            pytest.param(
                said(CLOSE, code.to_bytes(2)), WSCloseCode.PROTOCOL_ERROR, id=f"7.4 code {code}"
            )
            for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)
        ),
        pytest.param(
            said(CLOSE, b"\x03\xe8\xff"), WSCloseCode.INVALID_TEXT, id="5.5.1 reason not UTF-8"
        ),
        pytest.param(said(TEXT, b"\xff"), WSCloseCode.INVALID_TEXT, id="8.1 not UTF-8"),
        pytest.param(said(TEXT, b"\xed\xa0\x80"), WSCloseCode.INVALID_TEXT, id="8.1 a surrogate"),
        pytest.param(said(TEXT, b"\xc0\xaf"), WSCloseCode.INVALID_TEXT, id="8.1 overlong"),
        pytest.param(
            said(0x01, b"\xc3") + said(ENDS, b"("), WSCloseCode.INVALID_TEXT, id="8.1 in fragments"
        ),
    ],
)
def test_what_a_client_may_not_send(stream: bytes, code: WSCloseCode) -> None:
    wire, socket = connected()
    socket.data_received(stream + HELLO)
    assert (wire.heard, wire.sent, wire.has_hung_up) == ([], closed(code), True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, MOST_BYTES])
def test_5_2_every_length_in_the_fewest_bytes(size: int) -> None:
    wire, socket = connected()
    socket.data_received(said(TEXT, b"x" * size))
    assert wire.heard == [b"x" * size]


def test_5_2_a_length_that_comes_in_pieces() -> None:
    wire, socket = connected()
    stream = said(TEXT, b"x" * 300)
    for at in range(len(stream)):
        socket.data_received(stream[at : at + 1])
    assert wire.heard == [b"x" * 300]
    wire, socket = connected()
    for byte in b"\x81\xff" + (1 << 40).to_bytes(8):
        socket.data_received(bytes((byte,)))
    assert wire.sent == closed(WSCloseCode.MESSAGE_TOO_BIG)


def test_5_4_control_frames_may_stand_between_fragments() -> None:
    wire, socket = connected()
    for first, body in ((0x01, "é".encode()[:1]), (PING, b"?"), (PONG, b""), (ENDS, b"\xa9")):
        socket.data_received(said(first, body))
    assert wire.heard == ["é".encode()], "a letter may be cut in two"
    assert wire.sent == frame(PONG, b"?")


@pytest.mark.parametrize("size", [0, 1, 125])
def test_5_5_3_a_pong_holds_what_the_ping_held(size: int) -> None:
    wire, socket = connected()
    socket.data_received(said(PING, b"x" * size) + said(PONG, b"y" * size))
    assert wire.sent == frame(PONG, b"x" * size)


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999])
def test_5_5_1_a_close_is_answered_with_its_own_code(code: int) -> None:
    wire, socket = connected()
    socket.data_received(said(CLOSE, code.to_bytes(2) + "tschüss".encode()) + HELLO)
    assert (wire.heard, wire.sent) == ([], b"\x88\x02" + code.to_bytes(2))


def test_5_5_1_a_close_without_a_code() -> None:
    wire, socket = connected()
    socket.data_received(said(CLOSE, b""))
    assert wire.sent == closed(WSCloseCode.OK)


def test_5_5_1_nothing_is_read_after_a_close() -> None:
    wire, socket = connected()
    socket.data_received(said(CLOSE, b""))
    reading = [wire.is_reading]
    socket.data_received(HELLO)
    assert [*reading, wire.is_reading, wire.heard] == [True, False, []]


def test_5_1_the_server_does_not_mask() -> None:
    assert frame(TEXT, b"Hello") == bytes.fromhex("810548656c6c6f")


# 10.4 Limits of our own


def limited(number: int) -> tuple[Wire, Socket]:
    wire = Wire()
    allowance = Bucket(Budget(number, 0.0), 0.0)
    return wire, Socket(cast(Any, wire), wire.heard.append, lambda: None, allowance)


@pytest.mark.parametrize(
    "flood",
    [
        said(PONG, b""),
        said(PING, b""),
        said(PING, b"x" * 125),
        said(TEXT, b""),
        said(CONTINUED, b""),
    ],
    ids=["pong", "ping", "long ping", "text", "continuation"],
)
def test_10_4_every_frame_is_charged(flood: bytes) -> None:
    async def flooded() -> Wire:
        wire, socket = limited(50)
        socket.data_received(said(0x01, b"") if flood == said(CONTINUED, b"") else b"")
        socket.data_received(flood * 10_000)
        await until(lambda: socket.is_closed)
        return wire

    wire = asyncio.run(flooded())
    assert wire.sent.endswith(closed(WSCloseCode.POLICY_VIOLATION))
    assert len(wire.heard) + wire.sent.count(b"\x8a") <= 50


def test_10_4_others_have_their_turn_between_many_frames() -> None:
    async def flooded() -> list[int]:
        wire, socket = connected()
        socket.data_received(said(TEXT, b"x") * (2 * MOST_IN_A_TURN + 1))
        heard = [len(wire.heard)]
        while wire.heard.count(b"x") <= 2 * MOST_IN_A_TURN:
            await asyncio.sleep(0)
            heard.append(len(wire.heard))
        assert wire.is_reading
        return heard

    assert asyncio.run(flooded()) == [
        MOST_IN_A_TURN,
        2 * MOST_IN_A_TURN,
        2 * MOST_IN_A_TURN + 1,
    ]


def test_a_connection_that_ends_between_two_turns() -> None:
    async def flooded() -> Wire:
        wire, socket = connected()
        socket.data_received(said(TEXT, b"x") * (MOST_IN_A_TURN + 1))
        wire.abort()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return wire

    assert len(asyncio.run(flooded()).heard) == MOST_IN_A_TURN


def test_what_is_held_at_the_end_of_a_turn_stays_held() -> None:
    async def flooded() -> int:
        wire = Wire()

        def heard(text: bytes) -> None:
            wire.heard.append(text)
            if len(wire.heard) == MOST_IN_A_TURN:
                socket.hold()

        socket = Socket(cast(Any, wire), heard, lambda: None)
        socket.data_received(said(TEXT, b"x") * (MOST_IN_A_TURN + 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return len(wire.heard)

    assert asyncio.run(flooded()) == MOST_IN_A_TURN


@scene
async def test_the_peer_library_and_ours_understand_each_other(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        player = await tables.enter(code)
        await player.socket.ping(b"are you there?")
        assert (await player.ask("Sit", name="Zoë 🎲"))["type"] == "Seated"
        await player.socket.close(code=4321)
        assert player.socket.close_code == 4321
        assert isinstance(player.socket, aiohttp.ClientWebSocketResponse)
