"""Why a game refuses a play; shared by the tests of all games."""

from enum import StrEnum
from typing import Any, TypeVar

import pytest

from parlour.core.game import Game, Illegal, Seat, TableRefusal

S = TypeVar("S")
P = TypeVar("P")


def why(game: Game[Any, S, P, Any, Any, Any], state: S, seat: Seat, play: P) -> StrEnum:
    """The code; the play is not in `legal` either."""
    assert play not in game.legal(state, seat)
    with pytest.raises(Illegal) as refused:
        game.apply(state, seat, play)
    assert isinstance(refused.value.code, game.refusals | TableRefusal)
    return refused.value.code
