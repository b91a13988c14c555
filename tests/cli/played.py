"""Finished games as logs, and two ways to call the program."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from click.testing import CliRunner, Result
from msgspec import Raw, json

from parlour.cli import parlour
from parlour.core import fair, log
from parlour.core.game import Leave
from parlour.core.table import Move
from parlour.games import GAMES
from parlour.games.kniffel.model import Draw, Options, Play
from parlour.study.simulate import play_out

SEED = bytes(range(32))
KNIFFEL = GAMES["kniffel"]


def game_log(options: Options | None = None, names: tuple[str, ...] = ("Anna", "Béla")) -> bytes:
    options = options or Options()
    bots = [KNIFFEL.bots["beginner"]] * len(names)
    head = header(options, names)
    table = play_out(KNIFFEL, options, bots, fair.fair(SEED, json.encode(head)), Random(3))
    return log.write(head, table.moves, SEED)


def header(options: Options, names: tuple[str, ...]) -> log.Header:
    told = Raw(json.encode(options))
    pledges = tuple(map(fair.pledge, names))
    return log.Header(
        log.FORMAT, "kniffel", 1, told, names, fair.commitment(SEED), pledges, contributions=names
    )


def left_log(head: log.Header | None = None) -> bytes:
    """Everybody gets up before the first throw."""
    moves = [Move[Play, Draw](seat, Leave(), 0.0) for seat in (0, 1)]
    return log.write(head or header(Options(), ("Anna", "Béla")), moves, SEED)


def run(*args: str, lang: str = "en", stdin: bytes | None = None) -> Result:
    """In this process, as a user of that language."""
    return CliRunner().invoke(parlour, args, input=stdin, env={"PARLOUR_LANG": lang})


def environment(lang: str = "en") -> dict[str, str]:
    quiet = {"PARLOUR_LANG": lang, "PYTHONIOENCODING": "utf-8", "PARLOUR_DEBUG": ""}
    return os.environ | quiet


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "parlour", *map(str, args)]


def run_alone(*args: str | Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """As a process of its own."""
    return subprocess.run(
        command(*args), env=environment(lang), capture_output=True, text=True, encoding="utf-8"
    )
