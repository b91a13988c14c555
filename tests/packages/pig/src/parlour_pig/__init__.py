"""Pig: roll as long as you dare."""

from parlour.core.game import Game, Types
from parlour_pig import house, rules
from parlour_pig.bots import steady, timid
from parlour_pig.model import NewsItem, Options, Play, Refusal, Rolled, State, View
from parlour_pig.view import imagine, view

GAME: Game[Options, State, Play, Rolled, NewsItem, View] = Game(
    name="pig",
    rules=1,
    types=Types(options=Options, play=Play, draw=Rolled, news=NewsItem, view=View),
    refusals=Refusal,
    bots={"timid": timid, "steady": steady},
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
