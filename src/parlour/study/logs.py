"""Logs as columns: one row a move, or one row a player."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import json, to_builtins

from parlour.core import log as logs
from parlour.core.log import NO_CHANCE, Damaged, Log
from parlour.games import GAMES
from parlour.study.stats import win_shares
from parlour.study.trouble import Amiss

if TYPE_CHECKING:
    from parlour.study.result import Columns

HOUSE = -1
"""The seat of the house."""


def columns(where: str | Path | Iterable[str | Path]) -> "Columns":
    """One row a move of these logs: a file, a folder with `*.jsonl`, or several of either."""
    import numpy as np

    rows = [
        (
            file.stem,
            log.header.game,
            number,
            HOUSE if move.seat is None else move.seat,
            "" if move.seat is None else log.header.seats[move.seat],
            move.at,
            to_builtins(move.what)["type"],
            json.encode(move.what).decode(),
        )
        for file, log in read(where)
        for number, move in enumerate(log.moves)
    ]
    names = ("log", "game", "move", "seat", "player", "at", "type", "what")
    return {name: np.array([row[at] for row in rows]) for at, name in enumerate(names)}


def scores(where: str | Path | Iterable[str | Path]) -> "Columns":
    """One row a player of these logs. Every move is played again, so that a log that cannot have
    been played is found out; a game that was not finished has no score."""
    import numpy as np

    rows = [row for file, log in read(where) for row in played(file, log)]
    names = ("log", "game", "seat", "player", "score", "win")
    return {name: np.array([row[at] for row in rows]) for at, name in enumerate(names)}


def played(file: Path, log: Log) -> Iterator[tuple[Any, ...]]:
    try:
        points = logs.replay(log, GAMES, NO_CHANCE).scores
    except Damaged as damaged:
        raise bad(file, damaged) from None
    unknown = float("nan")
    won = [unknown] * len(log.header.seats) if points is None else win_shares(points)
    for seat, name in enumerate(log.header.seats):
        score = unknown if points is None else float(points[seat])
        yield file.stem, log.header.game, seat, name, score, won[seat]


def read(where: str | Path | Iterable[str | Path]) -> Iterator[tuple[Path, Log]]:
    for file in files(where):
        try:
            yield file, logs.read(file.read_bytes(), GAMES)
        except Damaged as damaged:
            raise bad(file, damaged) from None


def files(where: str | Path | Iterable[str | Path]) -> Iterator[Path]:
    for path in map(Path, [where] if isinstance(where, str | Path) else where):
        if path.is_dir():
            yield from sorted(path.glob("*.jsonl"))
        else:
            yield path


def bad(file: Path, damaged: Damaged) -> Amiss:
    return Amiss("study-bad-log", path=str(file), line=damaged.line, fault=damaged.fault.value)
