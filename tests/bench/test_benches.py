"""Every bench runs in a tiny size and prints its figures; how large they are is never asserted."""

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def rows_of(bench: str, *args: str) -> list[dict[str, float]]:
    command = [sys.executable, str(BENCH / bench), *args, "--no-peers", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, timeout=100)
    rows: list[dict[str, float]] = json.loads(done.stdout)
    return rows


def test_engine() -> None:
    rows = rows_of("engine.py", "--rounds", "1", "--seconds", "0.01")
    assert len(rows) == 4
    assert all(row["steps/s"] > row["turns/s"] > 0 for row in rows)
