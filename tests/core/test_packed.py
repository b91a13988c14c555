"""Logs packed for paper come back byte for byte, and what is not whole is not believed."""

from base64 import b32encode
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import log, packed, proof
from parlour.core.log import Damaged, Fault
from parlour.games import GAMES

LOGS = sorted((Path(__file__).parent.parent / "logs").glob("*/*.jsonl"))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_log_comes_back_byte_for_byte_and_is_believed(file: Path) -> None:
    text = file.read_bytes()
    parts = packed.packed(text)
    assert len(parts) <= 5
    assert all(len(part) <= packed.MOST_LETTERS + 30 for part in parts)
    pasted = "\n".join(reversed(parts)).lower().encode()
    assert packed.unpacked(pasted, 1 << 20) == text
    read = log.read(pasted, GAMES)
    assert read.digest == log.read(text, GAMES).digest
    assert proof.verify(read, GAMES).digest == read.digest


@given(st.binary(max_size=5000))
def test_anything_comes_back(text: bytes) -> None:
    assert packed.unpacked("".join(packed.packed(text)).encode(), 5000) == text


def refused(text: str) -> bool:
    with pytest.raises(Damaged) as damaged:
        log.read(text.encode(), GAMES)
    return damaged.value.fault is Fault.PARTS_MISSING


def test_what_is_not_whole_is_refused() -> None:
    first, second, *rest = packed.packed(LOGS[0].read_bytes())
    assert refused("\n".join([first, *rest]))
    assert refused("\n".join([first, first]))
    other, *_ = packed.packed(LOGS[1].read_bytes())
    assert refused("\n".join([first, second, *rest, other]))
    assert refused("\n".join([first[:-1], second, *rest]))
    assert refused(packed.MARK)
    assert refused(f"{packed.MARK}1/1:00000000:AAAA")
    assert refused(f"{packed.MARK}1/1:{packed.name_of(b'')}:A")  # no base 32
    garbage = b"\xff" * 5
    assert refused(f"{packed.MARK}1/1:{packed.name_of(garbage)}:{b32encode(garbage).decode()}")


def test_no_more_is_unpacked_than_asked_for() -> None:
    parts = "".join(packed.packed(b"a" * 100_000)).encode()
    assert len(packed.unpacked(parts, 1000)) == 1001


def test_what_is_too_long_for_paper_is_not_packed() -> None:
    with pytest.raises(ValueError, match="too long"):
        packed.packed(Random(0).randbytes(200_000))
