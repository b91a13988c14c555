"""Pokino in words: how cards are told, and the table as text."""

from collections.abc import Sequence

from parlour.games.pokino.boards import PRIZES
from parlour.games.pokino.model import View
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
    }
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
