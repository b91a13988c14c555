"""Poker Champ on paper: the pack with its marked backs, the board, chips, Awards, what beats what.

The pack lies in rows of four cards with equal backs: however a printer mirrors or shifts along a
row, no card gets a back that is not its own.
"""

from parlour.art.ink import BRASS, picture
from parlour.core.log import Log
from parlour.games.poker_champ.art.cards import COLOUR as COLOURS
from parlour.games.poker_champ.art.cards import (
    CRIMSON,
    CRIMSON_DEEP,
    HEIGHT,
    STARS,
    WEAVE,
    WIDTH,
    face,
    mark,
    plate,
    star,
)
from parlour.games.poker_champ.art.chips import award, chip
from parlour.games.poker_champ.awards import AWARDS, CHIPS
from parlour.games.poker_champ.backs import GROUP
from parlour.games.poker_champ.coach import look_back
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import STAKES
from parlour.kit.french import SUIT, Card
from parlour.kit.hands import Kind
from parlour.printing.deck import Card as Both
from parlour.printing.deck import Deck, Side
from parlour.printing.deck import leaves as dealt
from parlour.printing.ink import Ink
from parlour.printing.join import halves
from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Picture, Shape, Words
from parlour.printing.patterns import ground
from parlour.printing.sheets import ACROSS
from parlour.printing.things import OnPaper
from parlour.printing.titles import TOP
from parlour.printing.wish import Size, Wish

MOST_SEATS = 6
BOX = 38.0
"""The height of a box for bets."""
WHITE = "#ffffff"


def name_of(wish: Wish, card: Card) -> str:
    rank = wish.words(f"poker_champ-rank-{card[0]}")
    return wish.words("poker_champ-card", rank=rank, suit=wish.words(f"poker_champ-suit-{card[1]}"))


def back_name(wish: Wish, back: Back) -> str:
    if back.suit is None:
        return wish.words("poker_champ-back-A")
    strength = wish.words(f"poker_champ-strength-{back.strength}")
    suit = wish.words(f"poker_champ-suit-{back.suit}")
    return wish.words("poker_champ-back", strength=strength, suit=suit)


# The pack


def cards(wish: Wish) -> list[Leaf]:
    wide, high = wish.card
    pack = [
        Both(front(wish, card), behind(wish, back))
        for back, group in GROUP.items()
        for card in group
    ]
    if wish.ink is not Ink.COLOUR:  # a dark ground would drink the cartridge
        woven = f'<path d="M0 0L6 6M6 0L0 6" stroke="{CRIMSON}" stroke-width="0.15"/>'
        return dealt(Deck(wide, high, 4, pack, ground(WHITE, woven, 6, 6)), wish)
    turned = f'<g transform="translate(2 2) rotate(45) scale(.157) translate(-9 -9)">{WEAVE}</g>'
    return dealt(Deck(wide, high, 4, pack, ground(CRIMSON, turned, 4, 4)), wish)


def front(wish: Wish, card: Card) -> Side:
    wide, high = wish.card
    svg = picture(face(card[0], SUIT[card].value), WIDTH, HEIGHT)
    return (Picture(1, 1, wide - 2, high - 2, svg, name_of(wish, card)),)


def behind(wish: Wish, back: Back) -> Side:
    """What the table may see; the ground around it goes on over the whole row."""
    wide, high = wish.card
    suit = None if back.suit is None else back.suit.value
    svg = picture(plate() + mark(back.strength.value, suit, COLOURS), WIDTH, HEIGHT)
    return (Picture(0, 0, wide, high, svg, back_name(wish, back)),)


# The board


def board(wish: Wish) -> list[Leaf]:
    """A place for each community card, and below it the box for the bets of its step."""
    sheet = ACROSS[wish.paper]
    if wish.size is Size.SMALL:
        step = sheet.inner_width / 5
        items = [item for place in range(5) for item in spot(wish, place, step, TOP + 14, place)]
        return [Leaf(sheet, (*title(wish, sheet.width), *items))]
    left = [item for place in range(3) for item in spot(wish, place, 72, TOP + 14, place)]
    right = [item for place in (3, 4) for item in spot(wish, place, 72, TOP + 14, place - 3)]
    right += chest(wish, MARGIN + 2 * 72 + 2)
    high = wish.card[1] + 4 + 4 + BOX
    return halves(sheet, title(wish, 216), left, right, 216, TOP + 14, high)


def title(wish: Wish, width: float) -> list[Item]:
    told = wish.words("poker_champ-name")
    return [Words(10, TOP, width - 20, 11, told, 26, "center", "serif", title=True)]


STEPS = (2, 2, 2, 3, 4)
"""By place of a community card: the step in which it is turned."""


