"""Kniffel in words: every item of its news, and the names on its sheets."""

from typing import get_args

import pytest

from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import (
    Begins,
    BonusEarned,
    Box,
    DiceFell,
    GameEnded,
    NewsItem,
    Options,
    Preset,
    Roll,
    Rolled,
    StartRolled,
    ThrewForStart,
    WentAway,
    Wrote,
)
from parlour.games.kniffel.words.told import drawn, offered
from parlour.text.tell import Teller

NAMES = ("Anna", "Béla")
FIVES = (5, 5, 5, 5, 5)

TOLD: list[tuple[NewsItem, list[str]]] = [
    (ThrewForStart(seat=1, dice=(1, 2, 3, 4, 6)), ["Béla throws 1-2-3-4-6 for the start: 16."]),
    (Begins(seat=0, game=1), ["Anna begins."]),
    (Begins(seat=1, game=3), ["Game 3: Béla begins."]),
    (DiceFell(seat=0, roll=2, kept=(6,), dice=(1, 2, 2, 5, 6)), ["Anna, roll 2: 1-2-2-5-6."]),
    (
        Wrote(seat=0, box=Box.ONES, points=1, extra=0, dice=(1, 2, 3, 4, 6)),
        ["Anna writes 1 point: Ones."],
    ),
    (
        Wrote(seat=0, box=Box.FULL_HOUSE, points=0, extra=0, dice=(1, 2, 3, 4, 6)),
        ["Anna writes a zero: Full house."],
    ),
    (
        Wrote(seat=1, box=Box.LARGE_STRAIGHT, points=40, extra=100, dice=FIVES),
        [
            "Béla writes 40 points: Large straight.",
            "A further Kniffel: 100 extra points for Béla.",
        ],
    ),
    (
        Wrote(seat=1, box=Box.KNIFFEL, points=0, extra=0, dice=(), clock=True),
        ["Time is up. The clock writes 0 points for Béla: Kniffel."],
    ),
    (BonusEarned(seat=0, points=35), ["Anna earns the bonus of 35 points."]),
    (GameEnded(game=1, totals=(1, 2)), ["Game 1 is over."]),
    (WentAway(seat=1), ["Béla has left; zeros fill the open boxes."]),
]


@pytest.mark.parametrize(("item", "sentences"), TOLD)
def test_kniffel(item: NewsItem, sentences: list[str]) -> None:
    assert list(Teller(GAME, "en", NAMES, Options()).tell(item)) == sentences


def test_every_kind_of_news_has_its_example() -> None:
    assert {type(item) for item, _ in TOLD} == set(get_args(NewsItem))


def test_told_to_the_one_who_wrote() -> None:
    item = Wrote(seat=1, box=Box.LARGE_STRAIGHT, points=40, extra=100, dice=FIVES)
    assert Teller(GAME, "en", NAMES, seat=1).tell(item) == (
        "You write 40 points: Large straight.",
        "A further Kniffel: 100 extra points for you.",
    )


def test_the_last_box_of_the_nordic_sheet_is_called_yatzy() -> None:
    item = Wrote(seat=0, box=Box.KNIFFEL, points=50, extra=0, dice=FIVES)
    told = Teller(GAME, "en", NAMES, Options(preset=Preset.YATZY)).tell(item)
    assert told == ("Anna writes 50 points: Yatzy.",)


def test_dice_are_read_as_people_type_them() -> None:
    """All five, or those thrown again beside the kept ones; five each for the start."""
    start = GAME.view(GAME.start(Options(), 2), None)
    assert drawn(start, "StartRolled", [6, 5, 4, 3, 2, *FIVES]) == StartRolled(
        ((2, 3, 4, 5, 6), FIVES)
    )
    assert drawn(start, "StartRolled", [6, 5, 4, 3, 2]) is None, "one is missing"
    alone = GAME.start(Options(), 1)
    rolling, _ = GAME.apply(alone, 0, Roll(0))
    fell, _ = GAME.deal(rolling, Rolled((1, 3, 3, 5, 6)))
    again, _ = GAME.apply(fell, 0, Roll(1, (3, 3)))
    view = GAME.view(again, None)
    assert drawn(view, "Rolled", [6, 1, 5]) == Rolled((1, 3, 3, 5, 6))
    assert drawn(view, "Rolled", [6, 3, 1, 3, 5]) == Rolled((1, 3, 3, 5, 6))
    assert drawn(view, "Rolled", [6, 1]) is None
    assert drawn(view, "Rolled", [6, 1, 7]) is None
    assert offered(view, Rolled((1, 3, 3, 5, 6))) == {}
