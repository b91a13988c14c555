"""Somebody comes to a room: from a page, or from another process that had the connection before."""

from typing import NamedTuple

from parlour.server.rooms.seats import hash_of
from parlour.server.wire import Hello


class Visit(NamedTuple):
    room: str
    secrets: frozenset[str]
    """The hashes of the tokens that the client has shown."""
    screen: bool
    ask: str | None
    """The id of the Hello that is to be answered; None if it was, elsewhere."""


def visit_of(hello: Hello | Visit) -> Visit:
    if isinstance(hello, Visit):
        return hello
    return Visit(hello.room, frozenset(map(hash_of, hello.tokens)), hello.screen, hello.id)
