"""Plays the games of Cartino written down in this folder. README.md tells how they are written."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core.game import Illegal, Leave
from parlour.games.cartino import GAME
from parlour.games.cartino.model import (
    Begins,
    Dealt,
    Drawn,
    Drew,
    GameEnded,
    Options,
    Passed,
    PawnLaid,
    Play,
    State,
    TimeUp,
    TookBack,
    TurnEnded,
    WentAway,
)
from tests.games.cartino.conserve import conserve
from tests.games.cartino.loaded import back, end, lay, pawns, position, skip

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("cartino_*.txt"))
HEAD = ("players", "options", "lying", "out", "hands", "bag", "had", "turn")


class Reader:
    """Reads line by line; `happened` is the news that no line has accounted for yet."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        pairs = [line.split(": ", 1) for line in lines if line.partition(":")[0] in HEAD]
        head = dict(pairs)
        self.lines = [line for line in lines if line.partition(":")[0] not in HEAD]
        self.names = head["players"].split(", ")
        self.happened: list[Any] = []
        options = json.decode(head.get("options", "{}"), type=Options)
        hands = [hand.split(" ", 1)[1] for hand in head["hands"].split("; ")]
        if "turn" in head:
            self.state = self.in_the_middle(head, hands, options)
        else:
            self.state = GAME.start(options, len(self.names))
            first = self.names.index(self.lines[0].removeprefix("begins: "))
            self.deal(Dealt(tuple(map(pawns, hands)), first))
            self.happened = [item for item in self.happened if isinstance(item, Begins)]

    def in_the_middle(self, head: dict[str, str], hands: list[str], options: Options) -> State:
        bag = head.get("bag")
        state = position(
            *hands,
            lying=head.get("lying", ""),
            bag="" if bag == "empty" else bag,
            seat=self.names.index(head["turn"]),
            options=options,
            points=tuple(map(int, re.findall(r"-?\d+", head["had"]))),
            removed=int(head.get("out", "0")),
        )
        conserve(state)
        return replace(state, turn=1)

    def read(self) -> None:
        for line in self.lines:
            self.line(line)
            rest = [item for item in self.happened if not isinstance(item, GameEnded | Begins)]
            assert rest == [], f"{line!r} does not mention {rest}"
            conserve(self.state)
        assert self.happened == []

    def line(self, line: str) -> None:
        if line.startswith(("points: ", "game over: ", "begins: ", "winner: ")):
            self.claim(*line.split(": "))
            return
        if line.startswith("time is up: "):
            self.deal(TimeUp())
            line = line.removeprefix("time is up: ")
            self.clock = True
        name, rest = line.split(" ", 1)
        for deed in rest.split(", "):
            self.does(self.names.index(name), deed)
        self.clock = False

    clock = False
    """True while a line tells what the clock did: it is done already."""

    def does(self, seat: int, deed: str) -> None:
        if found := re.fullmatch(r"(lays|replaces the joker with) (.*) for (\d+)", deed):
            wanted = lay(self.state, found[2])
            self.play(seat, wanted)
            said = self.take(PawnLaid)
            assert (said.seat, said.points, said.clock) == (seat, int(found[3]), self.clock)
            assert (said.pawn, said.half) == (wanted.pawn, wanted.half)
            assert said.replaced == found[1].startswith("replaces")
        elif found := re.fullmatch(r"takes back (\d+)", deed):
            self.play(seat, back(self.state, len(self.state.laid) - int(found[1])))
            assert len(self.take(TookBack).halves) == int(found[1])
        elif found := re.fullmatch(r"ends(?: with (\d+) more)?", deed):
            self.play(seat, end(self.state))
            said = self.take(TurnEnded)
            assert (said.seat, said.bonus, said.clock) == (seat, int(found[1] or 0), self.clock)
        elif found := re.fullmatch(r"draws (.*)", deed):
            self.deal(Drawn(pawns(found[1])))
            assert self.take(Drew).seat == seat
        elif deed == "passes":
            self.play(seat, skip(self.state))
            assert self.take(Passed).seat == seat
        elif found := re.fullmatch(r"leaves and loses (\d+)", deed):
            self.play(seat, Leave())
            said = self.take(WentAway)
            assert (said.seat, said.deduction) == (seat, int(found[1]))
        else:
            self.cannot(seat, deed)

    def cannot(self, seat: int, deed: str) -> None:
        found = re.fullmatch(r"cannot (lay (?P<what>.*)|end|pass|leave) \((?P<code>.*)\)", deed)
        assert found is not None, deed
        plays: dict[str, Play] = {
            "end": end(self.state), "pass": skip(self.state), "leave": Leave()
        }  # fmt: skip
        play = lay(self.state, found["what"]) if found["what"] else plays[found[1]]
        with pytest.raises(Illegal) as refused:
            GAME.apply(self.state, seat, play)
        assert refused.value.code.value == found["code"]

    def play(self, seat: int, play: Play) -> None:
        if not self.clock:
            self.state, news = GAME.apply(self.state, seat, play)
            self.happened += news

    def deal(self, draw: Any) -> None:
        self.state, news = GAME.deal(self.state, draw)
        self.happened += [item for item in news if item.to is None]

    def claim(self, what: str, claimed: str) -> None:
        numbers = tuple(map(int, re.findall(r"-?\d+", claimed)))
        if what == "points":
            assert self.state.points == numbers
        elif what == "begins":
            assert self.names[self.take(Begins).seat] == claimed == self.names[self.state.seat]
        elif what == "game over":
            assert self.take(GameEnded).totals == GAME.scores(self.state) == numbers
        else:
            scores = GAME.scores(self.state) or ()
            best = [n for n, score in zip(self.names, scores, strict=True) if score == max(scores)]
            assert ", ".join(best) == claimed

    def take(self, kind: type) -> Any:
        """The first thing that has happened, which must be of this kind."""
        assert self.happened
        assert isinstance(self.happened[0], kind), self.happened[0]
        return self.happened.pop(0)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    Reader(path.read_text(encoding="utf-8")).read()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("lays A♠ down for 4", "lays A♠ down for 5"),
        ("replaces the joker with", "lays"),
        ("time is up: Béla lays A♣ up", "time is up: Béla lays A♣ down"),
        ("(one-suit)", "(half-taken)"),
        ("ends with 10 more", "ends"),
        ("points: Anna 8", "points: Anna 9"),
        ("game over: Anna 131", "game over: Anna 141"),
        ("winner: Anna", "winner: Béla"),
        (", draws ", ", draws K♣ "),
    ],
)
def test_the_reader_notices(right: str, wrong: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    text = next(text for text in texts if right in text)
    with pytest.raises((AssertionError, Illegal)):
        Reader(text.replace(right, wrong, 1)).read()
