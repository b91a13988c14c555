"""How solvers are compiled. Importing this needs numba."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from parlour.exact.kept import folder

EXACT = Path(__file__).parent
SHARED = (EXACT.parent / "kit", EXACT)
"""Code of any game may be made of theirs."""

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F, *, loose: bool = False, counted: bool = True) -> F:
    """Compile with numba, keep the machine code for the next run, and let other threads go on.
    `loose` lets it work on several numbers at once, in another order, and divide unchecked; without
    `counted` no references to arrays are counted."""
    config: Any = numba.config  # fills itself in when it is imported
    before = config.CACHE_DIR
    made_of = version(home(Path(function.__code__.co_filename)))
    config.CACHE_DIR = str(folder() / f"compiled-{made_of}")
    how: dict[str, Any] = {"nogil": True, "fastmath": loose}
    how["error_model"] = "numpy" if loose else "python"
    if not counted:
        how["_nrt"] = False
    try:
        return cast(F, numba.njit(cache=True, **how)(function))
    except RuntimeError:  # no folder to keep it in
        return cast(F, numba.njit(**how)(function))
    finally:
        config.CACHE_DIR = before


def inlined(function: F) -> F:
    """For a small function of an inner loop, which is copied into its callers: to call it with many
    arrays would take longer than to run it."""
    return cast(F, numba.njit(inline="always")(function))


def swift(function: F) -> F:
    return compiled(function, loose=True)


def bare(function: F) -> F:
    """For a loop over many arrays that makes none and cuts none out of another: to count references
    to them at every turn would take longer than the rest."""
    return compiled(function, loose=True, counted=False)


def home(file: Path) -> Path:
    """The folder of the game that a file belongs to; else the file's own."""
    return next((each for each in file.parents if each.parent.name == "games"), file.parent)


@cache
def version(home: Path) -> str:
    return sources(home, *SHARED)


def sources(*folders: Path) -> str:
    """A hash of all code in some folders: numba would overlook a change in a function or a table
    from another file."""
    files = sorted({file for each in folders for file in each.rglob("*.py")})
    return sha256(b"".join(map(Path.read_bytes, files))).hexdigest()[:16]
