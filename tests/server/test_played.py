"""What was played in a room stays: the list, the logs, the people and what they have won."""

from pathlib import Path

from msgspec import Raw

from parlour.core import log
from parlour.core.proof import verify
from parlour.games import GAMES
from parlour.server.rooms.seats import (
    MOST_PLAYED,
    Played,
    RoomKept,
    SeatKept,
    before_another,
    with_played,
)
from parlour.server.wire import Kind
from tests.server.player import Player, house, play_on, scene


async def play_a_game(player: Player, match: int) -> None:
    await player.ask("Start")
    player.frames.clear()
    await play_on(player)
    while len(player.room["played"]) < match:
        await player.hear()


@scene
async def test_a_room_changes_games_and_keeps_what_was_played(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await play_a_game(anna, 1)
        first = anna.room["played"][0]
        assert (first["match"], first["game"], first["names"]) == (1, "kniffel", ["Anna"])
        assert first["scores"] == anna.frames[0]["scores"]
        assert "place" not in first, "where the store keeps it is nobody's business"
        await anna.ask("Configure", game="pokino", options={})
        assert (anna.room["phase"], anna.room["played"]) == ("lobby", [first])
        assert anna.room["seats"][0]["wins"] == 1
        await anna.ask("Configure", game="kniffel", options={"preset": "yatzy"})
        await play_a_game(anna, 2)
        assert [one["match"] for one in anna.room["played"]] == [1, 2]
    async with house(folder) as tables:
        for match in (1, 2):
            assert verify(log.read(await tables.log(code, match), GAMES), GAMES).draws >= 13
        assert b'"rooms":0' in (await tables.get("/healthz"))[1], "reading a log opens no room"
        anna = await tables.enter(code, token)
        assert [one["match"] for one in anna.room["played"]] == [1, 2]


@scene
async def test_who_comes_back_to_a_room_has_won_what_they_have_won(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await play_a_game(anna, 1)
        await anna.ask("Configure", game="pokino", options={})
        await anna.ask("StandUp", seat=0)
        await anna.ask("Sit", name="Ben")
        await anna.ask("Sit", name="Anna")
        assert [seat["wins"] for seat in anna.room["seats"]] == [0, 1]


@scene
async def test_two_of_one_name_are_told_apart(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        for name in ("Anna", "Anna", "Ben"):
            await anna.ask("Sit", name=name)
        names = [seat["name"] for seat in anna.room["seats"]]
        assert names == ["Anna", "Anna 2", "Anna 3", "Ben"]


def test_bots_play_another_game_at_a_level_of_it() -> None:
    bots = [SeatKept(Kind.BOT, level, level=level) for level in GAMES["kniffel"].bots]
    seats = (SeatKept(Kind.PERSON, "Anna"), SeatKept(Kind.OPEN, "Ben"), *bots)
    room = a_room(seats)
    changed = before_another(room, GAMES["kniffel"], GAMES["pokino"], most=10)
    levels = [seat.level for seat in changed.seats]
    assert levels == [None, "dreamy", "steady", "sharp", "sharp"]


def test_a_bot_that_was_brought_along_plays_another_game_as_the_strongest() -> None:
    room = a_room((SeatKept(Kind.PERSON, "Anna"), SeatKept(Kind.BOT, "Ada", level="mine")))
    changed = before_another(room, GAMES["kniffel"], GAMES["pokino"], most=10)
    assert changed.seats[1].level == "sharp"


def test_bots_get_up_where_there_are_too_many_seats() -> None:
    bots = [SeatKept(Kind.BOT, name, level="steady") for name in ("Ada", "Emmy")]
    people = [SeatKept(Kind.PERSON, name) for name in ("Anna", "Ben", "Cili")]
    room = a_room((bots[0], *people, bots[1]))
    for most, names in ((4, "Ada Anna Ben Cili"), (2, "Anna Ben Cili")):
        changed = before_another(room, GAMES["kniffel"], GAMES["cartino"], most)
        assert " ".join(seat.name for seat in changed.seats) == names


def test_the_list_is_bounded() -> None:
    room = a_room((SeatKept(Kind.PERSON, "Anna"),))
    for match in range(1, MOST_PLAYED + 3):
        room = with_played(room, Played(match, match, "kniffel", ("Anna",), (200,), 0))
    assert [played.match for played in room.played] == list(range(3, MOST_PLAYED + 3))


def a_room(seats: tuple[SeatKept, ...]) -> RoomKept:
    return RoomKept("K7QM2P", "kniffel", Raw(b"{}"), "00", seats)
