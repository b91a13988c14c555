"""Cartino in words: every item of its news, in every language."""

from typing import get_args

import pytest

from parlour.games.cartino import GAME
from parlour.games.cartino.model import (
    Begins,
    Drew,
    GameEnded,
    NewsItem,
    Options,
    Passed,
    Pawn,
    PawnLaid,
    Took,
    TookBack,
    TurnEnded,
    WentAway,
)
from parlour.games.cartino.words.told import board, parts_of
from parlour.text import knows, say
from parlour.text.tell import Teller
from tests.games.cartino.loaded import half, pawns, position

NAMES = ("Anna", "Béla")
KING = half("K♠ up")

TOLD: list[tuple[NewsItem, list[str]]] = [
    (Begins(seat=0), ["Anna begins."]),
    (PawnLaid(1, Pawn.SK, KING, 8, (1, 2), Pawn.SK), ["Béla lays the king of spades: 8 points."]),
    (PawnLaid(1, Pawn.SK, KING, 1, (1,), Pawn.SK), ["Béla lays the king of spades: 1 point."]),
    (
        PawnLaid(1, Pawn.SK, KING, 0, (), Pawn.SK),
        ["Béla lays the king of spades. It touches nothing."],
    ),
    (
        PawnLaid(0, Pawn.JOKER, KING, 5, (1,), Pawn.SK),
        ["Anna lays a joker as the king of spades: 5 points."],
    ),
    (
        PawnLaid(0, Pawn.SK, KING, 5, (1,), Pawn.SK, replaced=True),
        ["Anna replaces a joker with the king of spades: 5 points."],
    ),
    (TookBack(0, (1,)), ["Anna takes a pawn back."]),
    (TookBack(0, (1, 2)), ["Anna takes 2 pawns back."]),
    (TurnEnded(0, laid=2, points=9, bonus=0), ["Anna ends the turn with 9 points."]),
    (
        TurnEnded(0, laid=5, points=9, bonus=10, clock=True),
        [
            "Time is up for Anna. Anna ends the turn with 9 points.",
            "Five pawns in one turn: 10 extra points for Anna.",
        ],
    ),
    (Passed(1), ["Béla cannot lay anything and passes."]),
    (Drew(1, 3), ["Béla draws 3 pawns."]),
    (Took(pawns("7♦ A♣"), to=1), []),
    (
        GameEnded(0, 10, ((), pawns("7♦ joker")), (0, 7), (50, 43)),
        [
            "Anna has laid the last pawn: 10 extra points.",
            "Béla loses 7 points for what is left: 7♦, joker.",
        ],
    ),
    (
        GameEnded(None, 0, ((), ()), (0, 0), (50, 43)),
        ["Nobody can go on. The game is over."],
    ),
    (WentAway(1, 6), ["Béla has left. The pawns go back into the bag and cost 6."]),
]


@pytest.mark.parametrize(("item", "sentences"), TOLD)
def test_cartino(item: NewsItem, sentences: list[str]) -> None:
    assert list(Teller(GAME, "en", NAMES).tell(item)) == sentences


def test_hungarian_has_words_for_ranks_of_figures() -> None:
    assert say("hu", "cartino-the-pawn", **parts_of(pawns("9♥")[0])) == "a kőr kilencest"
    assert say("hu", "cartino-the-pawn", **parts_of(pawns("K♥")[0])) == "a kőr királyt"


def test_every_kind_of_news_has_its_example() -> None:
    assert {type(item) for item, _ in TOLD} == set(get_args(NewsItem))


@pytest.mark.parametrize(
    ("item", "sentences"),
    [
        (Drew(1, 3), []),
        (Took(pawns("7♦ A♣"), to=1), ["You have drawn: 7♦, A♣."]),
        (Drew(0, 3), ["Anna draws 3 pawns."]),
        (
            GameEnded(0, 10, ((), pawns("7♦ joker")), (0, 7), (50, 43)),
            [
                "Anna has laid the last pawn: 10 extra points.",
                "You lose 7 points for what is left: 7♦, joker.",
            ],
        ),
    ],
)
def test_told_to_one_of_them(item: NewsItem, sentences: list[str]) -> None:
    assert list(Teller(GAME, "en", NAMES, seat=1).tell(item)) == sentences


def test_the_board() -> None:
    state = position("7♦", "8♦", lying="10♣ up, joker as 9♣ up", points=(12, 7))
    lines = board("en", GAME.view(state, None), NAMES).splitlines()
    assert lines[0].split()[:3] == ["1", "2", "3"]
    assert lines[1].split()[:4] == ["a", "10♣", "9♣*", "(8♣)"]
    assert lines[-2:] == ["Anna  12", "Béla   7"]


def test_cartino_is_complete() -> None:
    for name in Options.__struct_fields__:
        assert knows(f"cartino-option-{name}")
        assert knows(f"cartino-option-{name}-help")
    for number in range(1, 8):
        assert knows(f"cartino-rules-{number}-title")
        assert knows(f"cartino-rules-{number}")
