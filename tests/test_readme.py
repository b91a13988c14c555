"""What the README shows is true."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_game_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (Path(__file__).parent.parent / link).exists()
