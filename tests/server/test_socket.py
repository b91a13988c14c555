"""The WebSocket as RFC 6455 has it: whatever way the bytes come, and whatever they are."""

from typing import Any, cast

import pytest
from aiohttp import WSCloseCode

from parlour.server.link.socket import Socket, frame, masked
from parlour.server.wire import MOST_BYTES

MASK = b"\x37\xfa\x21\x3d"
HELLO = bytes.fromhex("818537fa213d7f9f4d5158")
"""The example of the RFC: a masked "Hello"."""


class Wire:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.sent = b""
        self.heard: list[bytes] = []
        self.is_reading = True
        self.is_aborted = False
        self.has_hung_up = False
        self.unsent = 0

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.sent += data

    def write_eof(self) -> None:
        self.has_hung_up = True

    def close(self) -> None:
        self.has_hung_up = True

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


def connected() -> tuple[Wire, Socket]:
    wire = Wire()
    return wire, Socket(cast(Any, wire), wire.heard.append, lambda: wire.heard.append(b"gone"))


def said(first: int, body: bytes) -> bytes:
    """A frame as a client sends it."""
    size = len(body)
    if size < 126:
        head = bytes((first, 0x80 + size))
    elif size < 1 << 16:
        head = bytes((first, 0xFE)) + size.to_bytes(2)
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8)
    return head + MASK + masked(body, MASK)


def closed(code: WSCloseCode) -> bytes:
    return b"\x88\x02" + int(code).to_bytes(2)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 128, 1000, MOST_BYTES])
def test_texts_of_every_size(size: int) -> None:
    wire, socket = connected()
    text = bytes(n % 127 for n in range(size))
    socket.data_received(said(0x81, text) + HELLO)
    assert wire.heard == [text, b"Hello"]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_bytes_come_in_any_pieces(step: int) -> None:
    wire, socket = connected()
    stream = HELLO + said(0x81, b"x" * 300) + said(0x89, b"?") + HELLO
    for at in range(0, len(stream), step):
        socket.data_received(stream[at : at + step])
    assert wire.heard == [b"Hello", b"x" * 300, b"Hello"]
    assert wire.sent == b"\x8a\x01?"


def test_a_text_in_several_frames_with_a_ping_between() -> None:
    wire, socket = connected()
    for first, body in ((0x01, b"one "), (0x89, b""), (0x00, b"two "), (0x80, b"three")):
        socket.data_received(said(first, body))
    assert wire.heard == [b"one two three"]
    assert wire.sent == b"\x8a\x00"


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\x81\x05Hello", WSCloseCode.PROTOCOL_ERROR),  # not masked
        (said(0xC1, b"squeezed"), WSCloseCode.PROTOCOL_ERROR),  # a reserved bit
        (said(0x83, b"?"), WSCloseCode.PROTOCOL_ERROR),  # a kind there is not
        (said(0x80, b"end of nothing"), WSCloseCode.PROTOCOL_ERROR),
        (said(0x01, b"a") + said(0x81, b"b"), WSCloseCode.PROTOCOL_ERROR),
        (said(0x01, b"a") + said(0x01, b"b"), WSCloseCode.PROTOCOL_ERROR),
        (said(0x09, b""), WSCloseCode.PROTOCOL_ERROR),  # a ping in several frames
        (said(0x89, b"x" * 126), WSCloseCode.PROTOCOL_ERROR),
        (said(0x82, b"\0"), WSCloseCode.UNSUPPORTED_DATA),
        (said(0x81, b"x" * (MOST_BYTES + 1)), WSCloseCode.MESSAGE_TOO_BIG),
        (said(0x81, b"x" * (1 << 16)), WSCloseCode.MESSAGE_TOO_BIG),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", WSCloseCode.MESSAGE_TOO_BIG),
        (said(0x01, b"x" * MOST_BYTES) + said(0x80, b"x"), WSCloseCode.MESSAGE_TOO_BIG),
        (said(0x88, b"\x03\xe8bye"), WSCloseCode.OK),
    ],
)
def test_what_ends_a_connection(stream: bytes, code: WSCloseCode) -> None:
    wire, socket = connected()
    socket.data_received(stream + HELLO)
    socket.data_received(HELLO)
    assert wire.heard == []
    assert wire.sent == closed(code)
    assert wire.has_hung_up
    aborted = [wire.is_aborted]
    socket.look()
    assert [*aborted, wire.is_aborted] == [False, True]


def test_what_is_held_is_heard_later_and_in_order() -> None:
    wire, socket = connected()
    reading = [wire.is_reading]
    socket.hold()
    reading.append(wire.is_reading)
    socket.data_received(HELLO + said(0x81, b"two")[:5])
    assert wire.heard == []
    socket.go_on()
    reading.append(wire.is_reading)
    assert reading == [True, False, True]
    socket.data_received(said(0x81, b"two")[5:])
    assert wire.heard == [b"Hello", b"two"]


def test_who_is_quiet_is_pinged_and_then_gone() -> None:
    wire, socket = connected()
    socket.look()
    assert wire.sent == b""
    socket.look()
    assert wire.sent == b"\x89\x00"
    socket.data_received(said(0x8A, b""))
    aborted = []
    for _ in range(3):
        socket.look()
        aborted.append(wire.is_aborted)
    assert aborted == [False, False, True]
    socket.connection_lost(None)
    assert wire.heard == [b"gone"]


def test_who_is_not_heard_is_not_quiet() -> None:
    wire, socket = connected()
    socket.look()
    socket.hold()
    for _ in range(5):
        socket.look()
    assert (wire.sent, wire.is_aborted) == (b"", False)
    socket.go_on()
    socket.look()
    assert wire.sent == b"\x89\x00"


@pytest.mark.parametrize(
    ("size", "head"),
    [(125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000")],
)
def test_frames_we_send(size: int, head: str) -> None:
    assert frame(0x81, b"x" * size) == bytes.fromhex(head) + b"x" * size


def test_who_pings_without_end_and_does_not_read_is_let_go() -> None:
    wire, socket = connected()
    wire.unsent = 1 << 20
    socket.data_received(said(0x89, b"are you there?") * 3)
    assert wire.is_aborted
    assert wire.sent == b""


def test_what_is_closed_is_closed_once() -> None:
    wire, socket = connected()
    for _ in range(2):
        socket.close(WSCloseCode.OK)
    assert wire.sent == closed(WSCloseCode.OK)
    wire, socket = connected()
    wire.abort()
    socket.close(WSCloseCode.OK)
    assert wire.sent == b""


def test_a_socket_that_another_process_takes_hears_nothing_more() -> None:
    wire, socket = connected()
    socket.freeze()
    socket.go_on()
    socket.data_received(said(0x81, b"late"))
    assert (wire.is_reading, wire.heard) == (False, [])
    assert socket.unread[0]
