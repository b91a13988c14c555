"""Poker Champ: poker for the family, with marked backs and no turns."""

from parlour.core.game import Game, Types
from parlour.games.poker_champ import house, rules
from parlour.games.poker_champ.bots import BOTS
from parlour.games.poker_champ.coach import COACH
from parlour.games.poker_champ.codec import CODEC
from parlour.games.poker_champ.model import (
    Draw,
    NewsItem,
    Options,
    Play,
    Refusal,
    State,
    View,
)
from parlour.games.poker_champ.view import imagine, view

GAME: Game[Options, State, Play, Draw, NewsItem, View] = Game(
    name="poker_champ",
    rules=1,
    types=Types(options=Options, play=Play, draw=Draw, news=NewsItem, view=View),
    refusals=Refusal,
    bots=BOTS,
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
    coach=COACH,
    codec=CODEC,
)
