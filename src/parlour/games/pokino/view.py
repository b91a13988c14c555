"""What each seat sees of Pokino: everything that has happened, and nothing that has not."""

from random import Random

from parlour.core.game import Seat
from parlour.games.pokino.boards import boards_of, ways
from parlour.games.pokino.model import State, View, Way
from parlour.games.pokino.rounds import votes_needed


def view(state: State, seat: Seat | None) -> View:
    """PK-I3: a card that has not been called is in no state, so it is in no view."""
    boards = boards_of(state.options.set)
    return View(
        options=state.options,
        boards=boards,
        ways=tuple(Way(prize, masks) for prize, masks in ways(boards[0]).items()),
        players=state.players,
        cups=state.cups,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        called=state.called,
        turning=state.turning,
        claims=state.claims,
        paid=state.paid,
        graces=state.graces,
        slips=state.slips,
        votes=state.votes,
        votes_needed=votes_needed(state),
        last=state.last,
        awake=state.awake,
    )


def imagine(view: View, rng: Random) -> State:
    """Nothing is hidden, so there is only one state to imagine."""
    return State(
        options=view.options,
        players=view.players,
        cups=view.cups,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        called=view.called,
        turning=view.turning,
        claims=view.claims,
        paid=view.paid,
        graces=view.graces,
        slips=view.slips,
        votes=view.votes,
        last=view.last,
        awake=view.awake,
    )
