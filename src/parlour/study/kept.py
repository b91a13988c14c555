"""What has been played so far, in memory and on disk, so that it can go on after an end."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import json

from parlour.core.game import Value
from parlour.study.bots import mark_of
from parlour.study.shards import Piece, Plan, Played
from parlour.study.stats import Part, counted, merged
from parlour.study.trouble import Amiss

FORMAT = 1


class Checkpoint(Value, frozen=True):
    format: int
    plan: dict[str, Any]
    """What was played, to be compared: other games cannot be joined to these."""
    done: tuple[Piece, ...]
    part: Part


class Kept:
    """The pieces that are done, merged."""

    def __init__(self, plan: Plan) -> None:
        self.part = counted((), len(plan.bots))
        self.rows: dict[int, list[tuple[int, ...]]] = {}
        """By the first round of a piece."""
        self._done: list[Piece] = []
        self._facts, self._turns = facts(plan), plan.turns

    def add(self, piece: Piece, played: Played) -> None:
        self.part = merged(self.part, played.part)
        if played.rows:
            self.rows[piece.first] = played.rows
        self._done = joined([*self._done, piece])

    def missing(self, rounds: int) -> Iterator[Piece]:
        """What is still to be played of so many rounds."""
        at = 0
        for first, last in [*self._done, Piece(rounds, rounds)]:
            if at < first:
                yield Piece(at, first)
            at = last

    def load(self, file: Path, rounds: int) -> None:
        """Go on from where this file stands; one that is not there yet is a beginning."""
        if not file.exists():
            return
        try:
            known = json.decode(file.read_bytes(), type=Checkpoint)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Amiss("study-no-checkpoint", path=str(file)) from None
        if (known.format, known.plan) != (FORMAT, self._facts):
            raise Amiss("study-other-checkpoint", path=str(file))
        if known.done and known.done[-1].last > rounds:
            games = known.done[-1].last * self._turns
            raise Amiss("study-longer-checkpoint", path=str(file), games=games)
        self._done, self.part = list(known.done), known.part

    def save(self, file: Path) -> None:
        """The file is whole at any moment, whatever happens."""
        new = file.with_name(file.name + ".new")
        checkpoint = Checkpoint(FORMAT, self._facts, tuple(self._done), self.part)
        new.write_bytes(json.encode(checkpoint))
        os.replace(new, file)  # noqa: PTH105  the name says what matters here


def joined(pieces: list[Piece]) -> list[Piece]:
    """In order, neighbours as one."""
    whole: list[Piece] = []
    for piece in sorted(pieces):
        if whole and whole[-1].last == piece.first:
            whole[-1] = Piece(whole[-1].first, piece.last)
        else:
            whole.append(piece)
    return whole


def facts(plan: Plan) -> dict[str, Any]:
    game = plan.record
    return {
        "game": game.name,
        "rules": game.rules,
        "options": msgspec.to_builtins(plan.options),
        "bots": [mark_of(bot) for bot in plan.bots],
        "seed": plan.seed,
        "rotated": plan.rotated,
    }
