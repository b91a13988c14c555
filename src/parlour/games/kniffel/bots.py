"""Four opponents: one plays by eye, one weighs every box against its par, two have solved the game.

Of the last two, one plays for points, the other for the win.
"""

from functools import lru_cache
from random import Random

from parlour.core.game import Choice, Frame, Seat
from parlour.games.kniffel import exact
from parlour.games.kniffel.model import NewsItem, Play, Roll, View, Write
from parlour.games.kniffel.presets import rules_of
from parlour.games.kniffel.rules import DICE, ROLLS, allowed
from parlour.kit.dice import Dice, parts

KniffelFrame = Frame[View, Play, NewsItem]

OVERSIGHT = 0.2
"""How often the beginner takes the second thing they see."""
AS_LIKELY = 1e-5
"""Chances that differ by less are equal: then points decide."""


def beginner(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Collects whatever there is most of and takes the most points on offer, with lapses."""
    if not frame.legal:
        return None
    view = frame.view
    writes = sorted(
        (play for play in frame.legal if isinstance(play, Write)),
        key=lambda play: -(view.offers[view.boxes.index(play.box)] or 0),
    )
    after = rng.uniform(0.9, 2.2)
    if not writes:
        return Choice(Roll(view.roll), after)
    best = writes[min(len(writes) - 1, rng.random() < OVERSIGHT)]
    happy = (view.offers[view.boxes.index(best.box)] or 0) >= 25
    if view.roll == ROLLS or happy:
        return Choice(best, after)
    return Choice(Roll(view.roll, by_eye(view.dice, rng)), after)


def by_eye(dice: Dice, rng: Random) -> Dice:
    """The face there is most of; now and then the wrong one."""
    faces = sorted(set(dice), key=lambda face: (dice.count(face), face), reverse=True)
    face = faces[min(len(faces) - 1, rng.random() < OVERSIGHT)]
    return tuple([die for die in dice if die == face][: DICE - 1])


def steady(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Plays each turn as well as it can be played, if every box left open brings its par."""
    if not frame.legal:
        return None
    view = frame.view
    after = rng.uniform(0.7, 1.6)
    if view.roll == 0:
        return Choice(Roll(0), after)
    assert view.seat is not None
    points = worth(exact.by_par(view.options, view.sheets[view.seat].points), view, view.seat)
    return Choice(max(points, key=points.__getitem__), after)


def expert(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Makes the expected total as large as it can be."""
    return decide(frame, rng, aims=False)


def winner(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Makes the chance to win as large as it can be, if the others play for points.

    In the last rounds, when all that can still happen on its own sheet can be solved in time, it
    plays the best response to the distributions of their totals; before that it plays for points. A
    shared win counts as its share.
    """
    return decide(frame, rng, aims=True)


def decide(frame: KniffelFrame, rng: Random, *, aims: bool) -> Choice[Play] | None:
    if not frame.legal:
        return None
    view, after = frame.view, rng.uniform(0.7, 1.6)
    if view.roll == 0:
        return Choice(Roll(0), after)
    assert view.seat is not None
    return Choice(best_play(view, view.seat, aims=aims), after)


def best_play(view: View, seat: Seat, *, aims: bool) -> Play:
    """The decision worth most; of equal ones the one that brings most points, then more dice."""
    solved = exact.solution(view.options)
    at = solved.position(view.sheets[seat].points, view.sheets[seat].extra)
    aimed = exact.to_win(solved, view, seat, at) if aims else None
    points = worth(solved.thought(at), view, seat)
    if aimed is None:
        return max(points, key=points.__getitem__)
    chances = worth(aimed, view, seat)
    best = max(chances.values()) - AS_LIKELY
    return max([play for play in points if chances[play] >= best], key=points.__getitem__)


def worth(thought: "exact.Thought", view: View, seat: Seat) -> dict[Play, float]:
    """What every decision is worth: writing first, then keeps from many dice to few."""
    rules, dice, roll = rules_of(view.options), view.dice, view.roll
    writing = thought.writing(dice)
    found: dict[Play, float] = {
        Write(roll, box): writing[rules.place[box]]
        for box in allowed(rules, view.sheets[seat].points, dice)
    }
    if roll < ROLLS:
        for keep in keeps(dice):
            found[Roll(roll, keep)] = thought.keeping(keep, ROLLS - roll)
    return found


@lru_cache(maxsize=256)
def keeps(dice: Dice) -> tuple[Dice, ...]:
    return tuple(sorted(parts(dice), key=len, reverse=True))[1:]
