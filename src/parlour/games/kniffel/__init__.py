"""Kniffel: five dice, three rolls, thirteen boxes."""

from parlour.core.game import Game, Types
from parlour.games.kniffel import house, rules
from parlour.games.kniffel.bots import beginner, expert, steady, winner
from parlour.games.kniffel.coach import COACH
from parlour.games.kniffel.codec import CODEC
from parlour.games.kniffel.model import (
    Draw,
    NewsItem,
    Options,
    Play,
    Refusal,
    State,
    View,
)
from parlour.games.kniffel.view import imagine, view

GAME: Game[Options, State, Play, Draw, NewsItem, View] = Game(
    name="kniffel",
    rules=rules.VERSION,
    types=Types(options=Options, play=Play, draw=Draw, news=NewsItem, view=View),
    refusals=Refusal,
    bots={"beginner": beginner, "steady": steady, "expert": expert, "winner": winner},
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
    is_open=True,
    by_hand=True,
    imagine=imagine,
)
