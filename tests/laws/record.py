"""What a game tells the laws, in `tests/games/<game>/laws.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from parlour.core.game import Seat

Conserve: TypeAlias = Callable[[Any], None]
Window: TypeAlias = Callable[[Any, Seat, Any], bool]
Taste: TypeAlias = Callable[[Any], float]

NOTHING_COUNTED: Final = None
"""The game has no counters, chips or cards that could be lost or made up."""
NEVER_AT_ONCE: Final = None
"""At no moment can two seats act. The laws check it."""


def any_play(play: object) -> float:
    return 1.0


def never(state: object) -> bool:
    return False


def whole(state: Any) -> Any:
    return state


@dataclass(frozen=True, kw_only=True)
class Laws:
    conserve: Conserve | None
    """Fails if a state has lost or made up anything that is counted; or `NOTHING_COUNTED`."""
    window: Window | None
    """True for plays that the rulebook calls simultaneous, whose order must not matter; or
    `NEVER_AT_ONCE`."""
    outcome: Callable[[Any], Any] = whole
    """What must be the same whatever the order: all but a public record of the order itself."""
    sleeps: Callable[[Any], bool] = never
    """True where the table waits for its people, and no bot should wake it."""
    quick: Mapping[str, Any] = field(default_factory=dict)
    """Options that would make a game long, and the values they get here."""
    taste: Taste = any_play
    """How much random players like a play, where liking all alike would make games endless."""
