"""Every game as a learning environment, with no code of its own: `parlour.learn.aec("pokino", 4)`.

The extra `learn` brings PettingZoo and Gymnasium, `openspiel` OpenSpiel. docs/learning.md tells
what is seen, done and rewarded.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from parlour.core.game import AnyGame
from parlour.exact.trouble import Trouble, Unsolvable
from parlour.games import PACKAGES
from parlour.library import sentences
from parlour.study.bots import Player, name_of
from parlour.study.plans import at_table, record_of
from parlour.study.trouble import Amiss

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from parlour.exact.playing import Kernel
    from parlour.learn.alone import Solo
    from parlour.learn.zoo import Aec, Parallel

CHANCE = "random"
"""The player of the compiled games that chooses by lot."""


def aec(game: str | AnyGame, seats: int = 2, *, options: Any = None) -> "Aec":
    """For PettingZoo: one seat after the other answers."""
    with asked("pettingzoo"):
        from parlour.learn.setting import Setting
        from parlour.learn.zoo import Aec

        return Aec(Setting(game, seats, options))


def parallel(game: str | AnyGame, seats: int = 2, *, options: Any = None) -> "Parallel":
    """For PettingZoo: all seats answer at once."""
    with asked("pettingzoo"):
        from parlour.learn.setting import Setting
        from parlour.learn.zoo import Parallel

        return Parallel(Setting(game, seats, options))


def solo(
    game: str | AnyGame, against: Sequence[Player] | None = None, *, options: Any = None
) -> "Solo":
    """For Gymnasium: one learner against bots, by default one of the weakest."""
    with asked("gymnasium"):
        from parlour.learn.alone import Solo
        from parlour.learn.setting import Setting

        others = weakest(game) if against is None else tuple(against)
        return Solo(Setting(game, 1 + len(others), options), others)


def vector(
    game: str | AnyGame,
    number: int,
    against: Sequence[Player] | None = None,
    *,
    options: Any = None,
    fast: bool = False,
) -> "VectorEnv[Any, Any, Any]":
    """For Gymnasium: so many learners side by side, each against bots; `fast` plays them compiled
    (extra `fast`), against "random" alone."""
    with asked("gymnasium"):
        from parlour.learn.setting import Setting

        if fast:
            from parlour.learn.fast import Fast

            rivals = (CHANCE,) if against is None else tuple(against)
            setting = Setting(game, 1 + len(rivals), options)
            compiled = kernel(setting.game, setting.seats, options=setting.options)
            for rival in rivals:
                if rival != CHANCE:
                    raise Amiss(Trouble.NO_POLICY.value, policy=name_of(rival), policies=CHANCE)
            return Fast(setting, compiled, number)
        from parlour.learn.alone import side_by_side

        bots = weakest(game) if against is None else tuple(against)
        return side_by_side(Setting(game, 1 + len(bots), options), bots, number)


def kernel(game: str | AnyGame, seats: int = 2, *, options: Any = None) -> "Kernel":
    """The compiled game (extra `fast`): many tables at once, and whole games played out."""
    with sentences():
        record, chosen = at_table(game, seats, options)
        try:
            return kernel_of(record, chosen, seats)
        except Unsolvable as trouble:
            raise Amiss(trouble.code.value, **trouble.about) from None


def openspiel(game: str | AnyGame, seats: int = 2, *, options: Any = None) -> Any:
    """For OpenSpiel (extra `openspiel`): a `pyspiel.Game` whose chance is explicit."""
    with asked("open_spiel", extra="openspiel"):
        from parlour.learn.spiel import registered

        return registered(game, seats, options)


def kernel_of(game: AnyGame, options: Any, seats: int) -> "Kernel":
    """From the folder `kernel` beside the game's record; `Unsolvable` where there is none."""
    package = PACKAGES.get(game.name)
    if package is None or find_spec(f"{package}.kernel") is None:
        raise Unsolvable(Trouble.NO_KERNEL, game=game.name)
    made: Kernel = import_module(f"{package}.kernel").kernel(options, seats)
    return made


def weakest(game: str | AnyGame) -> tuple[Player, ...]:
    return (next(iter(record_of(game).bots)),)


@contextmanager
def asked(library: str, extra: str = "learn") -> Iterator[None]:
    """Inside, what is missing or wrong becomes a sentence."""
    with sentences():
        try:
            yield
        except ModuleNotFoundError as missing:
            if missing.name not in ("pettingzoo", "gymnasium", "pyspiel"):
                raise
            raise Amiss("study-no-extra", name=library, what=f"'parlour[{extra}]'") from None
