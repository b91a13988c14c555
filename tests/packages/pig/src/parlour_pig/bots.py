"""Bots that play Pig: they differ in when they have had enough."""

from functools import partial
from random import Random

from parlour.core.game import Choice, Frame
from parlour_pig.model import Hold, NewsItem, Play, Roll, View


def holds_at(enough: int, frame: Frame[View, Play, NewsItem], rng: Random) -> Choice[Play] | None:
    """Rolls until the turn has brought so many points, or the goal is reached."""
    if not frame.legal:
        return None
    view = frame.view
    wins = view.points[view.seat] + view.turn >= view.options.goal
    play: Play = Hold(view.rolls) if view.turn >= enough or wins else Roll(view.rolls)
    return Choice(play if play in frame.legal else frame.legal[0], after=0.6)


timid = partial(holds_at, 6)
steady = partial(holds_at, 20)
"""One more roll risks 20 points in one case of six and brings 20 in the other five together."""
