"""The games Parlour knows, found by name: each folder here, and each entry point `parlour.games`.

What else belongs to a game (words, commands, art) lies beside its record and is found there.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from parlour.core.game import AnyGame

GROUP = "parlour.games"


def _packages() -> dict[str, str]:
    """By name of a game: the package that holds its record."""
    added = {point.name: point.module for point in entry_points(group=GROUP)}
    ours = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    return dict(sorted({**added, **ours}.items()))


PACKAGES: Mapping[str, str] = _packages()
GAMES: Mapping[str, AnyGame] = {
    name: import_module(package).GAME for name, package in PACKAGES.items()
}


def home(name: str) -> Traversable:
    """The folder of a game, with its words and all else that is found by name."""
    return files(PACKAGES[name])


def is_ours(name: str) -> bool:
    """Parlour itself brings this game."""
    return PACKAGES[name].startswith(f"{__name__}.")
