"""This machine: its file descriptors and its clock."""

import ctypes
import sys
from contextlib import suppress

from parlour.server.doctor import Finding
from parlour.server.link.files import UNCOUNTED

ENOUGH_FILES = 20_000
"""As docs/hosting.md advises for thousands of players."""
UNSYNCHRONISED = 5
"""What adjtimex(2) answers if nobody keeps the clock."""
TIMEX = 256
"""Bytes; more than the kernel's struct has."""


def files(most: int) -> Finding:
    return Finding("files", most >= ENOUGH_FILES, {"most": f"{most:,}".replace(",", " ")})


def clock(state: int | None) -> Finding:
    """None: this system does not say."""
    return Finding("clock", state != UNSYNCHRONISED, {})


def most_files() -> int:
    """What Parlour raises its limit to."""
    if sys.platform == "win32":
        return UNCOUNTED
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return UNCOUNTED if hard == resource.RLIM_INFINITY else hard


def clock_state() -> int | None:
    with suppress(OSError, AttributeError):
        state: int = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(TIMEX))
        return state
    return None
