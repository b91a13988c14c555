"""Which test shows which clause of docs/rules.

python tools/clauses.py            say what is missing or stale
python tools/clauses.py --write    write the tables into docs/rules/*.md
(tests/test_clauses.py fails when a clause has no test or a table is stale)
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOTS = (ROOT, *sorted(ROOT.glob("tests/packages/*/")))
"""Parlour, and each package that has rules and tests of its own."""
START = "<!-- clauses: made by tools/clauses.py --write -->\n"
END = "<!-- /clauses -->"

NUMBER = r"[A-Z](?:\d+|[a-z])"
CLAUSE = re.compile(rf"^- \*\*([A-Z]{{2}}-{NUMBER})\*\* ", re.MULTILINE)
MENTION = re.compile(rf"(?<![A-Za-z0-9])([A-Z]{{2}})[-_]({NUMBER})(?![0-9a-z])")


def pages(root: Path) -> list[Path]:
    """The pages that have a table."""
    return [path for path in sorted(root.glob("docs/rules/*.md")) if START in read(path)]


def clauses(page: str) -> list[str]:
    """The ids a page defines, in its order."""
    return CLAUSE.findall(page)


def shown(root: Path) -> dict[str, list[str]]:
    """By id: the tests whose name or docstring carries it."""
    found: dict[str, list[str]] = {}
    packages = root / "tests" / "packages"
    for path in sorted(root.glob("tests/**/test_*.py")):
        if packages in path.parents:
            continue
        for test in tests(ast.parse(read(path))):
            words = f"{test.name} {ast.get_docstring(test) or ''}".replace("test_", "test ")
            for clause in {f"{game}-{number}" for game, number in MENTION.findall(words)}:
                place = f"{path.relative_to(root).as_posix()}::{test.name}"
                found.setdefault(clause, []).append(place)
    return found


def tests(module: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def missing(page: str, found: Mapping[str, list[str]]) -> list[str]:
    return [clause for clause in clauses(page) if clause not in found]


def with_table(page: str, found: Mapping[str, list[str]]) -> str:
    """The page with its table as it should be."""
    rows = "".join(
        f"| {clause} | {'<br>'.join(f'`{place}`' for place in found.get(clause, ()))} |\n"
        for clause in clauses(page)
    )
    head, rest = page.split(START)
    _, tail = rest.split(END)
    return f"{head}{START}| clause | shown by |\n|---|---|\n{rows}{END}{tail}"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def main(args: list[str]) -> int:
    bad = [complaint for root in ROOTS for complaint in complaints(root, "--write" in args)]
    print(*bad, sep="\n", end="\n" if bad else "")
    return 1 if bad else 0


def complaints(root: Path, writing: bool) -> Iterator[str]:
    found = shown(root)
    for path in pages(root):
        page, name = read(path), path.relative_to(ROOT).as_posix()
        if writing:
            path.write_text(with_table(page, found), encoding="utf-8")
        elif with_table(page, found) != page:
            yield f"{name}: the table is stale, run python tools/clauses.py --write"
        yield from (f"{name}: no test shows {clause}" for clause in missing(page, found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
