"""Three opponents who look, hesitate and overlook like people, and now and then steal.

A bot is asked again after every move at the table. What it notices, and how long it takes, depends
on its seat and the cards called so far and on nothing else, so that being asked again does not wake
a dreamer: whoever keeps the clock lets a wish that is still the same keep its time.
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from parlour.core.game import Bot, Choice, Frame, Seat
from parlour.games.pokino.boards import Prize
from parlour.games.pokino.model import (
    Call,
    Finish,
    Mark,
    NewsItem,
    Phase,
    Play,
    Steal,
    Turn,
    View,
)

PokinoFrame = Frame[View, Play, NewsItem]

TIRED = 20
"""The round from which on a bot would like to stop; before, it only agrees with others."""
DEALS_AFTER = (4.0, 6.0)


class Habit(NamedTuple):
    """How a player does one thing."""

    noticed: float
    """How likely the chance is seen at all; what is overlooked may be seen with the next card."""
    mean: float
    """Seconds until it is done, on average."""

    def after(self, luck: Random) -> float:
        """An ex-Gaussian, as is fitted to the response times of searching people: most are near the
        mean, some take much longer (docs/pokino.md)."""
        return luck.gauss(0.7, 0.1) * self.mean + luck.expovariate(1 / (0.3 * self.mean))


class Level(NamedTuple):
    marks: Habit
    """A card of one's own board: found among twenty-five."""
    calls: Habit
    """A prize that one's own markers have completed."""
    steals: Habit
    """A prize that another leaves lying: noticed on a board that is not one's own."""


DREAMY = Level(marks=Habit(0.8, 3.2), calls=Habit(0.6, 2.6), steals=Habit(0.03, 5.0))
STEADY = Level(marks=Habit(0.95, 2.0), calls=Habit(0.85, 1.6), steals=Habit(0.15, 4.0))
SHARP = Level(marks=Habit(0.99, 1.4), calls=Habit(0.97, 1.1), steals=Habit(0.4, 3.0))


def play(level: Level, frame: PokinoFrame, rng: Random) -> Choice[Play] | None:
    """Whatever it has noticed, the quickest first."""
    if frame.seat is None or not frame.legal:
        return None
    return min(wishes(level, frame, frame.seat), default=None, key=lambda choice: choice.after)


def wishes(level: Level, frame: PokinoFrame, seat: Seat) -> Iterator[Choice[Play]]:
    view = frame.view
    named: set[Prize] = set()
    for wanted in frame.legal:
        if isinstance(wanted, Call) and (wanted.mark is not None or len(wanted.prizes) > 1):
            continue  # it marks first, and names together what it has noticed one by one
        luck = Random(f"{seat} {view.round} {wanted} {view.called}")
        match wanted:
            case Mark() if luck.random() < level.marks.noticed:
                yield Choice(wanted, level.marks.after(luck))
            case Call():
                named |= noticed(level, view, seat, wanted.prizes, luck)
            case Steal() if luck.random() < level.steals.noticed:
                yield Choice(wanted, level.steals.after(luck))
            case Finish() if view.votes or view.round >= TIRED:
                yield Choice(wanted, luck.uniform(1.0, 2.5))
            case Turn() if deals(view, seat):
                yield Choice(wanted, luck.uniform(*DEALS_AFTER))
            case _:
                pass
    if named:
        luck = Random(f"{seat} {view.round} {sorted(named)} {view.called}")
        yield Choice(Call(view.round, frozenset(named)), level.calls.after(luck))


def noticed(
    level: Level, view: View, seat: Seat, prizes: frozenset[Prize], luck: Random
) -> frozenset[Prize]:
    """A prize that is really there: where false calls cost a counter they are offered too."""
    there = prizes <= set(view.covered[seat])
    return prizes if there and luck.random() < level.calls.noticed else frozenset()


def deals(view: View, seat: Seat) -> bool:
    """By hand; where the house calls, it also begins the rounds, and bots let people sleep."""
    return seat == view.dealer and (view.options.pace is None or view.phase is Phase.ROUND)


BOTS: dict[str, Bot[View, Play, NewsItem]] = {
    "dreamy": partial(play, DREAMY),
    "steady": partial(play, STEADY),
    "sharp": partial(play, SHARP),
}
