"""The pack, the boards and the ways to win on them. PK-… are clauses of docs/rules/pokino.md."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from parlour.core.game import Illegal
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import (
    CELLS,
    LINES,
    OURS,
    Board,
    Prize,
    board_of,
    cells,
    orbit,
    ways,
)
from parlour.games.pokino.model import Options, Refusal
from parlour.games.pokino.sets import (
    Flaw,
    boards_made_from,
    boards_of,
    flaw_of,
    own_boards,
    random_base,
    written,
)
from parlour.kit.cards import PACK, RANKS, Card, Suit, card_of, shift
from tests.games.pokino.loaded import POKER, LoadedTable, cards

PROPER = orbit(
    board_of("""
        1o 1c 4b 1e 1b
        2o 3o 2c 3c 2e
        5o 5c 5e 5b 6o
        6c 6e 6b 7o 7c
        7e 7b 10o 10c 10e
    """)
)


def test_PK_Q1_forty_cards() -> None:
    assert len(PACK) == len(set(PACK)) == 40
    assert {card.rank for card in PACK} == set(RANKS)
    assert Counter(card.suit for card in PACK) == dict.fromkeys(Suit, 10)
    assert (Card("12b").rank, Card("12b").suit) == (12, Suit.BASTOS)
    assert PACK[:3] == ("1o", "2o", "3o")


def test_PK_Q1_after_the_rey_comes_the_as() -> None:
    assert shift(Card("12c"), 1) == "1c"
    assert shift(Card("7e"), 1) == "10e"
    assert shift(Card("1o"), -1) == "12o"
    assert [card_of(rank, Suit.OROS) for rank in (1, 12)] == ["1o", "12o"]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 999_999])
def test_PK_Q2_a_set_is_proper(number: int) -> None:
    boards = boards_made_from(number)
    assert flaw_of(boards) is None
    centres = {board[12] for board in boards}
    pokers = {frozenset(card for card in board[:5]) for board in boards}
    assert (len(centres), len(pokers)) == (10, 10)


@pytest.mark.parametrize("number", [0, 5])
def test_PK_Q2_the_set_is_an_orbit_so_all_boards_have_the_same_chances(number: int) -> None:
    """Shifting all ranks by one moves every board to the next, and the last to the first. A pack
    with shifted ranks is as likely as before, so whatever one board can win in ten, each can."""
    boards = boards_made_from(number)
    moved = tuple(tuple(shift(card, 1) for card in board) for board in boards)
    assert moved == (*boards[1:], boards[0])
    assert len({str(ways(board)) for board in boards}) == 1


def test_PK_Q2_random_bases_have_the_odd_card_anywhere() -> None:
    rng = Random(1)
    places = Counter(CELLS - ways(random_base(rng))[Prize.POKER][0].bit_count() for _ in range(5))
    assert places == {21: 5}
    masks = {ways(random_base(rng))[Prize.POKER][0] for _ in range(60)}
    assert masks == {cells(*range(5)) - cells(odd) for odd in range(5)}


def swapped(one: int, two: int) -> tuple[Board, ...]:
    """The first board of a proper set with two cells exchanged."""
    board = list(PROPER[0])
    board[one], board[two] = board[two], board[one]
    return (tuple(board), *PROPER[1:])


@pytest.mark.parametrize(
    ("boards", "flaw"),
    [
        (PROPER[:9], Flaw(Refusal.BOARDS_NOT_TEN, 0)),
        ((PROPER[0][:24], *PROPER[1:]), Flaw(Refusal.BOARDS_NOT_25_CARDS, 1)),
        ((*PROPER[:9], (*PROPER[9][:24], PROPER[9][0])), Flaw(Refusal.BOARDS_CARD_TWICE, 10)),
        (swapped(0, 20), Flaw(Refusal.BOARDS_NO_POKER, 1)),
        (swapped(5, 20), Flaw(Refusal.BOARDS_NO_FULL, 1)),
        (swapped(6, 9), Flaw(Refusal.BOARDS_FULL_IN_ORDER, 1)),
        ((*PROPER[:9], PROPER[0]), Flaw(Refusal.BOARDS_SAME_POKER, 10)),
    ],
)
def test_PK_Q2_what_is_wrong_with_a_set(boards: tuple[Board, ...], flaw: Flaw) -> None:
    assert flaw_of(PROPER) is None
    assert flaw_of(boards) == flaw


def replaced(number: int, start: int, text: str) -> tuple[Board, ...]:
    """The proper set with some cards of one board replaced."""
    new = board_of(text)
    board = (*PROPER[number][:start], *new, *PROPER[number][start + len(new) :])
    return (*PROPER[:number], board, *PROPER[number + 1 :])


@pytest.mark.parametrize(
    ("boards", "flaw"),
    [
        (replaced(2, 5, "2o 5o 2c 5c 2e"), Flaw(Refusal.BOARDS_SAME_TRIPLE, 3)),
        (replaced(4, 5, "6o 3o 6c 3c 6e"), Flaw(Refusal.BOARDS_SAME_PAIR, 5)),
        (replaced(1, 12, "5e"), Flaw(Refusal.BOARDS_SAME_CENTRE, 2)),
    ],
)
def test_PK_Q2_boards_of_a_set_differ_in_what_they_collect(
    boards: tuple[Board, ...], flaw: Flaw
) -> None:
    assert flaw_of(boards) == flaw


# Boards of one's own


def refusal_of(text: str) -> tuple[Refusal, dict[str, str | int]]:
    """Why a table with these boards is not laid."""
    with pytest.raises(Illegal) as refused:
        GAME.seats(Options(own=text))
    assert isinstance(refused.value.code, Refusal)
    return refused.value.code, refused.value.about


@pytest.mark.parametrize("boards", [PROPER, (*PROPER[5:], *PROPER[:5]), boards_made_from(7)])
def test_PK_Q2_what_is_written_is_read_again_and_played(boards: tuple[Board, ...]) -> None:
    options = Options(own=written(boards), set=3)
    assert boards_of(options) == boards
    assert GAME.seats(options) == range(2, 11)


def test_PK_Q2_a_file_may_have_remarks_and_need_not_have_gaps() -> None:
    rows = [" ".join(board[at : at + 5]) for board in PROPER for at in range(0, CELLS, 5)]
    assert own_boards("# The boards of grandmother\n" + "  # row\r\n".join(rows)) == PROPER


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("", Refusal.BOARDS_NOT_TEN, {"board": 0}),
        (written(PROPER[:9]), Refusal.BOARDS_NOT_TEN, {"board": 0}),
        ("1o 1c 4b 1e 1b\n2o 3o 2c 3c", Refusal.BOARDS_NOT_A_ROW, {"line": 2}),
        ("1o 1c 4b 1e 8b", Refusal.BOARDS_NOT_A_ROW, {"line": 1}),
        ("1o 1c 4b 1e 1b", Refusal.BOARDS_NOT_25_CARDS, {"board": 1}),
        (written((*PROPER[:9], PROPER[0])), Refusal.BOARDS_SAME_POKER, {"board": 10}),
    ],
)
def test_PK_Q2_what_is_wrong_is_said_with_its_place(
    text: str, code: Refusal, about: dict[str, int]
) -> None:
    assert refusal_of(text) == (code, about)


def test_PK_Q2_PK_Q3_each_board_of_ones_own_has_its_own_poker() -> None:
    """On the first board the odd card stands last, on the second in the middle."""
    boards = ((*board_of("1o 1c 1b 1e 4b"), *PROPER[0][5:]), *PROPER[1:])
    table = LoadedTable(seats=2, own=written(boards))
    for seat in (0, 1):
        table.turn(*cards(boards[seat], ways(boards[seat])[POKER][0]))
    table.mark_all()
    view = GAME.view(table.state, None)
    assert [POKER in prizes for prizes in view.covered] == [True, True]
    assert [player.marks & 0b11111 for player in table.state.players] == [0b01111, 0b11011]


def test_PK_Q3_PK_T3_poker_is_four_equal_cards_wherever_the_odd_one_is() -> None:
    for odd in range(5):
        row = [*board_of("1o 1c 1e 1b")]
        row.insert(odd, Card("4b"))
        masks = ways((*row, *PROPER[0][5:]))[Prize.POKER]
        assert masks == (cells(*(cell for cell in range(5) if cell != odd)),)


def test_PK_Q4_PK_Rb_PK_T3_eleven_lines_and_row_2_is_none() -> None:
    row_2 = cells(5, 6, 7, 8, 9)
    assert len(set(LINES)) == 11
    assert row_2 not in LINES
    assert ways(OURS[0])[Prize.POKINO] == LINES
    assert ways(OURS[0])[Prize.FULL] == (row_2,)
    assert all(line.bit_count() == 5 for line in LINES)
    assert {cells(0, 6, 12, 18, 24), cells(4, 8, 12, 16, 20), cells(0, 1, 2, 3, 4)} < set(LINES)


def test_PK_T1_twenty_marks_without_pokino() -> None:
    """The fewest cells that touch all eleven lines are five."""
    touched = [sum(1 << n for n, line in enumerate(LINES) if line >> c & 1) for c in range(CELLS)]

    def blocks(number: int) -> bool:
        for some in combinations(touched, number):
            lines = 0
            for one in some:
                lines |= one
            if lines == (1 << 11) - 1:
                return True
        return False

    assert [blocks(number) for number in range(1, 6)] == [False, False, False, False, True]
