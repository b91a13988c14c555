"""docs/security.md shows the budgets that are in force."""

from pathlib import Path

from msgspec.structs import asdict

from parlour.server.link.budgets import BUDGETS, Budget, Row

PAGE = Path(__file__).resolve().parents[2] / "docs" / "security.md"


def cell(budget: Budget | None) -> str:
    if budget is None:
        return "-"
    if budget.a_second is None:
        return f"{budget.at_once:,}"
    return f"{budget.at_once:,}, then {rate(budget.a_second)}"


def rate(a_second: float) -> str:
    if a_second >= 1:
        return f"{a_second:,.0f} a second"
    return f"{a_second * 60:,.0f} a minute"


def line(row: Row) -> str:
    cells = (cell(budget) for budget in (row.connection, row.address, row.room, row.house))
    answer = row.answer.value
    return f"| {' | '.join([row.what, *cells, answer if ' ' in answer else f'`{answer}`'])} |"


def table() -> str:
    head = ["what", "a connection", "an address", "a room", "in all", "answer to more"]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    return "\n".join([*lines, *(line(row) for row in asdict(BUDGETS).values())])


def test_the_page_shows_the_table_of_budgets() -> None:
    assert table() in PAGE.read_text(encoding="utf-8")
