"""python -m parlour.art FOLDER: write every drawing there as an SVG file."""

import sys
from pathlib import Path

from parlour.art import chips, counters, dice, emblems, french, pawns, spanish


def drawings() -> dict[str, str]:
    parts = (dice, emblems, pawns, french, chips, spanish, counters)
    named = [pair for part in parts for pair in part.pictures().items()]
    drawn = dict(named)
    assert len(drawn) == len(named), "two drawings of one name: one would show as the other"
    return drawn


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in drawings().items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m parlour.art FOLDER")
    main(Path(sys.argv[1]))
