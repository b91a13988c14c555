"""Exact odds with marked backs, held to plain enumeration of every world."""

from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest

from parlour.exact.trouble import Unsolvable
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.exact.odds import Path, Trouble, equity, odds
from parlour.games.poker_champ.exact.odds.question import (
    Question,
    asked_by,
    back_of,
    cards_of,
    checked,
    name_of,
    question,
)
from parlour.games.poker_champ.exact.odds.readings import readings
from parlour.games.poker_champ.model import Options
from parlour.kit.french import PACK
from parlour.kit.hands import strength
from tests.games.poker_champ.loaded import LoadedTable, cards

PATHS = list(Path)


def by_hand(asked: Question) -> list[tuple[Fraction, Fraction, Fraction]]:
    """Every world laid out, one by one: slowly, and beyond doubt."""
    known = {*asked.hand, *asked.board, *asked.seen}
    slots = [back for backs in asked.opponents for back in backs] + list(asked.dead)
    sums = [[Fraction(0)] * 3 for _ in range(len(asked.opponents) + 1)]
    worlds = 0
    for hidden in product(*[[card for card in GROUP[back] if card not in known] for back in slots]):
        if len(set(hidden)) < len(hidden):
            continue
        hands = [asked.hand]
        hands += [hidden[2 * who : 2 * who + 2] for who in range(len(asked.opponents))]
        rest = [card for card in PACK if card not in known and card not in hidden]
        for drawn in combinations(rest, 5 - len(asked.board)):
            worlds += 1
            worth = [strength(hand + asked.board + drawn) for hand in hands]
            best = worth.count(max(worth))
            for mine, value in zip(sums, worth, strict=True):
                if value == max(worth):
                    mine[0 if best == 1 else 1] += 1
                    mine[2] += Fraction(1, best)
    return [(a / worlds, b / worlds, c / worlds) for a, b, c in sums]


def random_question(rng: Random, opponents: int, board: int, dead: int) -> Question:
    pack = rng.sample(PACK, 52)
    theirs = [pack[7 + 2 * who : 9 + 2 * who] for who in range(opponents)]
    return Question(
        tuple(pack[:2]),
        tuple(pack[2 : 2 + board]),
        tuple(tuple(BACK[card] for card in hand) for hand in theirs),
        tuple(BACK[card] for card in pack[30 : 30 + dead]),
    )


@pytest.mark.parametrize(
    ("opponents", "board", "dead"),
    [(1, 5, 0), (2, 5, 1), (3, 5, 0), (1, 4, 0), (1, 4, 1), (2, 4, 0)],
)
def test_odds_equal_plain_enumeration(opponents: int, board: int, dead: int) -> None:
    rng = Random(f"{opponents} {board} {dead}")
    for _ in range(3 if opponents == 1 else 1):
        asked = random_question(rng, opponents, board, dead)
        exact = by_hand(asked)
        for path in PATHS:
            found = odds(asked, path)
            assert found.exact
            for seat, worth in zip(found.seats, exact, strict=True):
                assert (seat.win, seat.tie, seat.equity) == pytest.approx(
                    tuple(map(float, worth)), abs=1e-12
                )


CROWDED = [
    # Many share a back, one opponent has two of it, and some of it lies on the board.
    ("As Ks", "2c 7d Th 9s 3c", "A A, HL HL, HL A"),
    ("9c 9d", "8c 7c 2d 2h 3h", "CM HM, HM HM, HM SL"),
    ("2c 2d", "3c 4c 9d Ah Kh", "CS DS, DS DS, HS CL"),
    # What comes on the board would be the fifth ace, were it not in the other hand.
    ("2c 3d", "As Ah 7c", "A A"),
]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("hand", "board", "backs"), CROWDED)
def test_backs_that_several_players_show(path: Path, hand: str, board: str, backs: str) -> None:
    asked = question(hand, board, backs)
    for seat, exact in zip(odds(asked, path).seats, by_hand(asked), strict=True):
        assert (seat.win, seat.tie, seat.equity) == pytest.approx(
            tuple(map(float, exact)), abs=1e-12
        )


