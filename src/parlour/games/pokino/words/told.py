"""Pokino in words: how cards are told, the table as text, and the moments of a game."""

from collections.abc import Sequence

from parlour.core.game import News
from parlour.games.pokino.boards import BOARDS, PRIZES, SIDE
from parlour.games.pokino.model import Call, CalledWrongly, Opened, Paid, Refusal, Stole, View
from parlour.kit.cards import Card
from parlour.text import say
from parlour.text.layout import table
from parlour.text.news import Spoken, Told

TOLD = Told(
    spoken={
        Card: Spoken(
            message="pokino-card",
            parts={card.value: {"rank": card.rank, "suit": card.suit.value} for card in Card},
        )
    },
    chapters={
        1: (
            Refusal.NOT_LEFT,
            Refusal.NOT_IN_ROUND,
            Refusal.BOARD_TAKEN,
            Refusal.BOARDS_STAY,
            *(code for code in Refusal if code.startswith("boards-") and code != "boards-stay"),
        ),
        2: (
            Refusal.ROUND_NOT_BEGUN,
            Refusal.CARD_IN_HAND,
            Refusal.NOT_CALLED,
            Refusal.NOT_ON_BOARD,
            Refusal.ALREADY_MARKED,
            Refusal.MARK_COMPLETES_NOTHING,
            Refusal.NO_PRIZE_NAMED,
            Refusal.MARK_FIRST,
            Refusal.NOT_COMPLETE,
            Refusal.NOT_THE_DEALER,
            Refusal.CARD_HAS_CHANGED,
            Refusal.TOO_FEW_PLAYERS,
            Refusal.NOT_NOW,
            Refusal.NOT_THOSE_CARDS,
        ),
        3: (Refusal.FULL_LINE,),
        4: (Refusal.PRIZE_PAID, Refusal.ALREADY_CALLED),
        5: (
            Refusal.STOLEN,
            Refusal.PRIZE_TAKEN,
            Refusal.NO_SUCH_PLAYER,
            Refusal.YOUR_OWN,
            Refusal.TOO_EARLY,
            Refusal.IN_GRACE,
        ),
        6: (Refusal.ROUND_OVER, Refusal.POKINO_CALLED),
        7: (Refusal.ALREADY_LAST, Refusal.ALREADY_VOTED),
        8: (Refusal.NO_STEALS, Refusal.HOUSE_DEALS),
    },
)


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """The cups, then everyone's balance and board number."""
    cups = [(say(lang, f"pokino-prize-{p}"), cup) for p, cup in zip(PRIZES, view.cups, strict=True)]
    people = [
        (name, player.balance, "" if player.board is None else player.board + 1)
        for name, player in zip(names, view.players, strict=True)
    ]
    head = ("", say(lang, "pokino-balance"), say(lang, "pokino-option-boards"))
    return table(cups) + "\n\n" + table([head, *people])


def is_moment(news: News) -> bool:
    """Prizes, thefts, and calls that cost a counter."""
    return isinstance(news, Paid | Stole | CalledWrongly)


def mine(lang: str, view: View, seat: int) -> str:
    """The player's board, and the card that was turned last."""
    player = view.players[seat]
    if player.board is None:
        return ""
    cards = enumerate(view.boards[player.board])
    cells = [f"[{sign(card)}]" if player.marks >> cell & 1 else sign(card) for cell, card in cards]
    rows = [cells[start : start + SIDE] for start in range(0, len(cells), SIDE)]
    lines = [say(lang, "pokino-mine", number=player.board + 1), table(rows)]
    if view.called:
        lines.append(say(lang, "pokino-mine-last", card=name(lang, view.called[-1])))
    return "\n".join(lines)


def name(lang: str, card: Card) -> str:
    return say(lang, "pokino-card", rank=card.rank, suit=card.suit.value)


def sign(card: Card) -> str:
    """7c: the rank, and the first letter of the Spanish suit."""
    return f"{card.rank}{card.suit.value}"


def drawn(view: View, kind: str, numbers: Sequence[int]) -> Opened | None:
    """Boards as a person types them, counted from 1, by seat; the first seat deals."""
    if kind != Opened.__name__ or len(numbers) != len(view.players):
        return None
    boards = tuple(number - 1 for number in numbers)
    return Opened(boards, 0) if {*boards} <= {*range(BOARDS)} else None


def offered(view: View, play: object) -> dict[str, str]:
    """Whether a call marks the card that completes it."""
    marks = isinstance(play, Call) and play.mark is not None
    return {"marks": "true" if marks else "false"}
