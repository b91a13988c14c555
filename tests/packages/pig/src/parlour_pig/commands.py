"""parlour pig chances: what a turn brings to somebody who holds at so many points."""

from fractions import Fraction

import click

from parlour.commands.speech import tell, words
from parlour.kit.dice import FACES


@click.command()
@click.option("--at", "enough", type=click.IntRange(1, 200), default=20, show_default=True)
def chances(enough: int) -> None:
    """Tell how often a turn that goes on to so many points is lost, and what it brings."""
    held = held_with(enough)
    lost = words("cli-percent", n=float(100 * (1 - sum(held.values()))))
    mean = words("cli-decimal", n=float(sum(points * chance for points, chance in held.items())))
    tell("pig-cli-chances", at=enough, lost=lost, mean=mean)


def held_with(enough: int) -> dict[int, Fraction]:
    """By points: how likely a turn ends with them."""
    reached = {0: Fraction(1)}
    for points in range(enough):
        for face in FACES[1:]:
            more = reached.get(points, 0) * Fraction(1, 6)
            reached[points + face] = reached.get(points + face, 0) + more
    return {points: chance for points, chance in reached.items() if points >= enough}
