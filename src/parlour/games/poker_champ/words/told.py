"""Poker Champ in words: how cards are told, the table as text, and the moments of a game."""

from collections.abc import Sequence

from parlour.core.game import News
from parlour.games.poker_champ.model import (
    Back,
    Bet,
    DuelWon,
    GameEnded,
    Gave,
    PotStayed,
    PotWon,
    Refusal,
    View,
)
from parlour.kit.french import Card
from parlour.text import say
from parlour.text.layout import Cell, table
from parlour.text.news import Spoken, Told

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def sign(card: Card) -> str:
    """A♠, 10♦"""
    return card[0].replace("T", "10") + SUITS[card[1]]


TOLD = Told(
    spoken={Card: Spoken(signs={card.value: sign(card) for card in Card})},
    chapters={
        2: (Refusal.NOT_THOSE_CARDS,),
        3: (
            Refusal.STEP_OVER,
            Refusal.NO_DEAL,
            Refusal.ALREADY_FOLDED,
            Refusal.ALREADY_DECIDED,
            Refusal.NO_CHIPS,
            Refusal.MUST_ANTE,
            Refusal.NO_ADVICE,
        ),
        4: (Refusal.LAST_ONE_LEFT,),
    },
)


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


def is_moment(news: News) -> bool:
    """Hands that were compared, pots that nobody won, duels, Awards and the end."""
    match news:
        case PotWon(compared=compared):
            return compared
        case _:
            return isinstance(news, PotStayed | DuelWon | Gave | GameEnded)


def mine(lang: str, view: View, seat: int) -> str:
    """The player's own cards."""
    return say(lang, "poker_champ-mine", cards=show(view.mine)) if view.mine else ""


def offered(view: View, play: object) -> dict[str, int]:
    """What a bet costs in this step."""
    if not isinstance(play, Bet) or view.seat is None:
        return {}
    return {"chips": min(view.stake, view.stacks[view.seat])}