@pytest.mark.parametrize("opponents", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_the_two_paths_agree_and_shares_make_a_whole(opponents: int, board: int) -> None:
    asked = random_question(Random(opponents * 10 + board), opponents, board, dead=2)
    one, two = (odds(asked, path) for path in PATHS)
    assert one.worlds == two.worlds
    for a, b in zip(one.seats, two.seats, strict=True):
        assert (a.win, a.tie, a.equity) == pytest.approx((b.win, b.tie, b.equity), abs=1e-12)
    assert sum(seat.equity for seat in one.seats) == pytest.approx(1.0, abs=1e-12)
    assert equity(asked) == pytest.approx(one.seats[0].equity, abs=1e-15)


def test_dead_backs_do_not_matter_on_the_river() -> None:
    plain = question("As Kd", "2c 7d Th 9s 3c", "SL SM, A HL")
    dead = question("As Kd", "2c 7d Th 9s 3c", "SL SM, A HL", "SL HL A CS")
    for a, b in zip(odds(plain).seats, odds(dead).seats, strict=True):
        assert (a.win, a.tie, a.equity) == pytest.approx((b.win, b.tie, b.equity), abs=1e-15)


@pytest.mark.parametrize("board", ["", "2c 7d Th"])
def test_sampled_odds_come_with_their_error(board: str) -> None:
    asked = question("As Kd", board, "SL SM, A HL", "CS")
    found = odds(asked, samples=40_000, seed=5)
    assert not found.exact
    assert found.error is not None
    assert 0 < found.error < 0.003
    assert sum(seat.equity for seat in found.seats) == pytest.approx(1.0)
    assert found == odds(asked, samples=40_000, seed=5)
    if board:
        exact = odds(asked)
        for a, b in zip(found.seats, exact.seats, strict=True):
            assert abs(a.equity - b.equity) < 5 * found.error


def test_before_the_flop_hands_are_dealt_at_random() -> None:
    assert not odds(question("As Kd", "", "SL SM")).exact


def test_a_seat_asks_about_what_it_sees() -> None:
    table = LoadedTable(4, Options(memo=True))
    table.deal("As Kd", "7h 7c", "2s 9d", "Qs Qd", top="8h")
    table.bet(0, 1, 2, 3, then="7d Ad 4h Tc")
    table.fold(2)
    asked = asked_by(GAME.view(table.state, 0))
    assert (asked.hand, asked.board) == (cards("As Kd"), cards("7d Ad 4h"))
    assert [tuple(map(name_of, backs)) for backs in asked.opponents] == [
        ("HM", "CM"),
        ("SL", "DL"),
    ]
    assert sorted(map(name_of, asked.dead)) == ["CL", "DM", "HM", "SS"]
    assert 0 < equity(asked) < 1


@pytest.mark.parametrize(
    ("hand", "board", "backs", "trouble"),
    [
        ("As Kx", "", "SL SM", Trouble.BAD_CARD),
        ("As K", "", "SL SM", Trouble.BAD_CARD),
        ("As", "", "SL SM", Trouble.BAD_HAND),
        ("As As", "", "SL SM", Trouble.CARD_TWICE),
        ("As Kd", "2c 3d As", "SL SM", Trouble.CARD_TWICE),
        ("As Kd", "2c 3d", "SL SM", Trouble.BAD_BOARD),
        ("As Kd", "", "", Trouble.NO_OPPONENTS),
        ("As Kd", "", "SL", Trouble.TWO_BACKS),
        ("As Kd", "", "SL SX", Trouble.BAD_BACK),
        ("As Kd", "", "SL S", Trouble.BAD_BACK),
        ("As Kd", "", "A A, A SL, A HL", Trouble.IMPOSSIBLE),
        ("Ks Qs", "Js Ts 2c", "SL HM", Trouble.IMPOSSIBLE),
        ("As Kd", "", ",".join(["SL SM"] * 6), Trouble.TOO_MANY),
    ],
)
def test_bad_questions_are_refused_with_their_reason(
    hand: str, board: str, backs: str, trouble: Trouble
) -> None:
    with pytest.raises(Unsolvable) as refused:
        question(hand, board, backs)
    assert refused.value.code is trouble


def test_cards_and_backs_are_read_as_people_write_them() -> None:
    assert cards_of("as KD 10h") == cards("As Kd Th")
    assert cards_of("AsKd") == cards("As Kd")
    assert [name_of(back_of(text)) for text in ("sl", "A", "hm")] == ["SL", "A", "HM"]
    assert checked(question("As Kd", "", "SL SM")).dead == ()


def test_what_may_be_behind_two_backs() -> None:
    assert len(readings((back_of("SL"), back_of("HL")))) == 16
    assert len(readings((back_of("A"), back_of("A")))) == 6


@pytest.mark.parametrize("path", PATHS)
def test_four_aces_in_two_hands_can_lie_in_six_ways(path: Path) -> None:
    found = odds(question("Ks Kd", "2c 7d Th 9s 3c", "A A, A A"), path)
    assert found.worlds == len(list(permutations(range(4)))) // 4
