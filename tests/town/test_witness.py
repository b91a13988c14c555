"""What a witness may forget when the database has forgotten something."""

from pathlib import Path

import aiohttp
import pytest

from tests.server.player import scene
from tests.town.witness import Witness, check_told


@scene
async def test_of_each_match_the_last_plays_before_the_mark(folder: Path) -> None:
    async with aiohttp.ClientSession() as client:
        witness = Witness((), client, 0)
    told = witness.acknowledged[1] = [("a", 1), ("b", 3), ("c", 5)]
    witness.mark()
    told.append(("c", 3))  # b and c were lost, and c was sent again
    kept = {"a": 0, "c": 2}
    with pytest.raises(KeyError):
        check_told([kept], told)
    witness.forget([kept])
    assert told == [("a", 1), ("c", 3)]
    assert witness.forgotten == 1
    check_told([kept], told)
