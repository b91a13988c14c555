"""A learner of one's own: trained by the notebook, served as a bot, played in Chromium."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.study.test_notebooks import NOTEBOOKS
from tests.web.conftest import PHONE, Open, serving
from tests.web.test_poker_champ import play_until, set_option


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with what the notebook has left behind."""
    folder = tmp_path_factory.mktemp("learned")
    notebook = NOTEBOOKS / "training_a_learner.py"
    subprocess.run([sys.executable, notebook], cwd=folder, check=True, capture_output=True)
    bot = ("--bot", f"poker_champ={folder}/learned.py:learned")
    with serving(folder / "house", os.environ, more=bot) as address:
        yield address


def test_a_trained_learner_plays_a_whole_game(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table("Poker Champ")
    set_option(anna, "Pause", "0 seconds")
    anna.add_bot("learned")
    anna.press("Start the game")
    play_until(lambda: anna.result.is_visible(), anna)
    expect(anna.result).to_be_visible()
    anna.shoot("learned-result-phone")
    assert anna.complaints == []
