"""Every lesson of every game keeps the laws of lessons; a lesson that breaks one is told so."""

import pytest
from msgspec import json

from parlour.core.log import Damaged, Fault
from parlour.games import GAMES, PACKAGES, home
from parlour.lessons.laws import Broken, Law, broken, presses
from parlour.lessons.lesson import lessons_of, read, shown

LESSONS = [(game, name) for game in GAMES for name in lessons_of(game)]

KNIFFEL = lessons_of("kniffel")["lesson"]


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {game for game, _ in LESSONS} >= {"cartino", "kniffel", "poker_champ", "pokino"}
    assert set(PACKAGES) >= {game for game, _ in LESSONS}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_keeps_the_laws(game: str, name: str) -> None:
    assert list(broken(read(lessons_of(game)[name]), first=name == "lesson")) == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_lies_beside_its_game_and_shows_one_seat(game: str, name: str) -> None:
    lesson = shown(read(home(game).joinpath(f"{name}.jsonl").read_bytes()))
    assert lesson.game == game
    assert {frame.seat for frame in lesson.frames} == {lesson.seat}
    first = lesson.frames[0].seq
    assert [frame.seq - first for frame in lesson.frames] == list(range(len(lesson.frames)))
    assert all(step.frame < len(lesson.frames) for step in lesson.steps)


def changed(old: str, new: str) -> bytes:
    text = KNIFFEL.decode()
    assert old in text
    return text.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('{"say":"end"', '{"say":"end"}\n{"say":"end"', Broken(Law.STEPS, "13")),
        ("no-rolls-left", "not-those-dice", Broken(Law.NOT_REFUSED, "more")),
        ('"say":"keep"', '"say":"keeep"', Broken(Law.NO_WORDS, "keeep (en)")),
        (',"try":', ',"costs":[],"try":', None),
    ],
)
def test_a_broken_lesson_is_told_which_law(old: str, new: str, fault: Broken | None) -> None:
    found = list(broken(read(changed(old, new)), first=True))
    assert found == [] if fault is None else fault in found


def test_the_coach_must_agree() -> None:
    found = list(broken(read(changed('"box":"fives"', '"box":"chance"')), first=True))
    assert [one.law for one in found if one.about.startswith("write: ")] == [Law.COACH]


def test_a_play_that_is_not_legal_is_told() -> None:
    with pytest.raises(Damaged):
        list(broken(read(changed('"roll":1,"keep":[5,5]', '"roll":1,"keep":[6,6]')), first=True))


def test_it_takes_less_than_three_minutes_at_a_second_a_press() -> None:
    steps = read(KNIFFEL).steps
    assert presses(steps[0]) == 2, "it is a roll, and which"
    assert presses(steps[3]) == 7, "four dice are kept for a roll that is refused, then it goes on"
    text = KNIFFEL.decode().rstrip("\n") + "\n" + "\n".join(['{"say":"end"}'] * 15) + "\n"
    found = [one for one in broken(read(text.encode()), first=True) if one.law is Law.TIME]
    assert [one.about[-4:] for one in found] == ["(en)", "(fr)", "(hu)", "(de)", "(es)"]


def test_talk_and_acts_are_counted() -> None:
    talk = "\n".join(['{"say":"end"}'] * 13)
    text = KNIFFEL.decode().rstrip("\n") + "\n" + talk + "\n"
    laws = {one.law for one in broken(read(text.encode()), first=False)}
    assert {Law.STEPS, Law.ACTS, Law.TALK} <= laws


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        (b"", Fault.EMPTY, 0),
        (changed('{"say":"keep"', '{"sag":"keep"'), Fault.BAD_LINE, 6),
        (changed('"try":{"type":"Roll"', '"try":{"type":"Throw"'), Fault.BAD_LINE, 12),
        (changed('["","Ada"]', '["Eve","Ada"]'), Fault.NOT_A_LOG, 1),
        (changed('[null,{"type":"Rolled"', '[null,{"type":"Fallen"'), Fault.BAD_LINE, 5),
    ],
)
def test_a_damaged_lesson_says_the_line_and_why(text: bytes, fault: Fault, line: int) -> None:
    with pytest.raises(Damaged) as damaged:
        read(text)
    assert (damaged.value.fault, damaged.value.line) == (fault, line)


def test_what_is_shown_is_json() -> None:
    body = json.decode(json.encode(shown(read(KNIFFEL))))
    asked = [step["asked"] for step in body["steps"]]
    assert asked[0] == {"type": "Roll", "roll": 0, "keep": []}
    assert body["steps"][3]["mistake"] == {"type": "Roll", "roll": 3, "keep": [5, 5, 5, 5]}
    assert asked[3] is None
    assert body["steps"][-1]["frame"] == len(body["frames"]) - 1
