"""Tables and packs to order. Seat 0 has board 0, seat 1 board 1 and so on; seat 0 deals."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Join
from parlour.core.table import Step, Table
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import CELLS, LINES, OURS, PRIZES, Board, Prize, ways
from parlour.games.pokino.calls import see
from parlour.games.pokino.model import (
    Call,
    Finish,
    Mark,
    Options,
    Phase,
    Play,
    State,
    Steal,
    Turn,
)
from parlour.kit.cards import PACK, Card
from tests.games.refused import why

CENTRE, CORNER, STAMP, POKER, FULL, POKINO = PRIZES
ROW_3 = LINES[1]


def cards(board: Board, mask: int) -> list[Card]:
    return [board[cell] for cell in range(CELLS) if mask >> cell & 1]


def way(seat: int, prize: Prize, number: int = 0) -> list[Card]:
    """The cards of a combination on the board of that seat."""
    return cards(OURS[seat], ways(OURS[seat])[prize][number])


def elsewhere(*boards: int) -> list[Card]:
    """Cards that are on none of these boards."""
    taken = {card for number in boards for card in OURS[number]}
    return [card for card in PACK if card not in taken]


def together(prize: Prize, one: int = 0, two: int = 1) -> list[Card]:
    """Cards of which the last completes the prize on both boards, and nothing else before it."""
    for first in ways(OURS[one])[prize]:
        for second in ways(OURS[two])[prize]:
            mine, yours = cards(OURS[one], first), cards(OURS[two], second)
            for last in set(mine) & set(yours):
                rest = [card for card in PACK if card in {*mine, *yours} - {last}]
                if fits(prize, (one, two), rest, last):
                    return [*rest, last]
    raise LookupError(prize)


def fits(prize: Prize, boards: Sequence[int], rest: list[Card], last: Card) -> bool:
    before = [see(OURS[board], tuple(rest)).done for board in boards]
    after = [see(OURS[board], (*rest, last)).done for board in boards]
    quiet = all(prize not in done and Prize.POKINO not in done for done in before)
    return quiet and all(prize in done for done in after)


class LoadedPack:
    """A generator that draws the cards it is told."""

    def __init__(self) -> None:
        self.next: list[int | Card] = []
        self.state: Any = None

    def below(self, n: int) -> int:
        wanted = self.next.pop(0)
        if isinstance(wanted, int):
            return wanted
        fresh = self.state.phase is Phase.BETWEEN
        rest = [card for card in PACK if fresh or card not in self.state.called]
        assert len(rest) == n
        return rest.index(wanted)


class LoadedTable:
    """A real table with a stacked pack and a clock that waits for us."""

    def __init__(self, seats: int = 3, dealer: int = 0, **options: Any) -> None:
        self.pack = LoadedPack()
        self.table: Any = Table(GAME, Options(**options), seats, lambda draw, move: self.pack)
        self.now = 0.0
        self.pack.next = [*(0,) * seats, dealer]
        self.take(self.table.ring(0.0))

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def balances(self) -> list[int]:
        return [player.balance for player in self.state.players]

    def cup(self, prize: Prize) -> int:
        return self.state.cups[PRIZES.index(prize)]

    def take(self, step: Step[Any, Any, Any, Any]) -> tuple[Any, ...]:
        self.table.commit(step)
        assert not self.pack.next, "cards were left over"
        return step.news

    def play(self, seat: int, play: Play, *cards: Card) -> tuple[Any, ...]:
        self.pack.next, self.pack.state = list(cards), self.state
        return self.take(self.table.play(seat, play, self.now))

    def turn(self, *cards: Card) -> tuple[Any, ...]:
        """The house, or the dealer by hand, turns these cards; the news of the last."""
        news: tuple[Any, ...] = ()
        for card in cards:
            if self.state.options.pace is None:
                count = 0 if self.state.phase is Phase.BETWEEN else len(self.state.called)
                news = self.play(self.state.dealer, Turn(self.state.round, count), card)
            else:
                self.pack.next = [card]
                while self.pack.next:
                    news = self.ring()
        return news

    def ring(self) -> tuple[Any, ...]:
        """The next alarm, whatever it is."""
        self.now = max(self.now, self.table.rings_at)
        self.pack.state = self.state
        step = self.table.ring(self.now)
        self.table.commit(step)
        return tuple(step.news)

    def wait(self, seconds: float) -> tuple[Any, ...]:
        """Time goes by; alarms ring one after the other."""
        until, news = self.now + seconds, ()
        while self.table.rings_at is not None and self.table.rings_at <= until:
            news += self.ring()
        self.now = until
        return news

    def close(self) -> tuple[Any, ...]:
        """The window of this card closes, and the round with it."""
        here, news = (self.state.round, self.state.phase), ()
        while (self.state.round, self.state.phase) == here:
            news += self.ring()
        return news

    def mark(self, seat: int, *cards: Card) -> None:
        for card in cards:
            self.play(seat, Mark(self.state.round, card))

    def mark_all(self, *seats: int) -> None:
        """These players mark everything they can."""
        for seat in seats or range(len(self.state.players)):
            for play in GAME.legal(self.state, seat):
                if isinstance(play, Mark):
                    self.play(seat, play)

    def call(self, seat: int, *prizes: Prize) -> tuple[Any, ...]:
        return self.play(seat, Call(self.state.round, frozenset(prizes)))

    def steal(self, seat: int, prize: Prize, owner: int) -> tuple[Any, ...]:
        return self.play(seat, Steal(self.state.round, prize, owner))

    def refusal(self, seat: int, play: Play) -> StrEnum:
        return refusal(self.state, seat, play)

    def refusal_of_join(self, seat: int) -> StrEnum:
        return refusal(self.state, seat, Join())

    def refused_call(self, seat: int, *prizes: Prize) -> StrEnum:
        return self.refusal(seat, Call(self.state.round, frozenset(prizes)))

    def refused_theft(self, seat: int, prize: Prize, owner: int) -> StrEnum:
        return self.refusal(seat, Steal(self.state.round, prize, owner))


def refusal(state: State, seat: int, play: Play) -> StrEnum:
    return why(GAME, state, seat, play)


def kinds(news: Iterable[Any]) -> list[str]:
    return [type(item).__name__ for item in news]


def with_cup(state: State, prize: Prize, counters: int) -> State:
    """The state with so many counters in a cup, from the pocket of seat 0."""
    place = PRIZES.index(prize)
    more = counters - state.cups[place]
    cups = (*state.cups[:place], counters, *state.cups[place + 1 :])
    first = replace(state.players[0], balance=state.players[0].balance - more)
    return replace(state, cups=cups, players=(first, *state.players[1:]))


MIDDLE = way(0, CENTRE)[0]
POKINO_0 = cards(OURS[0], ROW_3)


def won_by_0(table: LoadedTable, *finishers: int) -> tuple[Any, ...]:
    """Seat 0 gets POKINO and the round closes, unless these agree that it is the last."""
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.call(0, POKINO)
    for seat in finishers:
        table.play(seat, Finish(table.state.round))
    return () if finishers else table.close()


def whole_pack(table: LoadedTable) -> None:
    for card in PACK:
        table.turn(card)


def two_centres() -> tuple[Card, Card]:
    """The centres of boards 0 and 1, in this order."""
    return MIDDLE, way(1, CENTRE)[0]
