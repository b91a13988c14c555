"""Kniffel in words: the sheets as a table, the dice, what a box would pay, and the moments of a
game. The general teller tells all of its news."""

from collections.abc import Sequence

from parlour.core.game import News
from parlour.games.kniffel.model import (
    BonusEarned,
    Box,
    Draw,
    Refusal,
    Roll,
    Rolled,
    StartRolled,
    View,
    Write,
    Wrote,
)
from parlour.games.kniffel.rules import DICE
from parlour.kit.dice import FACES, handful
from parlour.text import say
from parlour.text.layout import table
from parlour.text.news import Told

TOLD = Told(
    chapters={
        1: (Refusal.NO_SUCH_PLACE,),
        2: (
            Refusal.NOT_YOUR_TURN,
            Refusal.DICE_IN_THE_AIR,
            Refusal.DICE_HAVE_CHANGED,
            Refusal.NO_ROLLS_LEFT,
            Refusal.NOT_THOSE_DICE,
            Refusal.KEEPING_ALL,
            Refusal.ROLL_FIRST,
            Refusal.NO_SUCH_BOX,
            Refusal.BOX_TAKEN,
            Refusal.NO_COACH,
        ),
        5: (Refusal.UPPER_BOX_FIRST, Refusal.LOWER_BOX_FIRST),
        8: (Refusal.IN_ORDER, Refusal.OPTIONS_DO_NOT_FIT),
    }
)


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """The sheets side by side; the sums of a series only if it is one."""
    sheets, preset = view.sheets, view.options.preset.value
    rows = [
        (say(lang, f"kniffel-box-{box}", preset=preset), *(sheet.points[place] for sheet in sheets))
        for place, box in enumerate(view.boxes)
    ]
    sums = {
        "bonus": [sheet.bonus for sheet in sheets],
        "extra": [sheet.extra for sheet in sheets],
        "total": [sheet.total for sheet in sheets],
    }
    if view.options.games > 1:
        sums["past"] = [sheet.past for sheet in sheets]
        sums["series"] = [sheet.past + sheet.total for sheet in sheets]
    rows += [(say(lang, f"kniffel-sheet-{name}"), *values) for name, values in sums.items()]
    return table([("", *names), *rows])


def is_moment(news: News) -> bool:
    """A Kniffel, the first or a further one, and the bonus."""
    match news:
        case Wrote(box=box, points=points, extra=extra):
            return extra > 0 or (box is Box.KNIFFEL and points > 0)
        case _:
            return isinstance(news, BonusEarned)


def mine(lang: str, view: View, seat: int) -> str:
    """The dice on the table, whoever threw them."""
    return say(lang, "kniffel-mine", dice=" ".join(map(str, view.dice))) if view.dice else ""


def drawn(view: View, kind: str, faces: Sequence[int]) -> Draw | None:
    """Dice as a person types them: those thrown again, or all five; for the start five each."""
    if not {*faces} <= {*FACES}:
        return None
    if kind == StartRolled.__name__:
        throws = [handful(faces[at : at + DICE]) for at in range(0, len(faces), DICE)]
        return StartRolled(tuple(throws)) if len(throws) == len(view.contenders) else None
    dice = faces if len(faces) == DICE else (*view.dice, *faces)
    return Rolled(handful(dice)) if len(dice) == DICE else None


def offered(view: View, play: Roll | Write | Rolled) -> dict[str, int]:
    """What a box would pay."""
    if not isinstance(play, Write):
        return {}
    offers = dict(zip(view.boxes, view.offers, strict=True))
    return {"points": offers.get(play.box) or 0}
