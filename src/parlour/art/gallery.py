"""All pictures by name: the shared ones, and those of each game, found in `art` of its package."""

from importlib import import_module
from importlib.util import find_spec

from parlour.art import dice, house
from parlour.games import PACKAGES

OURS = [name for name, package in PACKAGES.items() if package == f"parlour.games.{name}"]
ADDED = [name for name in PACKAGES if name not in OURS]
"""Games that other packages bring by entry point."""


def built() -> dict[str, str]:
    """The pictures in the built browser client. Names differ also where a file system does not tell
    capitals from small letters."""
    parts = (dice.pictures(), house.pictures(), *map(pictures_of, OURS))
    named = [pair for part in parts for pair in part.items()]
    folded = {name.casefold() for name, _ in named}
    assert len(folded) == len(named), "two drawings of one name: one would show as the other"
    return dict(named)


def added() -> dict[str, str]:
    """The pictures of games the client was not built with; the server draws them when it starts."""
    return {name: svg for game in ADDED for name, svg in pictures_of(game).items()}


def pictures_of(game: str) -> dict[str, str]:
    """What a game draws: `pictures()` of its `art`, by the name of the file without its ending."""
    module = f"{PACKAGES[game]}.art"
    if find_spec(module) is None:
        return {}
    drawn: dict[str, str] = import_module(module).pictures()
    return drawn
