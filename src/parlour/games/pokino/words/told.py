"""Pokino in words: the news as sentences, the table as text."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from parlour.games.pokino.boards import PRIZES, Prize
from parlour.games.pokino.model import (
    BoardsDealt,
    CalledOut,
    CalledWrongly,
    CardTurned,
    CupSplit,
    Joined,
    LastRound,
    NewsItem,
    Options,
    Paid,
    Rested,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    StayedInCup,
    Stole,
    TookBoard,
    View,
    WantsLast,
    WentAway,
)
from parlour.kit.cards import Card
from parlour.text import say
from parlour.text.layout import table


def tell(lang: str, options: Options, names: Sequence[str], item: NewsItem) -> Iterator[str]:
    message, about = sentence(lang, names, item)
    yield say(lang, f"pokino-news-{message}", **about)


def sentence(
    lang: str, names: Sequence[str], item: NewsItem
) -> tuple[str, dict[str, str | int | float]]:
    """The end of a message's id, and what it is about."""
    match item:
        case BoardsDealt(dealer=dealer):
            return "boards-dealt", {"name": names[dealer]}
        case RoundBegan(round=number, dealer=dealer, last=last):
            about: dict[str, str | int | float] = {"name": names[dealer]}
            if last:
                return "round-began-last", about
            return "round-began", about | {"round": number}
        case CardTurned(card=card, number=number):
            return "card-turned", {"number": number, "card": card_name(lang, card)}
        case CalledOut(seat=seat, prize=Prize.POKINO):
            return "shouted", {"name": names[seat]}
        case CalledOut(seat=seat, prize=prize):
            return "called-out", {"name": names[seat], "prize": prize_name(lang, prize)}
        case Stole(seat=seat, prize=prize, owner=owner):
            won = {"name": names[seat], "prize": prize_name(lang, prize)}
            return "stole", {**won, "owner": names[owner]}
        case CalledWrongly(seat=seat, prize=prize):
            return "called-wrongly", {"name": names[seat], "prize": prize_name(lang, prize)}
        case Paid(seat=seat, prize=prize, counters=counters):
            won = {"name": names[seat], "prize": prize_name(lang, prize)}
            return "paid", {**won, "counters": counters}
        case StayedInCup(prize=prize, counters=counters):
            return "stayed-in-cup", {"prize": prize_name(lang, prize), "counters": counters}
        case CupSplit(prize=prize):
            return "cup-split", {"prize": prize_name(lang, prize)}
        case RoundEnded(round=number, pokino=pokino):
            return "round-ended" if pokino else "pack-ended", {"round": number}
        case LastRound():
            return "last-round", {}
        case SessionEnded():
            return "session-ended", {}
        case TookBoard(seat=seat, board=board):
            return "took-board", {"name": names[seat], "board": board + 1}
        case WantsLast() | Rested() | WentAway() | Joined():
            return about_a_person(item), {"name": names[item.seat]}
        case _:
            assert_never(item)


def about_a_person(item: WantsLast | Rested | WentAway | Joined) -> str:
    match item:
        case WantsLast():
            return "wants-last"
        case Rested(rest=rest):
            return "rested" if rest else "came-back"
        case WentAway():
            return "went-away"
        case Joined():
            return "joined"
        case _:
            assert_never(item)


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """The cups, then everyone's balance and board number."""
    cups = [(prize_name(lang, p), cup) for p, cup in zip(PRIZES, view.cups, strict=True)]
    people = [
        (name, player.balance, "" if player.board is None else player.board + 1)
        for name, player in zip(names, view.players, strict=True)
    ]
    head = ("", say(lang, "pokino-balance"), say(lang, "pokino-option-boards"))
    return table(cups) + "\n\n" + table([head, *people])


def card_name(lang: str, card: Card) -> str:
    return say(lang, "pokino-card", rank=card.rank, suit=card.suit.value)


def prize_name(lang: str, prize: Prize) -> str:
    return say(lang, f"pokino-prize-{prize}")
