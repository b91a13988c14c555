"""The program in docs/fairness.md does what the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOGS = sorted((ROOT / "tests" / "logs" / "v1").glob("kniffel_*.jsonl"))
(PROGRAM,) = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8"), re.DOTALL
)


def run(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, path], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_believes_a_fair_log(path: Path) -> None:
    done = run(path)
    assert (done.returncode, done.stdout) == (0, "Every die fell as it had to.\n"), done.stderr


def test_it_does_not_believe_another(tmp_path: Path) -> None:
    lines = LOGS[0].read_bytes().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if b'"Rolled"' in line)
    lines[number] = re.sub(rb"\[\d,\d,\d,\d,\d\]", b"[6,6,6,6,6]", lines[number])
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"".join(lines))
    done = run(forged)
    assert done.returncode == 1
    assert f"move {number - 1} was not thrown" in done.stderr


def test_it_does_not_believe_another_seed(tmp_path: Path) -> None:
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(re.sub(rb'"commitment":".', b'"commitment":"x', LOGS[0].read_bytes()))
    assert "another seed" in run(forged).stderr
