"""Poker Champ over real sockets: not a byte depends on a face one may not see."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Raw, Struct, json

from parlour.core import fair, log
from parlour.games import GAMES
from parlour.games.poker_champ import GAME
from tests.games.poker_champ.test_numbers import swapped
from tests.laws.cases import Played
from tests.server.player import Player, house, scene


class RawFrame(Struct):
    """A frame as it came over the wire, its parts not decoded."""

    seq: int
    seat: int | None
    view: Raw
    legal: Raw
    news: tuple[Raw, ...]
    scores: Raw


class RawFramed(Struct):
    frame: RawFrame


@scene
async def test_PC_I4_raw_bytes_of_the_socket(folder: Path) -> None:
    """What Anna and a spectator received is, byte by byte, what they would have received had all
    faces they never saw been others with the same backs."""
    async with house(folder) as tables:
        code = await tables.make("poker_champ")
        anna, _ = await tables.sit(code, "Anna")
        bela, _ = await tables.sit(code, "Béla")
        watcher = await tables.enter(code)
        await anna.ask("Configure", game="poker_champ", options={"pause": 0, "length": "long"})
        for _ in range(2):
            await anna.ask("AddBot", level="beginner")
        await anna.ask("Start")
        listening = asyncio.create_task(listen(watcher))
        texts: list[str] = []
        playing = [asyncio.create_task(each) for each in (play(anna, 0, texts), play(bela, 1, []))]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for each in playing:  # without the one the other may wait for ever
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for seat in (1, 2, 3):
            await anna.ask("StandUp", seat=seat)
        status, text = await tables.get(f"/api/rooms/{code}/log")
        assert status == 200
        listening.cancel()
        seen: dict[int | None, list[str]] = {
            0: texts,
            None: [text for text in watcher.texts if '"Framed"' in text],
        }
    played = replayed(log.read(text, GAMES))
    for viewer, texts in seen.items():
        assert len(texts) > 30
        real = [move.what for move in played.table.moves]
        other = swapped(played, viewer, Random(1))
        assert other != real
        for whats in (real, other):
            check(texts, viewer, worlds(played, whats, viewer))


async def play(player: Player, seat: int, texts: list[str]) -> None:
    """Bet for a while; all frames are added, as text."""
    for _ in range(30):
        frame = await player.turn(seat)
        if frame["scores"]:
            break
        await player.ask("Act", seat=seat, play=frame["legal"][0])
        texts += [text for text in player.texts if '"Framed"' in text]
        player.texts.clear()


async def listen(player: Player) -> None:
    while True:
        await player.hear()


def replayed(game_log: log.Log) -> Played:
    table = log.replay(game_log, GAMES, fair.seeded(0))
    return Played(table, b"", game_log.header.seats, [], [], [])


def worlds(played: Played, whats: list[Any], seat: int | None) -> dict[int, Any]:
    """By number of moves: view, plays, result and news as this seat would be sent them."""
    state = GAME.start(played.table.options, len(played.seats))
    sent = {}
    for number, (move, what) in enumerate(zip(played.table.moves, whats, strict=True), start=1):
        if move.seat is None:
            state, news = GAME.deal(state, what)
        else:
            state, news = GAME.apply(state, move.seat, what)
        sent[number] = (
            json.encode(GAME.view(state, seat)),
            json.encode(() if seat is None else GAME.legal(state, seat)),
            json.encode(GAME.scores(state)),
            [json.encode(item) for item in news if item.to in (None, seat)],
        )
    return sent


def check(texts: list[str], seat: int | None, sent: dict[int, Any]) -> None:
    told = 0
    for text in texts:
        frame = json.decode(text, type=RawFramed).frame
        assert frame.seat == seat
        if frame.seq == 0:
            continue
        view, legal, scores, _ = sent[frame.seq]
        assert (bytes(frame.view), bytes(frame.legal), bytes(frame.scores)) == (view, legal, scores)
        so_far = [item for number in range(told + 1, frame.seq + 1) for item in sent[number][3]]
        assert [bytes(item) for item in frame.news] in ([], so_far[-len(frame.news) :])
        told = frame.seq
