"""A town of two machines, in one process: who comes to the wrong one is relayed to the owner."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.server.app import Opened, new_event_loop
from parlour.server.link.parcel import Parcel
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Trouble
from parlour.server.town.carrier import MOST_BYTES, encode
from parlour.server.town.leaving import leave
from parlour.server.town.relay import SECRET, Incoming, Pump, RelayDoor, Relayed, Relays, head
from tests.server.player import PATIENCE, Player, Tables, journal, play_on, until
from tests.server.test_town import know_each_other, member_of, settings, worker

__all__ = ["settings"]

HERE = "127.0.0.1"
NOBODY = Parcel("1.2.3.4", b"", None, None)


class Town(AsyncExitStack):
    """Some workers, each of its machine, and a way in to each."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.opened: list[Opened] = []

    async def comes(self, machine: str) -> tuple[Opened, Tables]:
        of_it = replace(self._settings, machine=machine, relay=HERE)
        opened, tables = await self.enter_async_context(worker(of_it))
        self.opened.append(opened)
        await know_each_other(*self.opened)
        return opened, tables


async def seated(near: Tables, far: Tables) -> tuple[Player, Player]:
    """Two who play at a table of the far machine, one of them from the near one."""
    code = await far.make()
    anna, _ = await far.sit(code, "Anna")
    ben, _ = await near.sit(code, "Ben")
    await anna.ask("Start")
    return anna, ben


def test_a_room_belongs_to_the_machine_to_which_its_first_guest_comes(settings: Settings) -> None:
    """A proxy sends the guests of one code to one machine, and it may have been made elsewhere."""

    async def act() -> None:
        async with Town(settings) as town:
            (far, there), (near, here) = await town.comes("far"), await town.comes("near")
            code = await there.make()
            await here.sit(code, "Anna")
            assert (len(far.house.connections), len(near.house.connections)) == (0, 1)
            assert not len(member_of(near).relays)

    asyncio.run(act())


def test_whoever_comes_to_another_machine_is_relayed_to_the_owner(settings: Settings) -> None:
    async def act() -> None:
        async with Town(settings) as town:
            (far, there), (near, here) = await town.comes("far"), await town.comes("near")
            anna, ben = await seated(here, there)
            await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
            assert len(far.house.connections) == 2
            assert (len(near.house.connections), len(member_of(near).relays)) == (0, 1)
            await ben.socket.close()
            await until(lambda: len(far.house.connections) == 1)
            await until(lambda: not member_of(near).relays)

    asyncio.run(act())


def test_when_a_machine_relays_or_is_relayed_to_a_deploy_closes_no_connection(
    settings: Settings,
) -> None:
    async def act() -> None:
        async with Town(settings) as town:
            (far, there), (near, here) = await town.comes("far"), await town.comes("near")
            anna, ben = await seated(here, there)
            heirs = [(await town.comes(machine))[0] for machine in ("near", "far")]
            await leave(near.house, member_of(near))
            await until(lambda: len(member_of(heirs[0]).relays) == 1)
            assert not member_of(near).relays
            assert (await ben.ask("Ping"))["type"] == "Pong"
            await leave(far.house, member_of(far))
            await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
            assert len(heirs[1].house.connections) == 2

    asyncio.run(act())


def test_when_the_owner_is_gone_so_is_the_connection(settings: Settings) -> None:
    async def act() -> None:
        async with Town(settings) as town:
            (far, there), (near, here) = await town.comes("far"), await town.comes("near")
            _, ben = await seated(here, there)
            for connection in list(far.house.connections):
                connection.socket.transport.abort()
            with pytest.raises(ConnectionResetError):
                await ben.until(lambda told: False)
            _, cleo = await seated(here, there)
            member_of(near).relays.close()
            with pytest.raises(ConnectionResetError):
                await cleo.until(lambda told: False)

    asyncio.run(act())


class Ends:
    """A client and the owner of its room, with a relay between them."""

    def __init__(self) -> None:
        self.relays = Relays()
        self.client, self._near = socket.socketpair()
        self.owner, self._far = socket.socketpair()
        self.client.setblocking(False)
        self.owner.setblocking(False)

    async def join(self) -> None:
        await self.relays.join(self._near, self._far)

    async def fill(self, size: int) -> "asyncio.Task[None]":
        """The owner sends, and the client does not read."""
        send = asyncio.get_running_loop().sock_sendall(self.owner, bytes(size))
        sending = asyncio.create_task(send)
        (pair,) = self.relays._pairs
        await until(lambda: pair.near.get_write_buffer_size() > 1 << 16)
        return sending

    def close(self) -> None:
        self.client.close()
        self.owner.close()


def test_more_than_a_slow_client_takes_waits_at_the_owner() -> None:
    async def act() -> None:
        with closing(Ends()) as ends:
            await ends.join()
            size, got = 4 << 20, 0
            sending = await ends.fill(size)
            while got < size:
                got += len(await asyncio.get_running_loop().sock_recv(ends.client, 1 << 16))
            await sending
            ends.client.close()
            assert await asyncio.get_running_loop().sock_recv(ends.owner, 1) == b""
            assert not ends.relays

    asyncio.run(act())


