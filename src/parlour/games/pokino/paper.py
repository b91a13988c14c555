"""Pokino on paper: boards, checking card, caller's list, pack, cup labels and counters."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, to_builtins

from parlour.art.ink import INK, WALNUT, picture, put
from parlour.core.game import Value
from parlour.core.log import Log
from parlour.games.pokino.art.counters import SAFFRON, SAFFRON_SHADE, counter, cup
from parlour.games.pokino.art.spanish import HEIGHT, TONE, WIDTH, coin, face, tile_face
from parlour.games.pokino.boards import CELLS, PRIZES, SIDE, Board, Prize, ways
from parlour.games.pokino.model import Options, View
from parlour.games.pokino.sets import boards_of
from parlour.kit.cards import PACK, RANKS, Card, Suit, card_of
from parlour.printing.deck import Card as Both
from parlour.printing.deck import Deck
from parlour.printing.deck import leaves as dealt
from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Picture, Shape, Words
from parlour.printing.patterns import ground
from parlour.printing.sheets import ACROSS, STRIP, UPRIGHT
from parlour.printing.things import OnPaper
from parlour.printing.titles import HEAD, TOP, heading
from parlour.printing.wish import Size, Wish

COUNTERS = 150
DISC = 20.0


class Choices(Value, frozen=True):
    set: Annotated[int, Meta(ge=0, le=999_999)] = 0
    """Which ten boards; 0 are ours."""
    own: Annotated[str, Meta(max_length=3000)] | None = None
    """Ten boards of one's own instead, as text."""


def name_of(wish: Wish, card: Card) -> str:
    return wish.words("pokino-card", rank=card.rank, suit=card.suit.value)


def tile(wish: Wish, card: Card, x: float, y: float, side: float) -> Item:
    svg = picture(tile_face(card.rank, card.suit.value))
    return Picture(x, y, side, side, svg, name_of(wish, card))


# Boards


def boards(wish: Wish) -> list[Leaf]:
    choices = wish.choices
    made = boards_of(Options(set=choices.set, own=choices.own))
    sheet = UPRIGHT[wish.paper]
    if wish.size is Size.FULL:
        return [
            Leaf(sheet, (*board_page(wish, number, board),))
            for number, board in enumerate(made, start=1)
        ]
    leaves = []
    for first in range(0, len(made), 2):
        items: list[Item] = []
        for place in (0, 1):
            y = TOP + place * (sheet.inner_height - STRIP) / 2
            items += board_at(wish, first + place + 1, made[first + place], y, 22.5, 10)
        leaves.append(Leaf(sheet, tuple(items)))
    return leaves


def board_page(wish: Wish, number: int, board: Board) -> Iterator[Item]:
    sheet = UPRIGHT[wish.paper]
    yield from board_at(wish, number, board, TOP, 36, 18)
    yield from legend(wish, board, TOP + 18 + 5 * 36 + 9, sheet.width / 2 - 93)


def board_at(
    wish: Wish, number: int, board: Board, y: float, side: float, head: float
) -> Iterator[Item]:
    """Its title in `head` millimetres, then five by five tiles in a frame."""
    wide, rim = SIDE * side, side / 12
    x = (UPRIGHT[wish.paper].width - wide) / 2
    big = head * 1.55
    yield Words(x, y, wide * 0.6, head - rim, wish.words("pokino-name"), big, face="serif")
    told = wish.words("pokino-cli-board", board=number)
    yield Words(
        x + wide * 0.6, y, wide * 0.4, head - rim, told, big * 0.8, "right", "serif", title=True
    )
    y += head
    yield Shape(x - rim, y - rim, wide + 2 * rim, wide + 2 * rim, SAFFRON, 0.5, WALNUT, radius=rim)
    for cell, card in enumerate(board):
        row, column = divmod(cell, SIDE)
        left, top, gap = x + column * side, y + row * side, side / 60
        inner = side - 2 * gap
        yield Shape(left + gap, top + gap, inner, inner, "#ffffff", 0.2, SAFFRON_SHADE, side / 14)
        yield tile(wish, card, left + gap + 0.6, top + gap + 0.6, inner - 1.2)


def legend(wish: Wish, board: Board, y: float, x: float) -> Iterator[Item]:
    """The six prizes, each with the cells it needs."""
    for place, prize in enumerate(PRIZES):
        row, column = divmod(place, 3)
        left, top = x + column * 62, y + row * 19
        yield from diagram(board, prize, left, top, 14)
        name, told = f"pokino-prize-{prize}", f"pokino-prize-{prize}-help"
        yield Words(left + 16.5, top - 0.5, 43, 5.5, wish.words(name), 12, face="serif")
        yield Words(left + 16.5, top + 5.5, 43, 9.5, wish.words(told), 8.5, breaks=True)


def diagram(board: Board, prize: Prize, x: float, y: float, side: float) -> Iterator[Item]:
    """Five by five cells; those that one way to the prize needs are filled."""
    way, step = ways(board)[prize][0], side / SIDE
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        fill = SAFFRON_SHADE if way >> cell & 1 else "#ffffff"
        yield Shape(x + column * step, y + row * step, step, step, fill, 0.15, INK)


