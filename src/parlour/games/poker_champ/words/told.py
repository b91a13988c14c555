"""Poker Champ in words: how cards are told, and the table as text."""

from collections.abc import Sequence

from parlour.games.poker_champ.model import Back, View
from parlour.kit.french import Card
from parlour.text import say
from parlour.text.layout import Cell, table
from parlour.text.news import Spoken, Told

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def sign(card: Card) -> str:
    """A♠, 10♦"""
    return card[0].replace("T", "10") + SUITS[card[1]]


TOLD = Told(spoken={Card: Spoken(signs={card.value: sign(card) for card in Card})})


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """Everybody's chips, Awards, bets and backs; below them the community cards and the pot."""
    rows: list[list[Cell]] = []
    for seat, name in enumerate(names):
        bets = view.bets[seat] if view.bets else ()
        lying = view.backs[seat] if view.backs else ()
        open_hand = next((shown.hand for shown in view.shown if shown.seat == seat), ())
        cards = show(open_hand) if open_hand else " ".join(map(back_name, lying))
        if seat in view.folded:
            cards = say(lang, "poker_champ-folded")
        chips = say(lang, "poker_champ-chips", chips=view.stacks[seat])
        awards = say(lang, "poker_champ-awards", awards=view.awards[seat])
        rows.append([name, chips, awards, "+".join(str(chip) for chip in bets if chip), cards])
    lines = [table(rows)] if rows else []
    if view.board:
        lines.append(show(view.board))
    lines.append(f"{say(lang, 'poker_champ-pot')}: {view.pot}")
    return "\n".join(lines)


def show(cards: Sequence[Card]) -> str:
    return " ".join(map(sign, cards))


def back_name(back: Back) -> str:
    """♠L, or A for an ace."""
    return back.strength if back.suit is None else SUITS[back.suit] + back.strength
