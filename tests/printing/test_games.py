"""What each box holds: pages, sizes, words in five languages, true counts."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.cartino.layout import WHOLE_SET
from parlour.games.kniffel.model import Preset
from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.kit.french import Card
from parlour.printing.deck import Deck, grid_of, spots
from parlour.printing.page import Picture
from parlour.printing.sheets import Paper
from parlour.printing.wish import Backs, Size, Wish
from parlour.text import languages, say
from tests.printing.paper import paper

PAGES = {
    ("cartino", "board"): 2,
    ("cartino", "pawns"): 3,
    ("cartino", "track"): 1,
    ("cartino", "chips"): 1,
    ("poker_champ", "cards"): 13,
    ("poker_champ", "board"): 2,
    ("poker_champ", "chips"): 1,
    ("poker_champ", "awards"): 1,
    ("poker_champ", "information"): 1,
    ("kniffel", "pad"): 1,
    ("kniffel", "strategy"): 1,
}


@pytest.mark.parametrize(("game", "thing"), PAGES)
def test_pages_and_sizes(game: str, thing: str) -> None:
    for kind, size in ((Paper.A4, {210.0, 297.0}), (Paper.LETTER, {215.9, 279.4})):
        made = paper(game, thing, Wish(paper=kind))
        assert len(made) == PAGES[game, thing]
        assert {*made.size(0)} == size


def pictures(game: str, thing: str, wish: Wish) -> list[Picture]:
    pages = paper(game, thing, wish).made.pages
    return [item for page in pages for item in page.items if isinstance(item, Picture)]


# Cartino


@pytest.mark.parametrize("size", Size)
def test_cartino_has_64_pawns_two_jokers_and_two_spares(size: Size) -> None:
    fronts = [item for item in pictures("cartino", "pawns", Wish(size=size)) if item.alt]
    assert len(fronts) == len(WHOLE_SET) == 66
    assert set(Counter(item.alt for item in fronts).values()) == {2}
    assert len(pictures("cartino", "pawns", Wish(size=size))) == 2 * (66 + 2)


@pytest.mark.parametrize("size", Size)
def test_cartinos_board_has_64_halves(size: Size) -> None:
    shown = Counter(item.alt for item in pictures("cartino", "board", Wish(size=size)))
    assert len(shown) == 32
    assert set(shown.values()) == {2}


# Poker Champ


def test_the_pack_lies_in_rows_of_four_equal_backs() -> None:
    order = [card for group in GROUP.values() for card in group]
    assert sorted(order) == sorted(Card)
    for first in range(0, 52, 4):
        assert len({BACK[card] for card in order[first : first + 4]}) == 1


@given(
    st.sampled_from(Paper),
    st.sampled_from(Size),
    st.sampled_from(Backs),
    st.booleans(),
    st.integers(-3, 3),
)
def test_no_mirror_or_misfeed_along_a_row_gives_a_card_the_back_of_another(
    kind: Paper, size: Size, backs: Backs, mirrored: bool, fed: int
) -> None:
    """Whatever back of the same row comes to lie behind a card, it is the card's own."""
    order = [card for group in GROUP.values() for card in group]
    wish = Wish(paper=kind, size=size, backs=backs)
    deck = Deck(*wish.card, 4, [])
    grid = grid_of(deck, wish)
    laid = list(spots(deck, wish, grid, range(grid.holds(deck))))
    for spot in laid:
        row = [other for other in laid if other.front[1] == spot.front[1]]
        place = row.index(spot)
        found = len(row) - 1 - place if mirrored else place
        if 0 <= found + fed < len(row):
            behind = row[found + fed]
            assert BACK[order[behind.card]] == BACK[order[spot.card]]


@pytest.mark.parametrize("lang", languages())
def test_the_information_cards_tell_the_hands(lang: str) -> None:
    told = paper("poker_champ", "information", Wish(lang=lang)).text()
    assert told.count(say(lang, "poker_champ-kind-straight-flush")) == 6


def test_chips_and_awards_are_those_of_the_box() -> None:
    assert len(pictures("poker_champ", "chips", Wish())) == 72
    assert len(pictures("poker_champ", "awards", Wish())) == 7


# Kniffel


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("preset", Preset)
def test_a_pad_of_every_preset_names_every_box(preset: Preset, lang: str) -> None:
    told = paper("kniffel", "pad", Wish(lang=lang), preset=preset.value).text()
    assert say(lang, f"kniffel-preset-{preset}") in told
    assert say(lang, "kniffel-box-kniffel", preset=preset.value) in told
    assert (say(lang, "kniffel-box-one-pair") in told) is (preset is Preset.YATZY)


@pytest.mark.parametrize(("games", "pages"), [("1", 1), ("2", 2), ("6", 5)])
def test_names_are_filled_in(games: str, pages: int) -> None:
    names = "Anna, Béla,Cili, Ottó,Βασίλης 🎲"
    made = paper("kniffel", "pad", Wish(), games=games, names=names)
    assert len(made) == pages
    for name in ("Anna", "Béla", "Cili", "Ottó", "Βασίλης ·"):
        assert name in made.text()


def test_large_print_is_larger() -> None:
    assert len(paper("kniffel", "pad", Wish(), large="true", names="A,B,C,D,E")) == 2


def test_the_strategy_card_knows_all_252_rolls() -> None:
    told = paper("kniffel", "strategy").text()
    assert "254" in told
    assert told.split().count("11111") == 3  # the roll itself, kept twice
    assert "66666" in told
