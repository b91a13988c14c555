"""People react to each other by signs, and in words where the host allows it. Nothing is kept."""

from pathlib import Path

from parlour.art.signs import pictures
from parlour.server.link.budgets import BUDGETS
from parlour.server.link.outbox import MOST_ANSWERS, MOST_REACTIONS, Outbox
from parlour.server.wire import MOST_REMARK, Reacted, Sign
from parlour.text import knows
from tests.server.player import Player, Tables, Told, house, scene


async def pair(tables: Tables) -> tuple[str, Player, Player]:
    code = await tables.make("kniffel")
    (anna, _), (ben, _) = await tables.sit(code, "Anna"), await tables.sit(code, "Ben")
    return code, anna, ben


def is_refusal(told: Told) -> bool:
    return bool(told["type"] == "Refused")


def is_reaction(told: Told) -> bool:
    return bool(told["type"] == "Reacted")


@scene
async def test_everybody_in_the_room_sees_a_reaction(folder: Path) -> None:
    async with house(folder) as tables:
        code, anna, ben = await pair(tables)
        spectator, screen = await tables.enter(code), await tables.connect()
        await screen.ask("Hello", room=code, screen=True)
        assert (await ben.ask("React", seat=1, sign="well-played"))["type"] == "Done"
        for player in (anna, spectator, screen):
            told = await player.until(is_reaction)
            assert told == {"type": "Reacted", "seat": 1, "sign": "well-played", "text": ""}
        await anna.send("React", seat=0, sign="no-such-sign")
        assert (await anna.until(is_refusal))["code"] == "bad-message"


@scene
async def test_own_words_are_the_hosts_to_allow(folder: Path) -> None:
    async with house(folder) as tables:
        code, anna, ben = await pair(tables)
        assert not anna.room["remarks"]
        assert (await ben.ask("Remark", seat=1, text="Hello"))["code"] == "remarks-off"
        await anna.ask("AllowRemarks", allowed=True)
        assert (await ben.ask("Remark", seat=1, text=" Two\nlines\u202e "))["type"] == "Done"
        told = await anna.until(is_reaction)
        assert told == {"type": "Reacted", "seat": 1, "sign": None, "text": "Two lines"}
        for text in ("", "x" * (MOST_REMARK + 1), "\u200b\n"):
            await ben.send("Remark", seat=1, text=text)
            assert (await ben.until(is_refusal))["code"] == "bad-message"
        assert (await tables.enter(code)).room["remarks"]
        await anna.ask("AllowRemarks", allowed=False)
        assert (await ben.ask("Remark", seat=1, text="Hello"))["code"] == "remarks-off"


@scene
async def test_nothing_that_was_said_is_kept(folder: Path) -> None:
    async with house(folder) as tables:
        code, anna, _ = await pair(tables)
        await anna.ask("AllowRemarks", allowed=True)
        await anna.ask("Start")
        await anna.ask("Remark", seat=0, text="Unforgettable")
        await anna.ask("React", seat=0, sign="good-night")
        late = await tables.enter(code)
        assert (await late.ask("Ping"))["type"] == "Pong"
        assert not any(map(is_reaction, late.heard))
    kept = all_bytes(folder)
    assert b"Anna" in kept
    assert b"Unforgettable" not in kept
    assert b"good-night" not in kept


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


@scene
async def test_who_reacts_all_the_time_is_refused(folder: Path) -> None:
    assert BUDGETS.reactions.connection is not None
    async with house(folder, budgets=BUDGETS) as tables:
        _, anna, _ = await pair(tables)
        for _ in range(BUDGETS.reactions.connection.at_once):
            assert (await anna.ask("React", seat=0, sign="laugh"))["type"] == "Done"
        assert (await anna.ask("React", seat=0, sign="laugh"))["code"] == "too-fast"
        assert (await anna.ask("Start"))["type"] == "Done", "the game itself goes on"


def test_a_slow_reader_misses_the_oldest_reactions_and_is_not_dropped() -> None:
    outbox = Outbox()
    for seat in range(MOST_ANSWERS + 1):
        outbox.put(Reacted(seat, Sign.HEART))
    taken = outbox.take()
    assert len(taken) == MOST_REACTIONS
    assert b'"seat":256' in taken[-1]
    assert outbox.take() == []


def test_every_sign_has_words_and_six_are_drawn() -> None:
    assert all(knows(f"sign-{sign}") for sign in Sign)
    assert len(pictures()) == 6
    assert set(pictures()) < {f"sign-{sign}" for sign in Sign}
