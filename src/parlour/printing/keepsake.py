"""A finished game on one page: who won, how it went, what was luck, and the game itself.

The QR codes hold the whole sealed log: what the page says can be proved when the server is gone.
"""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Any, NamedTuple

from parlour.art.gallery import pictures_of
from parlour.art.house import game as plain_emblem
from parlour.art.ink import BRASS, WALNUT, picture
from parlour.core import log as logs
from parlour.core import packed, proof
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.log import NO_CHANCE, Log
from parlour.games import GAMES
from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Line, Picture, Shape, Words
from parlour.printing.refusal import Refusal
from parlour.printing.sheets import UPRIGHT, Sheet
from parlour.printing.things import OnPaper, Printed, finished, game_title, on_paper
from parlour.printing.titles import TOP
from parlour.printing.wish import Wish
from parlour.text import knows, listed
from parlour.text.moments import picker
from parlour.text.tell import Teller

CODE = 62.0
"""The side of a QR code with its quiet rim: nearly half a millimetre a module."""
BESIDE = 3
"""Codes side by side, and on the first page."""
MOST_GRAPH = 80.0
"""How high the graph may be; with many players it is less."""
DASHES = ("", "6 3", "1.5 2.5", "8 2 1.5 2", "12 4", "3 3", "1 1.5", "9 2 2 2 2 2", "5 1", "2 6")
TINTS = ("#2f62a8", "#b02a30", "#1f7a74", "#8f6823", "#6b4329", "#24324a", "#9c2233", "#2a1d15",
         "#23743a", "#7a4a22")  # fmt: skip
"""Curves differ by their dashes, not by colour alone."""


class Course(NamedTuple):
    """How the points of all seats went, move by move, and the moment that moved them most."""

    points: list[Sequence[int]]
    moment: Any | None
    view: Any
    """What everybody sees at the end."""
    scores: Sequence[int]


def keepsake(text: bytes, wish: Wish) -> Printed:
    """Of a log that can be proved; `Damaged` if it cannot, `Illegal` if it is too long."""
    log = logs.read(text, GAMES)
    whole = packed.unpacked(text, logs.MOST_BYTES) if packed.is_packed(text) else text
    try:
        parts = packed.packed(whole)
    except ValueError:
        raise Illegal(Refusal.TOO_LONG_FOR_PAPER) from None
    proof.verify(log, GAMES)
    game = GAMES[log.header.game]
    sheet = UPRIGHT[wish.paper]
    codes = [code(part) for part in parts]
    title = f"{game_title(game.name, wish.lang)} · {wish.words('paper-keepsake')}"
    first = Leaf(sheet, (*front(log, game, wish, sheet), *code_row(codes[:BESIDE], wish, sheet)))
    leaves = [first, *more_codes(codes[BESIDE:], sheet)]
    return Printed(title, tuple(finished(leaves, wish, title)), two_sided=False)


# What is told


def front(log: Log, game: AnyGame, wish: Wish, sheet: Sheet) -> Iterator[Item]:
    box = on_paper(game.name) or OnPaper({})
    names = names_of(log, wish)
    course = course_of(log, game, box)
    scores = course.scores
    yield from head(game, wish, sheet, names, scores)
    y, high = TOP + 40, min(10.0, 70 / len(names))
    for place, seat in ranked(scores):
        yield from line(sheet, y, high, place, names[seat], scores[seat])
        if box.judged is not None:
            told = box.judged(wish, log, course.view, seat)
            yield Words(MARGIN + 90, y, sheet.inner_width - 92, high, told, 9.5)
        y += high
    y += 5
    if box.points is not None:
        high = min(MOST_GRAPH, sheet.height - MARGIN - CODE - 42 - y)
        yield from graph(course.points, names, wish, sheet, y, high)
        y += high + 6
    if course.moment is not None:
        told = " ".join(Teller(game, wish.lang, names, log.options).tell(course.moment))
        name = wish.words("paper-keepsake-moment")
        yield Words(MARGIN, y, sheet.inner_width, 6, name, 10, bold=True, colour=WALNUT)
        yield Words(MARGIN, y + 6, sheet.inner_width, 12, told, 16, face="serif", breaks=True)


def names_of(log: Log, wish: Wish) -> list[str]:
    return [
        name or wish.words("cli-seat", number=number)
        for number, name in enumerate(log.header.seats, start=1)
    ]


def course_of(log: Log, game: AnyGame, box: OnPaper) -> Course:
    table = logs.lay(log, GAMES, NO_CHANCE)
    moments = picker(game)
    points: list[Sequence[int]] = []
    best, most, view = None, -1, table.view(None)

    def standing() -> Sequence[int]:
        return box.points(view) if box.points is not None else ()

    points.append(standing())
    for _, news in logs.heard(log, table):
        view = table.view(None)
        points.append(standing())
        gain = max((b - a for a, b in zip(*points[-2:], strict=True)), default=0)
        for item in moments(news):
            if gain >= most:
                best, most = item, gain
    assert table.scores is not None  # a game that was not over has not been proved
    return Course(points, best, view, table.scores)


def head(
    game: AnyGame, wish: Wish, sheet: Sheet, names: Sequence[str], scores: Sequence[int]
) -> Iterator[Item]:
    emblem = pictures_of(game.name).get(game.name, picture(plain_emblem(), 120, 100))
    yield Picture(MARGIN, TOP, 40, 33, emblem)
    x, wide = MARGIN + 46, sheet.inner_width - 46
    title, told = game_title(game.name, wish.lang), won(game, wish, names, scores)
    yield Words(x, TOP, wide, 14, title, 34, face="serif", title=True)
    yield Words(x, TOP + 15, wide, 9, told, 17, face="serif", colour=WALNUT)
    yield Words(x, TOP + 25, wide, 7, listed(wish.lang, names), 11)


