"""Under which addresses the server is known, and what it writes about itself."""

import logging
import socket
import sys
from pathlib import Path

import pytest
from msgspec import json

from parlour.server.journal import JsonLines
from parlour.server.link.limits import Addresses, Limits
from parlour.server.settings import Settings, lan_address


def at(**settings: object) -> Settings:
    return Settings(Path("data"), **settings)  # type: ignore[arg-type]  # any field of them


def test_addresses_on_this_machine_alone() -> None:
    ours = at()
    assert (ours.listens_on, ours.local_url) == ("127.0.0.1", "http://127.0.0.1:8000")
    assert ours.invite("BCDFGH") == "http://127.0.0.1:8000/t/BCDFGH"
    assert ours.allowed_origins() == {"http://127.0.0.1:8000", "http://localhost:8000"}


def test_addresses_in_the_local_network() -> None:
    ours, here = at(lan=True, port=80), lan_address()
    assert (ours.listens_on, ours.local_url) == ("0.0.0.0", "http://127.0.0.1:80")
    assert ours.public_url == f"http://{here}:80"
    assert {f"http://{here}", f"http://{socket.gethostname()}.local"} <= ours.allowed_origins()


def test_a_machine_without_a_network_has_its_own_address() -> None:
    assert lan_address("::1") == "127.0.0.1"  # no IPv4 socket gets there


def test_addresses_that_the_owner_names() -> None:
    ours = at(origins=("https://games.example/", "https://other.example"))
    assert ours.invite("X") == "https://games.example/t/X"
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


def test_addresses_are_remembered_up_to_a_bound() -> None:
    addresses = Addresses(Limits(rooms_at_once=1, rooms_an_hour=0.0))
    assert addresses.may_open_room("first", 0.0)
    assert not addresses.may_open_room("first", 1.0)
    for number in range(Addresses.MOST):
        addresses.may_open_room(f"address {number}", 2.0)
    assert addresses.may_open_room("first", 3.0), "the oldest is forgotten"
    assert not addresses.may_open_room(f"address {Addresses.MOST - 1}", 3.0)


@pytest.mark.parametrize("name", ["LOCALHOST", "127.0.0.1:9", ""])
def test_names_that_are_not_ours(name: str) -> None:
    assert f"http://{name}" not in at().allowed_origins()
