"""Cartino: lay pawns on a board of cards, beside those that are worth most."""

from parlour.core.game import Game, Types
from parlour.games.cartino import house, rules
from parlour.games.cartino.bots import BOTS
from parlour.games.cartino.coach import COACH
from parlour.games.cartino.codec import CODEC
from parlour.games.cartino.model import (
    Draw,
    NewsItem,
    Options,
    Play,
    Refusal,
    State,
    View,
)
from parlour.games.cartino.view import imagine, view

GAME: Game[Options, State, Play, Draw, NewsItem, View] = Game(
    name="cartino",
    rules=1,
    types=Types(options=Options, play=Play, draw=Draw, news=NewsItem, view=View),
    refusals=Refusal,
    bots=BOTS,
    coach=COACH,
    codec=CODEC,
    seats=rules.seats,
    start=rules.start,
    scores=rules.scores,
    legal=rules.legal,
    apply=rules.apply,
    alarms=house.alarms,
    draw=house.draw,
    outcomes=house.outcomes,
    deal=house.deal,
    view=view,
    imagine=imagine,
)
