"""Every clause of docs/rules is shown by a test, and the tables that say by which are fresh."""

import importlib.util
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load_tool() -> Any:
    spec = importlib.util.spec_from_file_location("clauses", ROOT / "tools" / "clauses.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()
FOUND = tool.shown(ROOT)
PAGES = {path.stem: tool.read(path) for path in tool.pages(ROOT)}


@pytest.mark.parametrize("name", PAGES)
def test_every_clause_has_a_test(name: str) -> None:
    assert tool.clauses(PAGES[name])
    assert tool.missing(PAGES[name], FOUND) == []


@pytest.mark.parametrize("name", PAGES)
def test_the_table_is_fresh(name: str) -> None:
    assert tool.with_table(PAGES[name], FOUND) == PAGES[name], "run tools/clauses.py --write"


@pytest.mark.parametrize("name", PAGES)
def test_no_clause_is_defined_twice(name: str) -> None:
    ids = tool.clauses(PAGES[name])
    assert len(set(ids)) == len(ids)


def test_no_test_shows_a_clause_that_does_not_exist() -> None:
    known = {clause for page in PAGES.values() for clause in tool.clauses(page)}
    letters = {clause[:3] for clause in known}
    assert {clause for clause in FOUND if clause[:3] in letters} <= known


@pytest.mark.parametrize("name", PAGES)
def test_the_numbers_of_a_page_have_no_gap(name: str) -> None:
    """After the numbers of a kind letters may follow, as in the rulebook: PK-R9, PK-Ra."""
    kinds: dict[str, list[str]] = {}
    for clause in tool.clauses(PAGES[name]):
        kinds.setdefault(clause[:4], []).append(clause[4:])
    for numbers in kinds.values():
        digits = [number for number in numbers if number.isdigit()]
        letters = "".join(number for number in numbers if not number.isdigit())
        assert digits == [str(n) for n in range(1, len(digits) + 1)]
        assert letters == ascii_lowercase[: len(letters)]


def test_the_tool_notices(tmp_path: Path) -> None:
    """A clause without a test is missing; one named in a docstring is not."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        'def test_XY_R1_name():\n    """Also XY-R12."""\n\ndef helper_XY_R2():\n    pass\n'
    )
    page = f"- **XY-R1** a\n- **XY-R2** b\n- **XY-R12** c\n{tool.START}{tool.END}\n"
    found = tool.shown(tmp_path)
    assert tool.missing(page, found) == ["XY-R2"]
    written = tool.with_table(page, found)
    assert "| XY-R1 | `tests/test_it.py::test_XY_R1_name` |" in written
    assert tool.with_table(written, found) == written
