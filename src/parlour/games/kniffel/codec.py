"""Kniffel in numbers, for learners: 210 keeps, 15 boxes, and what lies on the table."""

from parlour.core.game import Codec, Seat
from parlour.games.kniffel.model import Box, Play, Roll, View, Write
from parlour.games.kniffel.rules import DICE, ROLLS
from parlour.kit.dice import FACES, handfuls

KEEPS = {keep: n for n, keep in enumerate(k for size in range(DICE) for k in handfuls(size))}
BOXES = {box: len(KEEPS) + n for n, box in enumerate(Box)}
PLACES = len(Box)
EACH = 2 * PLACES + 4
"""Numbers a sheet."""
HEAD = len(FACES) + ROLLS + 1 + PLACES


def encode(play: Play) -> int:
    if isinstance(play, Roll):
        return KEEPS[play.keep]
    assert isinstance(play, Write)
    return BOXES[play.box]


def width(seats: int) -> int:
    return HEAD + seats * EACH


def observe(view: View, seat: Seat) -> list[float]:
    """The dice, the roll, what each box would bring; then the sheets, one's own first."""
    places = [BOXES[box] - len(KEEPS) for box in view.boxes]
    seen = [view.dice.count(face) / DICE for face in FACES]
    seen += [float(view.roll == roll) for roll in range(ROLLS + 1)]
    seen += spread(places, [(offer or 0) / 50 for offer in view.offers] or [0.0] * len(places))
    for owner in (*range(seat, len(view.sheets)), *range(seat)):
        sheet = view.sheets[owner]
        seen += spread(places, [float(points is not None) for points in sheet.points])
        seen += spread(places, [(points or 0) / 50 for points in sheet.points])
        seen += [sheet.upper / 105, sheet.extra / 1200, sheet.total / 1600, owner == view.seat]
    return seen


def spread(places: list[int], values: list[float]) -> list[float]:
    """By box of any preset: nothing where this one has none."""
    row = [0.0] * PLACES
    for place, value in zip(places, values, strict=True):
        row[place] = value
    return row


CODEC = Codec(plays=len(KEEPS) + PLACES, encode=encode, width=width, observe=observe)
