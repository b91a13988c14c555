"""The games Parlour knows: one line each. Other packages add theirs by entry point."""

from collections.abc import Mapping
from importlib.metadata import entry_points

from parlour.core.game import AnyGame
from parlour.games import cartino, kniffel, poker_champ, pokino

OURS: tuple[AnyGame, ...] = (kniffel.GAME, pokino.GAME, cartino.GAME, poker_champ.GAME)


def _all() -> Mapping[str, AnyGame]:
    added = (point.load() for point in entry_points(group="parlour.games"))
    return {game.name: game for game in (*added, *OURS)}


GAMES: Mapping[str, AnyGame] = _all()
