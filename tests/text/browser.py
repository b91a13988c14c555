"""The page's own code, run by Node: what it would say."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from build_client import machine_npm, package_npm
from msgspec import to_builtins

from parlour import text
from parlour.text.news import tellings

WEB = Path(__file__).parents[2] / "web"
RUNTIME = WEB / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"
TYPESCRIPT = WEB / "node_modules" / "typescript" / "lib" / "typescript.js"

NPM = machine_npm() or package_npm()
NODE = shutil.which("node", path=NPM.path) if NPM else None
"""The machine's, or that of the Python package."""

needs_node = pytest.mark.skipif(
    not NODE or not RUNTIME.exists(), reason="needs Node and web/node_modules: ./parlour test"
)


class Said(NamedTuple):
    texts: list[str]
    told: list[list[str]]


def browser(cases: list[Any] | None = None, heard: list[Any] | None = None) -> Said:
    """`cases`: language, id, attribute, variables. `heard`: language, game, names, seat, options,
    news."""
    told = to_builtins(tellings())
    words = {
        lang: {"ftl": list(text.sources(lang).values()), "told": told} for lang in text.languages()
    }
    asked = {
        "runtime": str(RUNTIME),
        "typescript": str(TYPESCRIPT),
        "teller": str(WEB / "src" / "tell.ts"),
        "words": words,
        "cases": cases or [],
        "heard": heard or [],
    }
    script = Path(__file__).with_name("browser.mjs")
    assert NODE
    answer = subprocess.run(
        [NODE, script], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return Said(**json.loads(answer.stdout))
