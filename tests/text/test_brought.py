"""A package that brings a game by entry point brings its words and how it is told."""

import subprocess
import sys
from pathlib import Path

from tests.installed import install

GAME = (Path(__file__).parents[1] / "games" / "high_die" / "__init__.py").read_text("utf-8")
WORDS = """high-die-news-decided = { $name } has decided.
high-die-news-decided-you = You have decided.
"""
TOLD = """def board(lang, view, names):
    return ", ".join(names)
"""
CODE = """
from high_die import Decided
from parlour.games import GAMES
from parlour.text import say
from parlour.text.tell import Teller, board

game, names, item = GAMES["high-die"], ("Anna", "Béla"), Decided(seat=1)
for seat in (None, 1):
    print(*Teller(game, "fr", names, seat=seat).tell(item))
print(board(game, "fr", None, names))
print(say("fr", "refused-game-over"))
"""


def test_its_words_are_found_and_a_missing_language_is_english(tmp_path: Path) -> None:
    files = {"__init__.py": GAME, "words/__init__.py": "", "words/en.ftl": WORDS}
    environ = install(tmp_path, "high-die", files | {"words/told.py": TOLD})
    ran = subprocess.run(
        [sys.executable, "-c", CODE], env=environ, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [
        "Béla has decided.",
        "You have decided.",
        "Anna, Béla",
        "Cette partie est terminée.",
    ]
