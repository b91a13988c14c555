"""A shared screen is known as one, so that it alone speaks for its room."""

from pathlib import Path

from tests.server.player import house, scene


@scene
async def test_everybody_knows_whether_a_shared_screen_is_here(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        assert not anna.room.get("screen")
        tv = await tables.connect()
        await tv.ask("Hello", room=code, screen=True)
        await anna.until(lambda told: told["type"] == "RoomShown" and bool(told.get("screen")))
        await tv.socket.close()
        await anna.until(lambda told: told["type"] == "RoomShown" and not told.get("screen"))
