"""A person at a pipe: reads what is told, and answers when asked."""

import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.text import say
from tests.cli.played import command, environment

YOURS, WHICH, AGAIN, KEPT = (
    say("en", f"terminal-{name}") for name in ("yours", "which", "again", "kept")
)

OVER = (AGAIN, say("en", "terminal-over"))
"""So ends a game, for a host and for a guest."""
QUOTE = "“"
"""So begins the answer to what was not understood."""


class Person:
    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.told: list[str] = []

    def hear(self) -> str:
        """The next line; all lines are as a plain terminal wants them."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("".join(self.told[-20:]))
        self.told.append(line)
        text = line.removesuffix("\n")
        assert len(text) <= 80, text
        assert "\x1b" not in text
        return text

    def until(self, *wanted: str) -> str:
        while (line := self.hear()) not in wanted:
            pass
        return line

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def play_on(self, choose: Callable[[], str], turns: int = 2000) -> bool:
        """Answer so many questions as `choose` says; true when the game is over."""
        for _ in range(turns):
            line = self.hear()
            while line not in (YOURS, WHICH, *OVER) and not line.startswith(QUOTE):
                line = self.hear()
            if line in OVER:
                return True
            self.type(choose())
        return False

    def leave(self) -> None:
        self.type("quit")
        self.until(KEPT)
        assert self.process.wait(30) == 0


@contextmanager
def at_pipe(data: Path, *args: str) -> Iterator[Person]:
    with subprocess.Popen(
        command(*args, "--data", str(data)),
        env={**environment("en"), "PARLOUR_BOT_PACE": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield Person(process)
        finally:
            process.kill()


def code_in(line: str) -> str:
    found = re.search(r"table ([0-9A-Z]{6})", line)
    assert found, line
    return found[1]
