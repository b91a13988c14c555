"""What the README shows is true, and the pages lead to each other."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = ROOT / "docs" / "decisions"
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [*ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md"), *(ROOT / "docs").rglob("*.md")]

FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def test_the_game_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert "://" in link or target.exists(), link
        assert not anchor or anchor in anchors(target), link


def prose(page: Path) -> str:
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> Iterator[str]:
    """What a heading is called in a link: its letters, figures and hyphens, with - for a space."""
    for heading in HEADING.findall(prose(page)):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_decisions_are_numbered_and_listed_without_a_gap() -> None:
    listed = re.findall(
        r"^- \[(\d+)\. (.+)\]\((.+)\)$", (DECISIONS / "README.md").read_text(), re.MULTILINE
    )
    pages = sorted(page for page in DECISIONS.glob("*.md") if page.name != "README.md")
    found = [
        (str(number), page.read_text().partition("\n")[0].partition(". ")[2], page.name)
        for number, page in enumerate(pages, start=1)
    ]
    assert listed == found
    assert [page.name[:4] for page in pages] == [f"{n:04}" for n in range(1, len(pages) + 1)]
