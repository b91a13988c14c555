"""Each law can fail: a game that breaks it, and what the law says."""

from collections.abc import Callable
from dataclasses import replace as changed
from pickle import PicklingError
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.fair import Seeded
from parlour.core.game import Choice, Illegal, Leave
from parlour.core.log import Damaged
from parlour.games import GAMES
from tests.games import high_die
from tests.games.high_die import Decide, Fell, State, View
from tests.games.high_die.laws import LAWS
from tests.games.pokino.laws import LAWS as POKINO_LAWS
from tests.laws import laws
from tests.laws.cases import Case, play
from tests.laws.laws import Law, Promise
from tests.laws.outcomes import outcomes
from tests.laws.record import NEVER_AT_ONCE

GAME: Any = high_die.GAME
LUCK = Seeded(1)


def high_die_with(**parts: Any) -> Case:
    """High Die, with some functions of its record replaced."""
    return Case(changed(GAME, **parts), LAWS)


def broken(law: Law, case: Case) -> str:
    """What the law says to one of some games."""
    for number in range(30):
        played = play(case, case.plain, 3, number)
        try:
            law(case, played, Random(number))
        except (AssertionError, Illegal, Damaged) as fault:
            return str(fault)
    pytest.fail(f"{law.__name__} lets this game pass")


def unkept(promise: Promise, case: Case) -> str:
    with pytest.raises(AssertionError) as failed:
        promise(case)
    return str(failed.value)


# What players may do


def test_a_play_that_is_offered_and_refused() -> None:
    def legal(state: State, seat: int) -> Any:
        return (*GAME.legal(state, seat), Decide(True)) if state.falls == 0 else ()

    played = play(Case(GAME, LAWS), GAME.types.options(), 3, 1)
    with pytest.raises(AssertionError, match=r"Decide\(again=True\)"):
        laws.legality(high_die_with(legal=legal), played, Random(1))


def test_a_play_that_is_taken_and_not_offered() -> None:
    case = high_die_with(legal=lambda state, seat: GAME.legal(state, seat)[:1])
    played = play(Case(GAME, LAWS), GAME.types.options(), 3, 1)
    with pytest.raises(AssertionError, match="Decide"):
        laws.legality(case, played, Random(1))


def test_leaving_twice() -> None:
    def apply(state: State, seat: int, play: Any) -> Any:
        return (state, ()) if isinstance(play, Leave) else GAME.apply(state, seat, play)

    assert broken(laws.leaving, high_die_with(apply=apply))


def test_a_table_that_waits_for_those_who_have_left() -> None:
    def alarms(state: State) -> Any:
        return () if state.falls == 1 and not any(state.dice) else GAME.alarms(state)

    assert "None" in broken(laws.everyone_leaves, high_die_with(alarms=alarms))


def test_scores_before_the_end() -> None:
    def scores(state: State) -> Any:
        return state.dice if state.falls else None

    played = play(Case(GAME, LAWS), GAME.types.options(), 3, 1)
    with pytest.raises(AssertionError):
        laws.ending(high_die_with(scores=scores), played, Random(1))


def test_a_counter_that_is_lost() -> None:
    pokino: Any = GAMES["pokino"]

    def deal(state: Any, draw: Any) -> Any:
        """When a round begins, one counter rolls under the table."""
        after, news = pokino.deal(state, draw)
        cups = (after.cups[0] - 1, *after.cups[1:])
        return (replace(after, cups=cups) if len(after.called) == 1 else after), news

    case = Case(changed(pokino, deal=deal), POKINO_LAWS)
    assert "sum" in broken(laws.conservation, case)


# At the same time


def test_the_first_to_decide_is_favoured() -> None:
    def apply(state: State, seat: int, play: Any) -> Any:
        after, news = GAME.apply(state, seat, play)
        favoured = isinstance(play, Decide) and set(state.again) == {None}
        return (replace(after, dice=with_six(after, seat)) if favoured else after), news

    assert broken(laws.fair_window, high_die_with(apply=apply)).startswith("dice[")


def with_six(state: State, seat: int) -> tuple[int, ...]:
    return tuple(6 if owner == seat else die for owner, die in enumerate(state.dice))


def test_players_who_act_at_once_and_say_they_never_do() -> None:
    case = Case(GAME, changed(LAWS, window=NEVER_AT_ONCE))
    assert "seats [0, 1, 2] can act at once" in broken(laws.fair_window, case)


def test_a_window_that_never_opens() -> None:
    case = Case(GAME, changed(LAWS, window=lambda state, seat, play: False))
    assert "no two seats" in unkept(laws.open_window, case)


# Who sees what


def shows_all(state: State, seat: int | None) -> Any:
    return replace(GAME.view(state, seat), dice=state.dice)


