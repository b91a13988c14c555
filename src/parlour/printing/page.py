"""A page as data: where pictures, words and lines lie, in millimetres from its upper left."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from parlour.art.ink import INK
from parlour.core.game import Value
from parlour.printing.ink import Ink, fill_in, line_in, outline_in, svg_in

MARGIN = 7.0
"""No printer reaches closer to the edge of a sheet."""
HAIR = 0.15
"""The width of a line that is only looked at closely."""


class Picture(Value, frozen=True, tag=True):
    """An SVG, as large as its box allows, in the middle of it."""

    x: float
    y: float
    width: float
    height: float
    svg: str
    alt: str = ""
    """For people who do not see it; without it the picture is an ornament."""
    turn: int = 0
    """Degrees, clockwise about its middle."""


class Words(Value, frozen=True, tag=True):
    """Text in a box. One line shrinks until it fits; a paragraph breaks, then shrinks."""

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float = 10
    """In points, as type is measured."""
    align: Literal["left", "center", "right"] = "left"
    face: Literal["serif", "sans"] = "sans"
    bold: bool = False
    colour: str = INK
    turn: int = 0
    breaks: bool = False
    title: bool = False
    """A heading of the document, for readers that jump from one to the next."""


class Line(Value, frozen=True, tag=True):
    x: float
    y: float
    to_x: float
    to_y: float
    width: float = HAIR
    colour: str = INK
    dashed: bool = False


class Shape(Value, frozen=True, tag=True):
    """A rectangle; with a radius of half its side a disc."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    line: float = 0
    colour: str = INK
    radius: float = 0


Item: TypeAlias = Picture | Words | Line | Shape


class Page(Value, frozen=True):
    width: float
    height: float
    items: tuple[Item, ...]


def moved(item: Item, x: float, y: float) -> Item:
    if isinstance(item, Line):
        ends = {"to_x": item.to_x + x, "to_y": item.to_y + y}
        return replace(item, x=item.x + x, y=item.y + y, **ends)
    return replace(item, x=item.x + x, y=item.y + y)


def box_of(item: Item) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what an item may cover."""
    if isinstance(item, Line):
        xs, ys = sorted((item.x, item.to_x)), sorted((item.y, item.to_y))
        return xs[0], ys[0], xs[1], ys[1]
    if isinstance(item, Words) and item.turn % 180:
        middle_x, middle_y = item.x + item.width / 2, item.y + item.height / 2
        half_x, half_y = item.height / 2, item.width / 2
        return middle_x - half_x, middle_y - half_y, middle_x + half_x, middle_y + half_y
    return item.x, item.y, item.x + item.width, item.y + item.height


def tinted(item: Item, ink: Ink) -> Item:
    """The same item in this ink."""
    if isinstance(item, Picture):
        return replace(item, svg=svg_in(ink)(item.svg))
    colour = line_in(ink)(item.colour)
    if isinstance(item, Shape):
        fill = item.fill and fill_in(ink)(item.fill)
        return replace(item, fill=fill, colour=colour, line=outline_in(ink)(item.line))
    return replace(item, colour=colour)
