"""High Die: a small game with secrets and simultaneous plays, for the laws."""

from random import Random

import pytest

from parlour.core.fair import seeded
from parlour.core.game import Illegal, Leave
from parlour.study.simulate import play_out
from tests.games.high_die import GAME, Decide, Fell, Looked, Options, Refusal, Shown


def test_a_game() -> None:
    state = GAME.start(Options(), 3)
    state, news = GAME.deal(state, Fell((2, 5, 4)))
    assert news == (Looked(2, to=0), Looked(5, to=1), Looked(4, to=2))
    assert GAME.view(state, 1).dice == (None, 5, None)
    state, _ = GAME.apply(state, 0, Decide(True))
    state, _ = GAME.apply(state, 2, Leave())
    assert GAME.view(state, 1).decided == (True, False, True)
    state, _ = GAME.apply(state, 1, Decide(False))
    for forged in ((6, 6, 0), (6, 5, 1), (7, 5, 0), (6, 5)):
        with pytest.raises(Illegal) as refused:
            GAME.deal(state, Fell(forged))
        assert refused.value.code is Refusal.NOT_THOSE_DICE
    state, news = GAME.deal(state, Fell((6, 5, 0)))
    assert news == (Shown((6, 5, 0)),)
    assert GAME.scores(state) == (6, 5, 0)


def test_bots_play_it() -> None:
    table = play_out(GAME, Options(), [GAME.bots["careful"]] * 4, seeded(1), Random(1))
    assert len(GAME.scores(table.state) or ()) == 4
