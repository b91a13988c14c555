"""Every bench runs in a tiny size and prints its figures; how large they are is never asserted."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import NO_BROWSER, find_browser
from tests.postgres import NO_POSTGRES, find_programs

BENCH = Path(__file__).parents[2] / "bench"


def rows_of(bench: str, *args: str, alone: str = "--no-peers") -> list[dict[str, Any]]:
    command = [sys.executable, str(BENCH / bench), *args, *alone.split(), "--json"]
    done = subprocess.run(command, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def test_engine() -> None:
    rows = rows_of("engine.py", "--rounds", "1", "--seconds", "0.01")
    assert len(rows) == 4
    assert all(row["steps/s"] > row["turns/s"] > 0 for row in rows)


def test_server() -> None:
    size = ("--tables", "1", "3", "--seconds", "1", "--warm", "0.1", "--rounds", "1")
    rows = rows_of("server.py", *size, "--rate", "50")
    assert len(rows) == 3
    assert all(row["moves/s"] > row["plays/s"] > 0 for row in rows)
    assert all(row["p99 ms"] >= row["p50 ms"] > 0 for row in rows)


def test_server_in_another_interpreter() -> None:
    size = ("--tables", "1", "--seconds", "0.5", "--warm", "0.1", "--rounds", "1", "--rate", "0")
    rows = rows_of("server.py", *size, "--python", sys.executable)
    assert [row["server"] for row in rows] == ["Parlour", sys.executable]


def test_idle() -> None:
    (row,) = rows_of("idle.py", "--connections", "6", "--rooms", "2", "--settle", "0.1")
    assert row["kB with them"] >= row["kB before"] > 0


def test_siege() -> None:
    size = ("--seconds", "0.1", "--messages", "100", "--kills", "0", "--cuts", "0")
    *rows, total, restart, cuts = rows_of("siege.py", *size)
    assert all(row["worst ms"] >= row["p50 ms"] > 0 for row in rows)
    assert (total["crashed"], total["faults"], total["leaked"]) == (0, 0, 0)
    assert restart["durable answer ms"] > restart["interpreter ms"] > 0
    assert cuts["moves lost"] == 0


def test_replay() -> None:
    rows = rows_of("replay.py", "--games", "1")
    assert len(rows) == 4
    assert all(row["moves"] > 0 and row["ms"] > 0 and row["kB"] > 0 for row in rows)


def test_cartino_ladder() -> None:
    size = ("--games", "2", "--pairs", "beginner:greedy", "greedy:clairvoyant", "--seats", "2")
    rows = rows_of("cartino.py", "ladder", *size)
    assert [(row["player"], row["games"]) for row in rows] == [("greedy", 2), ("clairvoyant", 2)]
    assert all(0 <= row["wins %"] <= 100 for row in rows)


def test_cartino_study_and_speed() -> None:
    (row,) = rows_of("cartino.py", "study", "--games", "3", "--seats", "3")
    assert row["5 %"] <= row["median"] <= row["95 %"]
    rows = rows_of("cartino.py", "speed", "--seconds", "0.01")
    assert all(row["per CPU-second"] > 0 for row in rows)


def test_pokino() -> None:
    rows = rows_of("pokino.py", "--rounds", "500")
    assert [row["players"] for row in rows] == [2, 4, 6, 10]
    assert all(row["per CPU-second"] > 0 for row in rows)


def test_poker() -> None:
    command = [sys.executable, str(BENCH / "poker.py"), "--no-peers", "--json"]
    size = ("--rounds", "1", "--seconds", "0.01", "--hands", "400", "--spots", "2")
    done = subprocess.run([*command, *size], check=True, capture_output=True)
    tables = json.loads(done.stdout)
    assert all(row["million hands/s"] > 0 for row in tables["hands"])
    assert [row["step"] for row in tables["odds"]] == [
        step for step in ("river", "turn", "flop") for _ in range(3)
    ]
    assert all(row["one seat µs"] > 0 for row in tables["odds"])
    assert max(row["by hand"] for row in tables["odds"] if row["by hand"] is not None) < 1e-9


def test_poker_ladder() -> None:
    rows = rows_of("poker_play.py", "ladder", "--games", "2", "--only", "2 seats")
    assert [(row["table"], row["games"]) for row in rows] == [("2 seats", 2)]


def test_poker_exploit() -> None:
    rows = rows_of("poker_play.py", "exploit", "--flops", "2")
    assert all(row["worst"] >= row["chips/deal"] >= 0 for row in rows)


def test_poker_answer() -> None:
    rows = rows_of("poker_play.py", "answer", "--flops", "2")
    won = {(row["against"], row["plan"]): row["chips/deal"] for row in rows}
    for kind in ("eager", "careful"):
        assert won[kind, "best response"] >= won[kind, "shark"]
    assert won["perfect", "shark"] <= won["perfect", "equilibrium"] <= 0


def test_poker_ceiling() -> None:
    rows = rows_of("poker_play.py", "ceiling", "--games", "20")
    assert [row["games"] for row in rows] == [20] * 5 + [2] * 6
    assert all(0 <= row["wins"] <= 1 for row in rows)


def test_poker_kinds() -> None:
    eager, careful = rows_of("poker_play.py", "kinds", "--games", "8")
    assert all(0 < row["step 2"] < 1 for row in (eager, careful))
    assert 1 <= eager["HASTE"] < 2.5


def test_poker_champion() -> None:
    rows = rows_of("poker_play.py", "champion", "--games", "8")
    assert [row["players"] for row in rows] == [3, 4, 5, 6]


def test_scale() -> None:
    size = ("--seconds", "1", "--rounds", "1", "--tables", "2", "--rooms", "3", "--moves", "10")
    rows = rows_of("scale.py", "rooms", "file", "waking", "crowd", *size, "--crowd", "2", "20")
    assert [row["what"] for row in rows][:3] == [
        "open rooms",
        "moves in the file",
        "a quiet second",
    ]
    assert all(row["p99 ms"] >= row["p50 ms"] > 0 for row in rows)


def test_echo() -> None:
    rows = rows_of("echo.py", "--rounds", "1", "--seconds", "0.5", "--sockets", "4")
    assert [row["end"] for row in rows] == ["ours", "aiohttp's"]
    assert all(row["CPU µs/message"] > 0 for row in rows)


def test_town() -> None:
    if find_programs() is None:
        pytest.skip(NO_POSTGRES)
    size = ("--tables", "2", "--seconds", "0.3", "--warm", "0.1", "--rounds", "1")
    rows = {row["what"]: row for row in rows_of("town.py", "cpu", "append", "size", *size)}
    one = rows["worker CPU a play, 1 worker"]
    two = rows["worker CPU a play, 2 workers of one town, beside 1 worker"]
    assert two["ratio"] == two["figure"] / one["figure"]
    assert rows["plays a second, 2 workers of one town, beside 1 worker"]["ratio"] > 0
    assert sum(what.startswith("worker CPU an append") for what in rows) == 2
    assert all(
        row["figure"] > 0 for row in rows.values() if row.get("unit") in ("µs", "MB", "bytes")
    )


def test_page() -> None:
    if find_browser() is None:
        pytest.skip(NO_BROWSER)
    (row,) = rows_of("page.py", "--game", "cartino", "--taps", "3", alone="")
    assert row["taps"] >= 3
    assert row["95th"] >= row["tap to paint, ms"] > 0
    assert row["longest task"] > 0
