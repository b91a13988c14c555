"""Plain numbers that a process keeps about itself. Adding to them costs next to nothing: a clock is
read once for all that is written together."""

from bisect import bisect_left
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: the upper ends of a histogram's buckets; a last one takes what is above."""

clock = perf_counter
"""Finer than the clock of the event loop, which counts in milliseconds."""


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float, times: int = 1) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += times
        self._sum += seconds * times

    def numbers(self) -> list[float]:
        """The counts of the buckets, and last the sum."""
        return [*self._counts, self._sum]


class Writes:
    """The steps that a store was asked to keep."""

    def __init__(self) -> None:
        self.waits = Histogram()
        """How long the longest of those that were written together has waited, for each of them."""
        self.plays = 0
        """Steps that people asked for; the others are those of bots and of the house."""
        self.failures = 0

    def note(self, since: float, steps: int, plays: int, failures: int) -> None:
        """So many steps were answered together, the first of which was asked for at `since`."""
        self.waits.add(clock() - since, steps)
        self.plays += plays
        self.failures += failures
