"""The browser's wire types are those of the Python structs."""

from pathlib import Path

import pytest
import wire_types


@pytest.mark.parametrize("path", wire_types.files(), ids=lambda path: path.parent.name)
def test_wire_types_are_fresh(path: Path) -> None:
    made = wire_types.files()
    assert path.read_text() == made[path], "run: python tools/wire_types.py"