def spot(wish: Wish, card: int, step: float, y: float, place: int) -> list[Item]:
    """The place of a community card; below the first of a step, the box for its bets."""
    wide, high = wish.card
    x = MARGIN + place * step + (step - wide - 4) / 2
    stage = STEPS[card]
    name = wish.words(f"poker_champ-step-{stage}")
    items: list[Item] = [
        Shape(x, y, wide + 4, high + 4, WHITE, 0.6, CRIMSON, 4),
        Shape(x + 2, y + 2, wide, high, None, 0.2, BRASS, 3),
        Words(x + 4, y + high / 2 - 6, wide - 4, 12, name, 20, "center", "serif"),
    ]
    if STEPS.index(stage) == card:
        reach = wide + 4 + (STEPS.count(stage) - 1) * step
        items += bet_box(wish, stage, x, y + high + 8, reach)
    return items


def bet_box(wish: Wish, stage: int, x: float, y: float, wide: float) -> list[Item]:
    stake, disc = STAKES[stage], picture(chip())
    middle = x + wide / 2
    return [
        Shape(x, y, wide, BOX, WHITE, 0.4, CRIMSON_DEEP, 4),
        Words(x + 3, y + 2, wide - 6, 6, bets(wish, stage), 11, "center"),
        *[Picture(middle + (n - stake / 2) * 17 + 0.5, y + 13, 16, 16, disc) for n in range(stake)],
    ]


def bets(wish: Wish, stage: int) -> str:
    step = wish.words(f"poker_champ-step-{stage}")
    return wish.words("poker_champ-paper-bet", step=step, chips=STAKES[stage])


def chest(wish: Wish, x: float) -> list[Item]:
    """Where the Awards wait, and below them the chips of the first step."""
    y, wide = TOP + 14, 62.0
    told = wish.words("poker_champ-paper-awards")
    return [
        Shape(x, y, wide, wish.card[1] + 4, WHITE, 0.6, BRASS, 4),
        Words(x + 2, y + 6, wide - 4, 12, told, 20, "center", "serif"),
        Picture(x + 8, y + 26, wide - 16, wide - 16, picture(award())),
        *bet_box(wish, 1, x, y + wish.card[1] + 8, wide),
    ]


# Chips, Awards, and what beats what


def chips(wish: Wish) -> list[Leaf]:
    disc = Both((Picture(0.5, 0.5, 23, 23, picture(chip())),))
    return dealt(Deck(24, 24, 8, [disc] * (MOST_SEATS * CHIPS), two_sided=False, cut=False), wish)


def awards(wish: Wish) -> list[Leaf]:
    told = wish.words("poker_champ-paper-award")
    disc = Both(
        (
            Shape(2, 2, 56, 56, "#fff6df", 1, BRASS, 28),
            Shape(4, 4, 52, 52, None, 0.3, BRASS, 26),
            Picture(14, 7, 32, 34, picture(award())),
            Words(13, 42, 34, 8, told, 14, "center", "serif"),
        )
    )
    return dealt(Deck(60, 60, 3, [disc] * AWARDS, two_sided=False, cut=False), wish)


def information(wish: Wish) -> list[Leaf]:
    """Six equal cards, one for each player."""
    return dealt(Deck(63, 88, 3, [Both(summary(wish))] * MOST_SEATS, two_sided=False), wish)


def summary(wish: Wish) -> Side:
    items: list[Item] = [
        Shape(1.5, 1.5, 60, 85, WHITE, 0.5, CRIMSON, 3),
        Words(4, 3, 55, 6, wish.words("poker_champ-rules-5-title"), 12, "center", "serif"),
    ]
    for place, kind in enumerate(reversed(Kind)):
        told = wish.words(f"poker_champ-kind-{kind}")
        items.append(Words(5, 10 + 4.1 * place, 6, 4, str(place + 1), 8, colour=CRIMSON))
        items.append(Words(10, 10 + 4.1 * place, 48, 4, told, 9))
    told, sign = wish.words("poker_champ-rules-2-title"), picture(star(14, 14), 28, 28)
    items.append(Words(4, 48, 55, 6, told, 12, "center", "serif"))
    for place, strength in enumerate(STARS):
        told, y = wish.words(f"poker_champ-strength-{strength}"), 55 + 4.1 * place
        items += [Picture(5 + 3 * n, y + 0.5, 3, 3, sign) for n in range(STARS[strength])]
        items.append(Words(15, y, 43, 4, told, 9))
    for place, stage in enumerate((1, 2, 3, 4)):
        items.append(Words(5, 68.5 + 4.1 * place, 53, 4, bets(wish, stage), 9))
    return tuple(items)


# The keepsake


def points(view: View) -> tuple[int, ...]:
    return view.stacks


def judged(wish: Wish, log: Log, view: View, seat: int) -> str:
    """The Awards, and what decisions gave away by what could be known then."""
    found = look_back(log.options, len(log.header.seats), log.moves, seat)
    lost = wish.words("cli-decimal", n=found.lost)
    about = {"chips": view.stacks[seat], "right": found.right, "of": len(found.decisions)}
    return wish.words("poker_champ-paper-judged", lost=lost, **about)


PAPER = OnPaper(
    {
        "cards": cards,
        "board": board,
        "chips": chips,
        "awards": awards,
        "information": information,
    },
    points=points,
    judged=judged,
)
