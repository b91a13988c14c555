"""Plays the Pokino sessions written down in this folder. README.md tells how they are written."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.core.game import Illegal, Leave
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import Prize, board_of, boards_of
from parlour.games.pokino.model import (
    Call,
    CupSplit,
    Finish,
    Mark,
    Paid,
    Phase,
    Play,
    RoundEnded,
    StayedInCup,
    Steal,
)
from parlour.kit.cards import Card
from tests.games.pokino.loaded import LoadedTable

FILES = sorted(Path(__file__).parent.glob("pokino_*.txt"))
MONEY = (Paid, StayedInCup, CupSplit, RoundEnded)


class Reader:
    """Reads line by line; `happened` is what no line has accounted for yet."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        head = dict(line.split(": ", 1) for line in lines[:2])
        self.names = head["players"].split(", ")
        options = json.decode(head["options"])
        self.table = LoadedTable(seats=len(self.names), **options)
        self.lines = lines[2:]
        self.happened: list[Any] = []

    def read(self) -> None:
        for line in self.lines:
            self.line(line)
        assert self.happened == []

    def line(self, line: str) -> None:
        match line.split():
            case ["board", name, *_]:
                cards = board_of(line.split(": ")[1].replace("/", " "))
                number = self.table.state.players[self.seat(name.rstrip(":"))].board
                assert boards_of(self.table.state.options.set)[number or 0] == cards
            case ["cards:" | "card:", *cards]:
                for card in cards:
                    self.hear(self.table.turn(Card(card)))
            case ["everyone", "marks"]:
                self.table.mark_all()
            case ["after", seconds, "s"]:
                self.hear(self.table.wait(float(seconds)))
            case ["the", "window", "closes"]:
                self.hear(self.table.close())
            case ["balances:", *_]:
                said = {name: int(counters) for name, counters in pairs(line)}
                assert dict(zip(self.names, self.table.balances, strict=True)) == said
            case ["cups:", *_]:
                assert [int(counters) for _, counters in pairs(line)] == list(self.table.state.cups)
            case ["dealer:", name]:
                assert self.table.state.dealer == self.seat(name)
            case ["winner:", *_]:
                scores = GAME.scores(self.table.state)
                assert scores is not None
                best = [n for n, s in zip(self.names, scores, strict=True) if s == max(scores)]
                assert line == "winner: " + ", ".join(best)
            case _:
                self.event(line)

    def event(self, line: str) -> None:
        if found := re.fullmatch(r"(\w+): (-?\d+) to (\w+)(?:, stolen from (\w+))?", line):
            paid = self.take(Paid)
            owner = self.seat(found[4]) if found[4] else self.seat(found[3])
            told = (paid.prize, paid.counters, paid.seat, paid.owner)
            assert told == (Prize(found[1]), int(found[2]), self.seat(found[3]), owner)
        elif found := re.fullmatch(r"(\w+): (\d+) stays? in the cup", line):
            stayed = self.take(StayedInCup)
            assert (stayed.prize, stayed.counters) == (Prize(found[1]), int(found[2]))
        elif found := re.fullmatch(r"(\w+): split (.*)", line):
            split = self.take(CupSplit)
            assert (split.prize, split.counters) == (
                Prize(found[1]),
                tuple(map(int, found[2].split(", "))),
            )
        elif line == "the round is over":
            self.take(RoundEnded)
        else:
            self.does(line)

    def does(self, line: str) -> None:
        name, deed = line.split(" ", 1)
        seat = self.seat(name)
        refused = re.fullmatch(r"cannot (.*) \((.*)\)", deed)
        play = self.play_of((refused[1] if refused else deed).split())
        if refused:
            with pytest.raises(Illegal) as why:
                GAME.apply(self.table.state, seat, play)
            assert why.value.code.value == refused[2]
        else:
            self.hear(self.table.play(seat, play))

    def play_of(self, words: list[str]) -> Play:
        number = self.table.state.round
        match words:
            case ["marks" | "mark", card]:
                return Mark(number, Card(card))
            case ["calls" | "call", *prizes]:
                return Call(number, frozenset(map(Prize, prizes)))
            case ["steals" | "steal", prize, "from", owner]:
                return Steal(number, Prize(prize), self.seat(owner))
            case ["wants", "to", "stop"]:
                return Finish(number)
            case ["leaves"]:
                return Leave()
            case _:
                raise ValueError(words)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def hear(self, news: tuple[Any, ...]) -> None:
        assert self.happened == [], f"no line mentions {self.happened}"
        self.happened += [item for item in news if isinstance(item, MONEY)]

    def take(self, kind: type) -> Any:
        assert self.happened
        assert isinstance(self.happened[0], kind), self.happened
        return self.happened.pop(0)


def pairs(line: str) -> list[tuple[str, str]]:
    return re.findall(r"(\w+) (-?\d+)", line.split(": ", 1)[1])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    reader = Reader(path.read_text(encoding="utf-8"))
    reader.read()
    assert reader.table.state.phase in (Phase.BETWEEN, Phase.OVER, Phase.ROUND)


def test_there_is_one_of_each_kind() -> None:
    """Shared with a remainder; stolen in time and too early; withheld; last round; debt."""
    names = {path.stem for path in FILES}
    wanted = ("shared", "theft", "withheld", "last", "debt")
    assert {f"pokino_{kind}" for kind in wanted} <= names


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("stamp: 1 to Anna", "stamp: 2 to Anna"),
        ("stamp: 1 stays in the cup\n", ""),
        ("balances: Anna 45", "balances: Anna 46"),
    ],
)
def test_the_reader_notices(right: str, wrong: str) -> None:
    text = (Path(__file__).parent / "pokino_shared.txt").read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(AssertionError):
        Reader(text.replace(right, wrong, 1)).read()
