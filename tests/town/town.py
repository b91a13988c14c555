"""A town in processes: workers by themselves or under a supervisor, and people who play."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import asyncpg

from tests.postgres import PASSWORD
from tests.town.witness import QUIET, Onlooker, Witness, check

PROGRAM = """
import sys
from pathlib import Path
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
from parlour.server.store import Buried
data, database, workers, beat, *more = sys.argv[1:]
settings = Settings(data=Path(data), database=database, port=0, pace=0.0, thinkers=0,
                    budgets=UNLIMITED, look_every=2.0, beat=float(beat),
                    **dict(one.split("=") for one in more))
tell = lambda opened: print(opened.local_url, flush=True)
try:
    if int(workers):
        from parlour.server.town.supervisor import serve
        serve(settings, int(workers), tell)
    else:
        from parlour.server.app import serve
        serve(settings, tell)
except Buried:
    sys.exit(9)
"""
SHARE = float(os.environ.get("PARLOUR_FAULTS", "0"))
"""How much of the long set is run; without any, each fault happens once or a few times."""
LONGEST = 900 + 1800 * SHARE
"""Seconds that one of these tests may take: on a busy machine workers take minutes to be born."""
PLAYED = ("kniffel", "cartino")
"""Where nobody waits for the clock of the game, so that a pause is one of ours."""
BEATS = "SELECT id, beats FROM worker"
CALM = 0.5
"""Seconds between two beats, where no test is about time: on a machine that many tests share, a
worker may well stand still for a second and be alive."""
BURIED = 9
"""The exit code of a worker that others have taken for dead."""


def times(few: int, many: int) -> int:
    """How often a fault happens: so few times, or so many in the long set."""
    return max(few, round(SHARE * many))


class Process:
    def __init__(
        self,
        folder: Path,
        dsn: str,
        workers: int = 0,
        *settings: str,
        beat: float = CALM,
        where: Sequence[str] = (),
    ) -> None:
        """With `workers` a supervisor of so many; else one by itself. `where` is a command that
        runs another."""
        told = [str(folder), dsn, str(workers), str(beat), *settings]
        command = [*where, sys.executable, "-c", PROGRAM, *told]
        self.journal = folder / f"journal-{os.urandom(4).hex()}"
        with self.journal.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.journal.read_text()

    @property
    def pid(self) -> int:
        return self.process.pid

    def workers(self) -> list[int]:
        """The processes of a supervisor's workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children if is_worker(int(child))]

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    async def ended(self) -> int:
        return await asyncio.to_thread(self.process.wait, 60)

    def close(self) -> None:
        self.process.kill()
        with self.process:
            self.process.wait(10)
        assert PASSWORD not in self.journal.read_text()

    def events(self, name: str) -> int:
        return self.journal.read_text().count(f'"event":"{name}"')


def is_worker(pid: int) -> bool:
    try:
        return b"parlour.server.town" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@asynccontextmanager
async def playing(
    urls: Sequence[str], dsn: str, tables: int, seed: int, quiet: float = QUIET
) -> AsyncIterator[list[Witness]]:
    """People play inside the `with`; at its end everything that they were told is looked up."""
    await acquainted(dsn)
    timeout = aiohttp.ClientTimeout(total=2.5 * quiet)
    connector = aiohttp.TCPConnector(limit=0, force_close=True)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as client:
        witnesses = [Witness(urls, client, seed + number, quiet) for number in range(tables)]
        for number, witness in enumerate(witnesses):
            await witness.sit(PLAYED[number % len(PLAYED)])
        onlooker = Onlooker(urls, client, seed, quiet)
        await onlooker.sit_down()
        everybody = [*witnesses, onlooker]
        for witness in everybody:
            witness.start()
        try:
            await more(witnesses)
            yield witnesses
            await more(witnesses)
            await clock_goes_on(onlooker)
        finally:
            await asyncio.gather(*[witness.stop() for witness in everybody])
        await check(dsn, everybody)


async def acquainted(dsn: str) -> None:
    """Wait until every worker has beaten twice, and so knows of the others: each gets rooms."""
    db = await asyncpg.connect(dsn)
    goals = {worker: beats + 2 for worker, beats in await db.fetch(BEATS)}
    while goals:
        await asyncio.sleep(0.02)
        now = dict(await db.fetch(BEATS))
        goals = {worker: goal for worker, goal in goals.items() if now.get(worker, goal) < goal}
    await db.close()


async def clock_goes_on(onlooker: Onlooker) -> None:
    before = onlooker.seen
    while onlooker.seen == before:
        onlooker.must_play()
        await asyncio.sleep(0.02)


async def more(witnesses: Sequence[Witness], plays: int = 3) -> None:
    """Wait until at every table somebody has played again."""
    goals = [witness.plays + plays for witness in witnesses]
    while any(w.plays < goal for w, goal in zip(witnesses, goals, strict=True)):
        for witness in witnesses:
            witness.must_play()
        await asyncio.sleep(0.02)


def nobody_lost(town: Process, witnesses: Sequence[Witness]) -> None:
    """Not a single connection."""
    losses = [loss for witness in witnesses for loss in witness.losses]
    assert not losses, "\n".join([*losses, town.journal.read_text()])


def told(what: str, times: int, witnesses: Sequence[Witness]) -> None:
    """One line for whoever runs the long set."""
    plays, lost = sum(w.plays for w in witnesses), sum(w.lost for w in witnesses)
    longest, forgotten = max(w.longest for w in witnesses), sum(w.forgotten for w in witnesses)
    print(
        f"\n{what}: {times} times, {plays} plays acknowledged, {forgotten} lost,"
        " 0 doubled or out of order;"
        f" {lost} connections lost, longest pause {longest:.2f} s",
        file=sys.stderr,
    )
