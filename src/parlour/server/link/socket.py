"""Our end of a WebSocket (RFC 6455) without extensions: text comes in, text goes out.

After the handshake the transport is ours and no longer aiohttp's. So a message costs neither a task
nor a queue, and an idle connection little more than its socket.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from struct import pack

from aiohttp import WSCloseCode, web

from parlour.core.game import Illegal
from parlour.server.wire import MOST_BYTES, Refusal

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MOST_BEHIND = 64 * 1024
"""Bytes that may wait to be sent before a peer counts as slow."""
PING_AFTER, GONE_AFTER = 2, 3
"""Looks without a byte from the peer until it is pinged, and until it counts as gone."""

TEXT, TEXT_BEGINS, TEXT_GOES_ON, TEXT_ENDS = 0x81, 0x01, 0x00, 0x80
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A
"""The first byte of a frame: its kind, and whether it is the last of its message."""


class Broken(Exception):
    """The peer has broken the protocol; `code` is sent in the close frame."""

    def __init__(self, code: WSCloseCode) -> None:
        super().__init__(code.name)
        self.code = code


def handshake(request: web.Request) -> bytes:
    """The answer to an upgrade request; `Illegal` if the request is not a proper one."""
    headers = request.headers
    key = headers.get("Sec-WebSocket-Key", "").encode()
    wanted = headers.get("Upgrade", "").lower(), headers.get("Sec-WebSocket-Version")
    if not key or wanted != ("websocket", "13"):
        raise Illegal(Refusal.BAD_MESSAGE)
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: %s\r\n\r\n" % b64encode(sha1(key + GUID).digest())
    )


class Socket(asyncio.Protocol):
    def __init__(
        self,
        transport: asyncio.Transport,
        heard: Callable[[bytes], None],
        gone: Callable[[], None],
    ) -> None:
        self.transport = transport
        self._heard = heard
        self._gone = gone
        self._rest = b""
        """Received bytes that are no whole frame yet, or must wait."""
        self._begun: bytes | None = None
        """A fragmented message, as far as it has come."""
        self._is_held = False
        self.is_closed = False
        """Nothing may be written any more."""
        self._quiet = 0

    def take_over(self, request: web.Request, greeting: bytes) -> None:
        """From here on aiohttp has nothing to do with the connection: to it, it is lost."""
        handler = request.protocol
        self.transport.write(greeting)
        self.transport.set_protocol(self)
        handler.set_parser(self)  # type: ignore[arg-type]  # passes on bytes that came with the request
        handler.transport = None
        handler.connection_lost(None)

    def hold(self) -> None:
        """Hear nothing until `go_on`."""
        self._is_held = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        self._is_held = False
        self.transport.resume_reading()
        self.data_received(b"")

    def close(self, code: WSCloseCode) -> None:
        """Send a close frame and receive nothing more. The peer reads it and hangs up."""
        if not self.is_closed and not self.transport.is_closing():
            self.is_closed = True
            self.transport.write(frame(CLOSE, pack("!H", code)))
            self.transport.write_eof()

    def hang_up(self) -> None:
        """Close the transport once its buffer is empty."""
        self.transport.close()

    def look(self) -> None:
        """Ping a quiet peer, drop a silent one. To be called at regular intervals."""
        self._quiet += 1
        if self.is_closed or self._quiet >= GONE_AFTER:
            self.transport.abort()
        elif self._quiet >= PING_AFTER:
            self.transport.write(frame(PING, b""))

    # What the transport tells us

    def data_received(self, data: bytes) -> None:
        self._quiet = 0
        if self._rest:
            data = self._rest + data
        at = 0
        try:
            while not (self._is_held or self.is_closed) and (piece := cut(data, at)):
                first, body, at = piece
                self._take(first, body)
        except Broken as broken:
            self.close(broken.code)
        self._rest = b"" if self.is_closed else data[at:]

    feed_data = data_received

    def feed_eof(self) -> None:
        """Called by aiohttp when it detaches its parser."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()

    def _answer_ping(self, body: bytes) -> None:
        """A peer that pings and does not read the answers is dropped."""
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.is_closed = True
            self.transport.abort()
        else:
            self.transport.write(frame(PONG, body))

    def _take(self, first: int, body: bytes) -> None:
        if first == TEXT and self._begun is None:
            self._heard(body)
        elif first == TEXT_BEGINS and self._begun is None:
            self._begun = body
        elif first in (TEXT_GOES_ON, TEXT_ENDS) and self._begun is not None:
            self._begun += body
            if len(self._begun) > MOST_BYTES:
                raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
            if first == TEXT_ENDS:
                whole, self._begun = self._begun, None
                self._heard(whole)
        elif first == PING and len(body) < 126:
            self._answer_ping(body)
        elif first == CLOSE:
            self.close(WSCloseCode.OK)
        elif first == BINARY:
            raise Broken(WSCloseCode.UNSUPPORTED_DATA)
        elif first != PONG:
            raise Broken(WSCloseCode.PROTOCOL_ERROR)


def cut(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The client's frame that begins at `at`: its first byte, its unmasked payload, its end; None
    if it is not complete yet."""
    if len(data) < at + 6:
        return None
    size, start = data[at + 1] - 0x80, at + 2
    if size < 0:  # a client must mask its frames
        raise Broken(WSCloseCode.PROTOCOL_ERROR)
    if size == 126:
        size, start = int.from_bytes(data[start : start + 2]), start + 2
    elif size == 127:  # the length does not fit two bytes
        size = MOST_BYTES + 1
    if size > MOST_BYTES:
        raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
    end = start + 4 + size
    if len(data) < end:
        return None
    return data[at], masked(data[start + 4 : end], data[start : start + 4]), end


def masked(body: bytes, mask: bytes) -> bytes:
    """XOR with the mask (RFC 6455, 5.3): the same for both directions."""
    size = len(body)
    long = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body) ^ int.from_bytes(long)).to_bytes(size)


def frame(first: int, body: bytes) -> bytes:
    """A frame as a server sends it."""
    size = len(body)
    if size < 126:
        return pack("!BB", first, size) + body
    if size < 1 << 16:
        return pack("!BBH", first, 126, size) + body
    return pack("!BBQ", first, 127, size) + body
