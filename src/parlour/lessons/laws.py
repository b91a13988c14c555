"""The laws of lessons: what is wrong with one, each as a law and the step that breaks it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import to_builtins

from parlour.core import log as logs
from parlour.core.game import Illegal
from parlour.core.table import AnyTable, Move
from parlour.games import GAMES
from parlour.lessons.lesson import Lesson, Step
from parlour.study.decisions import cost_of
from parlour.text import catalogue, languages, say

STEPS = range(3, 13)
FIRST_STEPS = range(8, 13)
"""How many a game's first lesson has."""
MOST_WORDS = 25
MOST_CHARACTERS = 150
MOST_TALK = 2
"""So many steps in a row may pass without anything to do."""
MOST_COST = 0.5
"""What a play that is asked for may give away by the coach."""
MOST_COST_MADE = 1.0
"""What one may give away that is made for the learner."""
MOST_SECONDS = 180
WORDS_A_SECOND = 200 / 60
PAUSE = 4
"""Seconds for which the others are watched before the words of a step."""


class Law(StrEnum):
    STEPS = "steps"
    ACTS = "acts"
    TALK = "talk"
    MISTAKES = "mistakes"
    NOT_LEGAL = "not-legal"
    NOT_REFUSED = "not-refused"
    NO_WORDS = "no-words"
    TOO_LONG = "too-long"
    TIME = "time"
    COACH = "coach"


class Broken(NamedTuple):
    law: Law
    about: str
    """The step, the language or the number that breaks it."""


def broken(lesson: Lesson, *, first: bool) -> Iterator[Broken]:
    """All laws that a lesson breaks. A log that cannot have been played raises `Damaged`."""
    yield from shape(lesson.steps, first=first)
    for step in lesson.steps:
        yield from wordy(lesson.game.name, step)
    yield from slow(lesson)
    yield from played(lesson)


def acts(step: Step) -> bool:
    return step.asked is not None or step.mistake is not None


def shape(steps: Sequence[Step], *, first: bool) -> Iterator[Broken]:
    if len(steps) not in (FIRST_STEPS if first else STEPS):
        yield Broken(Law.STEPS, str(len(steps)))
    if 2 * sum(map(acts, steps)) < len(steps):
        yield Broken(Law.ACTS, str(sum(map(acts, steps))))
    if first and sum(step.mistake is not None for step in steps) != 1:
        yield Broken(Law.MISTAKES, str(sum(step.mistake is not None for step in steps)))
    for doing, run in groupby(steps, acts):
        said = [step.say for step in run]
        if not doing and len(said) > MOST_TALK:
            yield Broken(Law.TALK, said[-1])


def wordy(game: str, step: Step) -> Iterator[Broken]:
    message = f"{game}-lesson-{step.say}"
    for lang in languages():
        text = say(lang, message)
        if not catalogue(lang).has_message(message):
            yield Broken(Law.NO_WORDS, f"{step.say} ({lang})")
        elif len(text.split()) > MOST_WORDS or len(text) > MOST_CHARACTERS:
            yield Broken(Law.TOO_LONG, f"{step.say} ({lang})")


def slow(lesson: Lesson) -> Iterator[Broken]:
    """What it takes at most to read, to watch, and to press at a second a press."""
    done = sum(PAUSE + presses(step) for step in lesson.steps)
    for lang in languages():
        said = " ".join(say(lang, f"{lesson.game.name}-lesson-{step.say}") for step in lesson.steps)
        seconds = done + len(said.split()) / WORDS_A_SECOND
        if seconds >= MOST_SECONDS:
            yield Broken(Law.TIME, f"{seconds:.0f} ({lang})")


def presses(step: Step) -> int:
    """At most: one for each thing that a play names, or the one on the button."""
    tried = 0 if step.mistake is None else leaves(to_builtins(step.mistake))
    return tried + (1 if step.asked is None else leaves(to_builtins(step.asked)))


def leaves(value: Any) -> int:
    match value:
        case dict():
            return sum(map(leaves, value.values()))
        case list() | tuple():
            return sum(map(leaves, value))
    return 1


def played(lesson: Lesson) -> Iterator[Broken]:
    """Play the lesson and look at what it asks for, refuses and makes; not at what was played
    before it begins."""
    table = logs.lay(lesson.log, GAMES, logs.NO_CHANCE)
    begins = lesson.steps[0].frame if lesson.steps else 0
    after = 0
    for move in logs.steps(lesson.log, table):
        here = [step for step in lesson.steps if step.frame == after]
        yield from mistaken(table, lesson.seat, here)
        if move.seat == lesson.seat and after >= begins:
            asked = here[-1] if here and here[-1].asked is not None else None
            yield from judged(table, move, asked)
        after += 1
    yield from mistaken(table, lesson.seat, [one for one in lesson.steps if one.frame == after])


def mistaken(table: AnyTable, seat: int, steps: Sequence[Step]) -> Iterator[Broken]:
    for step in steps:
        if step.mistake is not None and refusal(table, seat, step.mistake) != step.code:
            yield Broken(Law.NOT_REFUSED, step.say)


def refusal(table: AnyTable, seat: int, play: Any) -> str | None:
    try:
        table.play(seat, play, 0)
    except Illegal as illegal:
        return str(illegal.code)
    return None


def judged(table: AnyTable, move: Move[Any, Any], asked: Step | None) -> Iterator[Broken]:
    assert move.seat is not None
    about = str(len(table.moves)) if asked is None else asked.say
    if move.what not in table.game.legal(table.state, move.seat):
        yield Broken(Law.NOT_LEGAL, about)
    coach = table.game.coach
    if coach is None:
        return
    cost = cost_of(coach, table.view(move.seat), move.seat, move.what)
    if cost is not None and cost > (MOST_COST_MADE if asked is None else MOST_COST):
        yield Broken(Law.COACH, f"{about}: {cost:.2f}")
