"""Puzzles: thirty for each game whose decisions the coach weighs, and some from any log."""

import pytest

from parlour.core import log as logs
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.lessons.lesson import Lesson, Step, lessons_of, read
from parlour.lessons.puzzles import costs_of, made, parts, puzzles_of, renamed, shown
from parlour.text import languages

JUDGED = ("cartino", "kniffel", "poker_champ")


@pytest.mark.parametrize("game", JUDGED)
def test_thirty_puzzles_with_one_best_play_each(game: str) -> None:
    found = shown(game, puzzles_of(game)).puzzles
    assert len(found) == 30
    for puzzle in found:
        costs = sorted(cost for cost in puzzle.costs if cost is not None)
        assert len(puzzle.costs) == len(puzzle.frame.legal)
        assert costs[0] == 0 < costs[1]
        assert set(puzzle.best) == set(languages())


def table_at(lesson: Lesson, step: Step) -> AnyTable:
    table = logs.lay(lesson.log, GAMES, logs.NO_CHANCE)
    for move in lesson.log.moves[: step.frame]:
        table.follow(move)
    return table


@pytest.mark.parametrize("game", JUDGED)
def test_the_coach_still_judges_as_it_did(game: str) -> None:
    lesson = next(parts(puzzles_of(game)))
    for step in lesson.steps[:2]:
        table = table_at(lesson, step)
        assert costs_of(table.game, table.state, lesson.seat) == list(step.costs or ())


def test_the_dearest_decisions_of_a_log_again() -> None:
    lesson = next(parts(puzzles_of("kniffel")))
    again = list(parts(made(lesson.log, GAMES, lesson.seat, 2)))
    assert [len(one.steps) for one in again] == [2]
    assert {step.frame for step in again[0].steps} <= {step.frame for step in lesson.steps}


def test_a_game_without_weighed_decisions_gives_none() -> None:
    log = read(lessons_of("pokino")["lesson"]).log
    assert made(log, GAMES, 0) == b""


def test_the_one_who_puzzles_has_no_name() -> None:
    assert renamed(("Eve", "", "Zoë"), 0) == ("", "Béla", "Zoë")
