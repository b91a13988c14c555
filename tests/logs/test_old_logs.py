"""Every log ever kept still verifies and ends as it did."""

from pathlib import Path

import pytest

from parlour.core import fair, log
from parlour.core.proof import verify
from parlour.games import GAMES

HERE = Path(__file__).parent

KEPT = {
    "format2/cartino_three_seats.jsonl": (28, (76, 79, 110)),
    "format2/kniffel_three_seats.jsonl": (108, (205, 150, 165)),
    "format2/kniffel_withheld.jsonl": (91, (112, 208)),
    "format2/poker_champ_four_seats.jsonl": (19, (0, 0, 0, 2)),
    "format2/poker_champ_visible_top.jsonl": (54, (2, 0, 1)),
    "format2/pokino_four_seats.jsonl": (62, (33, 37, 33, 45)),
    "v1/cartino_house_rules_leaver.jsonl": (24, (10, 65, 86, 137)),
    "v1/cartino_own_board.jsonl": (29, (175, 137)),
    "v1/cartino_three_seats.jsonl": (28, (83, 89, 133)),
    "v1/kniffel_chosen_start.jsonl": (112, (216, 171, 218)),
    "v1/kniffel_series_clock_leaver.jsonl": (113, (166, 408)),
    "v1/kniffel_start_rolled_every_game.jsonl": (145, (514, 471)),
    "v1/kniffel_three_seats.jsonl": (107, (223, 152, 285)),
    "v1/kniffel_yatzy_alone.jsonl": (44, (267,)),
    "v1/pokino_four_seats.jsonl": (83, (39, 31, 39, 39)),
    "v1/pokino_late_calls.jsonl": (73, (39, 35, 27, 47)),
    "v2/pokino_four_seats.jsonl": (83, (27, 37, 31, 53)),
    "v2/pokino_own_boards_by_hand.jsonl": (66, (41, 65, 44)),
}
"""By file: how many draws, and the scores."""


def test_none_is_forgotten() -> None:
    assert {path.relative_to(HERE).as_posix() for path in HERE.rglob("*.jsonl")} == set(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_an_old_log_verifies_and_ends_as_it_did(name: str) -> None:
    draws, scores = KEPT[name]
    old = log.read((HERE / name).read_bytes(), GAMES)
    assert verify(old, GAMES).draws == draws
    table = log.replay(old, GAMES, fair.seeded(0))
    assert table.over
    assert table.game.scores(table.state) == scores


@pytest.mark.parametrize("name", KEPT)
def test_no_byte_of_its_draws_can_be_changed(name: str) -> None:
    lines = (HERE / name).read_bytes().splitlines()
    for number in [n for n, line in enumerate(lines) if line.startswith(b"[null")][::12]:
        for place in range(len(lines[number])):
            changed = bytearray(lines[number])
            changed[place] ^= 1
            text = b"\n".join([*lines[:number], bytes(changed), *lines[number + 1 :]])
            with pytest.raises(log.Damaged):
                verify(log.read(text, GAMES), GAMES)
