"""The process in which bots and coaches think: `python -m parlour.server.thinkers`."""

import os
import signal
import sys
from collections.abc import Mapping

from parlour.core.game import AnyGame
from parlour.server.thinkers.child import serve
from parlour.server.thinkers.questions import timed

NICE = 10
"""People's moves come before bots' thoughts."""


def give_way() -> None:
    """Let the server have the processor first, and leave Ctrl+C in a terminal to it.

    A process group of its own keeps the signal away. The session stays the server's: Linux shares
    out the processor between sessions first, and a nice value counts only within one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.setpgid(0, 0)
        os.nice(NICE)


def main(games: Mapping[str, AnyGame]) -> None:
    outlet = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the journal and not among the answers
    serve(sys.stdin.buffer, outlet, lambda question: timed(games, question))


if __name__ == "__main__":
    give_way()

    from parlour.games import GAMES
    from parlour.study.bots import with_bots

    main(with_bots(GAMES, sys.argv[1:]))
