"""What a person types, or a pipe sends, line by line, told on the event loop."""

import asyncio
import codecs
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import NamedTuple

LONGEST = 4096
"""Characters of a line; the rest of a longer one is left out."""
CHUNK = 4096


class Typed(NamedTuple):
    line: str | None
    """None: nothing more will come."""


class Interrupted(NamedTuple):
    """Ctrl+C."""


def listen(tell: Callable[[Typed | Interrupted], None]) -> None:
    """Tell every line of standard input, and every Ctrl+C."""
    loop = asyncio.get_running_loop()

    def put(line: str | None) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(tell, Typed(line))

    with suppress(NotImplementedError):  # Windows
        loop.add_signal_handler(signal.SIGINT, tell, Interrupted())
    # A thread, because a loop cannot wait for a file.
    Thread(target=read, args=(sys.stdin.fileno(), put), daemon=True).start()


def read(file: int, put: Callable[[str | None], None]) -> None:
    """Bytes, not text: a buffered reader that still waits would hold up the end of the program."""
    decoder, rest = codecs.getincrementaldecoder("utf-8")("replace"), ""
    while data := os.read(file, CHUNK):
        *whole, rest = (rest + decoder.decode(data)).split("\n")
        rest = rest[:LONGEST]
        for line in whole:
            put(line[:LONGEST])
    if rest:
        put(rest)
    put(None)
