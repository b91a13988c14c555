"""Plays the games of Poker Champ written down in this folder. README.md tells how."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from parlour.core.game import Illegal, Leave
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.model import (
    Bet,
    BoardTurned,
    Chose,
    DealBegan,
    DealerChosen,
    DidBet,
    DidFold,
    DuelBegan,
    DuelDealt,
    DuelTied,
    DuelTurned,
    DuelWon,
    Fold,
    GameEnded,
    Gave,
    HandDealt,
    Options,
    PotStayed,
    PotWon,
    TimeRanOut,
    WentAway,
)
from tests.games.poker_champ.loaded import LoadedTable, cards

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("poker_champ_*.txt"))
QUIET = (DealerChosen, HandDealt, DuelDealt)
"""News that the line about the dealing has told already."""


class Reader:
    """Reads line by line; `happened` is the news that no line has accounted for yet."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        head = {}
        while re.match(r"(players|options|dealer|stacks|awards): ", lines[0]):
            key, value = lines.pop(0).split(": ", 1)
            head[key] = value
        self.lines = lines
        self.names = head["players"].split(", ")
        self.game = LoadedTable(
            len(self.names),
            json.decode(head.get("options", '{"visible_pack_top": false}'), type=Options),
            dealer=self.seat(head.get("dealer", self.names[0])),
            stacks=numbers(head.get("stacks", "")),
            awards=numbers(head.get("awards", "")),
        )
        self.happened: list[Any] = []

    def read(self) -> None:
        while self.lines:
            line = self.lines.pop(0)
            try:
                self.line(line)
            except AssertionError as error:
                raise AssertionError(f"{line!r}: {error}") from error
        assert self.happened == []

    def line(self, line: str) -> None:
        head, _, rest = line.partition(": ")
        match head.split():
            case ["deal", number]:
                self.hear(self.game.deal(*hands(rest), top=top(rest)))
                assert self.take(DealBegan).deal == int(number)
            case ["board"]:
                shown = self.take(BoardTurned)
                assert shown.cards == cards(rest.split(", top")[0])
            case ["pot", pot]:
                self.pot(int(pot), rest)
            case ["gift"]:
                gave = self.take(Gave)
                donor, chips, receiver, awards = found(
                    r"(\w+) gives (\d+) to (\w+) and has (\d+)", rest
                )
                assert (gave.donor, gave.receiver) == (self.seat(donor), self.seat(receiver))
                assert (gave.chips, gave.awards) == (int(chips), int(awards))
            case ["duel", "for", name]:
                began = self.take(DuelBegan)
                assert began.receiver == self.seat(name)
                assert began.seats == self.seats(rest)
            case ["duel", "hands"]:
                self.hear(self.game.deal(*hands(rest), top=top(rest)))
            case ["duel", "board"]:
                for drawn in rest.split():
                    self.hear(self.game.duel_card(drawn.replace("/", " ")))
                    assert self.take(DuelTurned).card == drawn[:2]
            case ["duel", "tied"]:
                assert self.take(DuelTied).seats == self.seats(rest)
            case ["duel", "won"]:
                assert self.take(DuelWon).seat == self.seat(rest)
            case ["wait"]:
                self.stack_the_pack()
                self.hear(self.game.wait(float(rest.removesuffix(" s"))))
            case ["time", "is", "up"]:
                self.take(TimeRanOut)
            case ["champions"]:
                ended = self.take(GameEnded)
                assert ended.champions == self.seats(rest)
                assert GAME.scores(self.game.state) is not None
            case ["stacks"]:
                assert self.game.state.stacks == numbers(rest)
                assert GAME.scores(self.game.state) is None or self.game.state.over
            case ["awards"]:
                assert self.game.state.awards == numbers(rest)
            case ["carried"]:
                assert self.game.state.carried == int(rest)
            case _:
                self.decisions(line)

    def pot(self, pot: int, rest: str) -> None:
        """`Anna 6, Béla 6 (pair)`, or that nobody won it."""
        if rest == "stays":
            assert self.take(PotStayed).pot == pot
            return
        won = self.take(PotWon)
        people, kind = found(r"(.*) \((.*)\)", rest)
        assert won.pot == pot
        assert won.winners == self.seats(re.sub(r" \d+", "", people))
        assert {won.share} == set(numbers(people))
        kinds = {shown.seat: shown.kind for shown in won.shown}
        if kind == "all others folded":
            assert not won.compared
        else:
            assert {kinds[seat] for seat in won.winners} == {kind}

    def decisions(self, line: str) -> None:
        """`Anna bets 1, Béla folds`; the cards of the lines that follow are on the pack."""
        deeds = line.split(", ")
        for deed in deeds:
            if deed is deeds[-1]:
                self.stack_the_pack()
            name, rest = deed.split(" ", 1)
            self.does(self.seat(name), rest)

    def stack_the_pack(self) -> None:
        """With the boards that come before anybody does anything."""
        ahead = []
        for line in self.lines:
            if line.startswith("board: "):
                ahead.append(line.removeprefix("board: ").replace(", top", ""))
            elif " is fo" not in line:
                break
        if ahead:
            self.game.house.load("/".join(ahead), self.game.known())

    def does(self, seat: int, deed: str) -> None:
        state = self.game.state
        match deed.split():
            case ["bets", chips]:
                self.hear(self.game.play(seat, Bet(state.deal, state.step)))
                assert self.take(DidBet) == DidBet(seat, state.step, int(chips))
            case ["folds"]:
                self.hear(self.game.play(seat, Fold(state.deal, state.step)))
                assert self.take(DidFold) == DidFold(seat, state.step)
            case ["chooses", "to", "bet"]:
                self.hear(self.game.play(seat, Bet(state.deal, state.step)))
                assert self.take(Chose).seat == seat
            case ["chooses", "to", "fold"]:
                self.hear(self.game.play(seat, Fold(state.deal, state.step)))
                assert self.take(Chose).seat == seat
            case ["is", "found", "to", "bet", chips]:
                found_out = self.take(DidBet)
                assert (found_out.seat, found_out.chips) == (seat, int(chips))
            case ["is", "found", "to", "fold"]:
                assert self.take(DidFold).seat == seat
            case ["is", "folded", "by", "the", "clock"]:
                folded = self.take(DidFold)
                assert (folded.seat, folded.clock) == (seat, True)
            case ["leaves", "with", chips]:
                self.hear(self.game.play(seat, Leave()))
                assert self.take(WentAway) == WentAway(seat, int(chips))
            case ["cannot", "fold", code]:
                self.refused(seat, Fold(state.deal, state.step or 2), code)
            case ["cannot", "bet", code]:
                self.refused(seat, Bet(state.deal, state.step or 2), code)
            case _:
                raise ValueError(deed)

    def refused(self, seat: int, play: Any, code: str) -> None:
        with pytest.raises(Illegal) as refused:
            self.game.play(seat, play)
        assert f"({refused.value.code.value})" == code

    def hear(self, news: tuple[Any, ...]) -> None:
        assert self.happened == [], "something has happened that no line mentions"
        self.happened += [item for item in news if not isinstance(item, QUIET)]

    def take(self, kind: type) -> Any:
        """The first thing that has happened, which must be of this kind."""
        assert self.happened, f"no {kind.__name__}"
        assert isinstance(self.happened[0], kind), self.happened[0]
        return self.happened.pop(0)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def seats(self, names: str) -> tuple[int, ...]:
        return tuple(map(self.seat, names.split(", ")))


def hands(text: str) -> list[str]:
    return [part.split(" ", 1)[1] for part in text.split(", ") if not part.startswith("top ")]


def top(text: str) -> str:
    return "".join(re.findall(r"top (\w\w)", text))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def found(pattern: str, text: str) -> tuple[str, ...]:
    match = re.fullmatch(pattern, text)
    assert match, f"{text!r} is not written like {pattern!r}"
    return tuple(map(str, match.groups()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    Reader(path.read_text(encoding="utf-8")).read()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Anna bets 1", "Anna bets 2"),
        ("pot 31: Anna 31", "pot 30: Anna 30"),
        ("(three-of-a-kind)", "(pair)"),
        ("stacks: 31", "stacks: 30"),
        ("(already-decided)", "(no-chips)"),
    ],
)
def test_the_reader_notices(right: str, wrong: str) -> None:
    text = (FOLDER / "poker_champ_pot_of_31.txt").read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(AssertionError):
        Reader(text.replace(right, wrong, 1)).read()
