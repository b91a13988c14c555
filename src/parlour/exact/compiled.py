"""How solvers are compiled. Importing this needs numba."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from parlour.exact.kept import folder

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F, *, loose: bool = False) -> F:
    """Compile with numba, keep the machine code for the next run, and let other threads go on.
    `loose` lets it work on several numbers at once, in another order, and divide unchecked."""
    config: Any = numba.config  # fills itself in when it is imported
    before = config.CACHE_DIR
    beside = Path(function.__code__.co_filename).parent
    config.CACHE_DIR = str(folder() / f"compiled-{sources(beside)}")
    how: dict[str, Any] = {"nogil": True, "fastmath": loose}
    how["error_model"] = "numpy" if loose else "python"
    try:
        return cast(F, numba.njit(cache=True, **how)(function))
    except RuntimeError:  # no folder to keep it in
        return cast(F, numba.njit(**how)(function))
    finally:
        config.CACHE_DIR = before


def swift(function: F) -> F:
    return compiled(function, loose=True)


@cache
def sources(beside: Path) -> str:
    """A hash of all code in a folder: numba would overlook a change in a function from another
    file."""
    files = sorted(beside.glob("*.py"))
    return sha256(b"".join(map(Path.read_bytes, files))).hexdigest()[:16]
