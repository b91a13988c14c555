"""A keepsake tells a finished game, and holds it: what its codes say can be proved."""

from pathlib import Path
from random import Random

import pytest
import zxingcpp
from click.testing import CliRunner

from parlour.cli import parlour
from parlour.core import log as logs
from parlour.core import packed
from parlour.core.game import Illegal
from parlour.core.log import Damaged, Fault
from parlour.games import GAMES
from parlour.printing.ink import Ink
from parlour.printing.keepsake import keepsake
from parlour.printing.refusal import Refusal
from parlour.printing.sheets import Paper as Kind
from parlour.printing.wish import Wish
from parlour.text import languages, say
from tests.printing.paper import Paper

FOLDER = Path(__file__).parent.parent / "logs" / "format2"
LOGS = sorted(FOLDER.glob("*.jsonl"))
every_log = pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)


def made_of(text: bytes, wish: Wish) -> Paper:
    return Paper(keepsake(text, wish), wish.lang)


def scanned(made: Paper) -> str:
    """What a scanner reads off the rendered pages, in whatever order it finds the codes."""
    pages = [zxingcpp.read_barcodes(made.pixels(page, 12)) for page in range(len(made))]
    return "\n".join(code.text for codes in pages for code in codes)


@every_log
def test_the_codes_on_the_page_hold_the_game_and_verify_accepts_them(file: Path) -> None:
    text = file.read_bytes()
    read = scanned(made_of(text, Wish()))
    assert packed.unpacked(read.encode(), logs.MOST_BYTES) == text
    told = CliRunner().invoke(parlour, ["--lang", "en", "verify", "-"], input=read)
    assert told.exit_code == 0
    assert "draws follow from the seed" in told.output


@every_log
@pytest.mark.parametrize("lang", languages())
def test_it_names_everybody_and_who_won_in_every_language(file: Path, lang: str) -> None:
    log = logs.read(file.read_bytes(), GAMES)
    told = made_of(file.read_bytes(), Wish(lang=lang)).text(0)
    for name in log.header.seats:
        assert name in told
    assert say(lang, "paper-keepsake") in told
    assert " ".join(say(lang, "paper-keepsake-codes").split()) in told


def test_in_black_and_on_letter_the_codes_can_be_read_too() -> None:
    text = LOGS[0].read_bytes()
    for wish in (Wish(ink=Ink.BLACK), Wish(ink=Ink.LOW), Wish(paper=Kind.LETTER)):
        assert packed.unpacked(scanned(made_of(text, wish)).encode(), logs.MOST_BYTES) == text


def test_a_keepsake_can_be_made_from_a_keepsake() -> None:
    text = LOGS[1].read_bytes()
    again = "\n".join(packed.packed(text)).encode()
    assert made_of(again, Wish()).bytes == made_of(text, Wish()).bytes


def test_a_long_game_goes_on_over_more_pages() -> None:
    text = (FOLDER.parent / "v1" / "kniffel_start_rolled_every_game.jsonl").read_bytes()
    made = made_of(text, Wish())
    assert packed.unpacked(scanned(made).encode(), logs.MOST_BYTES) == text
    assert len(made) == 2


def test_a_game_that_is_not_over_has_no_keepsake() -> None:
    text = b"".join(LOGS[0].read_bytes().splitlines(keepends=True)[:-1])
    with pytest.raises(Damaged) as damaged:
        keepsake(text, Wish())
    assert damaged.value.fault is Fault.NO_SEAL


def test_too_long_for_paper_is_refused() -> None:
    name = Random(0).randbytes(100_000).hex().encode()
    with pytest.raises(Illegal) as refused:
        keepsake(LOGS[0].read_bytes().replace(b"Anna", name, 1), Wish())
    assert refused.value.code is Refusal.TOO_LONG_FOR_PAPER


def test_a_log_that_was_changed_gets_no_keepsake() -> None:
    with pytest.raises(Damaged) as damaged:
        keepsake(LOGS[0].read_bytes().replace(b"Anna", b"Anne", 1), Wish())
    assert damaged.value.fault in (Fault.CHANGED, Fault.WRONG_DRAW)
