"""Looks at machine, disk and database before players find out what is wrong with them."""

from typing import NamedTuple


class Finding(NamedTuple):
    """What was found. Its sentence is `cli-doctor-<name>`; `…-look` says what to do about it."""

    name: str
    is_ok: bool
    about: dict[str, str]


def slow(seconds: list[float]) -> float:
    """The 99th percentile."""
    return sorted(seconds)[len(seconds) * 99 // 100]


def spoken(seconds: float) -> str:
    """Milliseconds, as many digits as say something."""
    return f"{1000 * seconds:.2g}" if seconds < 0.1 else f"{1000 * seconds:.0f}"


MOST_SLOW = 0.05
"""Seconds: of a hundred moves the slowest should be kept by then."""
TRIES = 200
OLDEST = 26 * 3600.0
"""Seconds: a backup a day, and the time that it takes."""


def appends(seconds: list[float]) -> Finding:
    return Finding("append", slow(seconds) <= MOST_SLOW, {"ms": spoken(slow(seconds))})


def backup(age: float | None) -> Finding:
    if age is None:
        return Finding("backup-none", False, {})
    return Finding("backup", age < OLDEST, {"hours": f"{age / 3600:.0f}"})
