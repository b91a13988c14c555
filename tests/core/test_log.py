"""Logs: whatever is wrong with one is said, with its line; a changed draw is never believed."""

import dataclasses
import pickle
from random import Random
from typing import Any

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core import fair, log
from parlour.core.game import Upgrades
from parlour.core.log import Damaged, Fault
from parlour.core.proof import verify
from parlour.core.table import AnyTable, Table
from parlour.games import GAMES
from parlour.games.kniffel.model import Options, Roll, Write

KNIFFEL = GAMES["kniffel"]
SEED = bytes(range(32))
NAMES = ("Anna", "Béla")
HEADER = log.Header(
    log.FORMAT,
    "kniffel",
    1,
    Raw(b"{}"),
    NAMES,
    fair.commitment(SEED),
    pledges=(fair.pledge("one"), fair.pledge("two")),
    contributions=("one", "two"),
)


def finished(header: log.Header) -> AnyTable:
    """A short game: everyone rolls once a turn and writes in the first box allowed."""
    chance = fair.fair(SEED, json.encode(header))
    return play(Table(KNIFFEL, Options(), len(header.seats), chance))


def play(table: AnyTable) -> AnyTable:
    table.commit(table.ring(0.0))
    now = 0.0
    while not table.over:
        now += 1.5
        seat = table.state.seat
        writes = [play for play in KNIFFEL.legal(table.state, seat) if isinstance(play, Write)]
        table.commit(table.play(seat, writes[0] if writes else Roll(0), now))
    return table


TABLE = finished(HEADER)
TEXT = log.write(HEADER, TABLE.moves, SEED)
LINES = TEXT.splitlines()


def sealed(lines: list[bytes]) -> bytes:
    """As a forger would do it: the changed lines with a seal that fits them."""
    return b"\n".join([*lines, log.seal_line(SEED, lines)]) + b"\n"


def fault_of(text: bytes, games: Any = GAMES, upgrades: Upgrades = log.UPGRADES) -> Damaged:
    with pytest.raises(Damaged) as damaged:
        verify(log.read(text, games, upgrades), games)
    return damaged.value


def check(text: bytes, fault: Fault, line: int) -> None:
    damaged = fault_of(text)
    assert (damaged.fault, damaged.line) == (fault, line)
    assert str(damaged) == f"{fault.value} {line}"


def test_a_finished_log_is_believed() -> None:
    read = log.read(TEXT, GAMES)
    assert verify(read, GAMES).draws == 27  # the start, and one roll for each of 26 boxes
    table = log.replay(read, GAMES, TABLE.chance)
    assert (table.state, table.moves) == (TABLE.state, TABLE.moves)
    assert sealed(LINES[:-1]) == TEXT
    assert log.write(HEADER, TABLE.moves).splitlines() == LINES[:-1]


@pytest.mark.parametrize("text", [b"", b"\n", b" \r\n\t\n"])
def test_empty(text: bytes) -> None:
    check(text, Fault.EMPTY, 0)


def test_too_large() -> None:
    check(TEXT + b" " * log.MOST_BYTES, Fault.TOO_LARGE, 0)


@pytest.mark.parametrize(
    "first",
    [
        b"{}",
        b"[1,2,3]",
        b"null",
        b"hello",
        b"\x89PNG\r",
        b"\xff\xfe{\x00",
        b'{"format":2}',
        b'{"format":2,"game":"kniffel","rules":1}',
        LINES[0][:-2],
        LINES[0].replace(b'"format":2', b'"format":"2"'),
        LINES[0].replace(b'"format":2', b'"format":0'),
        LINES[0].replace(b'"format":2', b'"format":-1000000000000000000000000000000'),
        LINES[0].replace(b'"rules":1', b'"rules":0'),
        LINES[0].replace(b'"rules":1', b'"rules":-7'),
        LINES[0].replace(b"Anna", b"\xff\xff"),
        LINES[0].replace(b'"options":{}', b'"options":' + b"[" * 50_000),
    ],
)
def test_not_a_log(first: bytes) -> None:
    check(b"\n".join([first, *LINES[1:]]), Fault.NOT_A_LOG, 1)


def test_a_fault_comes_whole_from_another_process() -> None:
    damaged = pickle.loads(pickle.dumps(Damaged(Fault.CHANGED, 4)))
    assert (damaged.fault, damaged.line, str(damaged)) == (Fault.CHANGED, 4, "log-changed 4")


def test_a_seal_alone_is_not_a_log() -> None:
    check(LINES[-1], Fault.NOT_A_LOG, 1)


@pytest.mark.parametrize("change", [(b'"format":2', b'"format":3'), (b'"rules":1', b'"rules":2')])
def test_too_new(change: tuple[bytes, bytes]) -> None:
    check(TEXT.replace(*change), Fault.TOO_NEW, 1)


