"""The coach at the table: for who asks, when the table lets it speak."""

from pathlib import Path

from tests.server.player import first_write, house, play_on, scene


@scene
async def test_advice_during_and_a_review_after_the_game(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        assert anna.room["coach"]
        assert (await anna.ask("Advise", seat=0))["code"] == "no-game"
        await anna.ask("Start")
        await anna.ask("Act", seat=0, play=first_write(await anna.turn()))
        answer = await anna.ask("Advise", seat=0)
        assert (answer["type"], answer["seq"], answer["seat"]) == ("Advised", 2, 0)
        advice = answer["advice"]
        assert len(advice["boxes"]) == 13
        assert advice["keeps"][0]["cost"] < 1e-9 or advice["boxes"][0]["cost"] < 1e-9
        assert (await anna.ask("LookBack", seat=0))["code"] == "game-running"
        stranger = await tables.enter(code)
        assert (await stranger.ask("Advise", seat=0))["code"] == "not-your-seat"
        end = await play_on(anna)
        (review,) = (await stranger.ask("LookBack", seat=0))["review"]
        assert review["total"] == end["scores"][0]
        assert abs(review["start"] + review["luck"] + review["skill"] - review["total"]) < 1e-6
        assert (await anna.ask("LookBack", seat=5))["code"] == "no-coach"


@scene
async def test_a_table_may_forbid_it(folder: Path) -> None:
    async with house(folder) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Configure", game="kniffel", options={}, coach=False)
        assert not anna.room["coach"]
        await anna.ask("Start")
        await anna.turn()
        assert (await anna.ask("Advise", seat=0))["code"] == "no-coach"
