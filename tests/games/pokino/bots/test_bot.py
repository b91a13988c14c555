"""Pokino's bots: legal, steady in what they notice, and the sharper the better."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from parlour.core.fair import seeded
from parlour.core.game import Choice
from parlour.core.table import AnyTable
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import OURS
from parlour.games.pokino.model import Call, Finish, Mark, Options, Play, Steal, Turn
from parlour.study.simulate import play_out
from tests.games.pokino.loaded import CENTRE, MIDDLE, LoadedTable, elsewhere

BOTS = GAME.bots


def played(options: Options, names: Sequence[str], number: int) -> AnyTable:
    bots = [BOTS[name] for name in names]
    return play_out(GAME, options, bots, seeded(number), Random(number))


def choice(
    table: LoadedTable, seat: int, level: str = "sharp", rng: int = 1
) -> Choice[Play] | None:
    return BOTS[level](table.table.frame(seat, (), table.now), Random(rng))


def wanted(table: LoadedTable, seat: int) -> Choice[Play]:
    wish = choice(table, seat)
    assert wish is not None
    return wish


@pytest.mark.parametrize(
    "options",
    [
        Options(rounds=2),
        Options(rounds=2, pace=None),
        Options(rounds=2, fine=True, quickest=True),
        Options(rounds=2, auto_mark=True, auto_call=True, steals=False),
        Options(rounds=2, debt=False, stack=20),
    ],
)
def test_whole_sessions(options: Options) -> None:
    """`play_out` raises if a bot ever wants what is not allowed."""
    scores = GAME.scores(played(options, ("dreamy", "steady", "sharp"), 1).state)
    assert scores is not None
    assert sum(scores) == 3 * (options.stack or 50)


def test_bots_that_are_tired_end_the_session() -> None:
    table = played(Options(pace=2, pause=5), ("sharp", "sharp"), 3)
    assert table.state.round == 20


def test_the_same_seed_the_same_session() -> None:
    one, two, three = (
        played(Options(rounds=2), ("dreamy", "sharp"), number) for number in (5, 5, 6)
    )
    assert one.moves == two.moves
    assert one.moves != three.moves


def test_PK_P7_the_sharper_the_better() -> None:
    """12 sessions of 5 rounds: who is awake wins more, steals more and misses less."""
    told = Counter[tuple[str, str]]()
    for number in range(12):
        names = [("dreamy", "steady", "sharp"), ("sharp", "dreamy", "steady")][number % 2]
        table = played(Options(rounds=5), names, number)
        for name, player in zip(names, table.state.players, strict=True):
            told[name, "balance"] += player.balance
            told[name, "stolen"] += player.tally.stolen
            told[name, "missed"] += player.tally.missed
    assert told["sharp", "balance"] > told["dreamy", "balance"]
    assert told["steady", "balance"] > told["dreamy", "balance"]
    assert told["sharp", "stolen"] > told["dreamy", "stolen"]
    assert told["sharp", "missed"] < told["steady", "missed"] < told["dreamy", "missed"]


def test_PK_P7_being_asked_again_changes_nothing() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    first = wanted(table, 0)
    assert first.play == Mark(1, MIDDLE)
    table.mark_all(1, 2)
    assert choice(table, 0, rng=99) == first


def test_PK_P7_a_dreamer_overlooks_cards_and_finds_some_later() -> None:
    missed = found = 0
    for start in range(15):
        table = LoadedTable()
        table.turn(OURS[0][start])
        if choice(table, 0, "dreamy") is None:
            missed += 1
            for card in elsewhere(0)[:6]:
                table.turn(card)
                found += choice(table, 0, "dreamy") is not None
    assert missed > 0
    assert found > 0


def test_it_marks_then_calls() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    wish = wanted(table, 0)
    assert wish.play == Mark(1, MIDDLE)
    assert wish.after > 0
    table.play(0, wish.play)
    assert wanted(table, 0).play == Call(1, frozenset({CENTRE}))


def test_it_never_calls_falsely() -> None:
    table = LoadedTable(fine=True)
    table.turn(elsewhere(0)[0])
    assert choice(table, 0) is None


def test_it_steals_now_and_then() -> None:
    wishes = []
    for card in elsewhere(0, 1):
        table = LoadedTable()
        table.turn(MIDDLE, card)
        table.mark_all(1)
        wishes.append(getattr(choice(table, 1), "play", None))
    assert Steal(1, CENTRE, 0) in wishes
    assert None in wishes


def test_it_agrees_to_stop_and_never_begins_it() -> None:
    table = LoadedTable()
    assert choice(table, 0) is None
    table.play(1, Finish(1))
    assert wanted(table, 0).play == Finish(1)


def test_it_deals_by_hand() -> None:
    table = LoadedTable(pace=None)
    assert wanted(table, 0).play == Turn(1, 0)
    assert choice(table, 1) is None
    table.turn(elsewhere(0)[0])
    assert wanted(table, 0).play == Turn(1, 1)


def test_a_spectator_wants_nothing() -> None:
    table = LoadedTable()
    assert BOTS["sharp"](table.table.frame(None, (), 0.0), Random(1)) is None
