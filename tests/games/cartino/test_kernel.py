"""The compiled game is the game of the rules, for every option it knows."""

from itertools import product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from parlour.core.fair import Seeded
from parlour.exact.trouble import Trouble, Unsolvable
from parlour.games.cartino import GAME, house, rules
from parlour.games.cartino.kernel import SWITCHES, kernel
from parlour.games.cartino.kernel import tables as at
from parlour.games.cartino.layout import in_order
from parlour.games.cartino.model import Corners, Draw, Drawn, Due, Options, Pawn, State
from tests.games.kernels import first_games, follow

numba = pytest.importorskip("numba")

KNOWN = [
    replace(Options(corners=[*Corners][number % 6]), **dict(zip(SWITCHES, values, strict=True)))
    for number, values in enumerate(product((False, True), repeat=len(SWITCHES)))
]


def loaded(state: State, due: Due, rng: Random) -> Draw:
    """A house that likes jokers, and twins of what lies under them."""
    drawn = house.draw(state, due, Seeded(rng.getrandbits(32)))
    if isinstance(drawn, Drawn) and Pawn.JOKER in state.bag and Pawn.JOKER not in drawn.pawns:
        return Drawn(in_order((*drawn.pawns[1:], Pawn.JOKER)))
    return drawn


@pytest.mark.parametrize("options", KNOWN, ids=str)
def test_step_is_apply_under_a_loaded_house(options: Options) -> None:
    rng = Random(str(options))
    for seats in (2, 3):
        state = rules.start(replace(options, taking_back=False), seats)
        # a long way into the game without taking back, then with it
        state = follow(GAME, kernel(state.options, seats), state, loaded, rng, 70)
        state = replace(state, options=options)
        follow(GAME, kernel(options, seats), state, loaded, rng, 80)


def test_games_are_followed_to_their_end() -> None:
    ends = set()
    for seed in range(4):
        options = Options(taking_back=False)
        state = rules.start(options, 4)
        end = follow(GAME, kernel(options, 4), state, loaded, Random(seed), 500)
        assert GAME.scores(end)
        ends.add(not any(end.hands))
    assert ends


def test_a_layout_of_ones_own() -> None:
    text = "\n".join(
        " ".join(f"{pawn.rank.value}{pawn.suit.value}" for pawn in fields[row : row + 8])
        for fields in [kernel_fields(Options(corners=Corners.CDSH))]
        for row in range(0, 32, 8)
    )
    options = Options(layout=text)
    follow(GAME, kernel(options, 2), rules.start(options, 2), loaded, Random(1), 60)


def kernel_fields(options: Options) -> tuple[Pawn, ...]:
    return GAME.view(rules.start(options, 2), None).fields


def test_an_option_that_it_does_not_know_is_refused() -> None:
    with pytest.raises(Unsolvable) as refused:
        kernel(Options(patience=30), 2)
    assert refused.value.code is Trouble.UNKNOWN_OPTION


def test_the_weakest_hand_begins() -> None:
    """As the house finds it, and of twins by lot."""
    rows = kernel(Options(), 3).begin(300, 1).rows
    for row in rows:
        hands = [hand_of(row, seat) for seat in range(3)]
        assert row[at.SEAT] in house.openers(hands)
        assert all(len(hand) == 5 for hand in hands)


def hand_of(row: np.ndarray[tuple[int], np.dtype[np.int64]], seat: int) -> tuple[Pawn, ...]:
    one, two = row[at.HEAD + seat * at.EACH + at.HAND :][:2]
    return in_order(
        pawn for number, pawn in enumerate(Pawn) for word in (one, two) if int(word) >> number & 1
    )


def test_games_played_out_are_those_of_the_tables() -> None:
    """Fused and step by step, random games take as many answers, within four errors."""
    played = kernel(Options(taking_back=False), 3)
    fused = played.play(20_000, seed=3)
    answers, rewards = first_games(played, 2_000, seed=4)
    error = np.std(answers) / 2_000**0.5
    assert abs(np.mean(answers) - fused.steps / fused.games) < 4 * error
    assert rewards[:, 0].mean() + 1 / 3 == pytest.approx(fused.wins[0] / 20_000, abs=0.05)


def test_greed_wins() -> None:
    assert kernel(Options(), 2).play(2_000, ["greedy", "random"], seed=1).wins[0] > 1_700
