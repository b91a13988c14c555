"""python -m parlour.art FOLDER: write every drawing of the client there as an SVG file."""

import sys
from pathlib import Path

from parlour.art.gallery import built


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in built().items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m parlour.art FOLDER")
    main(Path(sys.argv[1]))
