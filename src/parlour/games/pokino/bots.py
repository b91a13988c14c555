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


class Level(NamedTuple):
    marks: float
    """How likely it notices a card of its own when it is called; later, with every further card."""
    marks_after: tuple[float, float]
    calls: float
    calls_after: tuple[float, float]
    steals: float
    steals_after: tuple[float, float]


DREAMY = Level(0.8, (1.2, 4.5), 0.6, (0.9, 3.0), 0.03, (1.5, 4.0))
STEADY = Level(0.95, (0.8, 2.8), 0.85, (0.6, 1.8), 0.15, (1.0, 3.0))
SHARP = Level(0.995, (0.5, 1.6), 0.98, (0.3, 1.0), 0.5, (0.6, 1.8))


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
            case Mark() if luck.random() < level.marks:
                yield Choice(wanted, luck.uniform(*level.marks_after))
            case Call():
                named |= noticed(level, view, seat, wanted.prizes, luck)
            case Steal() if luck.random() < level.steals:
                yield Choice(wanted, luck.uniform(*level.steals_after))
            case Finish() if view.votes or view.round >= TIRED:
                yield Choice(wanted, luck.uniform(1.0, 2.5))
            case Turn() if deals(view, seat):
                yield Choice(wanted, luck.uniform(*DEALS_AFTER))
            case _:
                pass
    if named:
        luck = Random(f"{seat} {view.round} {sorted(named)} {view.called}")
        yield Choice(Call(view.round, frozenset(named)), luck.uniform(*level.calls_after))


def noticed(
    level: Level, view: View, seat: Seat, prizes: frozenset[Prize], luck: Random
) -> frozenset[Prize]:
    """A prize that is really there: where false calls cost a counter they are offered too."""
    there = prizes <= set(view.covered[seat])
    return prizes if there and luck.random() < level.calls else frozenset()


def deals(view: View, seat: Seat) -> bool:
    """By hand; where the house calls, it also begins the rounds, and bots let people sleep."""
    return seat == view.dealer and (view.options.pace is None or view.phase is Phase.ROUND)


BOTS: dict[str, Bot[View, Play, NewsItem]] = {
    "dreamy": partial(play, DREAMY),
    "steady": partial(play, STEADY),
    "sharp": partial(play, SHARP),
}
