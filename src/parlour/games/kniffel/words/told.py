"""Kniffel in words: the news as sentences, the sheets as a table."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from parlour.games.kniffel.model import (
    Begins,
    BonusEarned,
    Box,
    DiceFell,
    GameEnded,
    NewsItem,
    Options,
    Preset,
    ThrewForStart,
    View,
    WentAway,
    Wrote,
)
from parlour.kit.dice import Dice
from parlour.text import say
from parlour.text.layout import table


def tell(lang: str, options: Options, names: Sequence[str], item: NewsItem) -> Iterator[str]:
    match item:
        case ThrewForStart(seat=seat, dice=dice):
            name, thrown = names[seat], show(dice)
            yield say(lang, "kniffel-news-threw-for-start", name=name, dice=thrown, sum=sum(dice))
        case Begins(seat=seat, game=game):
            yield say(lang, "kniffel-news-begins", name=names[seat], game=game)
        case DiceFell(seat=seat, roll=roll, dice=dice):
            name, fallen = names[seat], show(dice)
            yield say(lang, "kniffel-news-dice-fell", name=name, dice=fallen, roll=roll)
        case Wrote():
            yield from tell_written(lang, box_name(lang, options, item.box), names, item)
        case BonusEarned(seat=seat, points=points):
            yield say(lang, "kniffel-news-bonus-earned", name=names[seat], points=points)
        case GameEnded(game=game):
            yield say(lang, "kniffel-news-game-ended", game=game)
        case WentAway(seat=seat):
            yield say(lang, "kniffel-news-went-away", name=names[seat])
        case _:
            assert_never(item)


def tell_written(lang: str, box: str, names: Sequence[str], item: Wrote) -> Iterator[str]:
    how = "wrote-clock" if item.clock else "wrote" if item.points else "wrote-nothing"
    name = names[item.seat]
    yield say(lang, f"kniffel-news-{how}", name=name, points=item.points, box=box)
    if item.extra:
        yield say(lang, "kniffel-news-extra", name=name, extra=item.extra)


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """The sheets side by side; the sums of a series only if it is one."""
    sheets = view.sheets
    rows = [
        (box_name(lang, view.options, box), *(sheet.points[place] for sheet in sheets))
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


def box_name(lang: str, options: Options, box: Box) -> str:
    """On the Nordic sheet the last box has another name."""
    if box is Box.KNIFFEL and options.preset is Preset.YATZY:
        return say(lang, "kniffel-box-yatzy")
    return say(lang, f"kniffel-box-{box}")


def show(dice: Dice) -> str:
    return "-".join(map(str, dice))
