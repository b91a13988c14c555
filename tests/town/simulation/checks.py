"""What must be true after a schedule, of what the database has and of what people were told."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, pairwise

from msgspec import json

from parlour.core import log, proof
from parlour.server.rooms.seats import RoomKept
from tests.town.simulation.people import Ack, Person
from tests.town.simulation.postgres import Tables
from tests.town.simulation.town import Town
from tests.town.simulation.worker import PLAYED

Place = tuple[int, int]
"""A table, and the number of a step's first move."""

QUIET_FAULTS = {"slow database", "rolling give"}
"""With these alone nobody is buried, and no connection is lost."""
BRIEF_FAULTS = {
    "answers of the database lost",
    "database restarted",
    "database crashed",
    "failover, synchronous",
}
"""With one of these neither: what was asked is asked again, and waits that long."""


def violations(town: Town, heals: bool) -> list[str]:
    tables = town.database.server.tables
    found = list(town.world.faults)
    if not heals:
        found.append("stuck: a table is not played at any more")
    for number in sorted(key[0] for key in tables["laid"]):
        found += check_log(tables, number)
    for code in sorted(key[0] for key in tables["room"]):
        found += check_room(tables, code)
    for person in town.people:
        found += check_told(town, person)
    found += check_owners(town)
    if is_harmless(town.done) and any(person.lost for person in town.people):
        found.append("a connection was lost, and nothing had befallen it")
    return found


def is_harmless(faults: Counter[str]) -> bool:
    return faults.keys() <= QUIET_FAULTS or (faults.total() == 1 and faults.keys() <= BRIEF_FAULTS)


def check_log(tables: Tables, number: int) -> Iterator[str]:
    """No gap; it replays; every draw is that of its seed, and came when the house was due."""
    found = verified(tables, number)
    if found not in (None, log.Fault.CUT):  # one that is still being played is cut
        yield f"table {number}: {found}"


def verified(tables: Tables, number: int) -> object:
    """What is wrong with a log, if anything is."""
    _, header, seed = tables["laid"][number,]
    seqs = sorted(seq for table, seq in tables["step"] if table == number)
    steps = [tables["step"][number, seq] for seq in seqs]
    sizes = [lines.count(b"\n") + 1 for lines, _ in steps]
    if seqs != [0, *accumulate(sizes)][: len(seqs)]:
        return f"a gap: {seqs}"
    text = [header, *[lines for lines, _ in steps]]
    try:
        proof.verify(log.read(b"\n".join([*text, log.seal_line(seed, text)]), PLAYED), PLAYED)
    except log.Damaged as damaged:
        return damaged.fault
    return None


def check_room(tables: Tables, code: str) -> Iterator[str]:
    """Its table is there, and every game that was counted has come to its end, and once."""
    kept = json.decode(tables["room"][code,][0], type=RoomKept)
    matches = [played.match for played in kept.played]
    if matches != sorted(set(matches)):
        yield f"room {code}: a game is counted twice: {matches}"
    for place in tables_of(kept):
        if tables["laid"].get((place,), ("",))[0] != code:
            yield f"room {code}: table {place} is not its own"
    for played in kept.played:
        if (played.place,) in tables["laid"] and verified(tables, played.place) is not None:
            yield f"room {code}: game {played.match} was counted before its end"


def knows(person: Person, lost_at: float, ack: Ack) -> bool:
    """Whoever has come since has been shown the table as a whole; whoever thinks for long may have
    lost the connection, and learn it when they come."""
    return person.came_at > lost_at or not person.is_here or ack.ask in person.taken_back


def check_owners(town: Town) -> Iterator[str]:
    """In the end every room is served by one worker."""
    alive = [worker for worker in town.living() if not town.is_buried(worker.loop)]
    served = Counter(code for worker in alive for code in worker.rooms())
    yield from [f"room {code} is served {n} times" for code, n in served.items() if n > 1]


def tables_of(kept: RoomKept) -> set[int]:
    """Of the game that is played, and of all that were."""
    places = (kept.table, *[played.place for played in kept.played])
    return {place for place in places if place is not None}


def check_told(town: Town, person: Person) -> Iterator[str]:
    """Every acknowledged play is there once, in order; or it was lost with a failover, and they
    have been shown the table without it."""
    tables = town.database.server.tables
    own = {key[0] for key, row in tables["laid"].items() if row[0] == person.code}
    found: dict[str, list[Place]] = {}
    for (table, seq), (_, ask) in tables["step"].items():
        if table in own and ask:
            found.setdefault(ask, []).append((table, seq))
    known = tables_of(json.decode(tables["room"][person.code,][0], type=RoomKept))
    lost = town.database.lost
    for ack in person.told:
        places = found.get(ack.ask, [])
        if len(places) > 1:
            yield f"{ack.ask} was made twice: {places}"
        elif not places and ack.ask not in lost:
            yield f"{ack.ask}, acknowledged at {ack.at:.3f}, is gone"
        elif not places and not knows(person, lost[ack.ask], ack):
            yield f"{ack.ask} is lost, and nobody was told"
        elif places and places[0][1] >= ack.seq:
            yield f"{ack.ask} stands later than was told"
        elif places and places[0][0] not in known:
            yield f"{ack.ask} stands at a table that the room has forgotten"
    yield from [f"{ask} was refused, and stands there" for ask in person.refused if ask in found]
    order = [found[ack.ask][0] for ack in person.told if ack.ask in found]
    if any(a[0] == b[0] and a[1] >= b[1] for a, b in pairwise(order)):
        yield f"{person.name}: plays are out of order"
