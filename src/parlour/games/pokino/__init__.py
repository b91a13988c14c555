"""Pokino: ten boards, six cups, and whoever calls first."""

from parlour.core.game import Game, Types
from parlour.games.pokino import house, rules
from parlour.games.pokino.bots import BOTS
from parlour.games.pokino.coach import COACH
from parlour.games.pokino.codec import CODEC
from parlour.games.pokino.model import (
    Draw,
    NewsItem,
    Options,
    Play,
    Refusal,
    State,
    View,
)
from parlour.games.pokino.upgrades import as_version_2
from parlour.games.pokino.view import imagine, view

GAME: Game[Options, State, Play, Draw, NewsItem, View] = Game(
    name="pokino",
    rules=2,
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
    is_open=True,
    by_hand=True,
    imagine=imagine,
    coach=COACH,
    codec=CODEC,
    upgrades={1: as_version_2},
)
