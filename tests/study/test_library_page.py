"""Every example of docs/library.md and docs/learning.md runs as it stands, in an empty folder."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = {
    f"{name} {number}": code
    for name in ("library.md", "learning.md")
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)
    )
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(EXAMPLES[name], name, "exec"), {"__name__": "__main__"})
