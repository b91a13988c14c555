"""What is never lost nor made up in Pokino."""

from parlour.games.pokino.boards import PRIZES, Prize
from parlour.games.pokino.model import Phase, State
from parlour.games.pokino.rules import start
from parlour.games.pokino.sets import boards_of


def conserve(state: State) -> None:
    """PK-I1, PK-I4: counters are in cups or on balances, boards are not shared, and what is marked
    has been called."""
    count = len(state.players)
    in_box = sum(player.balance for player in start(state.options, count).players)
    assert sum(player.balance for player in state.players) + sum(state.cups) == in_box
    assert min(state.cups) >= 0
    assert len(state.cups) == len(PRIZES)
    boards = [player.board for player in state.players if player.board is not None]
    assert len(set(boards)) == len(boards)
    assert len(set(state.called)) == len(state.called)
    for player in state.players:
        if player.board is not None:
            cards = boards_of(state.options)[player.board]
            marked = {card for cell, card in enumerate(cards) if player.marks >> cell & 1}
            assert marked <= set(state.called)
        assert player.board is None or not player.left
    if state.phase is Phase.ROUND:
        assert all(claim.prize not in state.paid for claim in state.claims)
        assert state.last or Prize.POKINO not in state.paid
    if state.phase is Phase.OVER:
        assert sum(state.cups) == 0
