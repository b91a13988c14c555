"""Every way in which chance can fall: the exact distribution of a draw."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import Any

from parlour.core.game import Rng


class Scripted:
    """Answers as its script says, then always 0; keeps what was asked and answered."""

    def __init__(self, script: list[int]) -> None:
        self._script = script
        self.asked: list[int] = []
        self.answers: list[int] = []

    def below(self, n: int) -> int:
        place = len(self.asked)
        answer = self._script[place] if place < len(self._script) else 0
        self.asked.append(n)
        self.answers.append(answer)
        return answer


def distribution(draw: Callable[[Rng], Any], most: int) -> dict[Any, Fraction] | None:
    """The probability of everything that can be drawn, from all ways in which chance can answer;
    None if these are more than `most`."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    script: list[int] = []
    for _ in range(most):
        rng = Scripted(script)
        found[draw(rng)] += Fraction(1, prod(rng.asked))
        script = following(rng)
        if not script:
            return dict(found)
    return None


def following(rng: Scripted) -> list[int]:
    """The script after this one, as on an odometer whose last wheel turns first; [] after the
    last."""
    script = [*rng.answers]
    while script and script[-1] == rng.asked[len(script) - 1] - 1:
        script.pop()
    if script:
        script[-1] += 1
    return script
