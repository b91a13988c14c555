"""The coach at the table: it answers the seat that asks, if the table lets it speak."""

from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, cast

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.server.rooms.coaching import MOST_WAITING
from tests.server.player import PATIENCE, Told, first_write, house, journal, play_on, scene
from tests.server.test_pokino import table as pokino
from tests.server.test_pokino import turn

SECRET = "the queen of spades"


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
        costs = answer["costs"]
        assert len(costs) == len(anna.frames[0]["legal"])
        assert min(costs) < 1e-9 < max(costs)
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


def begun(told: Told) -> bool:
    """Who begins is settled."""
    return told["frame"]["view"]["seat"] is not None


@scene
async def test_who_is_not_on_turn_is_told_so(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        players = [(await tables.sit(code, name))[0] for name in ("Anna", "Béla")]
        await players[0].ask("Start")
        told = await players[0].until(lambda told: told["type"] == "Framed" and begun(told))
        other = 1 - told["frame"]["view"]["seat"]
        assert (await players[other].ask("Advise", seat=other))["code"] == "no-coach"


@scene
async def test_pokino_is_weighed_at_any_time_of_a_round(folder: Path) -> None:
    """Also for a seat that cannot act at the moment: the game decides whether there is advice."""
    async with house(folder) as tables:
        _, players, _ = await pokino(tables, auto_mark=True)
        assert (await players[0].ask("Advise", seat=0))["code"] == "round-not-begun"
        await turn(players)
        for seat, player in enumerate(players):
            assert (await player.ask("Advise", seat=seat))["type"] == "Advised"


@scene
async def test_a_coach_who_stumbles_says_so(folder: Path) -> None:
    def stumble(view: Any, seat: int) -> Any:
        raise ZeroDivisionError(SECRET)

    coach = replace(cast(Any, GAMES["kniffel"].coach), advise=stumble)
    games = {"kniffel": replace(GAMES["kniffel"], coach=coach)}
    async with house(folder, games=games) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Start")
        await anna.turn()
        with journal() as kept:
            assert (await anna.ask("Advise", seat=0))["code"] == "no-coach"
        (line,) = kept.of("coach-failed")
        assert (line["error"], line["level"]) == ("ZeroDivisionError", "error")
        assert SECRET not in "".join(kept.lines)
        assert (await anna.ask("Advise", seat=0))["code"] == "no-coach", "may be asked again"


@scene
async def test_only_so_many_of_a_room_wait_for_the_coach(folder: Path) -> None:
    slow = Slow()
    async with house(folder, games=slow.games) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await anna.turn()
        tabs = [await tables.enter(code, token) for _ in range(MOST_WAITING + 1)]
        for tab in tabs:
            await tab.send("Advise", "advise", seat=0)
            await tab.ask("Ping")
        assert (await anna.ask("Advise", seat=0))["code"] == "coach-is-busy"
        slow.gate.set()
        for tab in tabs:
            assert (await tab.until(lambda told: told.get("id") == "advise"))["type"] == "Advised"


class Slow:
    """A coach that thinks until it is let go."""

    def __init__(self) -> None:
        self.gate = Event()

    def advise(self, view: Any, seat: int) -> str:
        self.gate.wait(PATIENCE)
        return "again"

    @property
    def games(self) -> dict[str, AnyGame]:
        coach = replace(cast(Any, GAMES["kniffel"].coach), advise=self.advise, cost=None)
        return {"kniffel": replace(GAMES["kniffel"], coach=coach)}


@scene
async def test_one_thought_a_client_at_a_time(folder: Path) -> None:
    slow = Slow()
    async with house(folder, games=slow.games) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Start")
        await anna.turn()
        first = await anna.send("Advise", seat=0)
        assert (await anna.ask("Advise", seat=0))["code"] == "coach-is-thinking"
        slow.gate.set()
        assert (await anna.until(lambda told: told.get("id") == first))["type"] == "Advised"
        assert (await anna.ask("Advise", seat=0))["type"] == "Advised"


@scene
async def test_a_server_that_stops_waits_for_no_thought(folder: Path) -> None:
    """Neither for a coach's nor for a bot's that has not begun."""
    slow = Slow()

    def bot(frame: Any, rng: Random) -> None:
        slow.gate.wait(PATIENCE)

    games = {"kniffel": replace(slow.games["kniffel"], bots={"slow": bot})}
    async with house(folder, games=games) as tables:
        for _ in range(4):
            anna, _ = await tables.sit(await tables.make(), "Anna")
            await anna.ask("Start")
            await anna.turn()
            await anna.send("Advise", seat=0)
            await anna.ask("StandIn", seat=0, level="slow")
    slow.gate.set()