def test_unknown_game() -> None:
    check(TEXT.replace(b'"kniffel"', b'"ludo"'), Fault.UNKNOWN_GAME, 1)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[0]",
        b"null",
        b"\x00\x01\x02",
        b"[null,null,0]",
        b'[0,{"type":"Roll","roll":0},1.5',
        b'[64,{"type":"Roll","roll":0},1.5]',
        b'[-1,{"type":"Roll","roll":0},1.5]',
        b'[0,{"type":"Roll","roll":0,"cheat":1},1.5]',
        b'[0,{"type":"Rolled","dice":[6,6,6,6,6]},1.5]',
        b'[null,{"type":"Roll","roll":0},1.5]',
        b'[0,{"type":"Roll","roll":0},1e999]',
        b'[0,{"type":"Roll","roll":0,"keep":[7]},1.5]',
        b'[0,{"type":"Roll","roll":0,"keep":[1,1,1,1,1,1]},1.5]',
        b"[0," + b"[" * 50_000,
    ],
)
def test_bad_line(line: bytes) -> None:
    check(sealed([*LINES[:4], line, *LINES[5:-1]]), Fault.BAD_LINE, 5)


@pytest.mark.parametrize("options", [b"[]", b'{"games":0}', b'{"preset":"chess"}', b"null"])
def test_bad_options(options: bytes) -> None:
    check(TEXT.replace(b'"options":{}', b'"options":' + options), Fault.BAD_LINE, 1)


def test_bad_seal() -> None:
    for seal in (b'{"seed":"00"}', b'{"seed":', LINES[-1].replace(b'"digest"', b'"digits"')):
        check(b"\n".join([*LINES[:-1], seal]), Fault.BAD_LINE, len(LINES))


def test_impossible_table() -> None:
    nobody = b'"seats":[]'
    check(TEXT.replace(b'"seats":["Anna","B\xc3\xa9la"]', nobody), Fault.IMPOSSIBLE, 1)
    unfit = b'"options":{"preset":"yatzy","joker":"free"}'
    check(TEXT.replace(b'"options":{}', unfit), Fault.IMPOSSIBLE, 1)


@pytest.mark.parametrize(
    "line",
    [
        b'[0,{"type":"Write","roll":3,"box":"ones"},1.5]',
        b'[9,{"type":"Roll","roll":0},1.5]',
        b'[0,{"type":"Roll","roll":1000000000000000000000000000000},1.5]',
        b'[null,{"type":"TimeUp"},1.5]',
        b'[null,{"type":"Rolled","dice":[1,2,3,4,5]},1.5]',
    ],
)
def test_impossible_move(line: bytes) -> None:
    check(sealed([*LINES[:2], line, *LINES[3:-1]]), Fault.IMPOSSIBLE, 3)


def test_nothing_comes_after_the_end() -> None:
    check(sealed([*LINES[:-1], LINES[2]]), Fault.IMPOSSIBLE, len(LINES))


def test_a_draw_before_its_time_is_impossible() -> None:
    """The clock strikes after five seconds, and a log that says it struck after two lies."""
    header = replace(ALONE, options=Raw(b'{"patience":5}'))
    for at, fault in ((5.0, Fault.CUT), (2.0, Fault.IMPOSSIBLE)):
        check(sealed([json.encode(header), b'[null,{"type":"TimeUp"},%.1f]' % at]), fault, 2)


def test_no_seal() -> None:
    check(b"\n".join(LINES[:-1]), Fault.NO_SEAL, len(LINES) - 1)


def test_truncated() -> None:
    """Wherever a log is cut off, it is not believed; cut between lines, it can still be resumed."""
    rng = Random(1)
    for size in rng.sample(range(len(TEXT) - 1), 150):
        fault_of(TEXT[:size])
    assert log.read(TEXT[:-1], GAMES) == log.read(TEXT, GAMES)
    for number in range(1, len(LINES)):
        table = log.replay(log.read(b"\n".join(LINES[:number]), GAMES), GAMES, TABLE.chance)
        assert len(table.moves) == number - 1


def test_a_line_left_out_is_noticed() -> None:
    for number in range(1, len(LINES) - 1):
        fault_of(b"\n".join(LINES[:number] + LINES[number + 1 :]))
    check(b"\n".join(LINES[:-2] + LINES[-1:]), Fault.CUT, len(LINES) - 2)


def test_wrong_seed() -> None:
    seed = bytes(32)
    lines = LINES[:-1]
    check(b"\n".join([*lines, log.seal_line(seed, lines)]), Fault.WRONG_SEED, 1)
    check(TEXT.replace(HEADER.commitment.encode(), b"0" * 64), Fault.WRONG_SEED, 1)


def test_wrong_draw() -> None:
    check(sealed([LINES[0].replace(b"Anna", b"Anne"), *LINES[1:-1]]), Fault.WRONG_DRAW, 2)
    rolled = next(number for number, line in enumerate(LINES) if b'"Rolled"' in line)
    forged = json.encode((None, {"type": "Rolled", "dice": [6] * 5}, 1.5))
    lines = [*LINES[:rolled], forged, *LINES[rolled + 1 : -1]]
    assert fault_of(sealed(lines)).line == rolled + 1


