"""Opponents."""

from random import Random

from parlour.core.game import Bot, Choice, Frame
from parlour.games.poker_champ.model import NewsItem, Play, View

PokerFrame = Frame[View, Play, NewsItem]


def beginner(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    if not frame.legal:
        return None
    return Choice(rng.choice(frame.legal), rng.expovariate(1.0))


BOTS: dict[str, Bot[View, Play, NewsItem]] = {"beginner": beginner}
