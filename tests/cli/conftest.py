from pathlib import Path

import pytest

from tests.cli.played import game_log

TEXT = game_log()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The log of a finished game of two."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(TEXT)
    return path
