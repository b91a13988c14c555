"""A question about odds: a hand, the board, and what the opponents' backs show.

Cards are written "As Td 7c", backs "SL" (suit, then L, M or S) or "A" for an ace. A question is
checked here, before NumPy is imported, and a bad one is refused with its reason.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from parlour.core.game import Value
from parlour.exact.trouble import Unsolvable
from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.model import Back, Strength, View
from parlour.kit.french import RANKS, Card, Suit

MOST_OPPONENTS = 5
BOARDS = (0, 3, 4, 5)


class Trouble(StrEnum):
    """Why a question has no answer; the codes are messages of the game's words."""

    BAD_CARD = "poker_champ-odds-bad-card"
    CARD_TWICE = "poker_champ-odds-card-twice"
    BAD_HAND = "poker_champ-odds-bad-hand"
    BAD_BOARD = "poker_champ-odds-bad-board"
    BAD_BACK = "poker_champ-odds-bad-back"
    TWO_BACKS = "poker_champ-odds-two-backs"
    NO_OPPONENTS = "poker_champ-odds-no-opponents"
    TOO_MANY = "poker_champ-odds-too-many"
    IMPOSSIBLE = "poker_champ-odds-impossible"


class Question(Value, frozen=True):
    hand: tuple[Card, ...]
    board: tuple[Card, ...]
    opponents: tuple[tuple[Back, ...], ...]
    """The two backs of each opponent who is still in the deal."""
    dead: tuple[Back, ...] = ()
    """Backs of cards that are out of play: burned, folded, or on top of the pack."""
    seen: tuple[Card, ...] = ()
    """Faces of cards that are out of play."""


def question(hand: str, board: str = "", backs: str = "", dead: str = "") -> Question:
    """From text: `question("As Kd", "2c 3d 4h", "SL SM, A HL")`."""
    others = [part for part in backs.split(",") if part.strip()]
    return checked(
        Question(
            cards_of(hand),
            cards_of(board),
            tuple(backs_of(part) for part in others),
            backs_of(dead),
        )
    )


def asked_by(view: View) -> Question:
    """The question of a seat that is in a deal, with all that it sees."""
    others = [backs for owner, backs in enumerate(view.backs) if backs and owner != view.seat]
    noted = [back for memo in view.memo if memo.seat != view.seat for back in memo.backs]
    dead = noted if view.top is None else [*noted, view.top]
    return Question(view.mine, view.board, tuple(others), tuple(dead))


def cards_of(text: str) -> tuple[Card, ...]:
    """Also accepts "AsKd", and 10 for T."""
    packed = "".join(text.replace("10", "T").split())
    codes = [packed[place : place + 2] for place in range(0, len(packed), 2)]
    cards = []
    for code in codes:
        name = code[:1].upper() + code[1:].lower()
        if len(name) != 2 or name[0] not in RANKS or name[1] not in list(Suit):
            raise Unsolvable(Trouble.BAD_CARD, card=code)
        cards.append(Card(name))
    return tuple(cards)


def backs_of(text: str) -> tuple[Back, ...]:
    return tuple(map(back_of, text.split()))


def back_of(text: str) -> Back:
    name = text.upper()
    if name == Strength.ACE:
        return Back(Strength.ACE, None)
    if len(name) == 2 and name[0].lower() in list(Suit) and name[1] in "LMS":
        return Back(Strength(name[1]), Suit(name[0].lower()))
    raise Unsolvable(Trouble.BAD_BACK, back=text)


def checked(question: Question) -> Question:
    """The question itself, if it has an answer."""
    known = (*question.hand, *question.board, *question.seen)
    if len(question.hand) != 2:
        raise Unsolvable(Trouble.BAD_HAND, cards=len(question.hand))
    if len(question.board) not in BOARDS:
        raise Unsolvable(Trouble.BAD_BOARD, cards=len(question.board))
    for card, number in Counter(known).items():
        if number > 1:
            raise Unsolvable(Trouble.CARD_TWICE, card=card)
    if not question.opponents:
        raise Unsolvable(Trouble.NO_OPPONENTS)
    if len(question.opponents) > MOST_OPPONENTS:
        raise Unsolvable(Trouble.TOO_MANY, opponents=len(question.opponents))
    for backs in question.opponents:
        if len(backs) != 2:
            raise Unsolvable(Trouble.TWO_BACKS, backs=" ".join(map(name_of, backs)) or "-")
    check_backs(known, [*question.dead, *[b for backs in question.opponents for b in backs]])
    return question


def check_backs(known: Sequence[Card], backs: Sequence[Back]) -> None:
    """Each back is on four cards, and none of the known cards lies behind a back."""
    open_cards = Counter(BACK[card] for card in known)
    for back, number in Counter(backs).items():
        if number > len(GROUP[back]) - open_cards[back]:
            raise Unsolvable(Trouble.IMPOSSIBLE, back=name_of(back))


def name_of(back: Back) -> str:
    return "A" if back.suit is None else back.suit.upper() + back.strength
