"""The pool: a fair queue in front of a handful of thinkers.

A thought that hangs or dies takes only its own process with it, and the next weaker bot decides in
its place. The last thinker is kept for thoughts of a kind that has proved brief: however long
others solve, a quick bot answers quickly.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeAlias

from parlour.core.game import AnyGame, Value
from parlour.server.thinkers.process import Died, InProcess, InThread, Thinker
from parlour.server.thinkers.questions import (
    Answer,
    Consult,
    Failed,
    Fault,
    Question,
    Told,
    first_legal,
    instead,
    weakest,
    who,
)
from parlour.server.thinkers.queue import FairQueue, Thought


class Patience(Value, frozen=True):
    """Seconds."""

    start: float = 60.0
    """How long a process may take to start."""
    bot: float = 20.0
    """How long a bot may think; the first time it may have to be compiled."""
    coach: float = 120.0
    stale: float = 5.0
    """How long a thought may go on that nobody waits for any more."""
    queue: float = 5.0
    """After waiting so long for its turn, the weakest bot answers instead."""


BRIEF = 0.05
"""Seconds of the processor: a thought that took no longer was brief."""
PROOF = 20
"""A kind of thought has proved brief when so many in a row were. Fewer say little: a shark is quick
until it sees its first flop, for which it loads and compiles."""

Kind: TypeAlias = tuple[str, str]
"""A game, and who thinks."""


class Thinkers:
    def __init__(
        self,
        games: Mapping[str, AnyGame],
        thinkers: Sequence[Thinker],
        patience: Patience = Patience(),  # noqa: B008  frozen
    ) -> None:
        self._games = games
        self._patience = patience
        self._free = list(thinkers)
        self._all = tuple(thinkers)
        self._at_work: set[asyncio.Task[None]] = set()
        self._queue = FairQueue()
        self._kept = thinkers[-1] if len(thinkers) > 1 else None
        """The one for what is brief."""
        self._brief: Counter[Kind] = Counter()
        """How many of this kind in a row were brief."""
        self._knows: dict[Thinker, set[Kind]] = {thinker: set() for thinker in thinkers}
        self._loop = asyncio.get_running_loop()

    async def begin(self) -> None:
        """Start the thinker that will get the first thought, so that this thought need not wait."""
        thinker = self._free.pop(0)
        try:
            async with asyncio.timeout(self._patience.start):
                await thinker.ready()
        except (TimeoutError, Died):  # it starts anew with its thought
            await thinker.stop()
        self._free.insert(0, thinker)
        self._hand_out()

    def ask(
        self, room: Hashable, question: Question, on_answer: Callable[[Answer], None]
    ) -> Thought:
        thought = Thought(room, question, on_answer, self._loop.time())
        self._queue.put(thought)
        self._hand_out()
        return thought

    async def answer(self, room: Hashable, question: Question) -> Answer:
        """The same for one who waits; to stop waiting is to cancel it."""
        told: asyncio.Future[Answer] = self._loop.create_future()
        thought = self.ask(room, question, told.set_result)
        try:
            return await told
        except asyncio.CancelledError:
            self.cancel(thought)
            raise

    @property
    def queued(self) -> int:
        """How many thoughts of all rooms have not begun."""
        return len(self._queue)

    def waiting(self, room: Hashable) -> int:
        """How many thoughts of a room have not begun."""
        return self._queue.of(room)

    def cancel(self, thought: Thought) -> None:
        """Nobody waits for it any more: it is never told. One that has begun may end by itself, if
        it does so soon."""
        thought.is_stale = True
        if not thought.has_begun:
            self._queue.drop(thought)
        elif thought.limit is not None:
            thought.limit.reschedule(self._loop.time() + self._patience.stale)

    async def close(self) -> None:
        """End all processes, whatever they think about."""
        self._free.clear()
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await asyncio.gather(*[thinker.stop() for thinker in self._all])

    def _hand_out(self) -> None:
        """Give waiting thoughts to free thinkers; to the one that is kept only what is brief."""
        while self._free:
            thought = self._queue.take(self._fits)
            if thought is None:
                return
            thought.has_begun = True
            kind = kind_of(thought.question)
            thinker = max(self._free, key=lambda one: self._rank(one, kind))
            self._free.remove(thinker)
            task = self._loop.create_task(self._think(thinker, thought))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    def _fits(self, thought: Thought) -> bool:
        """Whether a thinker is free for it."""
        return self._free != [self._kept] or self._is_brief(kind_of(thought.question))

    def _is_brief(self, kind: Kind) -> bool:
        return self._brief[kind] >= PROOF

    def _rank(self, thinker: Thinker, kind: Kind) -> tuple[bool, bool, bool]:
        """The one that is kept comes first for what is brief and last for all else; then one that
        knows this kind of thought; then one that has begun to work at all."""
        knows = self._knows[thinker]
        return (thinker is self._kept) == self._is_brief(kind), kind in knows, bool(knows)

    async def _think(self, thinker: Thinker, thought: Thought) -> None:
        began = self._loop.time()
        try:
            answer = await self._answer(thinker, thought)
        finally:
            self._queue.done(thought.room, self._loop.time() - began)
        self._free.append(thinker)
        if not thought.is_stale:
            thought.on_answer(answer)
        self._hand_out()

    async def _answer(self, thinker: Thinker, thought: Thought) -> Answer:
        """For a bot that dies or hangs the next weaker one decides; if all do, it is the first
        legal play."""
        question = thought.question
        if not isinstance(question, Consult):
            return await self._ask(thinker, thought, question)
        if self._loop.time() - thought.since > self._patience.queue:
            question = weakest(self._games, question)
        faults: tuple[Fault, ...] = ()
        while isinstance(answer := await self._ask(thinker, thought, question), Failed):
            faults += (answer.fault,)
            weaker = instead(self._games, question)
            if weaker is None or thought.is_stale:
                return Told(first_legal(question), faults)
            question = weaker
        assert isinstance(answer, Told)  # only coaches decline
        return Told(answer.what, faults + answer.faults)

    async def _ask(self, thinker: Thinker, thought: Thought, question: Question) -> Answer:
        patience = self._patience.bot if isinstance(question, Consult) else self._patience.coach
        try:
            async with asyncio.timeout(self._patience.start):
                await thinker.ready()
            async with asyncio.timeout(patience) as thought.limit:
                told = await thinker.think(question)
        except TimeoutError:
            await thinker.stop()
            return self._lost(thinker, question, "Hung")
        except Died:
            return self._lost(thinker, question, "Died")
        finally:
            thought.limit = None
        kind = kind_of(question)
        self._knows[thinker].add(kind)
        self._brief[kind] = self._brief[kind] + 1 if told.seconds <= BRIEF else 0
        return told.answer

    def _lost(self, thinker: Thinker, question: Question, how: str) -> Failed:
        self._knows[thinker] = set()
        self._brief[kind_of(question)] = 0
        return Failed(Fault(who(question), how))


def kind_of(question: Question) -> Kind:
    return question.game, who(question)


def in_processes(games: Mapping[str, AnyGame], number: int, bots: Sequence[str] = ()) -> Thinkers:
    """So many processes, each started when it is needed; with none, threads of this one. `bots`
    names those that the house has brought."""
    if number:
        return Thinkers(games, [InProcess(bots=bots) for _ in range(number)])
    return Thinkers(games, [InThread(games) for _ in range(2)])
