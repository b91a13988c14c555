"""Every message is asked for by somebody: its name stands in the code, whole or put together."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from parlour.games import GAMES
from tests.text.test_catalogues import ENGLISH

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"[a-z][\w-]*")
TEMPLATE = re.compile(r"`([^`]*)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
LETTERS = re.compile(r"[a-z]{3}")
"""A pattern without them fits everything."""


def put_together(path: Path, source: str) -> Iterator[Sequence[str]]:
    """What stands between the holes of each template of a file."""
    if path.suffix != ".py":
        yield from map(HOLE.split, TEMPLATE.findall(source))
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else "\0" for p in node.values]
            yield "".join(parts).split("\0")


def choices() -> Iterator[Sequence[str]]:
    """Those of an option are named after it."""
    for name, game in GAMES.items():
        for option in game.types.options.__struct_fields__:
            yield f"{name}-{option}-", ""


def test_no_message_is_left_over() -> None:
    names, templates = set[str](), [*choices()]
    for kind in ("src/parlour/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"):
        for path in ROOT.glob(kind):
            source = "" if ".gen." in path.name else path.read_text(encoding="utf-8")
            names.update(NAME.findall(source))
            templates += put_together(path, source)
    patterns = {
        ".+".join(map(re.escape, parts)) for parts in templates if LETTERS.search(str(parts))
    }
    known = re.compile("|".join(patterns))
    assert [key for _, key in ENGLISH if key not in names and not known.fullmatch(key)] == []
