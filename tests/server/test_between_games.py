"""Between two games people sit down, get up, change their names and come back, in every game."""

from pathlib import Path
from typing import Any

import pytest

from parlour.games import GAMES
from tests.server.player import Player, Tables, house, scene


async def finished(tables: Tables, game: str) -> tuple[str, Player, str]:
    """A room in which the game of Anna and a bot is over; the code, Anna and her token."""
    code, weakest = await tables.make(game), next(iter(GAMES[game].bots))
    anna, token = await tables.sit(code, "Anna")
    await anna.ask("AddBot", level=weakest)
    await anna.ask("Start")
    if game in ("kniffel", "cartino"):  # the others end when only one seat is left
        await anna.ask("StandIn", seat=0, level=weakest)
    else:
        await anna.ask("StandUp", seat=1)
    while anna.room["phase"] != "over":
        await anna.hear()
    return code, anna, token


async def sit(tables: Tables, code: str, anna: Player, token: str) -> None:
    ben = await tables.enter(code)
    assert (await ben.ask("Sit", name="Ben"))["seat"] == 2
    assert ben.room["yours"] == [2]
    assert list(ben.frames) == [None], "the old table has no such seat: its owner watches"
    assert (await anna.ask("Ping"))["type"] == "Pong"


async def stand(tables: Tables, code: str, anna: Player, token: str) -> None:
    ben, _ = await tables.sit(code, "Ben")
    assert (await ben.ask("StandUp", seat=2))["type"] == "Done"
    assert (await anna.ask("StandUp", seat=0))["type"] == "Done"
    await tables.sit(code, "Cili")
    await anna.ask("Sit", name="Anna")


async def rename(tables: Tables, code: str, anna: Player, token: str) -> None:
    ben, _ = await tables.sit(code, "Ben")
    assert (await ben.ask("Rename", seat=2, name="Benedikt"))["type"] == "Done"
    assert (await anna.ask("Rename", seat=0, name="Anne"))["type"] == "Done"


async def come_back(tables: Tables, code: str, anna: Player, token: str) -> None:
    ben, his = await tables.sit(code, "Ben")
    for player, held, seat in ((anna, token, 0), (ben, his, 2)):
        await player.socket.close()
        back = await tables.enter(code, held)
        assert back.room["yours"] == [seat]
        while not back.frames:
            await back.hear()


@pytest.mark.parametrize("what", [sit, stand, rename, come_back])
@pytest.mark.parametrize("game", GAMES)
def test_between_two_games(tmp_path: Path, game: str, what: Any) -> None:
    """The room goes on whatever they do, and the next game is played by those who sit there."""

    @scene
    async def play(folder: Path) -> None:
        async with house(folder) as tables:
            code, anna, token = await finished(tables, game)
            await what(tables, code, anna, token)
            guest = await tables.enter(code)
            people = sum(seat["kind"] != "open" for seat in guest.room["seats"])
            host = next(each for each in tables.players if is_host(each))
            if people == 1:
                await host.ask("AddBot", level=next(iter(GAMES[game].bots)))
            assert (await host.ask("Start"))["type"] == "Done"
            while guest.room["match"] != 2:
                await guest.hear()

    play(tmp_path)


def is_host(player: Player) -> bool:
    return not player.socket.closed and player.room["host"] in player.room["yours"]


@scene
async def test_who_takes_the_name_of_another_gets_a_number(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make("kniffel")
        (anna, _), (ben, _) = await tables.sit(code, "Anna"), await tables.sit(code, "Ben")
        await ben.ask("Rename", seat=1, name="Anna")
        assert [seat["name"] for seat in ben.room["seats"]] == ["Anna", "Anna 2"]
        await anna.ask("Rename", seat=0, name="Anna")
        assert anna.room["seats"][0]["name"] == "Anna", "one's own name is not another's"


@scene
async def test_a_bot_that_stands_in_goes_with_the_game_unless_its_player_is_away(
    folder: Path,
) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, bens = await tables.sit(code, "Ben")
        await anna.ask("Start")
        await ben.ask("StandIn", seat=1, level="steady")
        await ben.socket.close()
        await anna.ask("StandIn", seat=0, level="beginner")
        while anna.room["phase"] != "over" or not anna.room["played"]:
            await anna.hear()
        assert [seat["level"] for seat in anna.room["seats"]] == [None, "steady"]
        back = await tables.enter(code, bens)
        await back.ask("StandIn", seat=1, level=None)
        assert [seat["level"] for seat in back.room["seats"]] == [None, None]
