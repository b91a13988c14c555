"""The host's role: kept while the host is away for a moment, handed over, handed on."""

from pathlib import Path

from tests.server.player import Player, Tables, house, journal, scene
from tests.server.test_seats import hold_store


async def pair(tables: Tables) -> tuple[str, Player, Player, str]:
    """A room with Anna, who is the host, and Ben; the code, both, and Anna's token."""
    code = await tables.make()
    anna, token = await tables.sit(code, "Anna")
    ben, _ = await tables.sit(code, "Ben")
    return code, anna, ben, token


async def sees_host(player: Player, seat: int) -> None:
    while player.room["host"] != seat:
        await player.hear()


@scene
async def test_a_host_who_is_away_for_a_moment_stays_the_host(folder: Path) -> None:
    async with house(folder, host_waits=1e6) as tables:
        code, anna, ben, token = await pair(tables)
        await anna.socket.close()
        while ben.room["seats"][0]["online"]:
            await ben.hear()
        assert ben.room["host"] == 0
        assert (await ben.ask("StandUp", seat=0))["code"] == "not-the-host"
        assert (await ben.ask("Start"))["code"] == "not-the-host"
        anna = await tables.enter(code, token)
        assert (await anna.ask("Start"))["type"] == "Done"


@scene
async def test_the_role_is_handed_on_when_the_host_stays_away(folder: Path) -> None:
    """And stays there when they come back, also after a restart."""
    async with house(folder, host_waits=0.02) as tables:
        code, anna, ben, token = await pair(tables)
        await anna.socket.close()
        await sees_host(ben, 1)
        anna = await tables.enter(code, token)
        assert anna.room["host"] == 1
        assert (await anna.ask("Start"))["code"] == "not-the-host"
        assert (await ben.ask("HandOver", seat=0))["type"] == "Done"
        await sees_host(anna, 0)
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        assert (await anna.ask("Start"))["type"] == "Done"


@scene
async def test_a_host_who_is_back_in_time_keeps_the_role(folder: Path) -> None:
    async with house(folder, host_waits=0.2) as tables:
        code, anna, ben, token = await pair(tables)
        await anna.socket.close()
        while ben.room["seats"][0]["online"]:
            await ben.hear()
        await tables.enter(code, token)
        while not ben.room["seats"][0]["online"]:
            await ben.hear()
        assert ben.room["host"] == 0
        assert (await ben.ask("Start"))["code"] == "not-the-host"


@scene
async def test_a_host_who_gets_up_leaves_the_role_to_somebody_who_is_here(folder: Path) -> None:
    async with house(folder) as tables:
        code, anna, ben, _ = await pair(tables)
        cili, _ = await tables.sit(code, "Cili")
        await ben.socket.close()
        while len(anna.room["seats"]) < 3 or anna.room["seats"][1]["online"]:
            await anna.hear()
        await anna.ask("StandUp", seat=0)
        assert [seat["name"] for seat in anna.room["seats"]] == ["Ben", "Cili"]
        await sees_host(cili, 1)
        assert (await cili.ask("Start"))["type"] == "Done"


@scene
async def test_what_cannot_be_kept_is_handed_on_later(folder: Path) -> None:
    async with house(folder, host_waits=0.02) as tables:
        _, anna, ben, _ = await pair(tables)
        tables.break_disk()
        with journal() as kept:
            await anna.socket.close()
            while not kept.of("store-failed"):
                await ben.ask("Ping")
        tables.break_disk(False)
        await sees_host(ben, 1)


@scene
async def test_a_host_who_is_back_at_the_last_moment_keeps_the_role(folder: Path) -> None:
    """The time is over, but the room is busy with something else."""
    async with house(folder, host_waits=0.0) as tables:
        code, anna, ben, token = await pair(tables)
        gate = await hold_store(tables)
        await ben.send("Rename", seat=1, name="Benedikt")
        await ben.ask("Ping")
        await anna.socket.close()
        while ben.room["seats"][0]["online"]:
            await ben.hear()
        await tables.enter(code, token)
        gate.set()
        await ben.ask("Rename", seat=1, name="Ben")
        assert ben.room["host"] == 0


@scene
async def test_a_room_without_people_belongs_to_everybody(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        visitor = await tables.enter(code)
        assert visitor.room["host"] is None
        await visitor.ask("AddBot", level="beginner")
        assert (await visitor.ask("HandOver", seat=0))["code"] == "nobody-there"
        anna, _ = await tables.sit(code, "Anna")
        await sees_host(visitor, 1)
        assert (await visitor.ask("Start"))["code"] == "not-the-host"
        assert (await anna.ask("Start"))["type"] == "Done"
