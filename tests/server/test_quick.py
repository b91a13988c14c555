"""A play that takes the quick way is told, kept and refused like one that takes the usual way.

Two rooms are alike, seed and all: one is asked as clients ask it, the other is given the same asks
past the quick way.
"""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw, json

from parlour.games import GAMES
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.link.socket import MOST_BEHIND
from parlour.server.rooms.lobby import Lobby
from parlour.server.rooms.room import Room
from parlour.server.rooms.seats import RoomKept, SeatKept, hash_of
from parlour.server.store import Conflict, Kept, Row
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire import Kind
from tests.server.player import Told, scene, until
from tests.server.test_lobby import services
from tests.server.test_socket import Wire, connected

CODE, SEED = "ROOM", "5e" * 32
TOKENS = ("anna", "ben")
ROLL = b'{"type":"Roll","roll":0,"keep":[]}'
MOST = 160
"""Asks of one game."""


class House:
    """A room with two people and a spectator, who hear all of it."""

    def __init__(self, folder: Path, is_quick: bool) -> None:
        self._store = SqliteStore(folder)
        self._lobby = Lobby(services(self._store))
        self._is_quick = is_quick
        self._guests: list[Guest] = []
        self.wires: list[Wire] = []
        self.room: Room

    async def open(self, game: str) -> None:
        people = [SeatKept(Kind.PERSON, token.title(), hash_of(token)) for token in TOKENS]
        kept = RoomKept(CODE, game, Raw(b"{}"), SEED, tuple(people))
        await self._store.make_room(CODE, json.encode(kept))
        self.room = await self._lobby.open(CODE)
        for tokens in ((TOKENS[0],), (TOKENS[1],), ()):
            line, socket = connected()
            self._guests.append(Guest(socket, 10.0))
            self.wires.append(line)
            self.room.enter(self._guests[-1], wire.Hello(id="h", room=CODE, tokens=tokens))
        self.room.ask(self._guests[0], wire.Start(id="start"))
        await until(lambda: b'"id":"start"' in self.wires[0].sent)

    async def ask(self, guest: int, ask: wire.Act) -> list[list[Told]]:
        """By guest: what they are told."""
        self.send(guest, ask)
        await until(lambda: self.has_heard(guest, f'"{ask.id}"') or self.room.ended.done())
        if self.room._state.laid.table.over:
            await until(lambda: all(b'"phase":"over"' in line.sent for line in self.wires))
        await until(lambda: all(guest.is_free() for guest in self._guests))
        return self.heard()

    def send(self, guest: int, ask: wire.Act) -> None:
        if self._is_quick:
            self.room.ask(self._guests[guest], ask)
        else:
            self.room._desk.put(self.room._answer(self._guests[guest], ask))

    def has_heard(self, guest: int, text: str) -> bool:
        return text.encode() in self.wires[guest].sent

    def heard(self) -> list[list[Told]]:
        told = [[bare(text) for text in texts(line.sent)] for line in self.wires]
        for line in self.wires:
            line.sent = b""
        return told

    def break_disk(self, broken: bool) -> None:
        self._store._db.execute(f"PRAGMA query_only = {int(broken)}")

    async def kept(self) -> tuple[list[list[Any]], list[str]]:
        """The moves without their times, and the asks."""
        table: Kept = await self._store.load_table(1)
        lines = b"\n".join([row.lines for row in table.rows])
        moves: list[Any] = json.Decoder().decode_lines(lines)
        return [move[:2] for move in moves], [row.ask for row in table.rows]

    async def write_elsewhere(self) -> None:
        match = self.room._state.laid
        await self._store.append(1, match._last, len(match.table.moves), Row(b"[]", ""))

    async def close(self) -> None:
        await self._lobby.close()
        await self._store.close()


