"""Going through all turns, the bots that do it, and the coach. The master has a file of its own."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core.fair import seeded
from parlour.core.game import Bot, Leave
from parlour.core.table import Table
from parlour.games.cartino import GAME
from parlour.games.cartino.bots import CartinoFrame
from parlour.games.cartino.coach import advise, cost_of, look_back
from parlour.games.cartino.layout import ORDER
from parlour.games.cartino.lookahead import best_of, judge, weigh
from parlour.games.cartino.master import best_turn
from parlour.games.cartino.model import (
    EndTurn,
    Lay,
    NewsItem,
    Options,
    Pass,
    Pawn,
    Play,
    State,
    TakeBack,
    View,
)
from parlour.games.cartino.turns import (
    Place,
    Turn,
    bonus,
    spot_of,
    start_of_turn,
    turns,
    turns_by_the_rules,
    turns_in,
)
from parlour.study.simulate import play_out
from tests.games.cartino.bots.positions import WAYS, CartinoTable, random_states
from tests.games.cartino.loaded import back, done, ended, half, pawns, place, position

BOTS = GAME.bots


def by_set(found: list[Turn]) -> dict[frozenset[Place], tuple[int, int]]:
    sets = {frozenset(turn.places): (turn.points, turn.taken) for turn in found}
    assert len(sets) == len(found), "a turn was found twice"
    return sets


@pytest.mark.parametrize(
    "options", [Options(), Options(replacing_scores=False), Options(replacing_later=True)]
)
def test_all_turns_are_found_each_in_its_best_order(options: Options) -> None:
    """The quick way and laying pawn after pawn by the rules agree on every set and its points."""
    compared = 0
    for state in random_states(options, 1):
        quick = list(turns(spot_of(GAME.view(state, state.seat))))
        assert by_set(quick) == by_set(list(turns_by_the_rules(state)))
        compared += len(quick)
    assert compared > 500


@pytest.mark.parametrize("later", [False, True])
def test_two_jokers_and_a_pawn_that_replaces_one_at_once(later: bool) -> None:
    options = Options(replacing_later=later)
    state = position("joker joker K♠ 8♠", "7♦", lying="A♠ up, Q♠ down", options=options)
    quick = list(turns(spot_of(GAME.view(state, 0))))
    assert by_set(quick) == by_set(list(turns_by_the_rules(state)))
    both = {(ORDER[pawn], where) for pawn, where in (place("joker as K♠ up"), place("K♠ up"))}
    assert any(both <= set(turn.places) for turn in quick) is not later


@pytest.mark.parametrize("options", WAYS)
def test_turns_are_played_as_told(options: Options) -> None:
    """Whatever the options, the turn can be laid in that order and earns just that."""
    rng = Random(5)
    for state in random_states(options, 2, games=3):
        found = turns_in(GAME.view(state, state.seat))
        assert bool(found) == any(isinstance(p, Lay) for p in GAME.legal(state, state.seat))
        for turn in rng.sample(found, min(3, len(found))):
            after = state
            for number, where in turn.places:
                play = Lay(after.turn, len(after.laid), tuple(Pawn)[number], where)
                after, _ = GAME.apply(after, after.seat, play)
            assert after.points[state.seat] - state.points[state.seat] == turn.points


def test_bonuses() -> None:
    for bag, wanted in (("", {1: 0, 4: 0, 5: 20}), ("7♦", {1: 0, 4: 0, 5: 10})):
        spot = spot_of(GAME.view(position("7♠ 8♠ 9♠ 10♠ J♠", bag=bag), 0))
        found = {len(turn.places): bonus(spot, turn) for turn in turns(spot)}
        assert {laid: found[laid] for laid in wanted} == wanted
    spot = spot_of(GAME.view(position("7♠ 8♠", bag=""), 0))
    assert {bonus(spot, turn) for turn in turns(spot) if turn.left == 0} == {10}


def test_start_of_turn() -> None:
    before = position("A♠ K♠ Q♠", lying="joker as Q♠ up")
    laid = done(before, "A♠ up", "Q♠ up")
    assert start_of_turn(GAME.view(laid, 0)) == GAME.view(before, 0)
    assert start_of_turn(GAME.view(before, 0)) == GAME.view(before, 0)


# The bots


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, options) for name in ("beginner", "greedy") for options in WAYS),
        *((name, options) for name in ("expert", "master") for options in (WAYS[0], WAYS[-1])),
    ],
)
def test_whole_games(name: str, options: Options) -> None:
    """`play_out` raises if a bot ever wants what is not allowed."""
    bots = [BOTS[name]] * 2
    table = play_out(GAME, options, bots, seeded(3), Random(3))
    assert sum(GAME.scores(table.state) or ()) > 150


def duel(names: tuple[str, str], number: int) -> dict[str, int]:
    table = play_out(GAME, Options(), [BOTS[n] for n in names], seeded(number), Random(number))
    return dict(zip(names, GAME.scores(table.state) or (), strict=True))


@pytest.mark.parametrize(("better", "worse", "games"), [("greedy", "beginner", 40)])
def test_better_bots_are_better(better: str, worse: str, games: int) -> None:
    """The same games from both sides; the ladder with its figures is in docs/cartino.md."""
    lead = 0
    for number in range(games):
        names = (better, worse) if number % 2 else (worse, better)
        scores = duel(names, number // 2)
        lead += scores[better] - scores[worse]
    assert lead > 5 * games


def test_greedy_takes_the_most_at_once() -> None:
    state = position("K♠ 8♠ A♣", "7♦", lying="A♠ up, 7♠ down")
    assert choice(BOTS["greedy"], frame_of(state)) == Lay(7, 0, *place("K♠ up"))
    after = done(state, "K♠ up")
    assert choice(BOTS["greedy"], frame_of(after)) == Lay(7, 1, *place("8♠ down"))


def test_a_stuck_bot_passes_and_one_that_takes_over_ends_the_turn() -> None:
    stuck = position("joker", "joker", lying="all", bag="")
    begun = done(position("K♠ 7♦", "8♠", lying="A♠ up"), "7♦ up")
    for bot in BOTS.values():
        assert choice(bot, frame_of(stuck)) == Pass(7)
        assert choice(bot, frame_of(begun)) == GAME.legal(begun, 0)[-1]
        assert choice(bot, frame_of(begun, seat=1)) is None


def choice(bot: Bot[View, Play, NewsItem], frame: CartinoFrame) -> Play | None:
    chosen = bot(frame, Random(1))
    return None if chosen is None else chosen.play


def frame_of(state: State, seat: int = 0) -> CartinoFrame:
    table: CartinoTable = Table(GAME, state.options, len(state.hands), seeded(1))
    table.state = state
    return table.frame(seat, (), 0.0)


def test_the_expert_does_not_leave_an_ace_open() -> None:
    """Isolated anyway: it lays the ten rather than the ace."""
    state = position("A♠ 10♥ 9♣ 7♦ J♦", "7♥ 8♥ 9♥ 10♦ J♣")
    view = GAME.view(state, 0)
    spot = spot_of(view)
    aces = [turn for turn in turns_in(view) if turn.places[0][1] == half("A♠ up")]
    tens = [turn for turn in turns_in(view) if turn.places[0][1] == half("10♥ up")]
    assert judge(spot, tens[0]) > judge(spot, aces[0])


def test_looking_ahead_sees_the_end() -> None:
    """With the bag empty, laying the last pawns ends the game before the other can go on."""
    state = position("7♠ 8♠", "A♥ A♦ K♥ K♦ Q♥", bag="", lying="A♠ up")
    view = GAME.view(state, 0)
    best = best_of(view, weigh(view, turns_in(view)), deals=4)
    assert len(best.places) == 2


# The coach


def test_the_coach_says_what_the_master_would_lay() -> None:
    state = position("A♠ K♠ Q♠ 7♦ 8♦", "7♥", lying="7♠ down")
    view = GAME.view(state, 0)
    advice, best = advise(view, 0), best_turn(view)
    assert advice.last is None
    assert advice.cost is None
    assert advice.best is not None
    assert best is not None
    assert [(ORDER[laying.pawn], laying.half) for laying in advice.best.laid] == [*best.places]
    assert (advice.best.bonus, advice.best.total) == (0, best.points)
    begun = done(state, "A♠ up", "K♠ up")
    assert advise(GAME.view(begun, 0), 0).so_far == 6
    for laying in advice.best.laid:
        state, _ = GAME.apply(state, 0, Lay(7, len(state.laid), laying.pawn, laying.half))
    assert advise(GAME.view(state, 0), 0) == replace(advice, so_far=best.points, cost=0.0)


def test_only_the_end_of_a_turn_gives_something_away() -> None:
    begun = done(position("A♠ K♠ Q♠ 7♦ 8♦", "7♥", lying="7♠ down"), "A♠ up")
    advice = advise(GAME.view(begun, 0), 0)
    costs = {type(play): cost_of(advice, play) for play in GAME.legal(begun, 0)}
    assert costs == {Lay: None, TakeBack: None, EndTurn: advice.cost}
    assert advice.cost is not None
    assert advice.cost > 0


def test_the_coach_knows_what_ending_the_turn_now_earns() -> None:
    five = done(position("7♠ 8♠ 9♠ 10♠ J♠", "7♦", bag=""), "7♠ up", "8♠ up", "9♠ up", "10♠ up")
    assert advise(GAME.view(five, 0), 0).so_far == 3
    assert advise(GAME.view(done(five, "J♠ up"), 0), 0).so_far == 3 + 10 + 10


def test_the_coach_has_nothing_for_who_must_pass() -> None:
    stuck = position("joker", "joker", lying="all", bag="")
    assert advise(GAME.view(stuck, 0), 0).best is None


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_missed_is_the_same_during_the_game_and_after(
    options: Options, seats: int
) -> None:
    """During the game it is found from what the seat sees; after it, from the log."""
    bots = [BOTS["beginner"]] * seats
    table = play_out(GAME, options, bots, seeded(8), Random(8))
    review = look_back(options, seats, table.moves, 1)
    assert review.seat == 1
    by_turn = {missed.turn: missed for missed in review.turns}
    assert len(by_turn) > 5
    assert all(missed.cost >= 0 for missed in review.turns)
    assert review.missed == round(sum(missed.cost for missed in review.turns), 1) > 0
    told = 0
    again = Table(GAME, options, seats, seeded(0))
    for move in table.moves:
        state = again.state
        if state.turn and state.seat == 1 and not state.laid and not state.owed:
            last = advise(GAME.view(state, 1), 1).last
            if last is not None:
                assert last == by_turn[last.turn]
                told += 1
        again.follow(move)
    assert told >= len(by_turn) - 2


def test_the_coach_is_silent_about_the_past_when_somebody_has_left() -> None:
    state = ended(position("A♠ K♠", "Q♠ 8♠", "7♦ 8♦"), "A♠ up", draws="7♥")
    state = ended(state, "Q♠ up", draws="7♣")
    state, _ = GAME.apply(state, 2, Leave())
    assert state.seat == 0
    assert advise(GAME.view(state, 0), 0).last is None


def test_taking_back_changes_no_advice() -> None:
    state = done(position("A♠ K♠ Q♠", "7♦"), "K♠ up")
    again, _ = GAME.apply(state, 0, back(state))
    assert advise(GAME.view(state, 0), 0).best == advise(GAME.view(again, 0), 0).best
    assert pawns("A♠ Q♠ K♠") == again.hands[0]
