"""The compiled game is the game of the rules, for every option it knows."""

import dataclasses
from itertools import product
from random import Random

import numpy as np
import pytest

from parlour.core.fair import Seeded
from parlour.core.game import Alarm, AnyGame
from parlour.exact.trouble import Trouble, Unsolvable
from parlour.games.pokino import GAME, house, rules
from parlour.games.pokino.calls import board_of
from parlour.games.pokino.kernel import kernel
from parlour.games.pokino.kernel.tables import BOARD, EACH, HEAD
from parlour.games.pokino.model import (
    Boards,
    Call,
    Draw,
    Due,
    FirstCard,
    Mark,
    Options,
    Phase,
    Play,
    State,
    Steal,
    Turned,
)
from tests.games.kernels import first_games, follow

numba = pytest.importorskip("numba")

KNOWN = [
    Options(steals=steals, quickest=quickest, grace=grace, debt=debt, stack=stack, rounds=2)
    for steals, quickest, grace, (debt, stack) in product(
        (True, False), (False, True), (0, 3), ((True, None), (False, 14))
    )
]


def asked(state: State, seat: int) -> tuple[Play, ...]:
    """What the kernel asks for: nobody rests or votes."""
    return tuple(p for p in rules.legal(state, seat) if isinstance(p, Mark | Call | Steal))


def later(state: State) -> tuple[Alarm[Due], ...]:
    """A table that has fallen asleep between two rounds goes on."""
    asleep = state.phase is Phase.BETWEEN and not state.awake
    return (Alarm(FirstCard(state.round)),) if asleep else house.alarms(state)


PLAYED: AnyGame = dataclasses.replace(GAME, legal=asked, alarms=later)


def loaded(state: State, due: Due, rng: Random) -> Draw:
    """A house that likes the cells in the middle and the corners of some board, so that prizes are
    completed at the same time and soon."""
    drawn = house.draw(state, due, Seeded(rng.getrandbits(32)))
    if not isinstance(drawn, Turned):
        return drawn
    wanted = [card for seat in range(2) for card in board_of(state, seat)[:: rng.choice([1, 4, 6])]]
    rest = [card for card in house.in_pack(state) if card in wanted]
    if rest and rng.random() < 0.7:
        return Turned(rng.choice(rest))
    return drawn


@pytest.mark.parametrize("options", KNOWN, ids=str)
def test_step_is_apply_under_a_loaded_house(options: Options) -> None:
    rng, ends = Random(str(options)), 0
    for seats in (2, 3, 5):
        begun = rules.start(options, seats)
        end = follow(PLAYED, kernel(options, seats), begun, loaded, rng, 250, haste=0.25)
        ends += GAME.scores(end) is not None
    assert ends


def silent(options: Options, seats: int, cards: int, rng: Random) -> State:
    """All mark what is called, and nobody says a word."""
    state = rules.start(options, seats)
    for _ in range(1 + cards):
        draw = house.draw(state, later(state)[0].what, Seeded(rng.getrandbits(32)))
        state = house.deal(state, draw)[0]
        for seat in range(seats):
            for play in [play for play in asked(state, seat) if isinstance(play, Mark)]:
                state = rules.apply(state, seat, play)[0]
    return state


@pytest.mark.parametrize("last", [False, True])
def test_calls_shares_and_thefts_all_come(last: bool) -> None:
    """Also on prizes that lay there fully marked when somebody called a later one."""
    options, seen = Options(rounds=1 if last else 2), set[str]()
    for seed in range(4):
        rng = Random(seed)
        state = silent(options, 4, 18, rng)
        for _ in range(12):
            state = follow(PLAYED, kernel(options, 4), state, loaded, rng, 1, haste=0.1)
            for prize in {claim.prize for claim in state.claims}:
                claims = [claim for claim in state.claims if claim.prize is prize]
                seen |= {"theft" if claim.by != claim.owner else "call" for claim in claims}
                seen |= {"share"} if len(claims) > 1 else set()
                seen |= {"outranked"} if any(claim.covered for claim in claims) else set()
    assert seen == {"call", "theft", "share", "outranked"}


def test_printed_boards_and_sets_of_ones_own() -> None:
    options = Options(printed=(7, 2, 5), set=77, rounds=1)
    tables = kernel(options, 3).begin(3, 1)
    at = [HEAD + seat * EACH + BOARD for seat in range(3)]
    assert tables.rows[:, at].tolist() == [[7, 2, 5]] * 3
    begun = rules.start(options, 3)
    follow(PLAYED, kernel(options, 3), begun, loaded, Random(1), 80, haste=0.3)


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(rounds=1, pace=None),
        Options(rounds=1, auto_mark=True),
        Options(rounds=1, auto_call=True),
        Options(rounds=1, fine=True),
        Options(rounds=1, boards=Boards.CHOSEN),
        Options(rounds=1, rulings=1),
    ],
)
def test_an_option_that_it_does_not_know_is_refused(options: Options) -> None:
    with pytest.raises(Unsolvable) as refused:
        kernel(options, 2)
    assert refused.value.code is Trouble.UNKNOWN_OPTION


def test_sessions_played_out_keep_their_counters() -> None:
    """Whatever is paid in is paid out; who marks and calls everything wins, and a thief more."""
    played = kernel(Options(rounds=3), 4)
    made = played.play(2_000, ["thief", "caller", "random", "random"], seed=1)
    assert made.points.sum() == pytest.approx(4 * 37)
    assert made.points[0] > made.points[1] > made.points[2]
    alike = played.play(4_000, ["caller"] * 4, seed=2)
    assert alike.points == pytest.approx(np.full(4, 37), abs=1)


def test_tables_come_to_an_end_by_lot() -> None:
    answers, rewards = first_games(kernel(Options(rounds=1), 3), 60, seed=1)
    assert answers.min() > 10
    assert np.allclose(rewards.sum(axis=1), 0, atol=1e-5)
