"""Poker Champ in words: every item of its news, its table, and the words every face needs."""

from random import Random
from typing import get_args

import pytest

from parlour import text
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.exact.odds import Trouble
from parlour.games.poker_champ.model import (
    BoardTurned,
    Chose,
    DealBegan,
    DealerChosen,
    DidBet,
    DidFold,
    DuelBegan,
    DuelDealt,
    DuelTied,
    DuelTurned,
    DuelWon,
    GameEnded,
    Gave,
    HandDealt,
    Length,
    NewsItem,
    Options,
    PotStayed,
    PotWon,
    Shown,
    TimeRanOut,
    WentAway,
)
from parlour.games.poker_champ.words.told import board
from parlour.kit.french import RANKS, Card, Suit
from parlour.kit.hands import Kind
from parlour.text.tell import Teller
from tests.games.poker_champ.loaded import cards
from tests.laws.cases import CASES, play

NAMES = ("Anna", "Béla", "Cili")
PAIR = Shown(1, cards("As Ad"), Kind.PAIR, cards("As Ad Kd Qc 9h"))
BARE = Shown(1, cards("As Td"), None, ())

DECIDES = "A duel decides who gives chips to Cili and earns the Award."

TOLD: list[tuple[NewsItem, list[str]]] = [
    (DealerChosen(seat=1), ["Béla deals first."]),
    (DealBegan(deal=3, dealer=0, backs=()), ["Deal 3."]),
    (HandDealt(cards=cards("As Ad"), to=0), []),
    (DidBet(seat=0, step=2, chips=1), ["Anna bets 1 chip."]),
    (DidBet(seat=0, step=3, chips=2), ["Anna bets 2 chips."]),
    (DidBet(seat=1, step=1, chips=1, clock=True), ["Time is up. The clock bets for Béla."]),
    (DidFold(seat=1, step=2), ["Béla folds."]),
    (DidFold(seat=1, step=2, clock=True), ["Time is up. The clock folds for Béla."]),
    (Chose(seat=2, step=2), ["Cili has decided in secret."]),
    (BoardTurned(step=2, cards=cards("As Td 2c"), burned=None), ["Flop: A♠ 10♦ 2♣."]),
    (
        PotWon(9, (1,), 9, 0, True, (PAIR,), Kind.PAIR, PAIR.hand),
        ["Béla wins 9 chips: Pair."],
    ),
    (
        PotWon(4, (1,), 4, 0, False, (BARE,), None, BARE.hand),
        ["All others have folded. Béla wins 4 chips and shows A♠ 10♦."],
    ),
    (
        PotWon(13, (1, 2), 6, 1, True, (PAIR,), Kind.PAIR, PAIR.hand),
        ["Béla and Cili share the pot, 6 chips each: Pair.", "1 odd chip stays on the board."],
    ),
    (PotStayed(pot=3), ["Nobody is left. 3 chips stay on the board."]),
    (
        DuelBegan(seats=(0, 1), receiver=2),
        ["Anna and Béla are equally rich. " + DECIDES],
    ),
    (DuelDealt(round=1, shown=(PAIR,)), ["Duel: Béla A♠ A♦."]),
    (DuelTurned(card=Card("9h"), shown=(PAIR,)), ["Duel: 9♥."]),
    (DuelTied(seats=(0, 1)), ["A tie between Anna and Béla. They play another duel."]),
    (DuelWon(seat=0), ["Anna wins the duel."]),
    (
        Gave(donor=0, receiver=2, chips=6, awards=1),
        ["Anna gives Cili 6 chips and earns an Award."],
    ),
    (TimeRanOut(), ["Time is up. The running deal is the last."]),
    (GameEnded(champions=(0,), awards=(2, 0, 0)), ["Anna is the champion."]),
    (GameEnded(champions=(0, 2), awards=(1, 0, 1)), ["Anna and Cili are champions."]),
    (WentAway(seat=1, chips=0), ["Béla has left."]),
    (WentAway(seat=1, chips=5), ["Béla has left and takes 5 chips along."]),
]


@pytest.mark.parametrize(("item", "sentences"), TOLD)
def test_news(item: NewsItem, sentences: list[str]) -> None:
    assert list(Teller(GAME, "en", NAMES).tell(item)) == sentences


def test_every_kind_of_news_has_its_example() -> None:
    assert {type(item) for item, _ in TOLD} == set(get_args(NewsItem))


@pytest.mark.parametrize(
    ("item", "sentence"),
    [
        (HandDealt(cards=cards("As Ad"), to=1), "Your cards: A♠ A♦."),
        (PotWon(9, (1,), 9, 0, True, (PAIR,), Kind.PAIR, PAIR.hand), "You win 9 chips: Pair."),
        (DidFold(seat=1, step=2, clock=True), "Your time is up. The clock folds for you."),
        (DidFold(seat=2, step=2), "Cili folds."),
    ],
)
def test_told_to_one_of_them(item: NewsItem, sentence: str) -> None:
    assert Teller(GAME, "en", NAMES, seat=1).tell(item) == (sentence,)


def test_the_table_shows_backs_and_no_faces_that_are_hidden() -> None:
    played = play(CASES["poker_champ"], Options(), 3, 4)
    for state in played.states:
        shown = board("en", GAME.view(state, None), NAMES)
        assert "Pot: " in shown
        seen = GAME.view(GAME.imagine(GAME.view(state, None), Random(1)), None)
        assert board("en", seen, NAMES) == shown


def test_the_words_are_complete() -> None:
    wanted = [f"option-{name}{more}" for name in Options.__struct_fields__ for more in HELP]
    wanted += [f"length-{length}{more}" for length in Length for more in HELP]
    wanted += [f"kind-{kind}" for kind in Kind] + [f"suit-{suit}" for suit in Suit]
    wanted += [f"rank-{rank}" for rank in RANKS] + [f"step-{step}" for step in range(1, 5)]
    wanted += [f"rules-{number}{part}" for number in range(1, 9) for part in ("", "-title")]
    assert [name for name in wanted if not text.knows(f"poker_champ-{name}")] == []
    assert [code for code in Trouble if not text.knows(code)] == []


HELP = ("", "-help")
