"""Our end of a WebSocket (RFC 6455) without extensions: text comes in, text goes out.

After the handshake the transport is ours and no longer aiohttp's. So a message costs neither a task
nor a queue, and an idle connection little more than its socket. Numbers in brackets are sections of
the RFC; tests/server/test_rfc6455.py has a test for each.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from struct import Struct, pack

from aiohttp import WSCloseCode
from aiohttp.web_protocol import RequestHandler

from parlour.server.link.limits import Bucket
from parlour.server.wire import MOST_BYTES

MOST_BEHIND = 64 * 1024
"""Bytes that may wait to be sent before a peer counts as slow."""
MOST_IN_A_TURN = 32
"""Frames that are taken before the event loop turns to the other connections."""
PING_AFTER, GONE_AFTER = 2, 3
"""Looks without a byte from the peer until it is pinged, and until it counts as gone."""

TEXT, TEXT_BEGINS, TEXT_GOES_ON, TEXT_ENDS = 0x81, 0x01, 0x00, 0x80
BINARY, BINARY_BEGINS, CLOSE, PING, PONG = 0x82, 0x02, 0x88, 0x89, 0x8A
"""The first byte of a frame: its kind, and whether it is the last of its message."""
CONTROL = frozenset({CLOSE, PING, PONG})
SHORT = 125
"""What the length byte can say by itself, and the most that a control frame may hold."""

MEDIUM, LONG = Struct("!BBH").pack, Struct("!BBQ").pack
"""What comes before more than that."""

CLOSE_CODES = frozenset({1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)})
"""With which a peer may close (7.4)."""


class Broken(Exception):
    """The peer has broken the protocol; `code` is sent in the close frame."""

    def __init__(self, code: WSCloseCode) -> None:
        super().__init__(code.name)
        self.code = code


class Socket(asyncio.Protocol):
    def __init__(
        self,
        transport: asyncio.Transport,
        heard: Callable[[bytes], None],
        gone: Callable[[], None],
        allowance: Bucket | None = None,
    ) -> None:
        self.transport = transport
        self._heard = heard
        self._gone = gone
        self._allowance = allowance
        """What is charged for every frame, whatever it holds."""
        self._rest = b""
        """Received bytes that are no whole frame yet, or must wait."""
        self._begun: bytes | None = None
        """A fragmented message, as far as it has come."""
        self._is_held = False
        self._is_frozen = False
        self.is_closed = False
        """Nothing may be written any more."""
        self._quiet = 0

    def take_over(self, handler: RequestHandler, greeting: bytes) -> None:
        """Answer the handshake, and hear whatever comes after it."""
        self.transport.write(greeting)
        self.transport.set_protocol(self)
        handler.set_parser(self)  # type: ignore[arg-type]  # passes on bytes that came with the request

    def hold(self) -> None:
        """Hear nothing until `go_on`."""
        self._is_held = True
        self.transport.pause_reading()

    def freeze(self) -> None:
        """Hear nothing any more: the rest is for another process."""
        self._is_frozen = True
        self.hold()

    @property
    def unread(self) -> tuple[bytes, bytes | None]:
        """What has come and was not taken: bytes, and a message that has begun."""
        return self._rest, self._begun

    def take_up(self, rest: bytes, begun: bytes | None) -> None:
        """Go on where another process has stopped reading."""
        self._rest, self._begun = rest, begun
        self.transport.set_protocol(self)

    def go_on(self) -> None:
        if self._is_frozen:
            return
        self._is_held = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(b"")

    def close(self, code: int) -> None:
        """Send a close frame and receive nothing more. The peer reads it and hangs up."""
        if not self.is_closed and not self.transport.is_closing():
            self.is_closed = True
            self.transport.write(frame(CLOSE, pack("!H", code)))
            with suppress(OSError):  # the peer is gone, and we do not know yet
                self.transport.write_eof()

    def hang_up(self) -> None:
        """Close the transport once its buffer is empty."""
        self.transport.close()

    def look(self) -> None:
        """Ping a quiet peer, drop a silent one. To be called at regular intervals. One that is not
        heard, because it is being carried elsewhere or enters a room, is not silent."""
        if self._is_held and not self.is_closed:
            return
        self._quiet += 1
        if self.is_closed or self._quiet >= GONE_AFTER:
            self.transport.abort()
        elif self._quiet >= PING_AFTER:
            self.transport.write(frame(PING, b""))

    # What the transport tells us

    def data_received(self, data: bytes) -> None:
        self._quiet = 0
        if self.is_closed:  # what comes after the close frame stays where it is (5.5.1)
            self.transport.pause_reading()
        else:
            self._read(data)

    feed_data = data_received

    def feed_eof(self) -> None:
        """Called by aiohttp when it detaches its parser."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()

    def _read(self, data: bytes) -> None:
        """Take the frames that have come, but not too many at a time: others wait too."""
        if self._rest:
            data = self._rest + data
        at = 0
        try:
            for _ in range(MOST_IN_A_TURN):
                if at == len(data) or self._is_held or self.is_closed:
                    break
                if (piece := cut(data, at)) is None:
                    break
                first, body, at = piece
                if self._allowance is not None:
                    self._charge(self._allowance, 1 + len(body) // 1024)
                self._take(first, body)
            else:
                self._pause()
        except Broken as broken:
            self.close(broken.code)
        self._rest = b"" if self.is_closed else data[at:]

    def _pause(self) -> None:
        """Go on in the next turn of the event loop, unless somebody else is waited for."""
        if not (self._is_held or self.is_closed):
            self.hold()
            asyncio.get_running_loop().call_soon(self.go_on)

    def _charge(self, allowance: Bucket, number: int) -> None:
        now = asyncio.get_running_loop().time()
        if not allowance.take(now, number):
            raise Broken(WSCloseCode.POLICY_VIOLATION)

    def _take(self, first: int, body: bytes) -> None:
        if first == TEXT and self._begun is None:
            self._hear(body)
        elif first in CONTROL:
            self._control(first, body)
        elif first == TEXT_BEGINS and self._begun is None:
            self._begun = body
        elif first in (TEXT_GOES_ON, TEXT_ENDS) and self._begun is not None:
            self._begun += body
            if len(self._begun) > MOST_BYTES:
                raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
            if first == TEXT_ENDS:
                whole, self._begun = self._begun, None
                self._hear(whole)
        elif first in (BINARY, BINARY_BEGINS):
            raise Broken(WSCloseCode.UNSUPPORTED_DATA)
        else:  # a reserved bit or opcode (5.2), or fragments out of order (5.4)
            raise Broken(WSCloseCode.PROTOCOL_ERROR)

    def _hear(self, text: bytes) -> None:
        must_be_utf8(text)
        self._heard(text)

    def _control(self, first: int, body: bytes) -> None:
        if len(body) > SHORT:
            raise Broken(WSCloseCode.PROTOCOL_ERROR)
        if first == PING:
            self._answer_ping(body)
        elif first == CLOSE:
            self.close(close_code(body))

    def _answer_ping(self, body: bytes) -> None:
        """A peer that pings and does not read the answers is dropped."""
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.is_closed = True
            self.transport.abort()
        else:
            self.transport.write(frame(PONG, body))


def close_code(body: bytes) -> int:
    """The code with which a peer closes, which is answered with the same (5.5.1)."""
    if not body:
        return WSCloseCode.OK
    code = int.from_bytes(body[:2])
    if len(body) == 1 or code not in CLOSE_CODES:
        raise Broken(WSCloseCode.PROTOCOL_ERROR)
    must_be_utf8(body[2:])
    return code


def must_be_utf8(text: bytes) -> None:
    """(8.1)"""
    if not text.isascii():
        try:
            text.decode()
        except UnicodeDecodeError:
            raise Broken(WSCloseCode.INVALID_TEXT) from None


def cut(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The client's frame that begins at `at`: its first byte, its unmasked payload, its end; None
    if it is not complete yet (5.2)."""
    if len(data) < at + 6:
        return None
    size, start = data[at + 1] - 0x80, at + 2
    if size < 0:  # a client must mask its frames (5.1)
        raise Broken(WSCloseCode.PROTOCOL_ERROR)
    if size > SHORT:
        wide = 2 if size == SHORT + 1 else 8
        if len(data) < start + wide:
            return None
        size, start = long_size(data[start : start + wide]), start + wide
    end = start + 4 + size
    if len(data) < end:
        return None
    return data[at], masked(data[start + 4 : end], data[start : start + 4]), end


def long_size(told: bytes) -> int:
    """A length of two or eight bytes, which is told in no more bytes than it needs (5.2)."""
    size = int.from_bytes(told)
    if size <= (SHORT if len(told) == 2 else 0xFFFF) or size >> 63:
        raise Broken(WSCloseCode.PROTOCOL_ERROR)
    if size > MOST_BYTES:
        raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
    return size


def masked(body: bytes, mask: bytes) -> bytes:
    """XOR with the mask (5.3): the same for both directions."""
    size = len(body)
    long = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body) ^ int.from_bytes(long)).to_bytes(size)


def frame(first: int, body: bytes) -> bytes:
    """A frame as a server sends it."""
    size = len(body)
    if size <= SHORT:
        return bytes((first, size)) + body
    if size < 1 << 16:
        return MEDIUM(first, 126, size) + body
    return LONG(first, 127, size) + body
