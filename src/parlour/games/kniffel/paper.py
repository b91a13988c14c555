"""Kniffel on paper: score pads of every preset, and the first turn played perfectly."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from parlour.art.dice import die
from parlour.art.ink import BLUE, BLUE_SHADE, INK, picture
from parlour.core.game import Value
from parlour.core.log import Log
from parlour.games.kniffel.coach import Advice, advise, review
from parlour.games.kniffel.model import Box, Extra, Options, Preset, View
from parlour.games.kniffel.presets import EXTRA_POINTS, UPPER, UPPER_GOAL, Rules, rules_of
from parlour.games.kniffel.rules import ROLLS
from parlour.kit.dice import Dice, handfuls
from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Line, Picture, Shape, Words
from parlour.printing.sheets import UPRIGHT
from parlour.printing.things import OnPaper
from parlour.printing.titles import HEAD, TOP, heading
from parlour.printing.wish import Wish

MOST_NAMES = 10


class Choices(Value, frozen=True):
    preset: Preset = Preset.KNIFFEL
    games: Literal[1, 2, 6] = 1
    """Columns for each player."""
    large: bool = False
    """Large print: fewer columns, and letters for tired eyes."""
    names: Annotated[str, Meta(max_length=400)] = ""
    """The players, parted by commas; without them the columns are left open."""


class Row(NamedTuple):
    name: str
    told: str = ""
    face: int | None = None
    """The die that is drawn beside it."""
    sum: bool = False
    """It is added up, not rolled."""


# The pad


def pad(wish: Wish) -> list[Leaf]:
    """As many players a page as fit beside each other."""
    choices: Choices = wish.choices
    columns = 4 if choices.large else 6
    beside = max(1, columns // choices.games)
    names = [name.strip() for name in choices.names.split(",") if name.strip()][:MOST_NAMES]
    names = names or [""] * beside
    sheet = UPRIGHT[wish.paper]
    return [
        Leaf(sheet, (*block(wish, names[first : first + beside]),))
        for first in range(0, len(names), beside)
    ]


def block(wish: Wish, names: Sequence[str]) -> Iterator[Item]:
    """One table: a row for each box, a column for each game of each player."""
    choices: Choices = wish.choices
    sheet, rows = UPRIGHT[wish.paper], rows_of(wish)
    large = choices.large
    label = 76.0 if large else 70.0
    columns = len(names) * choices.games
    wide = min((sheet.inner_width - label) / columns, 40)
    head = 20.0 if choices.games > 1 else 13.0
    y = TOP + HEAD + 2
    high = min((sheet.height - MARGIN - y - head) / len(rows), 15)
    title = wish.words(f"kniffel-preset-{choices.preset}")
    yield Words(MARGIN, TOP, sheet.inner_width, HEAD, title, 26, face="serif", title=True,
                colour=BLUE_SHADE)  # fmt: skip
    yield from heads(names, choices.games, MARGIN + label, y, wide, head, large=large)
    for place, row in enumerate(rows):
        top = y + head + place * high
        fill = "#dbe6f4" if row.sum else "#ffffff"
        yield Shape(MARGIN, top, label + columns * wide, high, fill, 0.25, BLUE_SHADE)
        yield from label_of(row, top, label, high, large=large)
    bottom = y + head + len(rows) * high
    for column in range(columns + 1):
        x = MARGIN + label + column * wide
        whole = column % choices.games == 0
        start, thick = (y, 0.6) if whole else (y + head - 7, 0.25)
        yield Line(x, start, x, bottom, thick, BLUE_SHADE)
    yield Shape(MARGIN, y, label + columns * wide, bottom - y, None, 0.8, BLUE_SHADE)
    divide = y + head + next(n for n, row in enumerate(rows) if row.sum) * high
    yield Line(MARGIN, divide, MARGIN + label + columns * wide, divide, 0.8, BLUE_SHADE)


def heads(
    names: Sequence[str], games: int, x: float, y: float, wide: float, high: float, *, large: bool
) -> Iterator[Item]:
    for place, name in enumerate(names):
        left, across = x + place * games * wide, games * wide
        name_high = high - 7 if games > 1 else high
        size = 16 if large else 12
        yield Words(left + 1, y + 1, across - 2, name_high - 2, name, size, "center", "serif")
        for game in range(games if games > 1 else 0):
            yield Words(left + game * wide, y + name_high, wide, 6, str(game + 1), 10, "center",
                        bold=True, colour=BLUE)  # fmt: skip


def label_of(row: Row, y: float, wide: float, high: float, *, large: bool) -> Iterator[Item]:
    indent = 2.0
    if row.face is not None:
        side = min(high - 2, 9)
        yield Picture(MARGIN + 2, y + (high - side) / 2, side, side, picture(die(row.face)))
        indent = 2 + side + 2
    big = 16 if large else 12
    told_high = high * 0.42 if row.told else 0
    yield Words(MARGIN + indent, y + 0.3, wide - indent - 2, high - told_high - 0.6, row.name,
                big, bold=True)  # fmt: skip
    if row.told:
        yield Words(MARGIN + indent, y + high - told_high - 0.8, wide - indent - 2, told_high,
                    row.told, 10.5 if large else 8)  # fmt: skip


def rows_of(wish: Wish) -> list[Row]:
    choices: Choices = wish.choices
    rules = rules_of(Options(choices.preset))
    boxes = [row_of(wish, rules, box) for box in rules.boxes]
    upper, lower = boxes[: len(UPPER)], boxes[len(UPPER) :]
    bonus = wish.words("kniffel-paper-bonus-from", goal=UPPER_GOAL, points=rules.upper_bonus)
    sums = [
        Row(wish.words("kniffel-sheet-upper"), sum=True),
        Row(wish.words("kniffel-sheet-bonus"), bonus, sum=True),
    ]
    if rules.extra is not Extra.NONE:
        points = wish.words("kniffel-paper-extra-each", points=EXTRA_POINTS[rules.extra])
        lower.append(Row(wish.words("kniffel-sheet-extra"), points))
    return [*upper, *sums, *lower, Row(wish.words("kniffel-sheet-total"), sum=True)]


def row_of(wish: Wish, rules: Rules, box: Box) -> Row:
    preset = wish.choices.preset.value
    face = UPPER.index(box) + 1 if box in UPPER else None
    name = wish.words(f"kniffel-box-{box}", preset=preset)
    return Row(name, wish.words(f"kniffel-box-{box}-help", preset=preset), face)


# The strategy card


class Advised(NamedTuple):
    roll: Dice
    first: Dice
    """What to keep after the first roll, and after the second."""
    second: Dice
    box: Box


def strategy(wish: Wish) -> list[Leaf]:
    """Every roll of the first turn: what the solver keeps, and where it writes."""
    options = Options(wish.choices.preset)
    sheet = UPRIGHT[wish.paper]
    empty = (None,) * len(rules_of(options).boxes)
    worth = advise(options, empty, (), ROLLS).value
    told = wish.words("kniffel-paper-strategy-told", worth=wish.words("cli-decimal", n=worth))
    advised = [first_turn(options, dice) for dice in handfuls(5)]
    items: list[Item] = [
        heading(wish, "kniffel", "strategy", sheet.width),
        Words(MARGIN, TOP + HEAD, sheet.inner_width, 9, told, 9, breaks=True),
    ]
    rows = 63
    top = TOP + HEAD + 14
    high = (sheet.height - MARGIN - top) / rows
    wide = sheet.inner_width / 4
    for place, one in enumerate(advised):
        column, row = divmod(place, rows)
        items += advice_row(wish, one, MARGIN + column * wide, top + row * high, wide, high, row)
    for column in range(4):
        items += advice_head(wish, MARGIN + column * wide, top - 4.5, wide)
    return [Leaf(sheet, tuple(items))]


PARTS = (0.19, 0.19, 0.19, 0.39)
"""How much of a column each part takes: roll, keep, keep, box."""


def advice_head(wish: Wish, x: float, y: float, wide: float) -> Iterator[Item]:
    for name, part in zip(("roll", "keep-1", "keep-2", "box"), PARTS, strict=True):
        told = wish.words(f"kniffel-paper-strategy-{name}")
        yield Words(x, y, wide * part - 0.6, 4, told, 7, bold=True, colour=BLUE_SHADE)
        x += wide * part


def advice_row(
    wish: Wish, one: Advised, x: float, y: float, wide: float, high: float, row: int
) -> Iterator[Item]:
    if row % 2 == 0:
        yield Shape(x, y, wide - 1.5, high, "#eef3fa")
    box = wish.words(f"kniffel-box-{one.box}", preset=wish.choices.preset.value)
    texts = (written(one.roll), written(one.first), written(one.second), box)
    for place, (text, part) in enumerate(zip(texts, PARTS, strict=True)):
        yield Words(x, y, wide * part - 0.6, high, text, 7.5, bold=place == 0, colour=INK)
        x += wide * part


def first_turn(options: Options, dice: Dice) -> Advised:
    empty = (None,) * len(rules_of(options).boxes)
    first, second = (advise(options, empty, dice, left) for left in (2, 1))
    last = advise(options, empty, dice, 0)
    return Advised(dice, kept(first, dice), kept(second, dice), last.boxes[0].box)


def kept(advice: Advice, dice: Dice) -> Dice:
    """All five where writing at once is best."""
    best = advice.keeps[0]
    return best.keep if best.value > advice.boxes[0].value else dice


def written(dice: Dice) -> str:
    return "".join(map(str, dice)) or "-"


# The keepsake


def points(view: View) -> tuple[int, ...]:
    return tuple([sheet.past + sheet.total for sheet in view.sheets])


def judged(wish: Wish, log: Log, view: View, seat: int) -> str:
    """What the dice gave beyond expectation, and what decisions gave away."""
    games = review(log.options, len(log.header.seats), log.moves, seat)
    luck, skill = sum(game.luck for game in games), sum(game.skill for game in games)
    about = {name: wish.words("cli-decimal", n=n) for name, n in (("luck", luck), ("lost", -skill))}
    return wish.words("kniffel-paper-judged", **about)


PAPER = OnPaper({"pad": pad, "strategy": strategy}, Choices, points, judged)
