"""All pictures by name: the shared ones, and those of each game, found in `art` of its package."""

from importlib import import_module
from importlib.util import find_spec

from parlour.art import dice, house, signs
from parlour.games import PACKAGES, is_ours


def built() -> dict[str, str]:
    """The pictures in the built browser client. Names differ also where a file system does not tell
    capitals from small letters."""
    parts = (shared(), *map(pictures_of, filter(is_ours, PACKAGES)))
    named = [pair for part in parts for pair in part.items()]
    folded = {name.casefold() for name, _ in named}
    assert len(folded) == len(named), "two drawings of one name: one would show as the other"
    return dict(named)


def shared() -> dict[str, str]:
    return {**dice.pictures(), **house.pictures(), **signs.pictures()}


def sheets() -> dict[str, dict[str, str]]:
    """The same, as the page loads them: those of the house and the emblems, those of each game's
    table, and those of its rules."""
    made = {"house": shared()}
    for game in filter(is_ours, PACKAGES):
        for name, svg in pictures_of(game).items():
            sheet = "house" if name == game else game
            made.setdefault(f"rules-{game}" if name.startswith("rule-") else sheet, {})[name] = svg
    return made


def added() -> dict[str, str]:
    """The pictures of games the client was not built with; the server draws them when it starts."""
    drawn = [pictures_of(name) for name in PACKAGES if not is_ours(name)]
    return {name: svg for part in drawn for name, svg in part.items()}


def pictures_of(game: str) -> dict[str, str]:
    """What a game draws: `pictures()` of its `art`, by the name of the file without its ending."""
    module = f"{PACKAGES[game]}.art"
    if find_spec(module) is None:
        return {}
    drawn: dict[str, str] = import_module(module).pictures()
    return drawn
