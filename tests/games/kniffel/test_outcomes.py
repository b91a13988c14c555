"""What the house may throw, with its weight."""

from parlour.core.game import AnyGame
from parlour.games.kniffel import GAME
from parlour.games.kniffel.house import alarms, outcomes
from parlour.games.kniffel.model import Options, Roll, Rolled, State, TimeUp
from tests.games.kniffel.loaded import dice, turn

game: AnyGame = GAME


def due(state: State) -> object:
    return alarms(state)[0].what


def test_two_dice_fall_in_21_ways_of_36() -> None:
    state, _ = game.apply(turn("6-6-6-3-1"), 0, Roll(1, dice("6-6-6")))
    listed = dict(game.outcomes(state, due(state)) or ())
    assert (len(listed), sum(listed.values())) == (21, 36)
    assert listed[Rolled(dice("6-6-6-6-6"))] == 1
    assert listed[Rolled(dice("6-6-6-1-2"))] == 2


def test_five_dice_fall_in_252_ways_of_7776() -> None:
    state, _ = game.apply(turn(), 0, Roll(0, ()))
    listed = dict(game.outcomes(state, due(state)) or ())
    assert (len(listed), sum(listed.values())) == (252, 7776)
    assert listed[Rolled(dice("1-2-3-4-5"))] == 120


def test_throws_for_the_start_are_too_many_to_list() -> None:
    state = game.start(Options(), 2)
    assert game.outcomes(state, due(state)) is None


def test_the_clock_has_one_outcome() -> None:
    state = turn("6-6-6-3-1", options=Options(patience=30))
    assert outcomes(state, alarms(state)[0].what) == ((TimeUp(), 1),)