def test_a_view_that_leaks_everything() -> None:
    def view(state: State, seat: int | None) -> State:
        return state

    case = high_die_with(view=view, imagine=lambda view, rng: view)
    assert "the view shows everything" in unkept(laws.hiding, case)


def test_an_open_game_that_hides_something() -> None:
    case = high_die_with(is_open=True)
    assert "does not show everything" in unkept(laws.hiding, case)
    assert broken(laws.openness, case).startswith("seat: None is not 0")


def test_a_view_that_tells_what_cannot_be_imagined() -> None:
    assert broken(laws.sight, high_die_with(imagine=another_die)).startswith("dice[")


def another_die(view: View, rng: Random) -> State:
    """Forgets one's own die."""
    state: State = GAME.imagine(view, rng)
    return replace(state, dice=tuple(die and rng.randint(1, 6) for die in state.dice))


def test_plays_that_tell_what_is_hidden() -> None:
    def legal(state: State, seat: int) -> Any:
        """Rolling again is offered only to players whose neighbour has a good die."""
        return GAME.legal(state, seat)[: 2 if state.dice[seat - 1] > 3 else 1]

    assert broken(laws.secrecy, high_die_with(legal=legal)).startswith("['legal'][1]")


# Logs


def test_a_draw_by_the_games_own_luck() -> None:
    def draw(state: State, due: Any, rng: Any) -> Any:
        return GAME.draw(state, due, LUCK)

    assert "log-wrong-draw" in broken(laws.verification, high_die_with(draw=draw))
    assert broken(laws.same_seed_same_game, high_die_with(draw=draw)).startswith("[0].what.dice[")


def test_a_rule_that_throws_dice() -> None:
    def apply(state: State, seat: int, play: Any) -> Any:
        after, news = GAME.apply(state, seat, play)
        dice = tuple(die and 1 + LUCK.below(6) for die in after.dice)
        return replace(after, dice=dice), news

    def deal(state: State, draw: Any) -> Any:
        return replace(state, dice=draw.dice, falls=state.falls + 1), ()

    assert broken(laws.exact_replay, high_die_with(apply=apply, deal=deal)).startswith("dice[")


def test_a_state_that_is_not_what_its_type_says() -> None:
    def deal(state: State, draw: Fell) -> Any:
        after, news = GAME.deal(state, draw)
        return replace(after, dice=[*after.dice]), news

    played = play(high_die_with(deal=deal), GAME.types.options(), 3, 1)
    with pytest.raises(AssertionError, match="dice: "):
        laws.round_trip(high_die_with(deal=deal), played, Random(1))


def test_a_bot_that_cannot_be_sent_away() -> None:
    case = high_die_with(bots={"local": lambda frame, rng: None})
    with pytest.raises((AttributeError, PicklingError), match="Can't pickle"):
        laws.pickling(case, play(case, case.plain, 3, 1), Random(1))


# Bots


def silent(frame: Any, rng: Random) -> None:
    """Never plays."""


def test_a_bot_that_never_plays() -> None:
    case = high_die_with(bots={"silent": silent})
    assert "silent waits for ever" in broken(laws.bots, case)
    assert "nobody can move" in unkept(laws.taking_part, case)


def test_a_bot_that_never_plays_where_the_house_goes_on() -> None:
    pokino: Any = GAMES["pokino"]
    case = Case(changed(pokino, bots={"silent": silent}), POKINO_LAWS)
    assert "nobody can move" in unkept(laws.taking_part, case)
    awake = changed(case, laws=changed(case.laws, quick={"rounds": 1}))
    assert "silent never plays" in unkept(laws.taking_part, awake)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (lambda frame, rng: Choice(Leave()), "wants Leave"),
        (lambda frame, rng: Choice(frame.legal[0], after=1e9), "sleeps"),
        (lambda frame, rng: Choice(frame.legal[0], after=-1.0), "sleeps"),
        (lambda frame, rng: Choice(frame.legal[0], after=LUCK.below(50)), "="),
    ],
)
def test_a_bot_that_wants_what_it_should_not(bot: Callable[..., Any], said: str) -> None:
    assert said in broken(laws.bots, high_die_with(bots={"odd": bot}))


# What the house may draw


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda listed: None, "reasonable list"),
        (lambda listed: listed[:-1], ""),
        (lambda listed: (*listed, listed[0]), "listed twice"),
        (lambda listed: ((listed[0][0], 2), *listed[1:]), ""),
        (lambda listed: ((listed[0][0], 0), *listed[1:]), ""),
        (lambda listed: (*listed, (Fell((9, 9, 9)), 1)), ""),
    ],
)
def test_a_list_of_draws_that_is_wrong(change: Callable[[Any], Any], said: str) -> None:
    case = high_die_with(outcomes=lambda state, due: change(GAME.outcomes(state, due)))
    assert said in broken(outcomes, case)
