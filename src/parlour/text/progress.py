"""How far something long has come: in a terminal one line that is written over, elsewhere a line
now and then."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import TextIO

from parlour.text import say

NOW_AND_THEN = 10.0
OFTEN = 0.1


class Teller:
    """Call it whenever there is news; it says as much as somebody wants to read."""

    def __init__(
        self, lang: str, stream: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._lang = lang
        self._stream = stream or sys.stderr
        self._over = self._stream.isatty()
        """Whether the line is written over."""
        self._clock, self._last = clock, clock()
        self._width = 0

    def __call__(self, done: int, whole: int, rate: float) -> None:
        ended = done >= whole and self._over
        if not ended and self._clock() - self._last < (OFTEN if self._over else NOW_AND_THEN):
            return
        self._last = self._clock()
        line = self._line(done, whole, rate)
        if not self._over:
            print(line, file=self._stream, flush=True)
            return
        end = "\n" if ended else ""
        print(f"\r{line.ljust(self._width)}", end=end, file=self._stream, flush=True)
        self._width = 0 if ended else len(line)

    def clear(self) -> None:
        """Take away a line that would be written over, so that something else can stand there."""
        if self._width:
            print(f"\r{' ' * self._width}\r", end="", file=self._stream, flush=True)
            self._width = 0

    def _line(self, done: int, whole: int, rate: float) -> str:
        left = (whole - done) / rate if rate else 0.0
        minutes, seconds = divmod(round(left), 60)
        hours, minutes = divmod(minutes, 60)
        about = {
            "percent": str(100 * done // whole),
            "left": f"{hours}:{minutes:02}:{seconds:02}",
            "per": "minute" if rate < 1 else "second",
        }
        rate = 60 * rate if rate < 1 else rate
        told = f"{rate:.0f}" if rate >= 100 else say(self._lang, "cli-decimal", n=rate)
        return say(self._lang, "study-progress", rate=told, **about)
