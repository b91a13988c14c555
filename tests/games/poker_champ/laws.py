"""What Poker Champ tells the laws."""

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.poker_champ.model import Bet, Play, State
from parlour.games.poker_champ.rules import playing, waiting
from tests.games.poker_champ.conserve import conserve
from tests.laws.record import Laws


def at_once(state: State, seat: Seat, play: Play) -> bool:
    """Any decisions, unless so many could fold that the last one left wins without deciding: they
    hear that somebody has folded before them, and may use it (PC-R4, PC-Q1)."""
    safe = len(playing(state)) > len(waiting(state)) or state.options.hidden
    return isinstance(play, Bet) or safe


def outcome(state: State) -> State:
    """PC-Q8: who decided first is public; nothing else depends on it."""
    return replace(state, decided=tuple(sorted(state.decided)))


def taste(play: Play) -> float:
    """Bold players: careful ones pass the same few chips to and fro for hours."""
    return 8.0 if isinstance(play, Bet) else 1.0


LAWS = Laws(conserve=conserve, window=at_once, outcome=outcome, quick={"minutes": 2}, taste=taste)
