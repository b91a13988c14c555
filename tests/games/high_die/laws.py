"""What High Die tells the laws."""

from parlour.core.game import Seat
from tests.games.high_die import Decide, Play, State
from tests.laws.record import NOTHING_COUNTED, Laws


def at_once(state: State, seat: Seat, play: Play) -> bool:
    return isinstance(play, Decide)


LAWS = Laws(conserve=NOTHING_COUNTED, window=at_once)