def test_a_client_that_reads_nothing_is_not_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.town.relay.PATIENCE", 0.05)

    async def never(fds: list[int]) -> bool:
        raise AssertionError

    async def act() -> None:
        with closing(Ends()) as ends:
            await ends.join()
            sending = await ends.fill(4 << 20)
            await ends.relays.hand_over(never)
            await until(lambda: not ends.relays)
            with pytest.raises(ConnectionError):
                await sending

    asyncio.run(act())


def test_whoever_has_gone_is_not_read_any_more() -> None:
    class Gone(asyncio.Transport):
        def is_closing(self) -> bool:
            return True

        def pause_reading(self) -> None:
            pass

    parted: list[Relayed] = []
    pump, pair = Pump(parted.append), Relayed(Gone(), Gone())
    pump.connection_made(pair.near)
    pump.data_received(b"Bye")
    pump.connection_lost(None)
    pump.join(pair)  # the far end would raise if it were written to
    pump.resume_writing()  # or read
    assert parted == [pair]


def test_whoever_speaks_early_does_not_fill_the_memory() -> None:
    class Early(asyncio.Transport):
        is_read = True

        def pause_reading(self) -> None:
            self.is_read = False

    early = Early()
    pump = Pump(lambda pair: None)
    pump.connection_made(early)
    pump.data_received(b"Hello")
    assert not early.is_read


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, new_event_loop])
def test_whoever_speaks_before_both_ends_are_there_is_heard(loop: Callable[[], Any]) -> None:
    """uvloop begins to read after `connection_made`, whatever was said in it."""

    async def act() -> None:
        with closing(Ends()) as ends:
            ends.client.send(b"Hello")
            await ends.join()
            ends.client.send(b", Ben")
            heard = b""
            while len(heard) < len(b"Hello, Ben"):
                heard += await asyncio.get_running_loop().sock_recv(ends.owner, 100)
            assert heard == b"Hello, Ben"

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(act())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, new_event_loop])
def test_a_client_that_leaves_on_the_way(loop: Callable[[], Any]) -> None:
    async def act() -> None:
        with closing(Ends()) as ends:
            ends.client.send(b"Bye")
            ends.client.close()
            await ends.join()
            assert await asyncio.get_running_loop().sock_recv(ends.owner, 100) == b"Bye"
            await until(lambda: not ends.relays)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(act())


def test_a_relay_with_nobody_at_its_end() -> None:
    async def act() -> None:
        relays = Relays()
        with socket.socket() as client, socket.socket() as deaf:
            deaf.bind((HERE, 0))
            reach = f"{HERE}:{deaf.getsockname()[1]} secret"
            assert not await relays.carry(client.fileno(), NOBODY, "")
            assert not await relays.carry(client.fileno(), NOBODY, reach)
            assert not await relays.carry(client.fileno(), NOBODY, f"::1:{reach.split(':')[1]}")
            large = NOBODY._replace(rest=bytes(MOST_BYTES))
            assert not await relays.carry(client.fileno(), large, reach)

    asyncio.run(act())


@pytest.mark.parametrize(
    "said",
    [
        head("x" * 32, b"") + b"...",
        b"GET / HTTP/1.1\r\nHost: 10.0.0.2\r\nAccept: */*\r\n\r\n",
        "too large",
        "unreadable",
        "nothing",
    ],
    ids=["wrong secret", "http", "too large", "unreadable", "nothing"],
)
def test_what_does_not_show_the_secret_and_a_parcel_is_closed(
    said: bytes | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.town.relay.PATIENCE", 0.5)

    async def act() -> None:
        door = RelayDoor(HERE)
        await door.open()
        door.settle(lambda transport, parcel: transport.write(b"!"))
        address, secret = door.reach.split()
        shown = {
            "too large": head(secret, bytes(MOST_BYTES + 1)),
            "unreadable": head(secret, b"\xc1") + b"\xc1",
            "nothing": head(secret, b"x"),
        }
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(said if isinstance(said, bytes) else shown[said])
        async with asyncio.timeout(PATIENCE):
            with journal(), suppress(ConnectionResetError):
                assert await reader.read() == b""
        writer.close()
        door.close()

    asyncio.run(act())


def test_a_parcel_may_come_in_pieces() -> None:
    async def act() -> None:
        got: list[Parcel] = []
        incoming = Incoming(b"s" * SECRET, lambda transport, parcel: got.append(parcel))
        client, end = socket.socketpair()
        with closing(client):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: incoming, end)
            text = encode(NOBODY._replace(rest=b"be"))
            said = head("s" * SECRET, text) + text + b"gun"
            for piece in (said[:10], said[10:50], said[50:]):
                incoming.data_received(piece)
            assert got == [NOBODY._replace(rest=b"begun")]

    asyncio.run(act())


def test_an_address_that_this_machine_does_not_have() -> None:
    async def act() -> None:
        with pytest.raises(CannotOpen) as no:
            await RelayDoor("192.0.2.1").open()
        assert no.value.trouble is Trouble.NO_SUCH_ADDRESS

    asyncio.run(act())
