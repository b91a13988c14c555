"""From pages to a PDF, by typst: the same pages give the same bytes, in any year."""

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from msgspec import json
from msgspec.structs import replace

from parlour.core.game import Illegal, Value
from parlour.printing.page import Item, Page, Picture, Words
from parlour.printing.refusal import Refusal

if TYPE_CHECKING:
    import typst

HOME = files(__package__)
STANDARDS: tuple[Literal["a-2a", "ua-1"], ...] = ("a-2a", "ua-1")
"""To be read in thirty years, and by people who listen to it."""
MADE = 0
"""The date every file bears, in seconds since 1970: paper has no clock."""


class Job(Value, frozen=True):
    title: str
    lang: str
    pages: tuple[Page, ...]
    pictures: dict[str, str]


def pdf(title: str, lang: str, pages: Sequence[Page]) -> bytes:
    if find_spec("typst") is None:
        raise Illegal(Refusal.NO_PRESS)
    job = json.encode(job_of(title, lang, pages)).decode()
    made = press().compile(
        HOME.joinpath("sheet.typ").read_bytes(),
        format="pdf",
        sys_inputs={"job": job},
        pdf_standards=[*STANDARDS],
        timestamp=MADE,
    )
    assert isinstance(made, bytes)
    return made


def job_of(title: str, lang: str, pages: Sequence[Page]) -> Job:
    """Each picture is in the job once, however often it is on the pages."""
    pictures: dict[str, str] = {}

    def named(item: Item) -> Item:
        if isinstance(item, Words):
            return legible(item)
        if not isinstance(item, Picture):
            return item
        name = hashlib.sha256(item.svg.encode()).hexdigest()[:16]
        pictures[name] = item.svg
        return replace(item, svg=name)

    sheets = tuple([replace(page, items=tuple(map(named, page.items))) for page in pages])
    return Job(title, lang, sheets, pictures)


BOTH = r" -~\n\u00a0-\u0148\u014a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026"
SANS_ALONE = r"\u0391-\u03a1\u03a3-\u03ce\u0400-\u045f\u2660\u2663\u2665\u2666"
"""Greek, Cyrillic, and the French suits."""
LATIN = re.compile(f"[{BOTH}]*")
"""What both faces can write."""
UNWRITABLE = re.compile(f"[^{BOTH}{SANS_ALONE}]")
"""What neither can: a PDF that is kept for ever must hold every letter it shows."""


def legible(item: Words) -> Words:
    """A stranger's name may have any letter; what one face lacks is set in the other."""
    text = UNWRITABLE.sub("\u00b7", item.text)
    face = item.face if LATIN.fullmatch(text) else "sans"
    return replace(item, text=text, face=face)


@cache
def press() -> "typst.Compiler":
    import typst

    fonts = HOME / "fonts"
    if not fonts.is_dir():
        raise Illegal(Refusal.NO_FONTS)
    with as_file(fonts) as folder:
        faces = typst.Fonts(
            include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder)]
        )
    return typst.Compiler(font_paths=faces)
