from random import Random

from parlour.core.game import Bot, Choice, Frame
from parlour.games.cartino.model import NewsItem, Play, View


def beginner(frame: Frame[View, Play, NewsItem], rng: Random) -> Choice[Play] | None:
    if not frame.legal:
        return None
    return Choice(rng.choice(frame.legal), 1.0)


BOTS: dict[str, Bot[View, Play, NewsItem]] = {"beginner": beginner}
