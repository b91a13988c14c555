"""What came over a socket, byte by byte, beside what would have come in another world."""

import asyncio
from typing import Any

from msgspec import Raw, Struct, json

from parlour.core.game import AnyGame, Seat
from parlour.core.table import AnyTable
from tests.server.player import Player, Tables


class RawFrame(Struct):
    """A frame as it came over the wire, its parts not decoded."""

    seq: int
    seat: Seat | None
    view: Raw
    legal: Raw
    news: tuple[Raw, ...]
    scores: Raw


class RawFramed(Struct):
    frame: RawFrame


async def heard(
    tables: Tables, game: str, options: dict[str, Any], plays: int
) -> tuple[dict[Seat | None, list[RawFrame]], bytes]:
    """Anna and Béla play beside two bots, until all leave: what Anna and a spectator were shown,
    and the log."""
    code = await tables.make(game)
    anna, _ = await tables.sit(code, "Anna")
    bela, _ = await tables.sit(code, "Béla")
    watcher = await tables.enter(code)
    await anna.ask("Configure", game=game, options=options)
    for _ in range(2):
        await anna.ask("AddBot", level=anna.room["levels"][0])
    await anna.ask("Start")
    listening = asyncio.create_task(listen(watcher))
    texts: list[str] = []
    both = (play(anna, 0, plays, texts), play(bela, 1, plays, []))
    playing = [asyncio.create_task(each) for each in both]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for each in playing:  # without the one the other may wait for ever
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seat in (1, 2, 3, 0):
        await anna.ask("StandUp", seat=seat)
    text = await tables.log(code)
    listening.cancel()
    seen: dict[Seat | None, list[str]] = {0: texts, None: list(watcher.texts)}
    return {
        seat: [frame for one in each if (frame := raw(one))] for seat, each in seen.items()
    }, text


async def play(player: Player, seat: Seat, plays: int, texts: list[str]) -> None:
    """Play for a while what is legal first; all that is heard is added, as text."""
    for _ in range(plays):
        frame = await player.turn(seat)
        if frame["scores"]:
            break
        await player.ask("Act", seat=seat, play=frame["legal"][0])
        texts += player.texts
        player.texts.clear()


async def listen(player: Player) -> None:
    while True:
        await player.hear()


def raw(text: str) -> RawFrame | None:
    return json.decode(text, type=RawFramed).frame if '"Framed"' in text else None


def sent(game: AnyGame, table: AnyTable, whats: list[Any], seat: Seat | None) -> dict[int, Any]:
    """By number of moves: view, plays, result and news as this seat would be sent them, had these
    been the table's plays and draws."""
    state = game.start(table.options, len(table.seats))
    told = {}
    for number, (move, what) in enumerate(zip(table.moves, whats, strict=False), start=1):
        if move.seat is None:
            state, news = game.deal(state, what)
        else:
            state, news = game.apply(state, move.seat, what)
        told[number] = (
            json.encode(game.view(state, seat)),
            json.encode(() if seat is None else game.legal(state, seat)),
            json.encode(game.scores(state)),
            [json.encode(item) for item in news if item.to in (None, seat)],
        )
    return told


def check(frames: list[RawFrame], seat: Seat | None, world: dict[int, Any]) -> int:
    """Every frame is what this world would have sent; how many there are."""
    told = checked = 0
    for frame in frames:
        assert frame.seat == seat
        if frame.seq not in world:
            continue
        view, legal, scores, _ = world[frame.seq]
        assert (bytes(frame.view), bytes(frame.legal), bytes(frame.scores)) == (view, legal, scores)
        so_far = [item for number in range(told + 1, frame.seq + 1) for item in world[number][3]]
        assert [bytes(item) for item in frame.news] in ([], so_far[-len(frame.news) :])
        told, checked = frame.seq, checked + 1
    return checked