def test_changed() -> None:
    """A time proves nothing, but the seal covers it."""
    check(TEXT.replace(b",1.5]", b",1.4]"), Fault.CHANGED, 0)


def test_carriage_returns_are_read_but_not_believed() -> None:
    """Some program has rewritten the file: the game can be shown, the seal no longer fits."""
    text = TEXT.replace(b"\n", b"\r\n")
    table = log.replay(log.read(text, GAMES), GAMES, TABLE.chance)
    assert table.state == TABLE.state
    check(text, Fault.CHANGED, 0)


ALONE = replace(HEADER, seats=("Anna",), pledges=(fair.pledge("one"),), contributions=("one",))
ALONE_LINES = log.write(ALONE, finished(ALONE).moves, SEED).splitlines()
DRAWS = [number for number, line in enumerate(ALONE_LINES) if line.startswith(b"[null")]


def test_the_game_alone_is_believed() -> None:
    assert verify(log.read(b"\n".join(ALONE_LINES), GAMES), GAMES).draws == len(DRAWS) == 13


@pytest.mark.parametrize("number", DRAWS)
def test_no_byte_of_a_draw_can_be_changed(number: int) -> None:
    line = ALONE_LINES[number]
    for place in range(len(line)):
        for bit in range(8):
            changed = bytearray(line)
            changed[place] ^= 1 << bit
            lines = [*ALONE_LINES[:number], bytes(changed), *ALONE_LINES[number + 1 :]]
            fault_of(b"\n".join(lines))


@pytest.mark.parametrize("number", DRAWS)
def test_no_die_can_be_changed_even_with_a_new_seal(number: int) -> None:
    line = json.decode(ALONE_LINES[number])
    for place in range(5):
        for face in range(1, 7):
            dice = list(line[1]["dice"])
            if dice[place] == face:
                continue
            dice[place] = face
            forged = json.encode([None, {"type": "Rolled", "dice": sorted(dice)}, line[2]])
            lines = [*ALONE_LINES[:number], forged, *ALONE_LINES[number + 1 : -1]]
            damaged = fault_of(sealed(lines))
            assert (damaged.fault, damaged.line) == (Fault.WRONG_DRAW, number + 1)


# Old logs


OLD = json.encode(
    {key: value for key, value in json.decode(LINES[0]).items() if key not in ("pledges", "chance")}
    | {"format": 1}
)


def test_format_1_is_carried_forward_and_keeps_its_way_of_drawing() -> None:
    chance = fair.fair_by_move(SEED, HEADER.contributions)
    table = play(Table(KNIFFEL, Options(), len(NAMES), chance))
    lines = [OLD, *map(json.encode, table.moves)]
    read = log.read(sealed(lines), GAMES)
    assert (read.format, read.header.format, read.header.pledges) == (1, 2, ())
    assert verify(read, GAMES).draws == 27
    assert log.replay(read, GAMES, chance).state == table.state
    check(sealed([OLD, *LINES[1:-1]]), Fault.WRONG_DRAW, 2)


@pytest.mark.parametrize("field", [b'"pledges":["",""]', b'"chance":"players"'])
def test_format_1_has_no_fields_of_format_2(field: bytes) -> None:
    check(sealed([OLD[:-1] + b"," + field + b"}", *LINES[1:-1]]), Fault.NOT_A_LOG, 1)


def dice_called(old: str, lines: list[Any]) -> list[Any]:
    """A made-up older rules version called the dice something else."""
    for line in lines[1:]:
        if old in line[1]:
            line[1]["dice"] = line[1].pop(old)
    lines[0]["rules"] += 1
    return lines


def test_old_rules_are_carried_forward_step_by_step() -> None:
    steps = {
        1: lambda lines: dice_called("cubes", lines),
        2: lambda lines: dice_called("bones", lines),
    }
    games = {"kniffel": dataclasses.replace(KNIFFEL, rules=3, upgrades=steps)}
    for rules, word in ((1, b'"cubes":'), (2, b'"bones":'), (3, b'"dice":')):
        header = replace(HEADER, rules=rules)
        text = log.write(header, finished(header).moves)
        lines = [line.replace(b'"dice":', word) for line in text.splitlines()]
        read = log.read(sealed(lines), games)
        assert read.header.rules == 3
        assert verify(read, games).draws == 27
    damaged = fault_of(sealed([*LINES[:2], b"[]", *LINES[3:-1]]), games)
    assert (damaged.fault, damaged.line) == (Fault.NOT_A_LOG, 1)
    damaged = fault_of(sealed([*LINES[:2], b"[", *LINES[3:-1]]), games)
    assert (damaged.fault, damaged.line) == (Fault.BAD_LINE, 3)
