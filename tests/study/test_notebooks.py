"""The notebooks run from top to bottom."""

import runpy
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).resolve().parents[2] / "docs" / "notebooks"


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.py")), ids=lambda file: file.stem)
def test_notebooks_run(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(file), run_name="__main__")
    assert capsys.readouterr().out


def test_there_are_four() -> None:
    assert len(list(NOTEBOOKS.glob("*.py"))) == 4
