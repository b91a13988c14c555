"""The terminal's connection heals itself, whatever the server does."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from aiohttp import web
from msgspec import Raw, json

from parlour.server import wire
from parlour.terminal.link import LOST_ON_THE_WAY, Link, Refused, State
from tests.server.player import PATIENCE, until

CODE = "BCDFGH"
PLAY = Raw(b'{"type":"Roll"}')


ROOM = wire.RoomShown(
    code=CODE,
    game="kniffel",
    options={},
    phase=wire.Phase.LOBBY,
    seats=(),
    fewest=2,
    most=6,
    levels=(),
    host=None,
    yours=(),
    invites=(),
    commitment="",
    match=0,
    coach=False,
)


class House:
    """Shows the room, and otherwise does what it is told."""

    def __init__(self) -> None:
        self.visits: list[list[wire.Ask]] = []
        """What was asked, connection by connection."""
        self.paths: list[str] = []
        self.answers: Callable[[wire.Ask], bytes | None] = lambda ask: None
        """None is silence."""
        self.sockets: list[web.WebSocketResponse] = []

    async def open(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.paths.append(request.path)
        self.sockets.append(socket)
        asked: list[wire.Ask] = []
        self.visits.append(asked)
        async for message in socket:
            ask = json.decode(message.data, type=wire.Ask)
            asked.append(ask)
            told = json.encode(ROOM) if isinstance(ask, wire.Hello) else self.answers(ask)
            if told is not None:
                await socket.send_str(told.decode())
        return socket


class Terminal:
    def __init__(self, url: str, owed: float) -> None:
        self.states: list[State] = []
        self.link = Link(
            url,
            CODE,
            lambda ask: wire.Hello(id=ask, room=CODE),
            lambda tell: None,
            lambda state, why: self.states.append(state),
            owed,
        )

    def act(self) -> "asyncio.Task[wire.Tell]":
        return asyncio.create_task(self.link.ask(wire.Act(id="play", seat=0, play=PLAY)))


@asynccontextmanager
async def visiting(owed: float = PATIENCE) -> AsyncIterator[tuple[House, Terminal]]:
    house, app = House(), web.Application()
    app.router.add_get("/ws/{room}", house.open)
    runner = web.AppRunner(app, shutdown_timeout=0.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    terminal = Terminal(f"http://{host}:{port}", owed)
    running = asyncio.create_task(terminal.link.run())
    try:
        async with asyncio.timeout(PATIENCE):
            await until(lambda: terminal.states == [State.LIVE])
            yield house, terminal
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await runner.cleanup()


def done(ask: wire.Ask) -> bytes:
    return json.encode(wire.Done(ask.id))


def test_after_a_break_a_play_goes_again_and_what_must_not_happen_twice_is_given_back() -> None:
    async def act() -> None:
        async with visiting() as (house, terminal):
            play = terminal.act()
            sit = asyncio.create_task(terminal.link.ask(wire.Sit(id="sit", name="Anna")))
            await until(lambda: len(house.visits[0]) == 3)
            house.answers = done
            await house.sockets[0].close()
            assert isinstance(await play, wire.Done)
            with pytest.raises(Refused, match=LOST_ON_THE_WAY):
                await sit
            assert [ask.id for ask in house.visits[1][1:]] == ["play"]
            assert house.paths == [f"/ws/{CODE}"] * 2
            assert terminal.states == [State.LIVE, State.LIVE], "nobody sees so short a break"

    asyncio.run(act())


def test_a_server_that_owes_an_answer_and_is_silent_is_left() -> None:
    async def act() -> None:
        async with visiting(owed=0.05) as (house, terminal):
            play = terminal.act()
            await until(lambda: len(house.visits) == 2)
            assert [type(ask) for ask in house.visits[0]] == [wire.Hello, wire.Act, wire.Ping]
            house.answers = done
            await play
            assert house.visits[1][1].id == "play"

    asyncio.run(act())


def test_a_room_that_thinks_is_waited_for_while_its_server_answers() -> None:
    def pong(ask: wire.Ask) -> bytes | None:
        return json.encode(wire.Pong(ask.id)) if isinstance(ask, wire.Ping) else None

    async def act() -> None:
        async with visiting(owed=0.2) as (house, terminal):
            house.answers = pong
            play = terminal.act()
            await until(lambda: len(house.visits[0]) == 5)
            await house.sockets[0].send_str(done(house.visits[0][1]).decode())
            await play
            assert len(house.visits) == 1

    asyncio.run(act())


def test_a_break_that_lasts_is_shown() -> None:
    async def act() -> None:
        async with visiting() as (house, terminal):
            terminal.link.url = "http://127.0.0.1:9"  # where nobody is
            await house.sockets[0].close()
            await until(lambda: terminal.states == [State.LIVE, State.LOST])

    asyncio.run(act())
