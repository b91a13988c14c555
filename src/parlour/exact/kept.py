"""Where this system keeps what can be made again."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    if named := environ.get("XDG_CACHE_HOME"):
        return Path(named) / "parlour"
    home = Path(environ.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Caches" / "parlour"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "parlour"
    return home / ".cache" / "parlour"
