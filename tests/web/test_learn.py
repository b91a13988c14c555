"""A new user learns each game, and then plays it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import ViewportSize, expect

from parlour.games import GAMES
from parlour.lessons.lesson import lessons_of, read, shown
from tests.web.conftest import DESK, PHONE, Open
from tests.web.learner import ByKeys, Learner

LESSONS = [(game, name) for game in GAMES for name in lessons_of(game)]
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    DESK,
)


def lesson_of(game: str, name: str = "lesson") -> dict[str, Any]:
    made: dict[str, Any] = json.decode(json.encode(shown(read(lessons_of(game)[name]))))
    return made


TITLES = {
    "kniffel": "Kniffel",
    "pokino": "Pokino",
    "cartino": "Cartino",
    "poker_champ": "Poker Champ",
}


@pytest.mark.parametrize("game", TITLES)
def test_a_new_user_finishes_the_lesson_and_starts_a_real_game(visit: Open, game: str) -> None:
    guest = visit("", PHONE)
    page = guest.page
    page.goto("/")
    card = page.get_by_role("article", name=TITLES[game])
    card.get_by_role("link", name="Learn in two minutes").click()
    learner = Learner(page, lesson_of(game))
    for step in learner.steps[:-1]:
        learner.reach(step)
        learner.do(step)
    learner.reach(learner.steps[-1])
    page.get_by_role("button", name="Play a real game").click()
    expect(page.locator(f".table[data-game={game}] header").get_by_role("list")).to_be_visible()
    assert guest.complaints == []


@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_is_finished_by_keys_alone(visit: Open, game: str) -> None:
    """The words of a step are announced before the focus goes to what they are about."""
    guest = visit("", DESK)
    page = guest.page
    page.goto(f"/learn/{game}")
    learner = ByKeys(page, lesson_of(game))
    learner.reach(learner.steps[0])
    learner.settle()
    learner.listen()
    for step, after in pairwise(learner.steps):
        learner.do(step)
        learner.reach(after)
        learner.settle()
        heard = learner.heard()
        assert "words" in heard[-1], step["say"]
        assert all(part[0] == "words" for part in heard if "words" in part), step["say"]
    assert guest.complaints == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_thing_a_lesson_names_is_in_sight(visit: Open, game: str, name: str) -> None:
    page = visit("", PHONE).page
    page.goto(f"/learn/{game}/{name}")
    learner = Learner(page, lesson_of(game, name))
    hidden = []
    for step in learner.steps:
        learner.reach(step)
        for size in SIZES:
            page.set_viewport_size(size)
            found = learner.out_of_sight(step)
            hidden += [(step["say"], size["width"], found)] if found else []
        page.set_viewport_size(PHONE)
        if step is not learner.steps[-1]:
            learner.do(step)
    assert hidden == []


@pytest.mark.parametrize("name", lessons_of("poker_champ"))
def test_with_large_letters_nothing_lit_lies_under_the_foot(visit: Open, name: str) -> None:
    page = visit("", PHONE, locale="de").page
    page.goto(f"/learn/poker_champ/{name}")
    page.evaluate("document.documentElement.style.fontSize = '130%'")
    learner = Learner(page, lesson_of("poker_champ", name))
    for step in learner.steps:
        learner.reach(step)
        assert learner.out_of_sight(step) == [], step["say"]
        if step is not learner.steps[-1]:
            learner.do(step)


def test_a_puzzle_is_judged_by_the_coach(visit: Open) -> None:
    page = visit("", PHONE).page
    page.goto("/learn/poker_champ/puzzles")
    expect(page.locator(".strip .words")).to_contain_text("Puzzle 1 of 30")
    answer = page.locator(".strip .answer")
    page.locator("main [data-at='act:bet']").click()
    expect(answer).to_have_text("That gives away 2. There is something better.")
    page.locator("main [data-at='act:fold']").click()
    expect(answer).to_have_text("The best there is.")
    page.locator(".strip .next").click()
    expect(page.locator(".strip .words")).to_contain_text("Puzzle 2 of 30")
