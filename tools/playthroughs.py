"""The games written down in tests/games/<game>/playthroughs.

python tools/playthroughs.py            say which are not told as the engine tells them
python tools/playthroughs.py --write    tell them anew, for a person to look at what has changed
(tests/games/test_playthroughs.py fails when one is told differently)
"""

import sys
from pathlib import Path

from parlour.games import GAMES
from parlour.text.playthrough import Unplayable, read, write

ROOT = Path(__file__).resolve().parent.parent


def found(root: Path = ROOT) -> list[Path]:
    return sorted(root.glob("tests/games/*/playthroughs/*.txt"))


def told(path: Path) -> str:
    """The playthrough as the engine tells it; a sentence if it cannot be played."""
    try:
        return write(read(path.read_text(encoding="utf-8"), GAMES))
    except Unplayable as error:
        raise SystemExit(f"{path.relative_to(ROOT)}: {error}") from None


def main(writing: bool) -> None:
    changed = {path: text for path in found() if (text := told(path)) != path.read_text("utf-8")}
    for path, text in changed.items():
        print(f"{path.relative_to(ROOT)} is told differently now")
        if writing:
            path.write_text(text, encoding="utf-8")
    if changed and not writing:
        sys.exit(1)


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
