"""parlour serve: opens, says where, closes on Ctrl+C, and says why when it cannot."""

import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import pytest

from parlour.commands.network import by_route, fit_for_guests, home_addresses
from parlour.commands.serve import data_folder, qr_code
from parlour.text import languages, say
from tests.cli.played import command, environment, run, run_alone

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals")


@contextmanager
def serving(*args: str | Path, lang: str = "en") -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command("serve", "--port", "0", "--no-open", *args),
        env=environment(lang),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline()


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_opens_and_closes(tmp_path: Path, number: signal.Signals) -> None:
    with serving("--here-only", "--data", tmp_path / "new" / "folder") as process:
        line = first_line(process)
        url = address_in(line)
        assert line == say("en", "cli-open", url=url) + "\n"
        with urlopen(url + "healthz") as answer:
            assert answer.status == 200
        process.send_signal(number)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (0, say("en", "cli-closed") + "\n", "")


@pytest.mark.parametrize("option", [(), ("--lan",), ("--host", "0.0.0.0")])
def test_the_home_network_is_served_and_shown(tmp_path: Path, option: tuple[str, ...]) -> None:
    expected = home_addresses(any_network=option == ("--lan",))
    with serving(*option, "--data", tmp_path) as process:
        port = address_in(first_line(process)).rsplit(":", 1)[1].strip("/")
        line = first_line(process)
        if not expected:
            assert line == say("en", "cli-no-lan") + "\n"
            return
        first, *others = [f"http://{address}:{port}/" for address in expected]
        assert line == say("en", "cli-open-lan", url=first) + "\n"
        if others:
            assert first_line(process) == say("en", "cli-open-also", urls=" ".join(others)) + "\n"
        drawn = qr_code(first) + "\n"
        assert "".join(first_line(process) for _ in drawn.splitlines()) == drawn
        with urlopen(f"{first}healthz") as answer:
            assert answer.status == 200


def test_a_house_with_a_name_is_not_opened_to_the_network(tmp_path: Path) -> None:
    with serving("--origin", "https://games.example", "--data", tmp_path) as process:
        first_line(process)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    assert out == say("en", "cli-closed") + "\n"


def test_public_addresses_are_offered_only_if_asked_for() -> None:
    found = ["127.0.0.1", "203.0.113.7", "8.8.8.8", "192.168.1.5", "169.254.7.7", "192.168.1.5"]
    assert fit_for_guests(found, any_network=False) == ("203.0.113.7", "192.168.1.5")
    assert fit_for_guests(found, any_network=True) == ("203.0.113.7", "8.8.8.8", "192.168.1.5")


def test_a_machine_without_a_way_out_has_no_address_there() -> None:
    assert by_route("::1") == []  # no IPv4 socket gets there


def test_opens_the_browser(tmp_path: Path) -> None:
    called = tmp_path / "called"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {called}.part && mv {called}.part {called}\n')
    browser.chmod(0o755)
    with subprocess.Popen(
        command("serve", "--port", "0", "--open", "--data", tmp_path / "data"),
        env=environment() | {"BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        url = address_in(first_line(process))
        while not called.exists():
            assert process.poll() is None
            sleep(0.1)
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert called.read_text() == url + "\n"


def test_without_a_command_it_serves(tmp_path: Path) -> None:
    """On its usual port, which another program may have taken: then it says so."""
    with subprocess.Popen(
        command(),
        env=environment() | {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        line = first_line(process)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert "http://127.0.0.1:8000/" in line or "127.0.0.1:8000 is in use" in err


def test_qr_code_is_compact() -> None:
    lines = qr_code("http://192.168.178.23:8000/").splitlines()
    assert len(lines) < 18
    assert set("".join(lines)) <= set("█▀▄ ")


@pytest.mark.parametrize("lang", languages())
def test_port_in_use(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        port_at = ("--here-only", "--port", str(port))
        told = run_alone("serve", *port_at, "--data", tmp_path, lang=lang)
    assert (told.returncode, told.stdout) == (1, "")
    suggested = int(told.stderr.split()[-1])
    assert suggested > port
    about = f"127.0.0.1:{port}"
    expected = say(lang, "cli-trouble-port-in-use", about=about, next=str(suggested))
    assert told.stderr == expected + "\n"


def test_address_of_another_machine(tmp_path: Path) -> None:
    told = run_alone("serve", "--host", "203.0.113.7", "--port", "0", "--data", tmp_path)
    assert told.returncode == 1
    assert told.stderr == say("en", "cli-trouble-no-such-address", about="203.0.113.7:0") + "\n"


def test_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    told = run_alone("serve", "--port", "0", "--data", file)
    assert told.returncode == 1
    assert told.stderr == say("en", "cli-trouble-data-unwritable", about=str(file)) + "\n"


def test_store_in_use(tmp_path: Path) -> None:
    with serving("--here-only", "--data", tmp_path) as process:
        first_line(process)
        told = run_alone("serve", "--port", "0", "--data", tmp_path)
    (store,) = (path for path in tmp_path.iterdir() if path.suffix == ".db")
    assert told.returncode == 1
    assert told.stderr == say("en", "cli-trouble-store-locked", about=str(store)) + "\n"


def test_store_of_a_newer_parlour(tmp_path: Path) -> None:
    store = tmp_path / "parlour.db"
    db = sqlite3.connect(store)
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()
    told = run_alone("serve", "--port", "0", "--data", tmp_path)
    assert told.returncode == 1
    assert told.stderr == say("en", "cli-trouble-store-too-new", about=str(store)) + "\n"


def test_data_folder() -> None:
    home = Path.home()
    assert data_folder("linux", {}) == home / ".local" / "share" / "parlour"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}) == Path("/data/parlour")
    assert data_folder("darwin", {}) == home / "Library" / "Application Support" / "Parlour"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}) == Path("/local/Parlour")
    assert data_folder("win32", {}) == home / "AppData" / "Local" / "Parlour"


@pytest.mark.parametrize("lang", languages())
def test_workers_want_a_number_and_a_database(tmp_path: Path, lang: str) -> None:
    for args, name in (
        (("--workers", "0", "--database", "postgresql://x"), "cli-bad-workers"),
        (("--workers", "2"), "cli-workers-want-database"),
        (("--admin", "nowhere:99999"), "cli-bad-admin"),
        (("--admin", "public"), "cli-bad-admin"),
    ):
        told = run("serve", *args, "--data", str(tmp_path), lang=lang)
        assert told.exit_code == 2
        assert say(lang, name, most="256", address=args[1]) in told.stderr


@pytest.mark.parametrize("workers", [(), ("--workers", "2")])
def test_a_database_that_does_not_answer(tmp_path: Path, workers: tuple[str, ...]) -> None:
    dsn = "postgresql://anna:hush-hush@127.0.0.1:9/parlour"
    told = run_alone("serve", "--database", dsn, *workers, "--port", "0", "--data", tmp_path)
    assert told.returncode == 1
    where = "127.0.0.1:9/parlour"
    assert told.stderr == say("en", "cli-trouble-database-away", about=where) + "\n"
