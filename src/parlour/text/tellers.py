"""Who tells which game: one line each. A game without a teller is told by its bare news."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import json

from parlour.games.cartino.words import told as cartino
from parlour.games.kniffel.words import told as kniffel
from parlour.games.poker_champ.words import told as poker_champ
from parlour.games.pokino.words import told as pokino
from parlour.text.layout import harmless


class Teller(NamedTuple):
    """`Any` stands for the options, news and view of the game that is told."""

    tell: Callable[[str, Any, Sequence[str], Any], Iterable[str]]
    """(language, options, names, one item of news) -> sentences"""
    board: Callable[[str, Any, Sequence[str]], str]
    """(language, a spectator's view, names) -> the table as text"""


def bare_news(lang: str, options: Any, names: Sequence[str], item: Any) -> tuple[str, ...]:
    return (harmless(json.encode(item).decode()),)


def bare_board(lang: str, view: Any, names: Sequence[str]) -> str:
    return json.format(json.encode(view)).decode()


BARE = Teller(bare_news, bare_board)

TELLERS = {
    "kniffel": Teller(kniffel.tell, kniffel.board),
    "cartino": Teller(cartino.tell, cartino.board),
    "poker_champ": Teller(poker_champ.tell, poker_champ.board),
    "pokino": Teller(pokino.tell, pokino.board),
}
