"""What every bench needs: the right interpreter, the peers' packages, a table at the end.

Standard library only, and nothing of Parlour: the peers' interpreter reads this file too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
OURS = ROOT / ".venv" / "bin" / "python"
THEIRS = BENCH / ".venv" / "bin" / "python"
NODE_PEERS = BENCH / "peers"

PYTHON_PEERS = (
    *("numpy==2.4.6", "open_spiel==2.0.2", "pyhtzee==1.2.7", "yahtzee-api==1.1.1"),
    *("eval7==0.1.11", "phevaluator==0.6.0", "pkrbot==1.1.0", "poker-equity==0.1.1"),
    *("pokerkit==0.7.7", "treys==0.1.8"),
)
NPM_PEERS = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "node-persist@3.1.3")
"""The lobby of this boardgame.io answers 404 to everything with a newer koa-compose; its store for
files wants node-persist."""


def be_ours() -> None:
    """Go on in the interpreter of .venv, where Parlour is installed."""
    if Path(sys.prefix).resolve() == OURS.parent.parent.resolve():
        return
    if not OURS.exists():
        sys.exit("bench: run ./parlour test once, it makes .venv")
    os.execv(OURS, [str(OURS), *sys.argv])


def say(line: str) -> None:
    """Progress; figures alone go to standard output."""
    print(line, file=sys.stderr, flush=True)


def machine() -> str:
    return f"Python {'.'.join(map(str, sys.version_info[:3]))}, {os.cpu_count()} cores"


def python_peers() -> Path:
    """The interpreter of the bench's own environment, made on first use."""
    mark = BENCH / ".venv" / ".made"
    wanted = "\n".join(PYTHON_PEERS)
    if not (mark.exists() and mark.read_text() == wanted):
        say("bench: making bench/.venv")
        venv.create(BENCH / ".venv", with_pip=True)
        say(f"bench: installing {', '.join(PYTHON_PEERS)}")
        pip = (str(THEIRS), "-m", "pip", "install", "--quiet", *PYTHON_PEERS)
        subprocess.run(pip, check=True, stdout=sys.stderr)
        mark.write_text(wanted)
    return THEIRS


def npm_peers() -> Path:
    """The folder whose node_modules holds the peers from npm, filled on first use."""
    mark = NODE_PEERS / "node_modules" / ".made"
    wanted = "\n".join(NPM_PEERS)
    if not (mark.exists() and mark.read_text() == wanted):
        say(f"bench: installing {', '.join(NPM_PEERS)}")
        quiet = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")
        npm = ("npm", "install", "--omit=peer", "--omit=optional", *quiet, "--prefix", ".")
        subprocess.run([*npm, *NPM_PEERS], check=True, cwd=NODE_PEERS, stdout=sys.stderr)
        mark.write_text(wanted)
    return NODE_PEERS


def table(rows: Sequence[Mapping[str, object]], columns: Iterable[str]) -> str:
    """Rows as a Markdown table: words to the left, numbers to the right."""
    names = list(columns)
    cells = [names, *([shown(row.get(name)) for name in names] for row in rows)]
    wide = [max(len(line[i]) for line in cells) for i in range(len(names))]
    left = [all(not isinstance(row.get(name), int | float) for row in rows) for name in names]
    lines = [
        "| "
        + " | ".join(
            cell.ljust(size) if words else cell.rjust(size)
            for cell, size, words in zip(line, wide, left, strict=True)
        )
        + " |"
        for line in cells
    ]
    rule = "".join(
        "|" + "-" * (size + 1) + ("-" if words else ":")
        for size, words in zip(wide, left, strict=True)
    )
    return "\n".join([lines[0], rule + "|", *lines[1:]])


def shown(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def report(rows: Sequence[Mapping[str, object]], columns: Iterable[str], *, as_json: bool) -> None:
    print(json.dumps(rows, indent=2) if as_json else table(rows, columns), flush=True)
