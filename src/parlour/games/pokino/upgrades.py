"""Logs of earlier versions of the rules, carried forward."""

from typing import Any


def as_version_2(lines: list[Any]) -> list[Any]:
    """Version 2 reads PK-R5 and PK-R7 by the letter (PK-Q13, PK-Q17). A log of version 1 keeps the
    rulings it was played by."""
    header, *moves = lines
    options = {**header["options"], "rulings": 1}
    return [{**header, "rules": 2, "options": options}, *moves]
