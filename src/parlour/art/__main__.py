"""python -m parlour.art FOLDER SHEETS: write the drawings of the client as SVG files into FOLDER,
and into SHEETS as JSON, many in a file: they are alike, and so compress to a tenth."""

import json
import sys
from pathlib import Path

from parlour.art.gallery import built, sheets


def main(folder: Path, sheet_folder: Path) -> None:
    for made in (folder, sheet_folder):
        made.mkdir(parents=True, exist_ok=True)
    for name, svg in built().items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    for name, sheet in sheets().items():
        (sheet_folder / f"{name}.json").write_text(json.dumps(sheet), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m parlour.art FOLDER SHEETS")
    main(*map(Path, sys.argv[1:]))
