"""People at one table, over real sockets."""

import asyncio
from pathlib import Path

from parlour.core import log
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.games import high_die
from tests.server.player import first_write, house, play_on, scene


@scene
async def test_two_people_and_a_bot_play_to_the_end(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        assert (await anna.ask("AddBot", level="beginner"))["type"] == "Done"
        assert (await anna.ask("Start"))["type"] == "Done"
        ends = await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
        assert ends[0]["scores"] == ends[1]["scores"]
        room = await anna.until(
            lambda told: told["type"] == "RoomShown" and told["phase"] == "over"
        )
        best = max(ends[0]["scores"])
        assert [seat["wins"] for seat in room["seats"]] == [
            int(points == best) for points in ends[0]["scores"]
        ]
        game_log = log.read(await tables.log(code), GAMES)
        assert game_log.header.seats[:2] == ("Anna", "Ben")
        assert verify(game_log, GAMES).draws > 39


@scene
async def test_everybody_hears_of_a_move_and_only_its_owner_may_make_it(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        watcher = await tables.enter(code)
        await anna.ask("Start")
        first = (await anna.until(lambda told: told["type"] == "Framed"))["frame"]["view"]["seat"]
        mover, other = (anna, ben) if first == 0 else (ben, anna)
        roll = {"type": "Roll", "roll": 0, "keep": []}
        stolen = await other.ask("Act", seat=first, play=roll)
        assert stolen["code"] == "not-your-seat"
        early = await other.ask("Act", seat=1 - first, play=roll)
        assert early["code"] == "not-your-turn"
        shown = await mover.ask("Act", seat=first, play=roll)
        dice = shown["frame"]["view"]["dice"]
        assert len(dice) == 5
        for guest in (other, watcher):
            told = await guest.until(
                lambda told: told["type"] == "Framed" and told["frame"]["news"]
            )
            while not told["frame"]["view"]["dice"]:
                told = await guest.hear()
            assert told["frame"]["view"]["dice"] == dice
        assert watcher.frames[None]["legal"] == []


@scene
async def test_a_play_sent_twice_is_made_once(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        frame = await anna.turn()
        play = first_write(frame)
        one = await anna.ask("Act", "same", seat=0, play=play)
        two = await anna.ask("Act", "same", seat=0, play=play)
        assert one["frame"]["seq"] == two["frame"]["seq"] == frame["seq"] + 2
        again = await tables.enter(code, token)
        three = await again.ask("Act", "same", seat=0, play=play)
        assert three["frame"]["seq"] == one["frame"]["seq"]


@scene
async def test_a_play_sent_again_when_the_next_game_has_begun_is_not_made_there(
    folder: Path,
) -> None:
    """Its answer was lost, and meanwhile somebody has begun the next game."""
    async with house(folder, games={"high-die": high_die.GAME}) as tables:
        code = await tables.make("high-die")
        anna, _ = await tables.sit(code, "Anna")
        play = {"type": "Decide", "again": False}
        await anna.ask("Start")
        made = await anna.ask("Act", "lost", seat=0, play=play, match=1)
        assert made["frame"]["scores"]
        await anna.ask("Start")
        late = await anna.ask("Act", "lost", seat=0, play=play, match=1)
        assert late["code"] == "another-game"
        unnamed = await anna.ask("Act", seat=0, play=play)
        assert unnamed["type"] == "Framed", "of an older client"


@scene
async def test_a_stale_play_is_refused_with_its_reason(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("Start")
        play = first_write(await anna.turn())
        await anna.ask("Act", seat=0, play=play)
        late = await anna.ask("Act", seat=0, play=play)
        assert late["code"] == "dice-have-changed"


@scene
async def test_the_seat_comes_back_with_its_token(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        await anna.ask("Start")
        await anna.turn() if anna.frames.get(0, {}).get("legal") else await anna.hear()
        await anna.socket.close()
        room = await ben.until(
            lambda told: told["type"] == "RoomShown" and not told["seats"][0]["online"]
        )
        assert room["host"] == 0, "the role waits for a while"
        back = await tables.enter(code, token)
        assert back.room["yours"] == [0]
        assert back.room["host"] == 0
        told = await back.until(lambda told: told["type"] == "Framed")
        assert back.frames[0]["seq"] >= 1
        assert told["before"], "what happened before is told again"
        assert told["frame"]["news"] == []


@scene
async def test_several_on_one_device(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("Sit", name="Ben")
        await anna.ask("Start")
        frames = 0
        while not (anna.frames.get(0) or {}).get("scores"):
            able = [frame for frame in anna.frames.values() if frame["legal"]]
            if able:
                frames += 1
                frame = able[0]
                anna.frames.clear()
                await anna.ask("Act", seat=frame["seat"], play=first_write(frame))
            else:
                await anna.hear()
        assert frames == 52


@scene
async def test_a_bot_stands_in_and_the_player_comes_back(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, token = await tables.sit(code, "Ben")
        await anna.ask("Start")
        await ben.socket.close()
        while anna.room["seats"][1]["online"]:
            await anna.hear()
        assert (await anna.ask("StandIn", seat=1, level="beginner"))["type"] == "Done"
        await play_on(anna, 0, turns=8)
        ben = await tables.enter(code, token)
        assert ben.room["seats"][1]["level"] == "beginner"
        assert (await ben.ask("StandIn", seat=1, level=None))["type"] == "Done"
        frame = await ben.turn(1) if not ben.frames.get(1, {}).get("legal") else ben.frames[1]
        assert frame["legal"]


@scene
async def test_who_leaves_writes_zeros_and_the_others_play_on(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        await anna.ask("Start")
        assert (await ben.ask("StandUp", seat=1))["type"] == "Done"
        end = await play_on(anna, 0)
        assert end["scores"][1] == 0
        assert anna.room["seats"][1]["kind"] == "open"
        assert (await anna.ask("Start"))["type"] == "Done"
        assert len(anna.room["seats"]) == 1, "the next game is without the player who has left"


@scene
async def test_a_person_takes_over_a_bot_in_mid_game(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="beginner")
        await anna.ask("Start")
        ben = await tables.enter(code)
        assert (await ben.ask("Sit", name="Ben"))["code"] == "game-running"
        assert (await ben.ask("Sit", name="Ben", seat=0))["code"] == "seat-taken"
        assert (await ben.ask("Sit", name="Ben", seat=7))["code"] == "no-such-seat"
        assert (await ben.ask("Sit", name="Ben", seat=1))["seat"] == 1
        assert ben.room["seats"][1]["kind"] == "person"


@scene
async def test_two_changes_on_their_way_do_not_undo_each_other(folder: Path) -> None:
    async with house(folder) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.send("Configure", game="kniffel", options={"games": 2})
        await anna.send("Configure", game="kniffel", options={"preset": "yatzy"})
        await anna.send("Configure", game="kniffel", options={}, coach=False)
        await anna.ask("Configure", game="kniffel", options={}, chance="players")
        assert (anna.room["options"]["games"], anna.room["options"]["preset"]) == (2, "yatzy")
        assert (anna.room["coach"], anna.room["chance"]) == (False, "players")
        refused = await anna.ask("Configure", game="kniffel", options=[2])
        assert refused["code"] == "bad-options"
        await anna.ask("Configure", game="pokino", options={})
        assert anna.room["chance"] == "house"
        await anna.ask("Configure", game="kniffel", options={"preset": "yatzy"})
        assert anna.room["options"]["games"] == 1, "another game begins with its usual options"
        assert anna.room["coach"]


@scene
async def test_the_host_prepares_the_table(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        options = {"preset": "yatzy", "games": 2}
        refused = await ben.ask("Configure", game="kniffel", options=options)
        assert refused["code"] == "not-the-host"
        assert (await ben.ask("StandUp", seat=0))["code"] == "not-the-host"
        assert (await anna.ask("Configure", game="kniffel", options=options))["type"] == "Done"
        assert anna.room["options"]["preset"] == "yatzy"
        assert (await anna.ask("StandUp", seat=1))["type"] == "Done"
        assert (await anna.ask("Rename", seat=0, name=" Anna\u202e\n Maria "))["type"] == "Done"
        assert [seat["name"] for seat in anna.room["seats"]] == ["Anna Maria"]
