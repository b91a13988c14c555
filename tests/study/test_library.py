"""`import parlour`: many games in a line, the same whatever plays them; mistakes are sentences."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import Raw

import parlour
from parlour.core import log
from parlour.games import GAMES
from parlour.study.bots import Player
from parlour.study.stats import counted, merged
from parlour.text import languages, say
from tests.games import high_die
from tests.study import players
from tests.study.players import any_play, first

QUICK: dict[str, Any] = {"seed": 3, "jobs": 1, "progress": False}
MINE = f"{players.FILE}:any_play"


def test_importing_it_imports_nothing_else() -> None:
    code = "import sys, parlour; sys.exit(len({*sys.modules} & {'numpy', 'msgspec'}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_it_offers_is_listed_and_nothing_else_is_there() -> None:
    assert {"simulate", "tournament", "logs", "learn", "GAMES"} <= {*dir(parlour)}
    assert parlour.GAMES is GAMES
    with pytest.raises(AttributeError, match="no attribute 'solve'"):
        getattr(parlour, "sol" + "ve")


def test_a_function_plays_against_a_level() -> None:
    result = parlour.simulate("kniffel", [any_play, "beginner"], games=30, **QUICK)
    assert result.names == ("any_play", "beginner")
    assert result.games == 30
    assert result.wins[0] < 0.2 < result.wins[1]
    assert sum(result.wins) == pytest.approx(1.0)
    low, high = result.means[1].interval
    assert low < result.means[1] < high
    assert result.lead(1, 0) == pytest.approx(result.means[1] - result.means[0])
    assert -1 <= result.correlation(0, 1) <= 1
    assert sum(result.histogram(0).values()) == 30
    assert "any_play" in repr(result)
    assert "±" in repr(result)


def test_columns_have_one_row_a_player_of_a_game() -> None:
    result = parlour.simulate("kniffel", [any_play, first], games=7, **QUICK)
    columns = result.columns()
    assert {name: len(column) for name, column in columns.items()} == dict.fromkeys(
        ("game", "player", "seat", "score", "win"), 14
    )
    mine = columns["score"][columns["player"] == "first"]
    assert mine.mean() == result.means[1]
    assert np.array_equal(columns["win"].reshape(7, 2).sum(axis=1), np.ones(7))


def test_rows_that_were_not_kept() -> None:
    result = parlour.simulate("kniffel", [first], games=2, rows=False, **QUICK)
    with pytest.raises(LookupError, match="rows=True"):
        result.columns()


@pytest.mark.parametrize("bot", [any_play, MINE, "tests.study.players:any_play"])
def test_the_same_seed_gives_the_same_on_one_core_and_two(bot: Any) -> None:
    one = parlour.simulate("kniffel", [bot, "beginner"], games=21, seed=5, jobs=1)
    two = parlour.simulate("kniffel", [bot, "beginner"], games=21, seed=5, jobs=2)
    assert one.part == two.part
    assert one.rows == two.rows


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a function must travel")
def test_even_a_lambda_plays_in_several_processes() -> None:
    result = parlour.simulate("kniffel", [lambda frame, rng: frame.legal[-1]], games=4, jobs=2)
    assert result.names == ("<lambda>",)


def test_a_game_of_ones_own() -> None:
    result = parlour.simulate(high_die.GAME, ["careful", first], games=20, **QUICK)
    assert result.games == 20


def test_parts_merge_exactly_in_any_order() -> None:
    games = [[(k * 7 % 5, k * 3 % 4, k % 3)] for k in range(60)]
    whole = counted(games, 3)
    some, rest, last = counted(games[:10], 3), counted(games[10:45], 3), counted(games[45:], 3)
    assert merged(merged(some, rest), last) == merged(last, merged(rest, some)) == whole


def test_games_tables_results_and_estimates_travel() -> None:
    result = parlour.simulate("kniffel", [first], games=3, **QUICK)
    again = pickle.loads(pickle.dumps(result))
    assert again.part == result.part
    assert (again.wins[0], again.wins[0].error) == (result.wins[0], result.wins[0].error)
    assert {pickle.loads(pickle.dumps(game)).name for game in GAMES.values()} == {*GAMES}


def test_whoever_always_wins_is_not_beyond_doubt() -> None:
    """By the rule of three: 20 of 20 may still be 17 of 20."""
    result = parlour.simulate("kniffel", [first, "steady"], games=20, **QUICK)
    assert result.wins[1] == 1.0
    assert result.wins[1].interval[0] == pytest.approx(0.85)


def test_a_bot_that_goes_in_circles() -> None:
    """It lays a pawn, takes it back, lays it again."""
    with pytest.raises(parlour.Misuse, match="goes in circles"):
        parlour.simulate("cartino", [players.circles] * 2, games=1, **QUICK)


# Tournaments


def test_a_tournament_gives_everybody_every_seat() -> None:
    entrants: dict[str, Player] = {"mine": any_play, "theirs": "beginner"}
    found = parlour.tournament("kniffel", entrants, games=20, **QUICK)
    assert found.order == ("theirs", "mine")
    assert found.games == 20
    assert found.lead("theirs", "mine") > 0
    low, high = found.wins["theirs"].interval
    assert low < found.wins["theirs"] < high
    assert repr(found).splitlines()[1].split()[0] == "theirs"


def test_equals_share_a_tournament() -> None:
    """The same bot in all seatings of a deal that takes no chances: no doubt, no difference."""
    found = parlour.tournament("kniffel", {"a": first, "b": first}, games=10, **QUICK)
    assert found.wins["a"] == pytest.approx(0.5)
    assert found.lead("a", "b") == pytest.approx(0.0)


def test_more_players_than_seats_meet_in_groups() -> None:
    entrants = dict.fromkeys(("a", "b", "c"), first)
    found = parlour.tournament("kniffel", entrants, games=2, seats=2, **QUICK)
    assert [table.names for table in found.tables] == [("a", "b"), ("a", "c"), ("b", "c")]


# Logs


def test_every_game_is_written_and_read_as_columns(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "logs"
    made = parlour.simulate("kniffel", [first, "beginner"], games=3, save_logs=folder, **QUICK)
    assert len(list(folder.iterdir())) == 3
    moves = parlour.logs.columns(folder)
    assert {len(column) for column in moves.values()} == {len(moves["move"])}
    assert {*moves["type"]} == {"StartRolled", "Roll", "Rolled", "Write"}
    assert {*moves["seat"]} == {-1, 0, 1}
    assert {*moves["player"][moves["seat"] == 1]} == {"beginner"}
    one = parlour.logs.columns(sorted(folder.iterdir())[0])
    assert len(one["move"]) == sum(moves["log"] == moves["log"][0])
    scores = parlour.logs.scores(sorted(folder.iterdir()))
    assert tuple(scores["score"][:2]) == made.rows[0]
    assert scores["win"].sum() == 3


def test_a_game_that_was_not_finished_has_no_score(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    head = log.Header(log.FORMAT, "kniffel", 1, Raw(b"{}"), ("Anna", "Béla"))
    file.write_bytes(log.write(head, ()))
    scores = parlour.logs.scores(file)
    assert np.isnan(scores["score"]).all()
    assert np.isnan(scores["win"]).all()


def test_logs_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "not.jsonl"
    file.write_text("hello\n")
    with pytest.raises(parlour.Misuse, match=r"not.jsonl, line 1: this is no log"):
        parlour.logs.columns(file)
    head = log.Header(log.FORMAT, "kniffel", 1, Raw(b"{}"), ("Anna", "Béla"))
    file.write_bytes(log.write(head, ()) + b'[0,{"type":"Roll","roll":0},0.0]\n')
    with pytest.raises(parlour.Misuse, match="line 2"):
        parlour.logs.scores(file)


# Going on, and workers that die


def test_what_was_played_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    some = parlour.simulate("kniffel", [MINE, "beginner"], games=8, resume=file, **QUICK)
    assert some.games == 8
    before = file.read_bytes()
    more = parlour.simulate("kniffel", [MINE, "beginner"], games=20, resume=file, **QUICK)
    at_once = parlour.simulate("kniffel", [MINE, "beginner"], games=20, **QUICK)
    assert more.part == at_once.part
    assert file.read_bytes() != before
    again = parlour.simulate("kniffel", [MINE, "beginner"], games=20, resume=file, **QUICK)
    assert again.part == at_once.part


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_that_is_killed_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(players.GIVEN_UP, str(tmp_path / "given up"))
    killed = parlour.simulate("kniffel", [players.dies_once], games=9, seed=2, jobs=2)
    again = parlour.simulate("kniffel", [players.dies_once], games=9, seed=2, jobs=1)
    assert killed.part == again.part


# What is asked for wrongly

MISUSES: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "game": ({"game": "chess"}, "cli-no-such-game", {"game": "chess", "games": ", ".join(GAMES)}),
    "level": (
        {"bots": ["genius"]},
        "cli-no-such-bot",
        {"game": "Kniffel", "bot": "genius", "bots": ", ".join(GAMES["kniffel"].bots)},
    ),
    "bot": ({"bots": [7]}, "study-bot-no-function", {"bot": "7"}),
    "file": ({"bots": ["no.py:mine"]}, "study-bot-no-home", {"home": "no.py"}),
    "module": ({"bots": ["no.where:mine"]}, "study-bot-no-home", {"home": "no.where"}),
    "function": (
        {"bots": [f"{players.FILE}:genius"]},
        "study-bot-not-there",
        {"home": str(players.FILE), "bot": "genius"},
    ),
    "no function": (
        {"bots": [f"{players.FILE}:no_function"]},
        "study-bot-not-there",
        {"home": str(players.FILE), "bot": "no_function"},
    ),
    "fails": (
        {"bots": [players.fails]},
        "study-bot-fails",
        {"bot": "fails", "error": "LookupError: no idea"},
    ),
    "fails elsewhere": (
        {"bots": [players.fails], "jobs": 2},
        "study-bot-fails",
        {"bot": "fails", "error": "LookupError: no idea"},
    ),
    "cheats": (
        {"bots": [players.cheats]},
        "study-bot-not-legal",
        {"bot": "cheats", "play": "'all the points'"},
    ),
    "ends": (
        {"bots": [players.ends]},
        "study-bot-fails",
        {"bot": "ends", "error": "SystemExit: 3"},
    ),
    "at no time": (
        {"bots": [players.at_no_time]},
        "study-bot-not-after",
        {"bot": "at_no_time", "after": "nan"},
    ),
    "before now": (
        {"bots": [players.before_now]},
        "study-bot-not-after",
        {"bot": "before_now", "after": "-1.0"},
    ),
    "soon": ({"bots": [players.soon]}, "study-bot-not-after", {"bot": "soon", "after": "'soon'"}),
    "waits": ({"bots": [players.waits]}, "study-bot-waits", {"bot": "waits"}),
    "dies": ({"bots": [players.dies], "jobs": 2}, "study-workers-die", {}),
    "games": ({"games": 0}, "study-bad-games", {"games": "0"}),
    "half a game": ({"games": 1.5}, "study-bad-games", {"games": "1.5"}),
    "seed": ({"seed": "seven"}, "study-bad-seed", {"seed": "'seven'"}),
    "a long seed": ({"seed": 10**20}, "study-bad-seed", {"seed": str(10**20)}),
    "no options": ({"options": 7}, "study-bad-options", {"error": "7"}),
    "place": (
        {"on": "the moon"},
        "study-no-such-place",
        {"place": "the moon", "places": "local, dask, ray"},
    ),
    "nobody": (
        {"bots": []},
        "cli-wrong-seats",
        {"game": "Kniffel", "fewest": 1, "most": 8, "seats": 0},
    ),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", MISUSES)
def test_misuse_is_a_sentence(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", lang)
    wrong, message, about = MISUSES[name]
    usual: dict[str, Any] = {"game": "kniffel", "bots": [first], "games": 2, **QUICK}
    with pytest.raises(parlour.Misuse) as told:
        parlour.simulate(**{**usual, **wrong})
    assert str(told.value) == say(lang, message, **about)


@pytest.mark.parametrize(
    ("options", "says"), [({"preset": "chess"}, "preset"), ({"colour": "red"}, "colour")]
)
def test_options_that_the_game_does_not_take(options: dict[str, str], says: str) -> None:
    with pytest.raises(parlour.Misuse, match=says):
        parlour.simulate("kniffel", [first], options=options, **QUICK)


def test_options_that_do_not_go_together() -> None:
    with pytest.raises(parlour.Misuse) as told:
        parlour.simulate("kniffel", [first], options={"preset": "yatzy", "joker": "free"}, **QUICK)
    assert str(told.value) == say("en", "refused-options-do-not-fit")


def test_a_file_to_go_on_from_that_is_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("[]")
    with pytest.raises(parlour.Misuse, match="holds no games"):
        parlour.simulate("kniffel", [first], games=1, resume=file, **QUICK)
    file.unlink()
    parlour.simulate("kniffel", [first], games=5, resume=file, **QUICK)
    with pytest.raises(parlour.Misuse, match="another seed"):
        parlour.simulate("kniffel", [any_play], games=5, resume=file, **QUICK)
    with pytest.raises(parlour.Misuse, match="already has 5 games"):
        parlour.simulate("kniffel", [first], games=4, resume=file, **QUICK)


def test_a_tournament_of_one() -> None:
    with pytest.raises(parlour.Misuse, match="at least two players"):
        parlour.tournament("kniffel", {"mine": first}, games=1, **QUICK)