# Checking card and caller's list


def checking_card(wish: Wish) -> list[Leaf]:
    """PK-Q1: the pack as ten by four; called cards are covered."""
    sheet = ACROSS[wish.paper]
    wide, high = sheet.inner_width / len(RANKS), (sheet.height - MARGIN - TOP - HEAD) / 4
    items: list[Item] = [heading(wish, "pokino", "checking-card", sheet.width)]
    for row, suit in enumerate(Suit):
        for column, rank in enumerate(RANKS):
            x, y = MARGIN + column * wide, TOP + HEAD + row * high
            card = card_of(rank, suit)
            items.append(Shape(x, y, wide, high, "#ffffff", 0.2, TONE[suit.value]))
            svg = picture(face(rank, suit.value), WIDTH, HEIGHT)
            items.append(Picture(x + 1, y + 1, wide - 2, high - 2, svg, name_of(wish, card)))
    return [Leaf(sheet, tuple(items))]


def callers_list(wish: Wish) -> list[Leaf]:
    """Every card with its picture and name, and boxes to tick in five rounds."""
    sheet = UPRIGHT[wish.paper]
    wide, high = sheet.inner_width / 4, (sheet.height - MARGIN - TOP - HEAD) / len(RANKS)
    items: list[Item] = [heading(wish, "pokino", "callers-list", sheet.width)]
    for column, suit in enumerate(Suit):
        for row, rank in enumerate(RANKS):
            x, y = MARGIN + column * wide, TOP + HEAD + row * high
            card = card_of(rank, suit)
            items.append(tile(wish, card, x, y + 1, 15))
            told = name_of(wish, card)
            items.append(Words(x + 16.5, y + 1, wide - 18, 9, told, 9.5, breaks=True))
            items += [
                Shape(x + 16.5 + 5.4 * box, y + 11, 4.2, 4.2, "#ffffff", 0.2, INK)
                for box in range(5)
            ]
    return [Leaf(sheet, tuple(items))]


# The pack


def cards(wish: Wish) -> list[Leaf]:
    wide, high = wish.card
    rim = wide / 32
    back = picture(put(coin(), 50, 50, 0, 1.1))
    side = wide * 0.42
    backs = (
        Shape((wide - side) / 2 - 2, (high - side) / 2 - 2, side + 4, side + 4, "#ffffff", 0.4,
              SAFFRON_SHADE, side / 2 + 2),
        Picture((wide - side) / 2, (high - side) / 2, side, side, back),
    )  # fmt: skip
    pack = [
        Both(
            (
                Picture(
                    rim, rim, wide - 2 * rim, high - 2 * rim,
                    picture(face(card.rank, card.suit.value), WIDTH, HEIGHT), name_of(wish, card),
                ),
            ),
            backs,
        )
        for card in PACK
    ]  # fmt: skip
    diamonds = f'<path d="M5 1L8 5L5 9L2 5Z" fill="{SAFFRON_SHADE}"/>'
    return dealt(Deck(wide, high, 4, pack, ground(SAFFRON, diamonds, 10, 10)), wish)


# Cups and counters


def cup_labels(wish: Wish) -> list[Leaf]:
    made = [Both(label(wish, prize)) for prize in PRIZES]
    return dealt(Deck(90, 78, 2, made, two_sided=False), wish)


def label(wish: Wish, prize: Prize) -> tuple[Item, ...]:
    board = boards_of(Options())[0]
    return (
        Shape(3, 3, 84, 72, "#ffffff", 1.2, SAFFRON, 5),
        Shape(4.6, 4.6, 80.8, 68.8, None, 0.3, SAFFRON_SHADE, 4),
        Words(7, 8, 76, 20, wish.words(f"pokino-prize-{prize}"), 40, "center", "serif"),
        *diagram(board, prize, 12, 34, 26),
        Picture(52, 31, 28, 30, picture(cup(2))),
        Words(10, 62, 70, 9, wish.words(f"pokino-prize-{prize}-help"), 10, "center", breaks=True),
    )


def counters(wish: Wish) -> list[Leaf]:
    disc = Both((Picture(0.5, 0.5, DISC, DISC, picture(counter())),))
    return dealt(Deck(21, 21, 9, [disc] * COUNTERS, two_sided=False, cut=False), wish)


# The keepsake


def points(view: View) -> tuple[int, ...]:
    return tuple([player.balance for player in view.players])


def judged(wish: Wish, log: Log, view: View, seat: int) -> str:
    """Prizes won, stolen, lost to thieves, overlooked."""
    tally = to_builtins(view.players[seat].tally)
    told = [(wish.words(f"pokino-tally-{name}"), count) for name, count in tally.items()]
    return " · ".join(f"{name} {count}" for name, count in told)


PAPER = OnPaper(
    {
        "boards": boards,
        "checking-card": checking_card,
        "callers-list": callers_list,
        "cards": cards,
        "cup-labels": cup_labels,
        "counters": counters,
    },
    Choices,
    points,
    judged,
)
