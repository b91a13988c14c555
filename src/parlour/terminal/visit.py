"""A visit to one table: what the room and the game show to one seat, and all one can ask.

Faces (plain words, full screen) read it and are told its events; nothing here prints.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw, json

from parlour.core.game import AnyGame, Awaited, Frame
from parlour.core.log import Drawer
from parlour.server import wire
from parlour.terminal.link import Link, State
from parlour.terminal.pledges import Pledges
from parlour.text import knows, say
from parlour.text.impossible import impossible
from parlour.text.layout import harmless
from parlour.text.news import kebab, told_of
from parlour.text.plays import Group, Offer, groups, named, tokens, words
from parlour.text.tell import Teller

BEFORE = 6
"""How many of the last news are told to a player who comes back."""


class Told(NamedTuple):
    """Something happened at the table."""

    sentences: tuple[str, ...]


class Moved(NamedTuple):
    """The room or the game stands otherwise now."""


class Linked(NamedTuple):
    """The connection is lost, back, or gone for good."""

    state: State
    why: str


Event: TypeAlias = Told | Moved | Linked


class Visit:
    def __init__(
        self,
        url: str,
        code: str,
        token: str,
        games: Mapping[str, AnyGame],
        lang: str,
        tell: Callable[[Event], None],
    ) -> None:
        self.code = code
        self.token = token
        self.url = url
        self.lang = lang
        self.room: wire.RoomShown | None = None
        self.frame: Frame[Any, Any, Any] | None = None
        self.match = 0
        self._tell = tell
        self._games = games
        self._pledges = Pledges()
        self._sayings: set[asyncio.Future[wire.Tell]] = set()
        self._link = Link(url, code, self._hello, self._hear, self._changed)
        self._running = asyncio.ensure_future(self._link.run())

    async def close(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    # What one sees

    @property
    def game(self) -> AnyGame:
        assert self.room is not None
        return self._games[self.room.game]

    @property
    def names(self) -> tuple[str, ...]:
        seats = self.room.seats if self.room else ()
        return tuple(
            harmless(seat.name) or say(self.lang, "cli-seat", number=number)
            for number, seat in enumerate(seats, start=1)
        )

    @property
    def seat(self) -> int | None:
        return self.room.yours[0] if self.room and self.room.yours else None

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.host in (*self.room.yours, None)

    @property
    def playing(self) -> bool:
        """A game is under way, and its frame is here."""
        return bool(self.room and self.room.phase is wire.Phase.PLAYING and self.frame)

    @property
    def teller(self) -> Teller:
        options = getattr(self.frame.view, "options", None) if self.frame else None
        return Teller(self.game, self.lang, self.names, options, self.seat)

    @property
    def groups(self) -> tuple[Group, ...]:
        """What one may do now; and what may have been drawn, where that is a short list."""
        if self.frame is None or not self.playing:
            return ()
        drawn = self.awaits.draws if self.awaits else ()
        return groups(self.teller, self.frame.view, (*self.frame.legal, *drawn))

    @property
    def awaits(self) -> Awaited[Any] | None:
        """What people at this table throw or draw themselves now."""
        return self.frame.awaits if self.frame and self.playing and self.seat is not None else None

    @property
    def asked_for(self) -> str:
        """The same in a sentence; empty if there is nothing."""
        if self.awaits is None:
            return ""
        message = f"{self.game.name}-typed-{kebab(self.awaits.kind)}"
        return say(self.lang, message if knows(message, self.lang) else "terminal-by-hand")

    def drawn(self, text: str) -> Any:
        """What a person means who types what they threw; None if it is nothing of that kind."""
        read = getattr(told_of(self.game.name), "drawn", None)
        if self.awaits is None or self.frame is None or read is None:
            return None
        typed_numbers = [int(word) for word in tokens(text) if word.isdecimal()]
        return read(self.frame.view, self.awaits.kind, typed_numbers)

    @property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(offer for group in self.groups for offer in group.offers)

    @property
    def impossible(self) -> list[str]:
        """A sentence for each reason for which something cannot be played now."""
        if self.frame is None or not self.playing or self.seat is None:
            return []
        return [
            say(
                self.lang,
                "terminal-why",
                play=named(words(self.teller, self.frame.view, found.play)),
                why=self.why_not(found.code, found.about),
                chapter=found.chapter,
            )
            for found in impossible(self.game, self.frame.view, self.seat, self.frame.legal)
        ]

    # What one asks; each is done, or raises `Refused`

    async def sit(self, name: str) -> None:
        told = await self._ask(wire.Sit, name=name)
        assert isinstance(told, wire.Seated)
        self.token = told.token

    async def configure(self, options: Any, chance: Drawer = Drawer.HOUSE) -> None:
        chosen = Raw(json.encode(options))
        await self._ask(wire.Configure, game=self.game.name, options=chosen, chance=chance)

    async def add_bot(self, level: str) -> None:
        await self._ask(wire.AddBot, level=level)

    async def start(self) -> None:
        await self._ask(wire.Start)

    async def act(self, play: Any) -> None:
        """Make a play; or tell the table what was drawn."""
        what = Raw(json.encode(play))
        if self.awaits and type(play).__name__ == self.awaits.kind:
            number = self.awaits.number
            await self._ask(wire.Deal, number=number, draw=what, match=self.match)
        else:
            await self._ask(wire.Act, seat=self.seat, play=what, match=self.match)

    async def stand_up(self) -> None:
        await self._ask(wire.StandUp, seat=self.seat)

    async def advise(self) -> tuple[tuple[Offer, float], ...]:
        """What each play gives away against the best, by the coach; the best first."""
        told = await self._ask(wire.Advise, seat=self.seat)
        assert isinstance(told, wire.Advised)
        if self.frame is None or self.frame.seq != told.seq:
            return ()
        by_play = dict(zip(self.frame.legal, told.costs, strict=False))
        costs = [(offer, by_play.get(offer.play)) for offer in self.offers]
        known = [(offer, cost) for offer, cost in costs if cost is not None]
        return tuple(sorted(known, key=lambda pair: pair[1]))

    async def _ask(self, kind: Any, **fields: Any) -> wire.Tell:
        return await self._link.ask(kind(id=self._link.next_id(), **fields))

    def _say(self, kind: Any, **fields: Any) -> None:
        """Ask for something whose answer changes nothing here."""
        saying = asyncio.ensure_future(self._ask(kind, **fields))
        self._sayings.add(saying)
        saying.add_done_callback(self._said)

    def _said(self, saying: "asyncio.Future[wire.Tell]") -> None:
        self._sayings.discard(saying)
        if not saying.cancelled():
            saying.exception()

    # What one hears

    def _hello(self, ask_id: str) -> wire.Hello:
        return wire.Hello(id=ask_id, room=self.code, tokens=(self.token,) if self.token else ())

    def _changed(self, state: State, why: str) -> None:
        if state is State.LIVE:
            self._pledges.greet()
        self._tell(Linked(state, why))

    def _hear(self, tell: wire.Tell) -> None:
        match tell:
            case wire.RoomShown():
                self._enter(tell)
                if (pledge := self._pledges.see(tell)) is not None:
                    self._say(wire.Pledge, **pledge)
            case wire.Drafted():
                if (contribution := self._pledges.reveal(tell.header)) is not None:
                    self._say(wire.Reveal, contribution=contribution)
            case wire.Framed():
                self._show(tell)
            case wire.Reacted():
                self._tell(Told((harmless(self._reaction(tell)),)))
            case wire.Refused(id=None):
                self._tell(Told((self.why_not(tell.code, tell.about),)))

    def _reaction(self, told: wire.Reacted) -> str:
        """Who says what, in a sentence."""
        assert self.room is not None  # the room is shown before anything else
        what = told.text if told.sign is None else say(self.lang, f"sign-{told.sign}")
        return say(self.lang, "reacted", name=self.room.seats[told.seat].name, what=what)

    def _enter(self, room: wire.RoomShown) -> None:
        if room.game not in self._games:
            self._tell(Linked(State.GONE, wire.Refusal.NO_SUCH_GAME))
            return
        if self.room is not None and room.match < self.room.match:
            self._tell_of_loss()
        self.room = room
        self._tell(Moved())

    def _show(self, framed: wire.Framed) -> None:
        if self.room is None or framed.frame.seat != self.seat:
            return
        types, plain = self.game.types, framed.frame
        if self.frame and framed.match == self.match and plain.seq < self.frame.seq:
            self._tell_of_loss()
        news = [*framed.before[-BEFORE:], *plain.news]
        self.frame = msgspec.structs.replace(
            plain,
            view=msgspec.convert(plain.view, types.view),
            legal=tuple(msgspec.convert(play, types.play) for play in plain.legal),
            news=tuple(msgspec.convert(item, types.news) for item in news),
            awaits=plain.awaits and typed(plain.awaits, types.draw),
        )
        self.match = framed.match
        teller = self.teller
        told = [sentence for item in self.frame.news for sentence in teller.tell(item)]
        if told:
            self._tell(Told(tuple(map(harmless, told))))
        self._tell(Moved())

    def _tell_of_loss(self) -> None:
        """What was shown before is gone, with a database that failed."""
        self._tell(Told((say(self.lang, "moves-lost"),)))

    def why_not(self, code: str, about: Mapping[str, str | int]) -> str:
        message = f"refused-{code}"
        return say(
            self.lang,
            message if knows(message, self.lang) else "refused-unknown",
            **{"code": code, **about},
        )


def typed(awaits: Awaited[Any], kind: Any) -> Awaited[Any]:
    draws = tuple(msgspec.convert(draw, kind) for draw in awaits.draws)
    return msgspec.structs.replace(awaits, draws=draws)
