"""Poker Champ in words: the news as sentences, the table as text."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from parlour.games.poker_champ.model import (
    Back,
    BoardTurned,
    Chose,
    DealBegan,
    DealerChosen,
    DidBet,
    DidFold,
    DuelBegan,
    DuelDealt,
    DuelTied,
    DuelTurned,
    DuelWon,
    GameEnded,
    Gave,
    HandDealt,
    NewsItem,
    Options,
    PotStayed,
    PotWon,
    TimeRanOut,
    View,
    WentAway,
)
from parlour.kit.french import Card
from parlour.text import say
from parlour.text.layout import Cell, table

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def tell(lang: str, options: Options, names: Sequence[str], item: NewsItem) -> Iterator[str]:
    def line(what: str, /, **about: str | int) -> str:
        return say(lang, f"poker_champ-news-{what}", **about)

    match item:
        case DealerChosen(seat=seat):
            yield line("dealer-chosen", name=names[seat])
        case DealBegan(deal=deal):
            yield line("deal-began", deal=deal)
        case HandDealt():
            return  # told to one seat alone, and this is for all
        case DidBet(seat=seat, chips=chips, clock=clock):
            what = "did-bet-clock" if clock else "did-bet"
            yield line(what, name=names[seat], chips=chips)
        case DidFold(seat=seat, clock=clock):
            yield line("did-fold-clock" if clock else "did-fold", name=names[seat])
        case Chose(seat=seat):
            yield line("chose", name=names[seat])
        case BoardTurned(step=step, cards=cards):
            yield line("board-turned", step=step_name(lang, step), cards=show(cards))
        case PotWon():
            yield from tell_pot(lang, names, item)
        case PotStayed(pot=pot):
            yield line("pot-stayed", pot=pot)
        case DuelBegan(seats=seats, receiver=receiver):
            yield line("duel-began", names=several(names, seats), receiver=names[receiver])
        case DuelDealt(shown=shown):
            hands = ", ".join(f"{names[one.seat]} {show(one.hand)}" for one in shown)
            yield line("duel-dealt", hands=hands)
        case DuelTurned(card=card):
            yield line("duel-turned", card=show((card,)))
        case DuelTied(seats=seats):
            yield line("duel-tied", names=several(names, seats))
        case DuelWon(seat=seat):
            yield line("duel-won", name=names[seat])
        case Gave(donor=donor, receiver=receiver, chips=chips):
            yield line("gave", name=names[donor], receiver=names[receiver], chips=chips)
        case TimeRanOut():
            yield line("time-ran-out")
        case GameEnded(champions=champions):
            yield line("game-ended", names=several(names, champions), count=len(champions))
        case WentAway(seat=seat, chips=chips):
            yield line("went-away", name=names[seat], chips=chips)
        case _:
            assert_never(item)


def tell_pot(lang: str, names: Sequence[str], won: PotWon) -> Iterator[str]:
    best = next(shown for shown in won.shown if shown.seat == won.winners[0])
    kind = "" if best.kind is None else say(lang, f"poker_champ-kind-{best.kind}")
    if len(won.winners) > 1:
        who = several(names, won.winners)
        yield say(lang, "poker_champ-news-pot-shared", names=who, share=won.share, kind=kind)
    else:
        what = "pot-won" if won.compared else "pot-won-alone"
        yield say(
            lang,
            f"poker_champ-news-{what}",
            name=names[won.winners[0]],
            pot=won.share,
            kind=kind,
            cards=show(best.hand),
        )
    if won.carried:
        yield say(lang, "poker_champ-news-carried", chips=won.carried)


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


def step_name(lang: str, step: int) -> str:
    return say(lang, f"poker_champ-step-{step}")


def several(names: Sequence[str], seats: Sequence[int]) -> str:
    return ", ".join(names[seat] for seat in seats)


def show(cards: Sequence[Card]) -> str:
    return " ".join(card[0].replace("T", "10") + SUITS[card[1]] for card in cards)


def back_name(back: Back) -> str:
    """♠L, or A for an ace."""
    return back.strength if back.suit is None else SUITS[back.suit] + back.strength
