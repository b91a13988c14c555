"""A table being played: the one place where state changes hands. No I/O, no clock."""

from collections import deque
from collections.abc import Hashable, Iterable
from operator import itemgetter
from typing import Any, Generic, TypeAlias

from parlour.core.fair import ByPlayers, Chance, Unthrown
from parlour.core.game import (
    Alarm,
    Awaited,
    D,
    Frame,
    Game,
    Illegal,
    N,
    O,
    P,
    S,
    Seat,
    TableRefusal,
    V,
    Value,
)

MOST_PAST = 60
"""How many news a table keeps, to tell them again."""
FEW_DRAWS = 60
"""So many draws are listed to the players who make one themselves; a pack of cards fits in."""

Rings: TypeAlias = dict[Hashable, float]
"""When each alarm rings, by what it is for."""
SILENT: Rings = {}
"""No alarm is set. Never changed, so that a step without alarms needs no dictionary of its own."""


class Move(Value, Generic[P, D], frozen=True, array_like=True):
    """One line of a log: what a seat played, or (seat None) what the house drew.

    `at` is seconds since the table was laid. It is for readers; rules never see it.
    """

    seat: Seat | None
    what: P | D
    at: float = 0.0


class Step(Value, Generic[S, P, D, N], frozen=True):
    """What one event would change: to be stored first, then committed."""

    moves: tuple[Move[P, D], ...]
    state: S
    news: tuple[N, ...]
    rings: Rings