def texts(sent: bytes) -> list[bytes]:
    """The messages in what a socket was sent."""
    found, at = [], 0
    while at < len(sent):
        size, start = sent[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(sent[at + 2 : at + 4]), at + 4
        found.append(sent[start : start + size])
        at = start + size
    return found


def bare(text: bytes) -> Told:
    """A message without what depends on the clock and on new seeds."""
    told: Told = json.decode(text)
    if told["type"] == "Framed":
        del told["frame"]["rings_in"]
    if told["type"] == "RoomShown":
        return {"type": "RoomShown", "phase": told["phase"], "played": len(told["played"])}
    return told


def asks(rng: Random, number: int, legal: dict[int, list[Told]]) -> tuple[int, wire.Act]:
    """Mostly a legal play of somebody who can act; now and then something else."""
    seat = rng.choice(list(legal))
    play = json.encode(rng.choice(legal[seat]))
    ask = wire.Act(id=f"a{number}", seat=seat, play=Raw(play))
    odd = rng.random()
    if odd < 0.8:
        return seat, ask
    other = [
        (1 - seat, ask),
        (2, ask),
        (seat, wire.Act(id=f"a{number}", seat=7, play=ask.play)),
        (seat, wire.Act(id="a0", seat=seat, play=ask.play)),
        (seat, wire.Act(id=f"a{number}", seat=seat, play=ask.play, match=1)),
        (seat, wire.Act(id=f"a{number}", seat=seat, play=ask.play, match=2)),
        (seat, wire.Act(id=f"a{number}", seat=seat, play=Raw(b'{"type":"Leave"}'))),
        (seat, wire.Act(id=f"a{number}", seat=seat, play=Raw(b'{"type":"Nonsense"}'))),
        (1 - seat, wire.Act(id=f"a{number}", seat=1 - seat, play=ask.play)),
    ]
    return rng.choice(other)


def legal_of(table: Any) -> dict[int, list[Told]]:
    return {
        seat: json.decode(json.encode(legal))
        for seat in table.seats
        if (legal := table.game.legal(table.state, seat))
    }


@pytest.mark.parametrize("name", GAMES)
def test_both_ways_tell_keep_and_refuse_the_same(name: str, tmp_path: Path) -> None:
    @scene
    async def play(folder: Path) -> None:
        rng = Random(name)
        both = [House(folder / way, way == "quick") for way in ("quick", "usual")]
        for house in both:
            await house.open(name)
            house.heard()
        tables = [house.room._state.laid.table for house in both]
        for number in range(MOST):
            legal = legal_of(tables[0])
            if not legal:
                break
            guest, ask = asks(rng, number, legal)
            broken = rng.random() < 0.1
            for house in both:
                house.break_disk(broken)
            one, other = [await house.ask(guest, ask) for house in both]
            assert one == other, ask
            for house in both:
                house.break_disk(False)
            assert tables[0].state == tables[1].state
        assert await both[0].kept() == await both[1].kept()
        for house in both:
            await house.close()

    play(tmp_path)


async def told_late(house: House) -> list[Told]:
    """What a spectator is told of two plays, who could read neither when it was made."""
    await house.open("kniffel")
    house.heard()
    slow, seat = house.wires[2], house.room._state.laid.table.state.seat
    slow.unsent = MOST_BEHIND + 1
    for ask, play in (("a", ROLL), ("b", b'{"type":"Write","roll":1,"box":"ones"}')):
        house.send(seat, wire.Act(id=ask, seat=seat, play=Raw(play)))
        await until(partial(house.has_heard, seat, f'"done":["{ask}"]'))
    assert slow.sent == b""
    slow.unsent = 0
    await until(lambda: bool(slow.sent))
    told = house.heard()[2]
    await house.close()
    return told


@scene
async def test_both_ways_wait_for_a_slow_reader(folder: Path) -> None:
    one, other = [
        await told_late(House(folder / way, way == "quick")) for way in ("quick", "usual")
    ]
    assert one == other
    assert len(one) == 1, "both plays are in one frame"


@scene
async def test_both_ways_end_the_room_if_somebody_else_has_written(folder: Path) -> None:
    for way in ("quick", "usual"):
        house = House(folder / way, way == "quick")
        await house.open("kniffel")
        house.heard()
        await house.write_elsewhere()
        seat = house.room._state.laid.table.state.seat
        told = await house.ask(seat, wire.Act(id="a", seat=seat, play=Raw(ROLL)))
        assert told == [[], [], []]
        assert isinstance(house.room.ended.exception(), Conflict)
        await house._store.close()


@scene
async def test_a_quick_play_is_kept_though_everybody_has_left_meanwhile(folder: Path) -> None:
    house = House(folder, is_quick=True)
    await house.open("kniffel")
    match = house.room._state.laid
    seat, made = match.table.state.seat, len(match.table.moves)
    house.send(seat, wire.Act(id="a", seat=seat, play=Raw(ROLL)))
    for guest in [*house.room.guests]:
        house.room.exit(guest)
    assert match.is_still
    await until(lambda: len(match.table.moves) > made)
    assert (await house.kept())[1][-1] == "a"
    await house.close()
