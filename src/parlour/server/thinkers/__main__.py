"""The process in which bots and coaches think: `python -m parlour.server.thinkers`."""

import os
import signal
import sys
from collections.abc import Mapping

from parlour.core.game import AnyGame
from parlour.server.thinkers.child import serve
from parlour.server.thinkers.questions import timed

NICE = 5
"""People's moves come before bots' thoughts."""


def main(games: Mapping[str, AnyGame]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's
    if hasattr(os, "nice"):
        os.nice(NICE)
    outlet = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the journal and not among the answers
    serve(sys.stdin.buffer, outlet, lambda question: timed(games, question))


if __name__ == "__main__":
    from parlour.games import GAMES
    from parlour.study.bots import with_bots

    main(with_bots(GAMES, sys.argv[1:]))
