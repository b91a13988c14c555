"""Under which addresses the server is known, and what it writes about itself."""

import logging
import socket
import sys
from pathlib import Path

import pytest
from msgspec import json

from parlour.server.journal import JsonLines
from parlour.server.settings import Settings


def at(**settings: object) -> Settings:
    return Settings(Path("data"), **settings)  # type: ignore[arg-type]  # any field of them


def test_addresses_on_this_machine_alone() -> None:
    ours = at()
    assert (ours.listens_on, ours.local_url) == ("127.0.0.1", "http://127.0.0.1:8000")
    assert ours.invites("BCDFGH") == ("http://127.0.0.1:8000/t/BCDFGH",)
    assert ours.allowed_origins() == {"http://127.0.0.1:8000", "http://localhost:8000"}


def test_addresses_in_the_local_network() -> None:
    ours = at(home=("192.168.1.5", "10.0.0.2"), port=80)
    assert (ours.listens_on, ours.local_url) == ("0.0.0.0", "http://127.0.0.1:80")
    assert ours.invites("X") == ("http://192.168.1.5:80/t/X", "http://10.0.0.2:80/t/X")
    name = socket.gethostname()
    reached = {"http://192.168.1.5", "http://10.0.0.2", f"http://{name}.local"}
    assert reached <= ours.allowed_origins()


def test_addresses_that_the_owner_names() -> None:
    ours = at(origins=("https://games.example/", "https://other.example"))
    assert ours.invites("X") == ("https://games.example/t/X", "https://other.example/t/X")
    assert {"https://games.example", "https://other.example"} <= ours.allowed_origins()


def test_the_journal_is_one_line_of_json_a_time() -> None:
    try:
        raise LookupError("a bug\nof two lines")
    except LookupError:
        record = logging.getLogger("x").makeRecord(
            "x",
            logging.ERROR,
            "file",
            1,
            "room-broke",
            (),
            sys.exc_info(),
            extra={"facts": {"n": 1}},
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.decode(line)
    assert (told["level"], told["event"], told["n"]) == ("error", "room-broke", 1)
    assert "LookupError" in told["trace"]


@pytest.mark.parametrize("name", ["LOCALHOST", "127.0.0.1:9", ""])
def test_names_that_are_not_ours(name: str) -> None:
    assert f"http://{name}" not in at().allowed_origins()