def won(game: AnyGame, wish: Wish, names: Sequence[str], scores: Sequence[int]) -> str:
    best = max(scores)
    winners = [name for name, score in zip(names, scores, strict=True) if score == best]
    if len(names) == 1:
        return wish.words("cli-alone", name=names[0], points=best)
    if len(winners) > 1:
        own = f"{game.name}-won-shared"
        message = own if knows(own) else "cli-winners"
        return wish.words(message, names=listed(wish.lang, winners), points=best)
    own = f"{game.name}-won"
    return wish.words(own if knows(own) else "cli-winner", name=winners[0], points=best)


def ranked(scores: Sequence[int]) -> Iterator[tuple[int, Seat]]:
    """The best first, with their places; equal scores share one."""
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        yield 1 + sum(score > scores[seat] for score in scores), seat


def line(sheet: Sheet, y: float, high: float, place: int, name: str, score: int) -> Iterator[Item]:
    fill = "#f9ecc9" if place == 1 else "#ffffff"
    size = high * 1.5
    yield Shape(MARGIN, y, sheet.inner_width, high, fill, 0.2, BRASS, 1)
    yield Words(MARGIN + 2, y, 8, high, f"{place}.", size, face="serif")
    yield Words(MARGIN + 11, y, 52, high, name, size, bold=True)
    yield Words(MARGIN + 64, y, 20, high, str(score), size, "right", bold=True)


# The graph


def graph(
    points: list[Sequence[int]],
    names: Sequence[str],
    wish: Wish,
    sheet: Sheet,
    y: float,
    high: float,
) -> Iterator[Item]:
    wide = sheet.inner_width - 44
    values = [value for row in points for value in row]
    least, most = min(0, *values), max(1, *values)

    def height(value: float) -> float:
        return high - (value - least) / (most - least) * high

    yield Shape(MARGIN, y, wide, high, "#ffffff", 0.2, BRASS)
    yield Line(MARGIN, y + height(0), MARGIN + wide, y + height(0), 0.2, BRASS)
    step = wide / max(1, len(points) - 1)
    curves = ""
    for seat in range(len(names)):
        d = "".join(
            f"{'L' if at else 'M'}{at * step:.2f} {height(row[seat]):.2f}"
            for at, row in enumerate(points)
        )
        dash = f' stroke-dasharray="{DASHES[seat % 10]}"' if DASHES[seat % 10] else ""
        curves += f'<path d="{d}" fill="none" stroke="{TINTS[seat % 10]}" stroke-width=".7"{dash}/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.2f} {high:.2f}"'
        f' stroke-linejoin="round">{curves}</svg>'
    )
    yield Picture(MARGIN, y, wide, high, svg, wish.words("paper-keepsake-graph"))
    yield from labels(points[-1], names, MARGIN + wide + 2, y, high, height)


def labels(
    last: Sequence[int],
    names: Sequence[str],
    x: float,
    y: float,
    high: float,
    height: Callable[[float], float],
) -> Iterator[Item]:
    """Names at the ends of their curves, moved apart where they would touch."""
    gap = min(5.0, high / len(names))
    order = sorted(range(len(names)), key=lambda seat: -last[seat])
    at = -gap
    for place, seat in enumerate(order):
        room = high - gap * (len(names) - place)
        at = max(at + gap, min(height(last[seat]) - gap / 2, room))
        line = y + at + gap / 2
        yield from sample(x, line, seat)
        told = f"{names[seat]} {last[seat]}"
        yield Words(x + 9, y + at, 33, gap, told, gap * 1.9, colour=TINTS[seat % 10])


def sample(x: float, y: float, seat: Seat) -> Iterator[Item]:
    dash = f' stroke-dasharray="{DASHES[seat % 10]}"' if DASHES[seat % 10] else ""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"><path d="M0 .5H8" fill="none"'
        f' stroke="{TINTS[seat % 10]}" stroke-width=".7"{dash}/></svg>'
    )
    yield Picture(x, y - 0.5, 8, 1, svg)


# The codes


def code(part: str) -> str:
    """Alphanumeric, with a quarter of it repairable enough for a crease."""
    import segno  # when the first code is wanted: a server need not wait for it

    drawn = BytesIO()
    made = segno.make(part, error="m", mode="alphanumeric", micro=False, boost_error=False)
    made.save(drawn, kind="svg", border=4, xmldecl=False, dark="#000000", omitsize=True)
    return drawn.getvalue().decode()


def code_row(codes: Sequence[str], wish: Wish, sheet: Sheet) -> Iterator[Item]:
    """At the foot of the page, with what they are."""
    y = sheet.height - MARGIN - CODE
    told = wish.words("paper-keepsake-codes")
    yield Words(MARGIN, y - 12, sheet.inner_width, 11, told, 9, breaks=True)
    yield from codes_from(codes, y, sheet)


def codes_from(codes: Sequence[str], y: float, sheet: Sheet) -> Iterator[Item]:
    gap = (sheet.inner_width - BESIDE * CODE) / (BESIDE - 1)
    for place, svg in enumerate(codes):
        row, column = divmod(place, BESIDE)
        yield Picture(MARGIN + column * (CODE + gap), y + row * (CODE + 2), CODE, CODE, svg, "QR")


def more_codes(codes: Sequence[str], sheet: Sheet) -> Iterator[Leaf]:
    many = 4 * BESIDE
    for first in range(0, len(codes), many):
        yield Leaf(sheet, (*codes_from(codes[first : first + many], TOP, sheet),))
