"""What the bots at a table want, and when. No I/O, no clock.

The room asks bots in worker threads and waits by the clock; the simulator asks them one after the
other and lets the time jump. Both keep what the bots want here, so that a bot plays alike in both.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import inf
from random import Random
from typing import Generic, NamedTuple

from parlour.core.game import Bot, Choice, D, Frame, N, O, P, S, Seat, V
from parlour.core.table import Table


class Wish(NamedTuple, Generic[P]):
    """A play that a bot means to make at this time of the table."""

    seat: Seat
    play: P
    at: float


class Wishes(Generic[P]):
    """What the bots want in this position. A bot that wants the same in the next position keeps its
    time: else others' moves would keep it thinking for ever (docs/decisions/0006)."""

    def __init__(self) -> None:
        self._now: dict[Seat, Wish[P]] = {}
        self._before: dict[Seat, Wish[P]] = {}

    def renew(self, seats: Iterable[Seat]) -> None:
        """The position is another, and the bots at these seats are asked again."""
        if known := self._before | self._now:
            self._before = {seat: known[seat] for seat in seats if seat in known}
            self._now = {}

    def hear(self, seat: Seat, choice: Choice[P] | None, now: float) -> None:
        """What a bot wants in this position; None is nothing."""
        wish = self._before.pop(seat, None)
        if choice is None:
            return
        if wish is None or wish.play != choice.play:
            wish = Wish(seat, choice.play, now + choice.after)
        self._now[seat] = wish

    def first(self, tie: Callable[[], float]) -> Wish[P] | None:
        """The wish that comes first; of those at the same time, the one with the lowest `tie`."""
        if not self._now:
            return None
        order = [(wish.at, tie(), wish) for wish in self._now.values()]
        return min(order, key=lambda one: one[:2])[2]

    def spend(self, wish: Wish[P]) -> None:
        """It has been played: the same play again takes its time again."""
        del self._now[wish.seat]


def frames(
    table: Table[O, S, P, D, N, V], seats: Iterable[Seat], news: tuple[N, ...], now: float
) -> dict[Seat, Frame[V, P, N]]:
    """By seat: what is shown to those of these that can act now. The others need not be asked."""
    shown: dict[Seat, Frame[V, P, N]] = {}
    for seat in seats:
        if legal := table.game.legal(table.state, seat):
            shown[seat] = table.frame(seat, news, now, legal)
    return shown


def next_wish(
    table: Table[O, S, P, D, N, V], wishes: Wishes[P], tie: Callable[[], float]
) -> Wish[P] | None:
    """The wish that moves the table next; None if an alarm rings first, or at the same time."""
    wish = wishes.first(tie)
    if wish is None or table.rings_at is None:
        return wish
    return wish if wish.at < table.rings_at else None


class NotLegal(Exception):
    """A bot wants a play that its frame does not list, or at a time that never comes."""


class Fault(NamedTuple):
    """A bot of this level has failed."""

    level: str
    error: Exception


class Thought(NamedTuple, Generic[P]):
    choice: Choice[P] | None
    faults: tuple[Fault, ...]
    """Of the stronger bots that failed before one gave this choice."""


def consult(
    bots: Mapping[str, Bot[V, P, N]], level: str, frame: Frame[V, P, N], rng: Random
) -> Thought[P]:
    """What the bot of this level wants. For one that fails the next weaker one decides; if all
    fail, it is the first legal play at once."""
    faults: list[Fault] = []
    for name in weaker(bots, level):
        try:
            return Thought(asked(bots[name], frame, rng), tuple(faults))
        except Exception as error:  # whatever a bot does, its table goes on
            faults.append(Fault(name, error))
    return Thought(Choice(frame.legal[0]), tuple(faults))


def weaker(bots: Mapping[str, Bot[V, P, N]], level: str) -> Iterator[str]:
    """This level and all below it, the strongest first; a game names its bots from the weakest. For
    a bot that was brought along once and is not here now the strongest plays."""
    names = list(bots)
    yield from names[names.index(level) if level in bots else -1 :: -1]


def asked(bot: Bot[V, P, N], frame: Frame[V, P, N], rng: Random) -> Choice[P] | None:
    choice = bot(frame, rng)
    if choice is not None and not (choice.play in frame.legal and is_wait(choice.after)):
        raise NotLegal
    return choice


def is_wait(after: object) -> bool:
    """Whether anybody can wait so long: a number of seconds, and not below zero."""
    return isinstance(after, int | float) and 0 <= after < inf
