"""What Pokino tells the laws."""

from parlour.core.game import Seat
from parlour.games.pokino.calls import bit, board_of, marked_done
from parlour.games.pokino.model import Call, Mark, Phase, Play, State
from parlour.games.pokino.rounds import ready
from tests.games.pokino.conserve import conserve
from tests.laws.record import Laws


def at_once(state: State, seat: Seat, play: Play) -> bool:
    """PK-Q11, PK-P5: marking this card, and calling what it has completed: being quicker must not
    matter."""
    if state.options.quickest or not state.called:
        return False
    if state.options.auto_call and state.options.rulings < 3:  # old logs: it did matter
        return False
    match play:
        case Mark(card=card):
            return card == state.called[-1]
        case Call(prizes=prizes, mark=card):
            marks = state.players[seat].marks
            if card is not None:
                marks |= bit(board_of(state, seat), card)
            done = {marked_done(state, seat, prize, marks) for prize in prizes}
            return card in (None, state.called[-1]) and done <= {None, len(state.called)}
        case _:
            return False


def sleeps(state: State) -> bool:
    """PK-P2: between two rounds, when too many rest or nobody has done anything in the last."""
    return state.phase is Phase.BETWEEN and not (state.awake and len(ready(state)) > 1)


LAWS = Laws(conserve=conserve, window=at_once, sleeps=sleeps, quick={"rounds": 2, "own": None})
