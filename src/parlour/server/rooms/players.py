"""The bots of one match, those that stand in for people included, and when the house is due."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from random import random
from secrets import randbits
from typing import Any

from msgspec.structs import replace

from parlour.core.bots import Wishes, frames, next_wish
from parlour.core.game import Frame, Seat
from parlour.core.table import Step
from parlour.server.journal import alias, journal
from parlour.server.rooms.match import TICK, Match
from parlour.server.services import Services
from parlour.server.thinkers.questions import Answer, Consult, Fault, Told
from parlour.server.thinkers.queue import Thought


class Players:
    """Bots think in other processes. What a bot wants counts only while the table and its seats
    stand as they were when it was asked: then the next question takes the place of this one."""

    def __init__(
        self, services: Services, code: str, match: Match, on_due: Callable[[], None]
    ) -> None:
        self._services = services
        self._code = code
        self._match = match
        self._on_due = on_due
        self._loop = asyncio.get_running_loop()
        self._wishes = Wishes[Any]()
        self._thoughts: dict[Seat, Thought] = {}
        """What bots are being asked."""
        self._timer: asyncio.Handle | None = None

    def wake(self, levels: Mapping[Seat, str]) -> None:
        """Ask the bots that can act, and wait for what comes next. By seat: the bot's level."""
        shown = frames(self._match.table, levels, (), self._match.now()) if levels else {}
        self._drop_thoughts()
        self._wishes.renew(shown)
        for seat, frame in shown.items():
            self._ask(seat, levels[seat], frame)
        self.wait()

    def wait(self) -> None:
        """Set the timer to the next wish or alarm."""
        self._cancel()
        at, wish = self._match.table.rings_at, self._wishes.first(random)
        if wish is not None:
            at = wish.at if at is None else min(at, wish.at)
        if at is None:
            return
        if at <= self._match.now():
            self._timer = self._loop.call_soon(self._on_due)
        else:
            self._timer = self._loop.call_at(self._match.loop_time(at) + TICK, self._on_due)

    def silence(self) -> None:
        """Nothing is due any more."""
        self._drop_thoughts()
        self._wishes.renew(())
        self._cancel()

    def due(self) -> Step[Any, Any, Any, Any] | None:
        """What bots and alarms lead to by now; None if it is too early."""
        match, now = self._match, self._match.now()
        wish = next_wish(match.table, self._wishes, random)
        if wish is not None and wish.at <= now:
            self._wishes.spend(wish)
            return match.table.play(wish.seat, wish.play, now)
        if match.table.due(now) is not None:
            return match.table.ring(now)
        self.wait()
        return None

    def _ask(self, seat: Seat, level: str, frame: Frame[Any, Any, Any]) -> None:
        question = Consult(self._match.table.game.name, level, frame, randbits(64))
        self._thoughts[seat] = self._services.thinkers.ask(
            self._code, question, partial(self._answered, seat)
        )

    def _drop_thoughts(self) -> None:
        for thought in self._thoughts.values():
            self._services.thinkers.cancel(thought)
        self._thoughts.clear()

    def _answered(self, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Told)  # whatever befalls a bot, somebody decides
        del self._thoughts[seat]
        for fault in answer.faults:
            self._note(fault)
        choice = answer.what
        if choice is not None:
            choice = replace(choice, after=round(choice.after * self._services.pace, 3))
        self._wishes.hear(seat, choice, self._match.now())
        self.wait()

    def _note(self, fault: Fault) -> None:
        journal(
            "bot-failed",
            logging.ERROR,
            room=alias(self._code),
            game=self._match.table.game.name,
            bot=fault.who,
            error=fault.error,
            place=fault.place,
        )

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
