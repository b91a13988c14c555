"""What is never lost nor made up in Poker Champ."""

from collections import Counter
from itertools import chain

from parlour.games.poker_champ.model import State
from parlour.games.poker_champ.view import view


def conserve(state: State) -> None:
    """PC-I1, PC-I2, PC-I3: chips, the pot, Awards; and no card is in two places."""
    count = len(state.stacks)
    on_board = state.carried + sum(map(sum, state.bets))
    assert sum(state.stacks) + on_board + state.gone == 12 * count
    assert min(state.stacks) >= 0
    assert all(sum(boxes) <= 6 for boxes in state.bets)
    assert on_board <= 6 * count + state.carried
    seen = view(state, None)
    assert sum(seen.awards) + seen.awards_left == 7
    assert seen.pot == on_board
    one_of_each((*chain(*state.hands), *state.board, *state.burned, state.top))
    if state.duel is not None:
        duel = state.duel
        one_of_each((*chain(*duel.hands), *duel.board, *duel.burned, duel.top))


def one_of_each(cards: tuple[object, ...]) -> None:
    count = Counter(card for card in cards if card is not None)
    assert set(count.values()) <= {1}
