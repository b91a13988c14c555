"""A process in which odd bots think: one that hangs, one that dies."""

import os
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

from parlour.server.thinkers.__main__ import give_way, main
from tests.games import high_die


def dies(frame: Any, rng: Random) -> Any:
    os._exit(3)


def hangs(frame: Any, rng: Random) -> Any:
    print("the last thing it says")
    Event().wait()


BOTS = {"dies at once": dies, "careful": high_die.careful, "dies": dies, "hangs": hangs}
"""The weakest first."""
GAMES = {"high-die": replace(high_die.GAME, bots=BOTS)}

if __name__ == "__main__":
    give_way()
    main(GAMES)
