"""Why something cannot be played: found for every game, in the words of its refusals."""

import pytest

from parlour.core import log as logs
from parlour.games import GAMES
from parlour.lessons.lesson import lessons_of, read
from parlour.text.impossible import impossible


@pytest.mark.parametrize(
    ("game", "say", "codes"),
    [
        ("kniffel", "start", {"roll-first"}),
        ("kniffel", "more", {"no-rolls-left"}),
        ("cartino", "suit", {"one-suit", "not-in-hand"}),
        ("poker_champ", "early", {"must-ante"}),
        ("pokino", "wrong", {"not-complete", "not-called"}),
    ],
)
def test_the_reason_is_found_without_the_play(game: str, say: str, codes: set[str]) -> None:
    lesson = read(lessons_of(game)["lesson"])
    step = next(step for step in lesson.steps if step.say == say)
    frame = list(logs.frames(lesson.log, GAMES, lesson.seat))[step.frame]
    found = impossible(lesson.game, frame.view, lesson.seat, frame.legal)
    assert codes <= {one.code for one in found}
    assert all(one.chapter for one in found)
    assert not [one for one in found if one.play in frame.legal]
