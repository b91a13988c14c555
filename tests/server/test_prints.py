"""Paper over HTTP: things, keepsakes, and what is refused."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from aiohttp import web
from msgspec import json

from parlour.core.game import Illegal
from parlour.printing.wish import Wish
from parlour.server.http import prints
from parlour.server.http.prints import MOST_WAITING, Prints, keepsake_made
from parlour.server.store.sqlite import SqliteStore
from tests.server.player import house, scene
from tests.server.test_replays import finished, refusal


@scene
async def test_a_thing_as_it_is_asked_for(folder: Path) -> None:
    async with house(folder) as tables:
        at = "/print/pokino/cup-labels.pdf?paper=letter&lang=hu&ink=black"
        status, body = await tables.get(at)
        assert (status, body[:5]) == (200, b"%PDF-")
        assert await tables.get(at) == (200, body), "from what is kept"
        status, pad = await tables.get("/print/kniffel/pad.pdf?preset=yatzy&games=2&names=Anna")
        assert (status, pad[:5]) == (200, b"%PDF-")
        status, box = await tables.get("/print/cartino/box.pdf")
        assert (status, box[:5]) == (200, b"%PDF-")


@scene
async def test_the_page_learns_what_there_is(folder: Path) -> None:
    async with house(folder) as tables:
        games = {game["name"]: game for game in json.decode((await tables.get("/api/games"))[1])}
        assert games["kniffel"]["paper"] == ["pad", "strategy"]
        assert games["pokino"]["paper_choices"] == ["set", "own"]


@scene
async def test_the_keepsake_of_a_finished_game(folder: Path) -> None:
    async with house(folder) as tables:
        code, at = await finished(tables)
        status, body = await tables.get(f"{at}/keepsake.pdf?lang=de")
        assert (status, body[:5]) == (200, b"%PDF-")
        assert await refusal(tables, f"/api/rooms/{code}/games/2/keepsake.pdf") == (404, "no-game")


@scene
async def test_what_cannot_be_printed_has_a_code(folder: Path) -> None:
    async with house(folder) as tables:
        for path, status, code in (
            ("chess/box.pdf", 404, "no-such-game"),
            ("pokino/hats.pdf", 404, "no-such-thing"),
            ("pokino/boards.pdf?set=x", 400, "bad-choice"),
            ("pokino/boards.pdf?hats=1", 400, "bad-choice"),
            ("pokino/boards.pdf?own=hats", 400, "boards-not-a-row"),
            ("pokino/boards.pdf?paper=a7", 400, "bad-message"),
            ("pokino/boards.pdf?shift=1", 400, "bad-message"),
            ("pokino/boards.pdf?shift=1,99", 400, "bad-message"),
            ("pokino/boards.pdf?lang=xx", 404, "no-such-language"),
        ):
            assert await refusal(tables, f"/print/{path}") == (status, code), path


def test_a_log_that_does_not_hold_gets_no_keepsake() -> None:
    with pytest.raises(Illegal) as refused:
        keepsake_made(b"hats", Wish())
    assert refused.value.code == "log-not-a-log"


@scene
async def test_only_a_few_may_wait(folder: Path) -> None:
    store = SqliteStore(folder)
    made, go_on = Prints(store), Event()

    def work() -> bytes:
        go_on.wait()
        return b"paper"

    asked = [asyncio.create_task(made._made(n, work)) for n in range(MOST_WAITING)]
    await asyncio.sleep(0)  # all of them have begun
    with pytest.raises(Illegal):
        await made._made("one more", work)
    go_on.set()
    assert await asyncio.gather(*asked) == [b"paper"] * MOST_WAITING
    assert await made._made("later", work) == b"paper"
    await made.close(web.Application())
    await store.close()


@pytest.fixture
def no_typst() -> Iterator[None]:
    kept = sys.modules.get("typst")
    sys.modules["typst"] = None  # type: ignore[assignment]  # as if it were not installed
    yield
    if kept is None:
        del sys.modules["typst"]
    else:
        sys.modules["typst"] = kept


@pytest.mark.usefixtures("no_typst")
def test_without_the_extra_the_page_is_told() -> None:
    with pytest.raises(Illegal) as refused:
        prints.thing_made("pokino", "cup-labels", Wish(), {})
    assert refused.value.code == "no-press"
