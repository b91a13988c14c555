"""A table in plain words: sentences in, sentences out, for any game.

Nothing moves the cursor and no line is rewritten, so that screen readers, pipes and scripts can
follow. What can be done is told by the teller and by `frame.legal`; no game is known here.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, assert_never

import msgspec

from parlour.server.wire import Phase
from parlour.terminal.keyboard import Interrupted, Typed
from parlour.terminal.link import Refused, State
from parlour.terminal.page import chapters_of, fitted, lines, qr_code, safe
from parlour.terminal.visit import Event, Linked, Moved, Told, Visit
from parlour.text import FALLBACK, say
from parlour.text.notation import read_fields
from parlour.text.plays import Group, Offer, find, listed, mine, tokens
from parlour.text.result import result
from parlour.text.tell import board

BEST = 3
"""How many plays the coach names."""

Happened: TypeAlias = Event | Typed | Interrupted


class Plain:
    def __init__(self, visit: Visit, write: Callable[[str], None], *, patient: bool) -> None:
        self._visit = visit
        self._write = write
        self._patient = patient
        """Lines that come before they are asked for, as from a pipe, wait until they are."""
        self._lines: deque[str | None] = deque()
        self._menu: tuple[Offer | Group, ...] = ()
        self._shown: object = None
        """What was asked last, so that it is not asked twice."""
        self._asks = False
        self._lost = False
        self._interrupted = False
        self._over = False
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "why": self._why,
            "table": self._table,
            "coach": self._coach,
            "rules": self._rules,
            "invite": self._invite,
            "start": self._start,
            "again": self._start,
            "bot": self._bot,
            "quit": self._leave,
        }
        """By the name of the message that tells the word to type."""

    async def run(self, inbox: "asyncio.Queue[Happened]") -> None:
        """Until the player leaves, or there is no table any more."""
        while not self._over:
            self._hear(await inbox.get())
            while inbox.empty() and not self._over:
                self._ask()
                if not self._lines or (self._patient and not self._asks):
                    break
                await self._answer(self._lines.popleft())

    # What happens

    def _hear(self, what: Happened) -> None:
        match what:
            case Told(sentences):
                for sentence in sentences:
                    self._print(sentence)
            case Moved():
                pass  # looked at when nothing else waits
            case Linked(state, why):
                self._linked(state, why)
            case Typed(line):
                self._lines.append(line)
            case Interrupted():
                self._interrupt()
            case _:
                assert_never(what)

    def _linked(self, state: State, why: str) -> None:
        match state:
            case State.GONE:
                self._print(self._visit.why_not(why, {}))
                self._over = True
            case State.LOST if not self._lost:
                self._lost = True
                self._say("terminal-lost")
            case State.LIVE if self._lost:
                self._lost = False
                self._say("terminal-back")

    def _interrupt(self) -> None:
        if self._interrupted:
            self._quit()
        else:
            self._interrupted = True
            self._say("terminal-leave")

    # What is asked

    def _ask(self) -> None:
        """Ask for what is due now, once."""
        room, visit = self._visit.room, self._visit
        if room is None or self._lost:
            self._asks = False
            return
        if visit.playing:
            self._ask_play()
        elif room.phase is Phase.OVER and visit.frame and visit.frame.scores:
            self._asks = True
            if self._is_new(("over", room.match)):
                self._tell_end(visit.frame.scores)
        elif room.phase is Phase.LOBBY:
            self._asks = visit.is_host
            if self._is_new(("lobby", visit.names)):
                self._say("terminal-lobby", names=", ".join(visit.names))
                self._say("terminal-lobby-host" if visit.is_host else "terminal-lobby-guest")

    def _ask_play(self) -> None:
        visit = self._visit
        groups, frame = visit.groups, visit.frame
        self._asks = bool(groups or visit.awaits)
        if frame is None or not self._is_new((visit.match, groups, visit.awaits)) or not self._asks:
            return
        if told := mine(visit.game, visit.lang, frame.view, visit.seat or 0):
            self._print(told)
        if visit.awaits:
            self._print(visit.asked_for)
        if groups:
            self._say("terminal-yours")
        self._list(listed(groups))

    def _is_new(self, shown: object) -> bool:
        """And then no old number means anything any more."""
        new, self._shown = shown != self._shown, shown
        if new:
            self._menu = ()
        return new

    def _list(self, menu: Sequence[Offer | Group]) -> None:
        """Number what there is to choose from."""
        self._menu = tuple(menu)
        for number, entry in enumerate(menu, start=1):
            self._print(f"{number}. {self._words(entry)}")

    def _words(self, entry: Offer | Group) -> str:
        if isinstance(entry, Offer):
            return entry.words
        if len(entry.offers) == 1:
            return entry.offers[0].words
        return say(self._visit.lang, "terminal-several", title=entry.title, count=len(entry.offers))

    def _tell_end(self, scores: Sequence[int]) -> None:
        self._show_table()
        self._print(result(self._visit.lang, self._visit.names, scores))
        self._say("terminal-again" if self._visit.is_host else "terminal-over")

    # What is typed

    async def _answer(self, line: str | None) -> None:
        if line is None:
            self._quit()
            return
        self._interrupted = False
        text = line.strip()
        word, _, rest = text.partition(" ")
        try:
            if text.isdecimal() and (self._menu or not self._visit.awaits):
                await self._choose(int(text))
            elif command := self._command(word):
                await command(rest.strip())
            elif text:
                await self._find(text)
        except Refused as no:
            self._print(self._visit.why_not(no.code, no.about))
            self._shown = None  # ask again

    def _command(self, word: str) -> Callable[[str], Awaitable[None]] | None:
        """By its word in the player's language or in English."""
        if word == "?":
            return self._help
        languages = (self._visit.lang, FALLBACK)
        for name, command in self._commands.items():
            if tokens(word) in [tokens(say(lang, f"terminal-do-{name}")) for lang in languages]:
                return command
        return None

    async def _choose(self, number: int) -> None:
        if not 1 <= number <= len(self._menu):
            self._say("terminal-no-such-number", number=number)
            self._shown = None
            return
        entry = self._menu[number - 1]
        if isinstance(entry, Offer):
            await self._visit.act(entry.play)
        elif len(entry.offers) == 1:
            await self._visit.act(entry.offers[0].play)
        else:
            self._say("terminal-which")
            self._list(entry.offers)

    async def _find(self, text: str) -> None:
        """The play that these words mean; else a play as logs write it, which may be refused."""
        found = find(text, self._visit.offers)
        if len(found) == 1:
            await self._visit.act(found[0].play)
        elif (draw := self._visit.drawn(text)) is not None:
            await self._visit.act(draw)
        elif found:
            self._say("terminal-which")
            self._list(found)
        elif (play := self._written(text)) is not None:
            await self._visit.act(play)
        else:
            self._say("terminal-not-understood", text=text)

    def _written(self, text: str) -> object | None:
        """`Write box=fives roll=1`"""
        kind, _, rest = text.partition(" ")
        if self._visit.seat is None or not kind.isidentifier():
            return None
        try:
            play = {"type": kind, **read_fields(rest)}
            types = self._visit.game.types
            kinds = types.draw if self._visit.awaits else types.play
            known: object = msgspec.convert(play, kinds)
            return known
        except (ValueError, msgspec.ValidationError):
            return None

    # Commands

    async def _help(self, _: str) -> None:
        self._say("terminal-help")

    async def _why(self, _: str) -> None:
        """What is not possible now, each with its reason."""
        for sentence in self._visit.impossible:
            self._print(sentence)

    async def _table(self, _: str) -> None:
        self._show_table()
        self._shown = None

    async def _coach(self, _: str) -> None:
        advice = await self._visit.advise()
        if not advice:
            self._say("terminal-coach-none")
            return
        (best, _cost), *others = advice[:BEST]
        self._say("terminal-coach-best", play=best.words)
        for offer, cost in others:
            self._say("terminal-coach-next", play=offer.words, cost=cost)

    async def _rules(self, chapter: str) -> None:
        """One chapter, or what the chapters are about."""
        lang, name = self._visit.lang, self._visit.game.name
        chapters = chapters_of(name, lang)
        if chapter.isdecimal() and 1 <= int(chapter) <= len(chapters):
            for part in chapters[int(chapter) - 1]:
                self._print(part)
            return
        for number, (heading, _) in enumerate(chapters, start=1):
            self._print(f"{number}. {heading}")
        self._say("terminal-rules")

    async def _invite(self, _: str) -> None:
        room = self._visit.room
        link = room.invites[0] if room and room.invites else ""
        self._print(link)
        self._print(qr_code(link))

    async def _start(self, _: str) -> None:
        await self._visit.start()

    async def _bot(self, level: str) -> None:
        await self._visit.add_bot(level or next(iter(self._visit.game.bots)))

    async def _leave(self, _: str) -> None:
        self._quit()

    def _quit(self) -> None:
        self._over = True
        self._say("terminal-kept")

    def _show_table(self) -> None:
        visit = self._visit
        if visit.frame is None:
            return
        view = visit.frame.view
        self._print(fitted(lambda names: board(visit.game, visit.lang, view, names), visit.names))

    # Out

    def _say(self, message: str, **about: str | int | float) -> None:
        self._print(say(self._visit.lang, message, **about))

    def _print(self, text: str) -> None:
        for line in lines(safe(text)):
            self._write(line)
