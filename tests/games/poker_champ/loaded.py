"""Positions and cards to order."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from parlour.core.table import Step, Table
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.model import Bet, Fold, Options, Play, State
from parlour.kit.french import PACK, Card
from tests.games.refused import why

BOOK = Options(visible_pack_top=False)
"""The rulebook's game; but nobody has to say what lies on top of the pack."""


def cards(text: str) -> tuple[Card, ...]:
    """`cards("As Kd")`"""
    return tuple(Card(code) for code in text.split())


def refusal(state: State, seat: int, play: Play) -> StrEnum:
    return why(GAME, state, seat, play)


class LoadedPack:
    """A generator that deals the cards it is told, and chooses the seat it is told."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.draws: list[list[Card]] = []
        self.gone: set[Card] = set()
        self.pack: list[Card] = []

    def load(self, text: str, gone: Iterable[Card]) -> None:
        """What is dealt next; a slash parts what is dealt at different moments."""
        self.draws = [list(cards(draw)) for draw in text.split("/")]
        self.gone = set(gone)
        self.pack = []

    def below(self, n: int) -> int:
        if self.numbers:
            return self.numbers.pop(0)
        if not self.pack:
            self.pack = [card for card in PACK if card not in self.gone]
        assert len(self.pack) == n, "another pack than was loaded"
        card = self.draws[0].pop(0)
        place = self.pack.index(card)
        self.pack[place] = self.pack[-1]
        self.pack.pop()
        self.gone.add(card)
        if not self.draws[0]:
            self.draws.pop(0)
            self.pack = []
        return place


class LoadedTable:
    """A real table with a stacked pack. Cards are given as they are dealt: by seat, then the top
    of the pack if it can be seen."""

    def __init__(
        self,
        seats: int = 2,
        options: Options = BOOK,
        *,
        dealer: int = 0,
        stacks: Sequence[int] = (),
        awards: Sequence[int] = (),
    ) -> None:
        self.house = LoadedPack()
        self.table: Any = Table(GAME, options, seats, lambda draw, move: self.house)
        if stacks:
            self.table.state = State(
                options,
                stacks=tuple(stacks),
                awards=tuple(awards or (0,) * seats),
                gone=12 * seats - sum(stacks),
            )
        self.now = 0.0
        self.dealer = dealer
        self.began = False

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def deal(self, *hands: str, top: str = "") -> tuple[Any, ...]:
        """The next hands, of a deal or a duel, seat by seat."""
        self.house.load(" ".join((*hands, top)), gone=())
        if not self.began:
            self.began = True
            self.house.numbers = [self.dealer]
        return self.wait(self.pause)

    @property
    def pause(self) -> float:
        """Until the house acts, be it at once."""
        return max(0.0, (self.table.rings_at or 0.0) - self.now)

    def known(self) -> list[Card]:
        state = self.state
        seen = [card for hand in state.hands for card in hand]
        return [*seen, *state.board, *state.burned, *([state.top] if state.top else [])]

    def bet(self, *seats: int, then: str = "") -> tuple[Any, ...]:
        """These seats bet, one after the other; then these cards are turned."""
        return self.all_do(Bet, seats, then)

    def fold(self, *seats: int, then: str = "") -> tuple[Any, ...]:
        return self.all_do(Fold, seats, then)

    def all_do(self, kind: Any, seats: Sequence[int], then: str) -> tuple[Any, ...]:
        news: tuple[Any, ...] = ()
        for seat in seats:
            if then and seat == seats[-1]:
                self.house.load(then, self.known())
            news += self.play(seat, kind(self.state.deal, self.state.step))
        return news

    def play(self, seat: int, play: Play) -> tuple[Any, ...]:
        return self.take(self.table.play(seat, play, self.now))

    def wait(self, seconds: float) -> tuple[Any, ...]:
        self.now += seconds
        return self.take(self.table.ring(self.now))

    def duel_card(self, code: str) -> tuple[Any, ...]:
        duel = self.state.duel
        assert duel is not None
        seen = [card for hand in duel.hands for card in hand]
        self.house.load(code, [*seen, *duel.board, *duel.burned, *([duel.top] if duel.top else [])])
        return self.wait(self.pause)

    def duel(self, *hands: str, board: str) -> tuple[Any, ...]:
        """A whole duel."""
        news = self.deal(*hands)
        for code in board.split():
            news += self.duel_card(code)
        return news

    def play_down(self, flop: str, turn: str, river: str) -> tuple[Any, ...]:
        """Everybody bets to the end; cards are turned as soon as nobody has anything to decide."""
        streets = [flop, turn, river]
        news: tuple[Any, ...] = ()
        while self.state.step:
            *first, last = GAME.view(self.state, None).waiting
            news += self.bet(*first)
            self.house.load("/".join(streets[self.state.step - 1 :]), self.known())
            news += self.play(last, Bet(self.state.deal, self.state.step))
            self.house.draws = []
        return news

    def take(self, step: Step[Any, Any, Any, Any]) -> tuple[Any, ...]:
        self.table.commit(step)
        return step.news


def only(news: Sequence[Any], kind: type) -> Any:
    """The one item of this kind."""
    found = [item for item in news if isinstance(item, kind)]
    assert len(found) == 1, news
    return found[0]
