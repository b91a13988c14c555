"""The compiled game is the game of the rules, for every option it knows."""

from itertools import product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from parlour.core.fair import Seeded
from parlour.exact.trouble import Trouble, Unsolvable
from parlour.games.poker_champ import GAME, house, rules
from parlour.games.poker_champ.kernel import kernel
from parlour.games.poker_champ.model import Draw, Due, Duel, Length, Options, State, Turned
from parlour.kit.french import PACK
from tests.games.kernels import first_games, follow

numba = pytest.importorskip("numba")

KNOWN = [
    Options(length=length, hidden=hidden, visible_pack_top=top)
    for length, hidden, top in product((Length.BASIC, Length.LONG), (False, True), (False, True))
]


ROYAL = tuple(card for card in PACK if card in ("Ts", "Js", "Qs", "Ks", "As"))


def loaded(state: State, due: Due, rng: Random) -> Draw:
    """In every other deal, and in the first round of a duel, the house turns a royal flush if it
    can: else pots would hardly be shared, nor duels tied."""
    drawn = house.draw(state, due, Seeded(rng.getrandbits(32)))
    fair = (state.deal + (state.duel.round if state.duel else 0)) % 2
    rest = [card for card in house.in_pack(state) if card in ROYAL]
    if fair or not isinstance(drawn, Turned) or drawn.top in ROYAL or len(rest) < len(drawn.cards):
        return drawn
    return Turned(tuple(rest[: len(drawn.cards)]), drawn.top)


def uneven(options: Options, seats: int, rng: Random) -> State:
    """Some are nearly bankrupt, others equally rich, and all have Awards: the end is near."""
    poor = [rng.randint(1, 4) for _ in range(seats - seats // 2)]
    rest = 12 * seats - sum(poor)
    rich = [rest // (seats // 2)] * (seats // 2)
    stacks = [*poor, *rich]
    rng.shuffle(stacks)
    awards = (1,) * seats if options.length is Length.BASIC else (6, *[0] * (seats - 1))
    return replace(rules.start(options, seats), stacks=tuple(stacks), awards=awards)


@pytest.mark.parametrize("options", KNOWN, ids=str)
def test_step_is_apply_under_a_loaded_house(options: Options) -> None:
    rng, ends = Random(str(options)), 0
    for seats in (2, 3, 4, 6):
        played = kernel(options, seats)
        end = follow(GAME, played, uneven(options, seats, rng), loaded, rng, 250)
        ends += GAME.scores(end) is not None
    assert ends


@pytest.mark.parametrize("options", KNOWN, ids=str)
@pytest.mark.parametrize("awards", [(0, 1, 0), (0, 1, 5)])
def test_duels_are_those_of_the_rules(options: Options, awards: tuple[int, ...]) -> None:
    """Ties and further rounds among them; with the last Award the game is over."""
    rng, rounds = Random(1), 0
    first = replace(rules.start(options, 3), stacks=(0, 18, 18), awards=awards, dealer=1, deal=1)
    state = replace(first, bankrupt=(0,), duel=Duel((1, 2)))
    for _ in range(8):
        at = state
        while at.duel is not None:
            rounds = max(rounds, at.duel.round)
            at = follow(GAME, kernel(options, 3), at, loaded, rng, 1)
        follow(GAME, kernel(options, 3), at, loaded, rng, 20)
    assert rounds > 1


@pytest.mark.parametrize("options", [Options(length=Length.TIMED), Options(patience=30)])
def test_an_option_that_it_does_not_know_is_refused(options: Options) -> None:
    with pytest.raises(Unsolvable) as refused:
        kernel(options, 2)
    assert refused.value.code is Trouble.UNKNOWN_OPTION


@pytest.mark.parametrize("hidden", [False, True])
def test_games_played_out_are_those_of_the_tables(hidden: bool) -> None:
    """Fused and step by step, random games take as many answers, within four errors."""
    played = kernel(Options(hidden=hidden), 3)
    fused = played.play(20_000, seed=3)
    answers, rewards = first_games(played, 2_000, seed=4)
    error = np.std(answers) / 2_000**0.5
    assert abs(np.mean(answers) - fused.steps / fused.games) < 4 * error
    wins = rewards[:, 0].mean() + 1 / 3
    assert wins == pytest.approx(fused.wins[0] / fused.games, abs=0.05)
    assert fused.wins.sum() == pytest.approx(20_000)


def test_chips_stay_in_the_game() -> None:
    played = kernel(Options(), 6)
    tally = np.zeros((6, 3))
    played.deal_out(10_000, np.ones(6, np.int8), np.uint64(7), tally)
    assert tally[:, 1].sum() <= 6 * 12 * 10_000
    assert tally[:, 1].sum() == pytest.approx(6 * 12 * 10_000, rel=0.001)
    assert played.play(2_000, ["caller"] + ["random"] * 5, seed=2).wins[0] > 400


def test_whoever_knows_every_card_never_pays_for_a_lost_hand() -> None:
    """Against players who always bet, the clairvoyant loses the first chip or wins the pot."""
    played, deals = kernel(Options(), 3), 20_000
    policies = np.array([played.policy(name) for name in ("clairvoyant", "caller", "caller")])
    tally = np.zeros((3, 3))
    played.deal_out(deals, policies.astype(np.int8), np.uint64(5), tally)
    gain = tally[0, 1] / deals - 12
    assert gain == pytest.approx((12 - 2) / 3, abs=0.1)
    assert played.play(2_000, ["clairvoyant", "caller", "caller"], seed=1).wins[0] > 1_400


def test_hands_go_round() -> None:
    """The first to decide is anybody: seats are asked in an order drawn by lot."""
    tables, plays = kernel(Options(), 4).begin(400, 5), np.zeros(400, np.int64)
    assert set(tables.seat.tolist()) == {0, 1, 2, 3}
    tables.step(plays)
