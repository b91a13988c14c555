"""Logs for data frames: `parlour.logs.columns("game.jsonl")`."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.library import sentences
from parlour.study import logs

if TYPE_CHECKING:
    from parlour.study.result import Columns


def columns(where: str | Path | Iterable[str | Path]) -> "Columns":
    """One row a move of these logs: a file, a folder with `*.jsonl`, or several of either."""
    with sentences():
        return logs.columns(where)


def scores(where: str | Path | Iterable[str | Path]) -> "Columns":
    """One row a player of these logs, with the score and the share of the win."""
    with sentences():
        return logs.scores(where)
