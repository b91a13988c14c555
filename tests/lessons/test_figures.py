"""Pictures in the rules stand beside the passage they show, in every language."""

import re

import pytest

from parlour.art.gallery import pictures_of
from parlour.games import GAMES
from parlour.text import languages, say

PASSAGE = re.compile(r"\n\s*\n|\n(?=- )")


def passages(lang: str, game: str, chapter: str) -> int:
    """A paragraph is one, and so is an item of a list."""
    return len(PASSAGE.split(say(lang, f"{game}-rules-{chapter}").strip()))


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_stands_beside_its_passage(game: str) -> None:
    start = f"rule-{game}-"
    places = [name.removeprefix(start) for name in pictures_of(game) if name.startswith(start)]
    for place in places:
        chapter, passage = place.split("-")
        counts = {lang: passages(lang, game, chapter) for lang in languages()}
        assert len(set(counts.values())) == 1, (place, counts)
        assert int(passage) <= counts["en"], place


def test_every_prize_every_back_and_every_box_has_one() -> None:
    counts = {"kniffel": 8, "pokino": 6, "poker_champ": 13, "cartino": 2}
    for game, count in counts.items():
        assert sum(name.startswith("rule-") for name in pictures_of(game)) == count
