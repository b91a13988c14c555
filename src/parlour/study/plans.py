"""What is to be played, checked before anything is."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any

import msgspec

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.study.bots import Player, bot_of, found
from parlour.study.shards import Plan
from parlour.study.trouble import Amiss

MOST_SEED = 1 << 63


def planned(
    game: str | AnyGame,
    bots: Sequence[Player] | None,
    *,
    seed: int | None = None,
    options: Any = None,
    rotated: bool = False,
    rows: bool = False,
    logs: str | None = None,
    called: Sequence[str] = (),
) -> Plan:
    """A plan that can be played, or `Amiss`. Without bots it is one of each level, without a seed
    any."""
    record = record_of(game)
    players = tuple(record.bots) if bots is None else tuple(bots)
    found.cache_clear()
    for player in players:
        bot_of(record, player)
    record, chosen = at_table(record, len(players), options)
    return Plan(game, chosen, players, seed_of(seed), rotated, rows, logs, tuple(called))


def at_table(game: str | AnyGame, seats: int, options: Any) -> tuple[AnyGame, Any]:
    """The game and its options, if so many can play; else `Amiss`."""
    record = record_of(game)
    chosen = options_of(record, options)
    fitting = record.seats(chosen)
    if seats not in fitting:
        about = {"fewest": fitting[0], "most": fitting[-1], "seats": seats}
        raise Amiss("cli-wrong-seats", game=record.name, **about)
    return record, chosen


def seed_of(seed: object) -> int:
    if seed is None:
        return randbits(32)
    if not isinstance(seed, int) or abs(seed) > MOST_SEED:
        raise Amiss("study-bad-seed", seed=repr(seed))
    return seed


def record_of(game: str | AnyGame) -> AnyGame:
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise Amiss("cli-no-such-game", game=game, games=", ".join(GAMES))
    return GAMES[game]


def options_of(game: AnyGame, options: Any) -> Any:
    """The options themselves, or some of them by name."""
    kind = game.types.options
    if isinstance(options, kind):
        return options
    if not isinstance(options, Mapping | None):
        raise Amiss("study-bad-options", error=repr(options))
    try:
        return msgspec.convert(dict(options or {}), kind)
    except msgspec.ValidationError as error:
        raise Amiss("study-bad-options", error=str(error)) from None


def many(number: object) -> int:
    """How many games: a whole number above zero; `1e6` is one too."""
    if isinstance(number, float) and number.is_integer():
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise Amiss("study-bad-games", games=repr(number))
    return number
