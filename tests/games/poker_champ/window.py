"""Which decisions fall at the same time in Poker Champ, and what their order may not change."""

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.poker_champ.model import Bet, Play, State
from parlour.games.poker_champ.rules import playing, waiting


def window(state: State, seat: Seat, play: Play) -> bool:
    """Any decisions, unless so many could fold that the last one left wins without deciding:
    that somebody has folded before him is what he hears, and may use (PC-R4, PC-Q1)."""
    safe = len(playing(state)) > len(waiting(state)) or state.options.hidden
    return isinstance(play, Bet) or safe


def outcome(state: State) -> State:
    """PC-Q8: who decided first is public; nothing else depends on it."""
    return replace(state, decided=tuple(sorted(state.decided)))


def taste(play: Play) -> float:
    """Bold players: careful ones pass the same few chips to and fro for hours."""
    return 8.0 if isinstance(play, Bet) else 1.0
