"""Plays the games written down in this folder. README.md tells how they are written."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.core.game import Illegal, Leave
from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import (
    Begins,
    BonusEarned,
    Box,
    GameEnded,
    Options,
    Play,
    Roll,
    WentAway,
    Write,
    Wrote,
)
from tests.games.kniffel.loaded import LoadedTable

FILES = sorted(Path(__file__).parent.glob("kniffel_*.txt"))


class Reader:
    """Reads line by line; `happened` is the news that no line has accounted for yet."""

    def __init__(self, text: str) -> None:
        self.lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        head = dict(line.split(": ", 1) for line in self.head())
        self.names = head["players"].split(", ")
        options = json.decode(head.get("options", "{}"), type=Options)
        self.game = LoadedTable(options, len(self.names))
        self.happened: list[Any] = []
        self.kept: tuple[int, ...] = ()

    def head(self) -> list[str]:
        return [line for line in self.lines if line.startswith(("players:", "options:"))]

    def read(self) -> None:
        starts = [line for line in self.lines if line.startswith("start: ")]
        throws = [re.findall(r"\d", throw) for line in starts for throw in line.split(", ")]
        self.hear(self.game.start(*["-".join(faces) for faces in throws]))
        for line in self.lines:
            if not line.startswith(("players:", "options:", "start:")):
                self.line(line)
                rest = [item for item in self.happened if not isinstance(item, GameEnded | Begins)]
                assert rest == [], f"{line!r} does not mention {rest}"
        assert self.happened == []

    def line(self, line: str) -> None:
        if line.startswith(("totals: ", "game over: ", "end of game ", "begins: ", "winner: ")):
            self.claim(*line.split(": "))
        elif found := re.fullmatch(
            r"after (\d+) s the clock writes (\d+) in (\S+) for (\w+)", line
        ):
            self.hear(self.game.wait(float(found[1])))
            assert self.wrote() == (self.names.index(found[4]), Box(found[3]), int(found[2]), True)
        elif found := re.fullmatch(r"everyone rolls ([\d ]+) and writes (.*)", line):
            for entry in found[2].split(", "):
                for _ in self.names:
                    name = self.names[self.game.state.seat]
                    self.does(name, f"rolls {found[1]}")
                    self.does(name, f"writes {entry}")
        else:
            name, rest = line.split(" ", 1)
            for deed in rest.split(", "):
                self.does(name, deed)

    def does(self, name: str, deed: str) -> None:
        seat, roll = self.names.index(name), self.game.state.roll
        match deed.split():
            case ["keeps", *faces]:
                self.kept = tuple(map(int, faces))
            case ["rolls", *faces]:
                self.game.play(seat, Roll(roll, self.kept), *map(int, faces))
                self.kept = ()
            case ["writes", points, "in", box]:
                self.hear(self.game.play(seat, Write(roll, Box(box))))
                assert self.wrote() == (seat, Box(box), int(points), False)
            case ["gets", points, "extra"]:
                assert self.extra == int(points)
                self.extra = 0
            case ["earns", "the", "bonus"]:
                assert self.take(BonusEarned).seat == seat
            case ["waits", seconds, "s"]:
                self.hear(self.game.wait(float(seconds)))
            case ["leaves"]:
                self.hear(self.game.play(seat, Leave()))
                assert self.take(WentAway).seat == seat
            case ["cannot", "write", box, code]:
                self.refused(seat, Write(roll, Box(box)), code)
            case ["cannot", "roll", code]:
                self.refused(seat, Roll(roll), code)
            case ["cannot", "leave", code]:
                self.refused(seat, Leave(), code)
            case _:
                raise ValueError(deed)

    def refused(self, seat: int, play: Play, code: str) -> None:
        with pytest.raises(Illegal) as refused:
            self.game.play(seat, play)
        assert f"({refused.value.code.value})" == code

    def claim(self, what: str, claimed: str) -> None:
        state = self.game.state
        numbers = tuple(map(int, re.findall(r"\d+", claimed)))
        if what == "totals":
            assert tuple(sheet.total for sheet in GAME.view(state, None).sheets) == numbers
        elif what == "begins":
            assert self.names[self.take(Begins).seat] == claimed == self.names[state.seat]
        elif what == "winner":
            scores = GAME.scores(state) or ()
            best = [n for n, score in zip(self.names, scores, strict=True) if score == max(scores)]
            assert ", ".join(best) == claimed
        else:
            totals = self.take(GameEnded).totals
            assert (GAME.scores(state) if what == "game over" else totals) == numbers

    def hear(self, news: tuple[Any, ...]) -> None:
        kinds = Wrote | BonusEarned | GameEnded | WentAway | Begins
        self.happened += [item for item in news if isinstance(item, kinds)]

    def take(self, kind: type) -> Any:
        """The first thing that has happened, which must be of this kind."""
        assert self.happened
        assert isinstance(self.happened[0], kind)
        return self.happened.pop(0)

    extra = 0
    """Points for a further Kniffel that no line has mentioned yet."""

    def wrote(self) -> tuple[int, Box, int, bool]:
        item = self.take(Wrote)
        assert self.extra == 0, "extra points that nobody mentioned"
        self.extra = item.extra
        return item.seat, item.box, item.points, item.clock


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    reader = Reader(path.read_text(encoding="utf-8"))
    reader.read()
    assert reader.extra == 0


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("writes 8 in twos", "writes 6 in twos"),
        (", gets 100 extra", ""),
        (", earns the bonus", ""),
        ("(upper-box-first)", "(box-taken)"),
        ("totals: Anna 50, Béla 8", "totals: Anna 50, Béla 9"),
        ("game over: Anna 533", "game over: Anna 433"),
        ("winner: Anna", "winner: Béla"),
        ("begins: Anna", "begins: Béla"),
    ],
)
def test_the_reader_notices(right: str, wrong: str) -> None:
    text = (Path(__file__).parent / "kniffel_full_game.txt").read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(AssertionError):
        Reader(text.replace(right, wrong, 1)).read()
