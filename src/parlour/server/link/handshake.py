"""The opening handshake of a WebSocket (RFC 6455, 4.2): what a request must say, and our answer."""

import binascii
from base64 import b64decode, b64encode
from hashlib import sha1

from aiohttp import HttpVersion11, web

from parlour.core.game import Illegal
from parlour.server.wire import Refusal

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION = "13"


def greeting(request: web.Request) -> bytes:
    """The answer to an upgrade request; `Illegal` if the request is not a proper one."""
    headers = request.headers
    if headers.get("Upgrade", "").lower() != "websocket" or not is_upgrade(request):
        raise Illegal(Refusal.BAD_MESSAGE)
    if headers.get("Sec-WebSocket-Version") != VERSION:
        raise web.HTTPUpgradeRequired(headers={"Sec-WebSocket-Version": VERSION})
    key = headers.get("Sec-WebSocket-Key", "").strip()
    if not is_nonce(key):
        raise Illegal(Refusal.BAD_MESSAGE)
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: %s\r\n\r\n" % b64encode(sha1(key.encode() + GUID).digest())
    )


def is_upgrade(request: web.Request) -> bool:
    told = ",".join(request.headers.getall("Connection", ())).lower().split(",")
    return request.version >= HttpVersion11 and "upgrade" in map(str.strip, told)


def is_nonce(key: str) -> bool:
    """Sixteen bytes in base64."""
    try:
        return len(b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False
