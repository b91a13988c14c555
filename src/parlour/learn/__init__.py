"""Every game as a learning environment, with no code of its own: `parlour.learn.aec("pokino", 4)`.

The extra `learn` brings PettingZoo and Gymnasium, `openspiel` OpenSpiel. docs/learning.md tells
what is seen, done and rewarded.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from parlour.core.game import AnyGame
from parlour.library import sentences
from parlour.study.bots import Player
from parlour.study.plans import record_of
from parlour.study.trouble import Amiss

if TYPE_CHECKING:
    from gymnasium.vector import SyncVectorEnv

    from parlour.learn.alone import Solo
    from parlour.learn.zoo import Aec, Parallel


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
) -> "SyncVectorEnv":
    """For Gymnasium: so many learners side by side, each against bots."""
    with asked("gymnasium"):
        from parlour.learn.alone import side_by_side
        from parlour.learn.setting import Setting

        others = weakest(game) if against is None else tuple(against)
        return side_by_side(Setting(game, 1 + len(others), options), others, number)


def openspiel(game: str | AnyGame, seats: int = 2, *, options: Any = None) -> Any:
    """For OpenSpiel (extra `openspiel`): a `pyspiel.Game` whose chance is explicit."""
    with asked("open_spiel", extra="openspiel"):
        from parlour.learn.spiel import registered

        return registered(game, seats, options)


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
