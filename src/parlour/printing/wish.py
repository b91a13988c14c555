"""How somebody wants things printed."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta

from parlour.core.game import Value
from parlour.printing.ink import Ink
from parlour.printing.sheets import Paper
from parlour.text import say


class Size(StrEnum):
    FULL = "full"
    SMALL = "small"


class Backs(StrEnum):
    FOLD = "fold"
    """On the same page, to be folded behind the fronts and glued."""
    DUPLEX = "duplex"
    """On the other side of the sheet, turned over its short edge."""


Shift = Annotated[float, Meta(ge=-10, le=10)]


class Wish(Value, frozen=True):
    lang: str = "en"
    paper: Paper = Paper.A4
    ink: Ink = Ink.COLOUR
    size: Size = Size.FULL
    backs: Backs = Backs.FOLD
    shift: tuple[Shift, Shift] = (0.0, 0.0)
    """Millimetres to the right and down by which a printer's other side is off."""
    choices: Any = None
    """What else the game lets people choose: its own struct, from its `paper.py`."""

    @property
    def words(self) -> Callable[..., str]:
        """`say` in the language of the paper."""
        return lambda message, **about: say(self.lang, message, **about)

    @property
    def card(self) -> tuple[float, float]:
        """The size of a playing card, in millimetres."""
        return (63.0, 88.0) if self.size is Size.FULL else (44.0, 62.0)
