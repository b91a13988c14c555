"""What Pokino tells the laws."""

from parlour.core.game import Seat
from parlour.games.pokino.model import Call, Mark, Phase, Play, State
from parlour.games.pokino.rounds import ready
from tests.games.pokino.conserve import conserve
from tests.laws.record import Laws


def at_once(state: State, seat: Seat, play: Play) -> bool:
    """PK-Q11: marking and calling one's own: being quicker must not matter."""
    return not state.options.quickest and isinstance(play, Mark | Call)


def sleeps(state: State) -> bool:
    """PK-P2: between two rounds, when too many rest or nobody has done anything in the last."""
    return state.phase is Phase.BETWEEN and not (state.awake and len(ready(state)) > 1)


LAWS = Laws(conserve=conserve, window=at_once, sleeps=sleeps, quick={"rounds": 2})
