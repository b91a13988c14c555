"""What each seat sees of Pokino: everything that has happened, and nothing that has not."""

from random import Random

from parlour.core.game import Seat
from parlour.games.pokino.boards import ways
from parlour.games.pokino.calls import covered
from parlour.games.pokino.model import State, View
from parlour.games.pokino.rounds import votes_needed
from parlour.games.pokino.sets import boards_of


def view(state: State, seat: Seat | None) -> View:
    """PK-I3: a card that has not been called is in no state, so it is in no view."""
    return View(
        options=state.options,
        boards=boards_of(state.options),
        players=state.players,
        covered=tuple([covered(state, player) for player in range(len(state.players))]),
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
        ways=ways_of(state, seat),
    )


def ways_of(state: State, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    number = None if seat is None else state.players[seat].board
    return tuple(ways(boards_of(state.options)[number or 0]).values())


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
