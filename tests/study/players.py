"""Bots that somebody could bring: good ones, and all that can be wrong with one."""

import math
import os
import signal
import sys
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from parlour.core.game import Choice

FILE = Path(__file__)
GIVEN_UP = "PARLOUR_TEST_GIVEN_UP"
"""Names a file that one of these makes when it gives up its process, or itself."""


def first(frame: Any, rng: Random) -> Any:
    """Gives a bare play."""
    return frame.legal[0]


def any_play(frame: Any, rng: Random) -> Any:
    return Choice(rng.choice(frame.legal), 1.0)


def fails(frame: Any, rng: Random) -> Any:
    raise LookupError("no idea")


def circles(frame: Any, rng: Random) -> Any:
    """Takes back whatever can be taken back."""
    back = [play for play in frame.legal if type(play).__name__ == "TakeBack"]
    return (back or frame.legal)[0]


def cheats(frame: Any, rng: Random) -> Any:
    return "all the points"


def waits(frame: Any, rng: Random) -> Any:
    return None


def dies_once(frame: Any, rng: Random) -> Any:
    """Takes its process with it, the first time."""
    given_up = Path(os.environ[GIVEN_UP])
    if not given_up.exists():
        given_up.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return frame.legal[0]


def dies(frame: Any, rng: Random) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def ends(frame: Any, rng: Random) -> Any:
    """As `exit()` in a script does."""
    sys.exit(3)


def at_no_time(frame: Any, rng: Random) -> Any:
    return Choice(frame.legal[0], math.nan)


def before_now(frame: Any, rng: Random) -> Any:
    return Choice(frame.legal[0], -1.0)


def soon(frame: Any, rng: Random) -> Any:
    return Choice(frame.legal[0], "soon")  # type: ignore[arg-type]  # that is what is wrong


def thinks_for_ever(frame: Any, rng: Random) -> Any:
    Path(os.environ[GIVEN_UP]).touch()
    Event().wait()


no_function = 7
