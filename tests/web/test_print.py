"""Paper in the page: a game's things, the keepsake of a finished game, and the way back."""

from __future__ import annotations

import re
from pathlib import Path
from struct import pack
from zlib import compress, crc32

import numpy as np
import pypdfium2 as pdfium
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Download, ViewportSize, expect

from parlour.core import packed
from parlour.printing.keepsake import keepsake
from parlour.printing.wish import Wish
from tests.printing.test_keepsake import LOGS
from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest
from tests.web.test_replay import film

KNIFFEL = next(file for file in LOGS if file.stem == "kniffel_three_seats")


def pages_of(saved: Download) -> int:
    return len(pdfium.PdfDocument(saved.path().read_bytes()))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_rules_lead_to_paper(visit: Open, size: ViewportSize) -> None:
    anna = visit("Anna", size)
    anna.page.goto("/")
    anna.press("How to play: Pokino")
    anna.press("Print")
    dialog = anna.page.get_by_role("dialog", name="Pokino on paper")
    dialog.get_by_role("radio", name="Letter").check()
    dialog.get_by_role("radio", name="Small").check()
    with anna.page.expect_download() as saving:
        dialog.get_by_role("button", name="Boards").click()
    assert saving.value.suggested_filename == "parlour-pokino-boards.pdf"
    assert pages_of(saving.value) == 5
    expect(dialog.get_by_role("status")).to_contain_text("The file is saved.")


def picture_of(text: bytes, folder: Path) -> Path:
    """The first page of the keepsake, as a scanner would save it."""
    made = pdfium.PdfDocument(keepsake(text, Wish()).pdf("en"))
    pixels = made[0].render(scale=200 / 72, rev_byteorder=True).to_numpy()
    file = folder / "keepsake.png"
    file.write_bytes(png(np.ascontiguousarray(pixels[:, :, :3])))
    return file


def png(pixels: NDArray[np.uint8]) -> bytes:
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    head = pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", compress(rows)), (b"IEND", b""))
    written = [
        pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))
        for kind, body in chunks
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(written)


def test_a_keepsake_comes_back_from_its_picture(visit: Open, tmp_path: Path) -> None:
    anna = visit("Anna", DESK)
    anna.page.goto("/replay")
    anna.page.set_input_files("input[type=file]", picture_of(KNIFFEL.read_bytes(), tmp_path))
    expect(film(anna)).to_be_visible()


def paste(guest: Guest, text: str) -> None:
    guest.page.evaluate(
        """(text) => {
            const given = new DataTransfer();
            given.setData('text/plain', text);
            window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given }));
        }""",
        text,
    )


def test_a_keepsake_comes_back_from_pasted_text(visit: Open) -> None:
    first, *rest = packed.packed(KNIFFEL.read_bytes())
    anna = visit("Anna", PHONE)
    anna.page.goto("/replay")
    expect(anna.page.get_by_text("A keepsake works too")).to_be_visible()
    paste(anna, first)
    expect(anna.page.get_by_role("alert")).to_contain_text("not all QR codes of one keepsake")
    paste(anna, "\n".join([*rest, first]))
    expect(film(anna)).to_be_visible()


def test_a_finished_game_gives_its_keepsake(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.finish_alone()
    with anna.page.expect_download() as saving:
        anna.press("Keepsake")
    assert pages_of(saving.value) >= 1
    expect(anna.result.get_by_role("status")).to_contain_text("The file is saved.")


def test_the_names_of_a_table_stand_on_its_sheets(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.press("How to play")
    anna.press("Print")
    dialog = anna.page.get_by_role("dialog", name="Kniffel on paper")
    names = dialog.get_by_label("Names on the sheets, with commas between")
    expect(names).to_have_value("Anna")
    names.fill("Anna, Béla")
    dialog.get_by_role("radio", name="Both sides").check()
    dialog.get_by_label("to the right").fill("0.5")
    with anna.page.expect_download() as saving:
        dialog.get_by_role("button", name=re.compile("pad", re.IGNORECASE)).first.click()
    made = pdfium.PdfDocument(saving.value.path().read_bytes())
    text = made[0].get_textpage().get_text_range()
    assert "Anna" in text
    assert "Béla" in text
