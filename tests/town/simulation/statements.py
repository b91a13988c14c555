"""What the simulated PostgreSQL understands: each statement of the store and of the beats, by its
text, with the clauses on which correctness rests as groups that may be missing.

So the text of the production code is what is simulated: a clause that somebody deletes there has no
effect here either, and a statement that is not known stops the simulation.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from tests.town.simulation.postgres import Mode, Transaction

Clauses = dict[str, bool]
Statement = Callable[..., Awaitable[Any]]

STATEMENTS: list[tuple[re.Pattern[str], Statement]] = []
ME = r"WITH me AS MATERIALIZED \(SELECT 1 FROM worker( WHERE id = \$1(?P<lock> FOR KEY SHARE)?)?\) "


class Answer(dict[str, Any]):
    """A row: by name, or as a tuple."""

    def __iter__(self) -> Any:
        return iter(self.values())


def understands(text: str) -> Callable[[Statement], Statement]:
    """Where the pattern has groups, the function is told which are there."""

    def add(act: Statement) -> Statement:
        STATEMENTS.append((re.compile(text), act))
        return act

    return add


KNOWN: dict[str, Statement] = {}
"""What was understood already."""


def understood(query: str) -> Statement:
    """What this statement does, given a transaction and its values."""
    if query not in KNOWN:
        text = " ".join(query.split())
        found = [(match, act) for p, act in STATEMENTS if (match := p.fullmatch(text))]
        if not found:
            raise NotImplementedError(f"the simulated PostgreSQL does not know: {text}")
        match, act = found[0]
        KNOWN[query] = bound(act, {name: bool(text) for name, text in match.groupdict().items()})
    return KNOWN[query]


def bound(act: Statement, clauses: Clauses) -> Statement:
    return lambda transaction, *values: act(transaction, *values, **clauses)


async def is_me(tx: Transaction, me: int, fenced: bool, lock: bool) -> bool:
    """The row of the writer, locked against a burial until the end."""
    tx.writer = me
    if not fenced:
        return True
    if lock:
        return await tx.lock("worker", (me,), Mode.KEY_SHARE) is not None
    return tx.read("worker", (me,)) is not None


# Steps


@understands(
    ME + r"INSERT INTO step SELECT l, s, b, a FROM (?P<fenced>me, )?unnest\(\$2::int8\[\],"
    r" \$3::int4\[\], \$4::bytea\[\], \$5::text\[\], \$6::int4\[\]\) t\(l, s, b, a, p\)"
    r"(?P<follows> WHERE CASE WHEN p < 0 THEN (true|(?P<is_laid>\(SELECT true FROM laid"
    r" WHERE id = l\))) ELSE \(SELECT true FROM step o WHERE o.laid = l AND o.seq = p\) END)?"
    r"( ON CONFLICT (?P<overwrites>.*))?"
)
async def append(
    tx: Transaction,
    me: int,
    *columns: Any,
    lock: bool,
    fenced: bool,
    follows: bool,
    is_laid: bool,
    overwrites: bool,
) -> str:
    if not await is_me(tx, me, fenced, lock):
        return "INSERT 0 0"
    number = 0
    for table, seq, lines, ask, after in zip(*columns, strict=True):
        if follows and after >= 0 and tx.read("step", (table, after)) is None:
            continue
        if is_laid and after < 0 and tx.read("laid", (table,)) is None:
            continue
        if await tx.lock("step", (table, seq), Mode.UPDATE) is not None and not overwrites:
            raise asyncpg.UniqueViolationError("duplicate key value violates unique constraint")
        tx.write("step", (table, seq), (lines, ask))
        number += 1
    return f"INSERT 0 {number}"


@understands(
    r"SELECT EXISTS \(SELECT FROM worker WHERE id = \$1\) AS lives, EXISTS \(SELECT FROM step WHERE"
    r" laid = \$2 AND seq = \$3(?P<equal> AND lines = \$4 AND ask = \$5)?.*\) AS kept,"
    r" coalesce\(\(SELECT max\(seq\) FROM step WHERE laid = \$2\), -1\) AS last"
)
async def look(
    tx: Transaction, me: int, table: int, seq: int, lines: bytes, ask: str, *, equal: bool
) -> Answer:
    step = tx.read("step", (table, seq))
    kept = step == (lines, ask) if equal else step is not None
    last = max([seq for laid, seq in tx.rows("step") if laid == table], default=-1)
    return Answer(lives=tx.read("worker", (me,)) is not None, kept=kept, last=last)


@understands(r"SELECT lines, ask FROM step WHERE laid = \$1 ORDER BY seq")
async def steps(tx: Transaction, table: int) -> list[Answer]:
    of_table = sorted(key[1] for key in tx.rows("step") if key[0] == table)
    rows = [tx.rows("step")[table, seq] for seq in of_table]
    return [Answer(lines=lines, ask=ask) for lines, ask in rows]


# Rooms and tables: a room is its document and its owner


@understands(r"SELECT doc FROM room WHERE code = \$1")
async def load_room(tx: Transaction, code: str) -> bytes | None:
    room = tx.read("room", (code,))
    return None if room is None else room[0]


@understands(r"SELECT kept, owned_by FROM claim\(\$1, \$2\)")
async def claim(tx: Transaction, code: str, taker: int) -> Answer | None:
    room = tx.read("room", (code,))
    if room is not None and room[1] == taker:
        return Answer(kept=room[0], owned_by=taker)
    room = await tx.lock("room", (code,), Mode.UPDATE)
    if room is None:
        return None
    doc, owner = room
    if owner != taker and tx.read("worker", (owner,)) is None:
        tx.write("room", (code,), (doc, taker))
        owner = taker
    return Answer(kept=doc, owned_by=owner)


@understands(r"SELECT code FROM room WHERE code = ANY\(\$1\) AND owner = \$2")
async def owned(tx: Transaction, codes: list[str], me: int) -> list[Answer]:
    rooms = {code: tx.read("room", (code,)) for code in codes}
    return [Answer(code=code) for code, room in rooms.items() if room and room[1] == me]


@understands(r"UPDATE room SET owner = \$3 WHERE code = \$1(?P<mine> AND owner IN \(\$2, \$3\))?")
async def give(tx: Transaction, code: str, giver: int, taker: int, *, mine: bool) -> str:
    room = await tx.lock("room", (code,), Mode.NO_KEY_UPDATE)
    if room is None or (mine and room[1] not in (giver, taker)):
        return "UPDATE 0"
    tx.write("room", (code,), (room[0], taker))
    return "UPDATE 1"


@understands(
    r"INSERT INTO room \(code, doc\) VALUES \(\$1, \$2\) ON CONFLICT \(code\) DO UPDATE"
    r" SET touched = now\(\) WHERE room.doc = excluded.doc"
)
async def make_room(tx: Transaction, code: str, doc: bytes) -> str:
    room = await tx.lock("room", (code,), Mode.UPDATE)
    if room is None:
        tx.write("room", (code,), (doc, None))
        return "INSERT 0 1"
    return f"INSERT 0 {int(room[0] == doc)}"


@understands(
    ME + r"UPDATE room SET doc = \$3, touched = now\(\)(?P<fenced> FROM me)? WHERE code = \$2"
    r"(?P<mine> AND owner = \$1)?(?P<as_known> AND doc IN \(\$3, \$4\))?"
    r"(?P<stands> AND \(\$6::int4 < 0 OR"
    r" EXISTS \(SELECT FROM step WHERE laid = \$5::int8 AND seq = \$6\)\))?"
)
async def save_room(
    tx: Transaction,
    me: int,
    code: str,
    doc: bytes,
    was: bytes,
    table: int,
    step: int,
    *,
    lock: bool,
    fenced: bool,
    mine: bool,
    as_known: bool,
    stands: bool,
) -> str:
    if not await is_me(tx, me, fenced, lock):
        return "UPDATE 0"
    room = await tx.lock("room", (code,), Mode.NO_KEY_UPDATE)
    if room is None or (mine and room[1] != me) or (as_known and room[0] not in (doc, was)):
        return "UPDATE 0"
    if stands and step >= 0 and tx.read("step", (table, step)) is None:
        return "UPDATE 0"
    tx.write("room", (code,), (doc, room[1]))
    return "UPDATE 1"


@understands(r"UPDATE room SET touched = now\(\) WHERE code = \$1")
async def touch(tx: Transaction, code: str) -> str:
    room = await tx.lock("room", (code,), Mode.NO_KEY_UPDATE)
    return f"UPDATE {int(room is not None)}"


@understands(
    ME[:-1]
    + r", named AS \( UPDATE room SET doc = \$3, touched = now\(\) FROM me WHERE code = \$2 AND"
    r" owner = \$1 AND doc IN \(\$3, \$4\) RETURNING code\) INSERT INTO laid"
    r" \(id, room, header, seed\) OVERRIDING SYSTEM VALUE"
    r" SELECT \$5::int8, code, \$6::bytea, \$7::bytea FROM named"
    r" ON CONFLICT \(id\) DO UPDATE SET room = excluded.room"
)
async def lay(
    tx: Transaction,
    me: int,
    code: str,
    doc: bytes,
    was: bytes,
    table: int,
    header: bytes,
    seed: bytes,
    *,
    lock: bool,
) -> str:
    if not await is_me(tx, me, True, lock):
        return "INSERT 0 0"
    room = await tx.lock("room", (code,), Mode.NO_KEY_UPDATE)
    if room is None or room[1] != me or room[0] not in (doc, was):
        return "INSERT 0 0"
    tx.write("room", (code,), (doc, me))
    tx.write("laid", (table,), (code, header, seed))
    return "INSERT 0 1"


@understands(r"SELECT header, seed FROM laid WHERE id = \$1")
async def laid(tx: Transaction, table: int) -> Answer | None:
    row = tx.read("laid", (table,))
    return None if row is None else Answer(header=row[1], seed=row[2])


# Workers: machine, door, reach, beats, leaving


@understands(
    r"INSERT INTO worker \(id, machine, door, reach\) OVERRIDING SYSTEM VALUE"
    r" VALUES \(\$1, \$2, \$3, \$4\) ON CONFLICT \(id\) DO NOTHING"
)
async def join(tx: Transaction, number: int, machine: str, door: str, reach: str) -> str:
    if await tx.lock("worker", (number,), Mode.UPDATE) is not None:
        return "INSERT 0 0"
    tx.write("worker", (number,), (machine, door, reach, 0, False))
    return "INSERT 0 1"


@understands(
    r"WITH mine AS \(UPDATE worker SET beats = beats \+ 1 WHERE id = \$1\)"
    r" SELECT id, machine, door, reach, beats, leaving FROM worker"
)
async def beat(tx: Transaction, me: int) -> list[Answer]:
    seen = [
        Answer(
            zip(("id", "machine", "door", "reach", "beats", "leaving"), (number, *row), strict=True)
        )
        for (number,), row in tx.rows("worker").items()
    ]
    await change_worker(tx, me, beats=1)
    return seen


@understands(r"UPDATE worker SET leaving = true WHERE id = \$1")
async def leave(tx: Transaction, me: int) -> str:
    return await change_worker(tx, me, leaving=True)


async def change_worker(tx: Transaction, me: int, *, beats: int = 0, leaving: bool = False) -> str:
    if tx.read("worker", (me,)) is None:
        return "UPDATE 0"
    row = await tx.lock("worker", (me,), Mode.NO_KEY_UPDATE)
    if row is not None:
        *where, beaten, was_leaving = row
        tx.write("worker", (me,), (*where, beaten + beats, was_leaving or leaving))
    return f"UPDATE {int(row is not None)}"


@understands(
    r"DELETE FROM worker WHERE id = \$1(?P<still> AND beats = \$2)?( RETURNING (id|door))?"
)
async def bury(tx: Transaction, number: int, beats: int = 0, *, still: bool) -> int | None:
    row = tx.read("worker", (number,))
    if row is not None and not (still and row[3] != beats):
        row = await tx.lock("worker", (number,), Mode.UPDATE)
    if row is None or (still and row[3] != beats):  # has beaten while this waited
        return None
    tx.write("worker", (number,), None)
    return number


@understands(r"SELECT EXISTS \(SELECT FROM worker WHERE id = \$1\)")
async def is_alive(tx: Transaction, me: int) -> bool:
    return tx.read("worker", (me,)) is not None


@understands(r"SELECT true")
async def ready(tx: Transaction) -> bool:
    return True
