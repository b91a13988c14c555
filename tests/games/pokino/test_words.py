"""Pokino in words: every item of its news, and the table as text."""

from typing import get_args

import pytest

from parlour.games.pokino import GAME
from parlour.games.pokino.boards import Prize
from parlour.games.pokino.model import (
    BoardsDealt,
    CalledInVain,
    CalledOut,
    CalledWrongly,
    CardTurned,
    CupSplit,
    InVain,
    Joined,
    LastRound,
    NewsItem,
    Opened,
    Options,
    Paid,
    Rested,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    StayedInCup,
    Stole,
    TookBoard,
    WantsLast,
    WentAway,
)
from parlour.games.pokino.words.told import board, drawn
from parlour.kit.cards import Card
from parlour.text.tell import Teller

NAMES = ("Anna", "Béla")

TOLD: list[tuple[NewsItem, str]] = [
    (BoardsDealt((3, 4), 1), "The boards are dealt. Béla deals first."),
    (RoundBegan(2, 0, False), "Round 2. Anna deals."),
    (RoundBegan(2, 0, True), "The last round. Anna deals."),
    (CardTurned(Card("12e"), 17), "Card 17: king of swords."),
    (CalledOut(0, Prize.STAMP), "Anna calls Stamp."),
    (CalledOut(0, Prize.POKINO), "Anna calls POKINO!"),
    (Stole(1, Prize.FULL, 0), "Béla steals Full from Anna."),
    (CalledWrongly(1, Prize.FULL, 1), "Béla calls Full too soon and pays a counter."),
    (CalledInVain(1, Prize.FULL, InVain.MARK_FIRST), "Béla also calls Full, but in vain."),
    (Paid(0, Prize.CORNER, 1, True, 0), "Corner: 1 counter for Anna."),
    (Paid(0, Prize.CORNER, 6, False, 1), "Corner: 6 counters for Anna."),
    (StayedInCup(Prize.CORNER, 2), "Corner: 2 counters stay in the cup."),
    (CupSplit(Prize.FULL, (2, 1)), "Full: what is left in the cup is shared out."),
    (RoundEnded(3, True), "Round 3 is over."),
    (RoundEnded(3, False), "Round 3 is over, and nobody called Pokino."),
    (WantsLast(1), "Béla would like to stop after this round."),
    (
        LastRound(4),
        "This is the last round: it goes on until all six prizes are won or the pack is empty.",
    ),
    (TookBoard(0, 6), "Anna takes board 7."),
    (Rested(0, True), "Anna sits out."),
    (Rested(0, False), "Anna plays again."),
    (WentAway(0), "Anna has left."),
    (Joined(1), "Béla sits down and plays from the next round on."),
    (SessionEnded((1, 2)), "The session is over."),
]


@pytest.mark.parametrize(("item", "sentence"), TOLD)
def test_pokino(item: NewsItem, sentence: str) -> None:
    assert Teller(GAME, "en", NAMES).tell(item) == (sentence,)


def test_every_kind_of_news_has_its_example() -> None:
    assert {type(item) for item, _ in TOLD} == set(get_args(NewsItem))


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "Béla steals your Full."),
        (1, "You steal Full from Anna."),
        (2, "Béla steals Full from Anna."),
    ],
)
def test_a_thief_and_the_owner_are_told_so(seat: int, sentence: str) -> None:
    stolen = Stole(1, Prize.FULL, 0)
    assert Teller(GAME, "en", (*NAMES, "Cili"), seat=seat).tell(stolen) == (sentence,)


def test_the_table_as_text() -> None:
    state = GAME.start(Options(), 2)
    assert board("en", GAME.view(state, None), NAMES).splitlines()[-1].split() == ["Béla", "75"]
    state, _ = GAME.deal(state, Opened((3, 9), 0))
    lines = board("en", GAME.view(state, None), NAMES).splitlines()
    assert lines[0].split() == ["Centre", "0"]
    assert lines[-1].split() == ["Béla", "75", "10"]


def test_PK_Q16_a_bad_prize_beside_a_good_one_is_refused_by_its_name() -> None:
    item = CalledInVain(0, Prize.POKINO, InVain.FULL_LINE)
    told = Teller(GAME, "en", NAMES, seat=0).tell(item)
    assert told == ("Pokino: Row 2 is the Full line; it never counts as Pokino.",)


def test_boards_are_read_as_people_type_them() -> None:
    view = GAME.view(GAME.start(Options(), 2), None)
    assert drawn(view, "Opened", [7, 3]) == Opened((6, 2), 0)
    assert drawn(view, "Opened", [7]) is None
    assert drawn(view, "Opened", [7, 11]) is None
    assert drawn(view, "Turned", [7, 3]) is None
