"""What the master reads in the last turns of the others, from what it sees alone."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.core.fair import seeded
from parlour.core.game import Leave
from parlour.core.table import Move
from parlour.games.cartino import GAME, house, rules
from parlour.games.cartino.bots import BOTS
from parlour.games.cartino.layout import ORDER
from parlour.games.cartino.master.reading import (
    PROPOSED,
    Kept,
    deals_of,
    kept_by_others,
    scores,
    shuffled,
)
from parlour.games.cartino.master.thinking import standing, unseen
from parlour.games.cartino.master.value import Ints
from parlour.games.cartino.model import EndTurn, Options, State, View
from parlour.games.cartino.turns import chance_of, ground_in
from parlour.study.simulate import play_out
from tests.games.cartino.bots.positions import WAYS
from tests.games.cartino.loaded import ended, pawn, position


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_kept_is_found_from_what_lies(options: Options, seats: int) -> None:
    """In a whole game, beside what the rules tell who see everything."""
    table = play_out(GAME, options, [BOTS["beginner"]] * seats, seeded(5), Random(5))
    state, told = rules.start(options, seats), dict[int, Kept]()
    ground, compared, first = ground_in(options), 0, 0
    before = state.board
    moves: Sequence[Move[Any, Any]] = table.moves
    for move in moves:
        if state.turn and not state.laid and not state.owed:
            before, view = state.board, GAME.view(state, state.seat)
            read = list(kept_by_others(view))
            others = [seat for seat in range(seats) if seat != state.seat]
            for kept in read:
                sizes = [len(state.hands[seat]) for seat in others]
                seat = next(s for i, s in enumerate(others) if sum(sizes[:i]) == kept.first)
                assert same(kept._replace(first=0), told[seat])
                compared += 1
        mover = state.seat
        if move.seat is None:
            state, _ = house.deal(state, move.what)
            continue
        first = state.laid[0].half if state.laid else first
        points = sum(laying.points for laying in state.laid)
        state, _ = rules.apply(state, move.seat, move.what)
        if isinstance(move.what, EndTurn):
            boards = [scores(ground, board) for board in (before, state.board)]
            told[mover] = Kept(
                0, len(state.hands[mover]), ground.owner[first] // 8, points, *boards
            )
    assert compared > 10


def same(one: Kept, other: Kept) -> bool:
    return one[:4] == other[:4] and all(map(np.array_equal, one[4:], other[4:]))


def dealt(view: View) -> tuple[Ints, Ints]:
    """All deals among which the likely ones are drawn, and those."""
    pawns = unseen(standing(view))
    return shuffled(pawns, chance_of(view)), deals_of(view, pawns, PROPOSED)


def after_a_king() -> State:
    """The other one has laid the K♠ alone, and has drawn a pawn for it."""
    state = position("7♦ 8♦ 9♦ 10♦ J♦", "K♠ 7♣ 8♣ 9♣ 10♣", lying="K♥ up", seat=1)
    return ended(state, "K♠ up", draws="J♣")


def test_who_lays_a_king_alone_keeps_neither_ace_nor_queen() -> None:
    """They would have scored 4 beside it. The pawn that was drawn for it can be either."""
    view = GAME.view(after_a_king(), 0)
    plain, read = dealt(view)
    assert len(plain) == len(read) == PROPOSED
    for name in ("A♠", "Q♠"):
        number = ORDER[pawn(name)]
        before, after = [(deals[:, :4] == number).any(axis=1).mean() for deals in (plain, read)]
        assert before > 0.1
        assert after < before / 4
        assert (read[:, 4] == number).mean() > 0


def test_every_deal_has_all_that_is_unseen() -> None:
    view = GAME.view(after_a_king(), 0)
    assert (np.sort(dealt(view)[1], axis=1) == unseen(standing(view))).all()


def test_nothing_is_read_when_somebody_has_left() -> None:
    state = position("7♦ 8♦", "K♠ 7♣ 8♣", "9♥ 10♥", lying="K♥ up", seat=1)
    state = ended(state, "K♠ up", draws="J♣")
    gone, _ = GAME.apply(state, 2, Leave())
    assert not list(kept_by_others(GAME.view(gone, 0)))