class Table(Generic[O, S, P, D, N, V]):
    """Takes moves in order of arrival, keeps the log, and knows when the house is due."""

    def __init__(
        self, game: Game[O, S, P, D, N, V], options: O, seats: int, chance: Chance
    ) -> None:
        if seats not in game.seats(options):
            raise Illegal(TableRefusal.SEATS_DO_NOT_FIT)
        self.game = game
        self.options = options
        self.seats = range(seats)
        self.chance = chance
        self.moves: list[Move[P, D]] = []
        self.draws = 0
        """How many of the moves are draws."""
        self.by_players = isinstance(chance, ByPlayers)
        """The players make the draws that need chance; the house only keeps the time."""
        self.given = 0
        """How many draws the players have made."""
        self.awaits: Awaited[D] | None = None
        self._past: deque[N] = deque(maxlen=MOST_PAST)
        state = game.start(options, seats)
        rings: Rings = {alarm.what: alarm.after for alarm in self._alarms(state)}
        self.commit(Step((), state, (), rings))

    def due(self, now: float) -> Hashable | None:
        """What the house is due for by `now`: the alarm that rang first; None if none has."""
        return due(self._rings, now)

    def play(self, seat: Seat, play: P, now: float) -> Step[S, P, D, N]:
        """What `play` leads to, with the draws it causes at once; or `Illegal`."""
        if seat not in self.seats:
            raise Illegal(TableRefusal.NO_SUCH_SEAT)
        if self.over:
            raise Illegal(TableRefusal.GAME_OVER)
        return self._settle(self._after(self._here(), Move(seat, play, now)), now)

    def give(self, draw: D, number: int, now: float) -> Step[S, P, D, N]:
        """What a draw that the players have made leads to; `Illegal` if the table waits for none of
        its kind, or not for this `number`, or if it cannot have come."""
        if not self.by_players:
            raise Illegal(TableRefusal.HOUSE_DRAWS)
        if self.awaits is None:
            raise Illegal(TableRefusal.NOTHING_AWAITED)
        move: Move[P, D] = Move(None, draw, now)
        if number != self.given or not self.is_awaited(move):
            raise Illegal(TableRefusal.OTHER_DRAW_AWAITED)
        return self._settle(self._after(self._here(), move), now)

    def is_awaited(self, move: Move[P, D]) -> bool:
        """Whether this is a draw of the kind that the players make now."""
        awaits = self.awaits if move.seat is None else None
        return awaits is not None and awaits.kind == type(move.what).__name__

    def ring(self, now: float) -> Step[S, P, D, N]:
        """What the alarms that are due by `now` lead to."""
        return self._settle(self._here(), now)

    def commit(self, step: Step[S, P, D, N]) -> None:
        """From now on this is how the table stands."""
        if self.by_players:
            self.given += any(map(self.is_awaited, step.moves[:1]))
        self.state = step.state
        self.moves += step.moves
        for move in step.moves:
            self.draws += move.seat is None
        self._past += step.news
        self.scores = self.game.scores(step.state)
        self.over = self.scores is not None
        self.rings_at = min(step.rings.values()) if step.rings else None
        """When to call `ring`; None if only players can move the game on."""
        self._rings = step.rings
        self._open_view: V | None = None
        if self.by_players:
            self.awaits = self._awaited()

    def follow(self, move: Move[P, D]) -> tuple[N, ...]:
        """Repeat a move of a log, alarms included; its news, or `Illegal` if it cannot have been
        made."""
        if move.seat is not None and move.seat not in self.seats:
            raise Illegal(TableRefusal.NO_SUCH_SEAT)
        if self.over:
            raise Illegal(TableRefusal.GAME_OVER)
        rings_first = move.seat is None and not self.is_awaited(move)
        rung = due(self._rings, move.at) if rings_first else None
        step = self._after(self._here(), move, rung)
        self.commit(step)
        return step.news

    def frame(
        self,
        seat: Seat | None,
        news: tuple[N, ...],
        now: float,
        legal: tuple[P, ...] | None = None,
    ) -> Frame[V, P, N]:
        """What `seat` (None: a spectator) is shown now. `legal`: its plays, if known already."""
        if legal is None:
            legal = () if seat is None else self.game.legal(self.state, seat)
        return Frame(
            seq=len(self.moves),
            seat=seat,
            view=self.view(seat),
            legal=legal,
            news=self.told(news, seat),
            rings_in=self.rings_in(now),
            scores=self.scores,
            awaits=self.awaits,
        )

    def rings_in(self, now: float) -> float | None:
        """Seconds until the house acts."""
        return None if self.rings_at is None else round(max(0.0, self.rings_at - now), 3)

    def told(self, news: Iterable[N], seat: Seat | None) -> tuple[N, ...]:
        """What a seat hears of these news."""
        return tuple([item for item in news if item.to is None or item.to == seat])

    def past(self, seat: Seat | None) -> tuple[N, ...]:
        """The news a seat was told last, for a client that connects only now."""
        return self.told(self._past, seat)

    def view(self, seat: Seat | None) -> V:
        """What `seat` sees; where nothing is hidden, everybody sees the very same thing."""
        if not self.game.is_open:
            return self.game.view(self.state, seat)
        if self._open_view is None:
            self._open_view = self.game.view(self.state, None)
        return self._open_view

    def _here(self) -> Step[S, P, D, N]:
        return Step((), self.state, (), self._rings)

    def _settle(self, step: Step[S, P, D, N], now: float) -> Step[S, P, D, N]:
        """Let the house draw as long as it is due."""
        draws = self.draws
        while (what := due(step.rings, now)) is not None:
            rng = self.chance(draws, len(self.moves) + len(step.moves))
            move: Move[P, D] = Move(None, self.game.draw(step.state, what, rng), now)
            step = self._after(step, move, what)
            draws += 1
        return step

    def _after(
        self, step: Step[S, P, D, N], move: Move[P, D], rung: Hashable | None = None
    ) -> Step[S, P, D, N]:
        """What a move leads to; `rung` is what made the house move."""
        what: Any = move.what  # a D of the house, a P of a seat
        if move.seat is None:
            state, news = self.game.deal(step.state, what)
        else:
            state, news = self.game.apply(step.state, move.seat, what)
        alarms = self._alarms(state)
        rings = rings_after(step.rings, alarms, rung, move.at) if alarms else SILENT
        return Step((*step.moves, move), state, step.news + news, rings)

    def _alarms(self, state: S) -> tuple[Alarm[Any], ...]:
        """Those that ring. What the players draw themselves never does: it comes when it comes."""
        alarms = self.game.alarms(state)
        if not self.by_players:
            return alarms
        return tuple([alarm for alarm in alarms if self._drawn_by_hand(state, alarm) is None])

    def _awaited(self) -> Awaited[D] | None:
        for alarm in self.game.alarms(self.state):
            if (kind := self._drawn_by_hand(self.state, alarm)) is not None:
                listed = self.game.outcomes(self.state, alarm.what) or ()
                draws = tuple([draw for draw, _ in listed]) if len(listed) <= FEW_DRAWS else ()
                return Awaited(self.given, kind, draws)
        return None

    def _drawn_by_hand(self, state: S, alarm: Alarm[Any]) -> str | None:
        """The type of what is drawn there, if that needs chance."""
        rng = Unthrown()
        drawn = self.game.draw(state, alarm.what, rng)
        return type(drawn).__name__ if rng.asked else None


def rings_after(
    rings: Rings, alarms: tuple[Alarm[Any], ...], rung: Hashable | None, at: float
) -> Rings:
    """When each alarm rings: one that was set before keeps its time, unless it has just rung."""
    kept = rings if rung is None else {what: rings[what] for what in rings if what != rung}
    if not kept:
        return {alarm.what: at + alarm.after for alarm in alarms}
    return {alarm.what: kept.get(alarm.what, at + alarm.after) for alarm in alarms}


def due(rings: Rings, now: float) -> Hashable | None:
    """What the first alarm is for, if it rings by `now`."""
    if not rings:
        return None
    what, at = min(rings.items(), key=itemgetter(1))
    return what if at <= now else None


AnyStep: TypeAlias = Step[Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any]
"""For code that serves every game and looks into none."""
