"""The shark: it answers what it sees, bluffs, keeps its face, and plays for Awards."""

from itertools import chain, combinations, product
from math import comb, prod
from random import Random

import numpy as np
import pytest

from parlour.core import fair
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.bots import shark as bot
from parlour.games.poker_champ.bots import steady
from parlour.games.poker_champ.exact.odds import Path, by_runout, equity, question
from parlour.games.poker_champ.exact.odds.question import backs_of
from parlour.games.poker_champ.exact.odds.readings import Range, places, readings
from parlour.games.poker_champ.model import Length, Options
from parlour.games.poker_champ.shark import bets
from parlour.games.poker_champ.shark.champion import chances
from parlour.games.poker_champ.shark.plan import Seats, bet_on, chance, look_ahead
from parlour.kit.french import PACK
from parlour.kit.hands import strength
from parlour.study.simulate import play_out
from tests.games.poker_champ.loaded import LoadedTable, cards

each_path = pytest.mark.parametrize("path", Path)


def table_of(*hands: str, board: str) -> LoadedTable:
    table = LoadedTable(len(hands))
    table.deal(*hands)
    table.bet(*range(len(hands)), then=board)
    return table


def often(table: LoadedTable, seat: int) -> float:
    """How often it bets in two hundred such deals."""
    view = GAME.view(table.state, seat)
    return sum(bets(view, Random(number)) for number in range(200)) / 200


def test_it_bets_on_what_cannot_lose_and_folds_what_cannot_win() -> None:
    table = table_of("As Ad", "2c 3d", board="Ac Ah 9s")
    assert often(table, 0) == 1.0
    assert often(table, 1) < 0.3


def test_a_bet_that_is_seen_is_answered() -> None:
    """Nobody is bluffed out any more: what hoped for a fold is given up."""
    table = table_of("9s 8d", "Kc Qd", board="Ac Jh 2s")
    before = often(table, 0)
    table.bet(1)
    assert often(table, 0) <= before


def test_it_mixes() -> None:
    boards = ["Ac Jh 2s", "Kh 7d 2s", "Th 9c 3d", "6h 6c Jd", "Qs 8s 4h"]
    tables = [table_of("9s 8d", "Kc Qd", board=board) for board in boards]
    assert any(0.02 < often(table, seat) < 0.98 for table in tables for seat in (0, 1))


def test_among_several_it_knows_a_good_hand() -> None:
    table = table_of("As Ad", "2c 3d", "7c 6d", board="Ac Ah 9s")
    assert often(table, 0) == 1.0
    assert often(table, 1) < 0.2


def test_its_pauses_do_not_depend_on_the_cards() -> None:
    good = table_of("As Ad", "Kc 2h", board="Ac 7d 2s")
    bad = table_of("2c 3d", "As Ad", board="Ac Kd 9s")
    for number in range(20):
        one, two = (bot(table.table.frame(0, (), 0.0), Random(number)) for table in (good, bad))
        assert one is not None
        assert two is not None
        assert one.after == two.after


@pytest.mark.parametrize("others", [1, 2, 4])
def test_it_plays_whole_games(others: int) -> None:
    table = play_out(GAME, Options(), [bot, *[steady] * others], fair.seeded(3), Random(3))
    assert table.over


@pytest.mark.parametrize("options", [Options(hidden=True), Options(length=Length.LONG)])
def test_it_plays_by_other_rules(options: Options) -> None:
    table = play_out(GAME, options, [bot, steady, bot], fair.seeded(4), Random(4))
    assert table.over


def test_the_richest_has_the_award_when_somebody_is_bankrupt() -> None:
    assert chances([24.0, 12.0, 0.0], [1, 1, 0]) == [1.0, 0.0, 0.0]
    first, second, third = chances([20.0, 16.0, 0.0], [0, 0, 0])
    assert first > second > third > 0
    assert first + second + third == pytest.approx(1)


def test_the_last_chips_to_be_richest_are_worth_most() -> None:
    """That is why the shark takes risks that a miser would not."""
    poor, middle, rich = (chances([chips, 12.0, 12.0], [0, 0, 0])[0] for chips in (8.0, 12.0, 16.0))
    assert rich - middle > middle - poor


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_s_own_chance_is_the_same_compiled(players: int) -> None:
    rng = Random(players)
    for _ in range(50):
        stacks = [float(rng.choice([0, 0, 3, 6, 9, 12, 18, 25])) for _ in range(players)]
        awards = [rng.randrange(2) for _ in range(players)]
        found = [chance(me, np.array(stacks), np.array(awards)) for me in range(players)]
        assert found == pytest.approx(chances(stacks, awards))


def test_whoever_goes_on_betting_pays_as_long_as_chips_last() -> None:
    """On the turn: one rival bets a chip now and some later, the other has none left."""
    stacks, awards, rivals = [3.0, 12.0, 0.0, 15.0], [1, 0, 0, 1], [1, 2]
    seats = Seats(np.array(stacks), np.array(awards), 6.0, 0, np.array(rivals))
    later = np.array([[1.0, 0.5, 0.5, 0.75], [1.0, 1.0, 1.0, 1.0]])
    folds, ends = bet_on(3, tuple(seats), np.array([1.0, 0.0]), later)

    def mine(winner: int, *spent: float) -> float:
        chips = [stack - less for stack, less in zip(stacks, spent, strict=True)]
        return chances(
            [c + (6 + sum(spent)) * (seat == winner) for seat, c in enumerate(chips)], awards
        )[0]

    def lost(*spent: float) -> float:
        return (mine(1, *spent) + mine(2, *spent)) / 2

    assert folds.tolist() == pytest.approx([lost(0, 1, 0, 0), lost(2, 2.5, 0, 0)])
    assert ends == pytest.approx((mine(0, 3, 2.5, 0, 0), lost(3, 2.5, 0, 0), mine(0, 0, 0, 0, 0)))


def test_looking_ahead_one_may_fold_what_turned_out_badly() -> None:
    """Two cards to come of four; each pair is as likely as any other."""
    met, worth = np.ones(6), np.array([0.0, 1.0, 0.0, 1.0, 0.0, 1.0])
    assert look_ahead(worth, met, np.array([0.0, 0.0, 0.0]), 4) == pytest.approx(0.5)
    assert look_ahead(worth, met, np.array([0.0, 0.0, 0.5]), 4) == pytest.approx(0.75)
    pairs = [*combinations(range(4), 2)]
    after = [
        np.mean([w for pair, w in zip(pairs, worth, strict=True) if c in pair]) for c in range(4)
    ]
    found = look_ahead(worth, met, np.array([0.0, 0.6, 0.0]), 4)
    assert found == pytest.approx(np.mean(np.maximum(after, 0.6)))


@each_path
@pytest.mark.parametrize(
    "backs", ["SM HM", "SM HM, A A", "A HM, A CS, HM HM", "A A, A HL, HL CM, CM SL, SL DM"]
)
def test_equities_by_runout_add_up_to_the_exact_equity(backs: str, path: Path) -> None:
    asked = question("As Kd", "Qh Jc 2d", backs)
    theirs = [readings(backs) for backs in asked.opponents]
    even = [Range(each, np.ones(len(each), np.float32)) for each in theirs]
    won, met = by_runout([places(asked.hand)], places(asked.board), even, path=path)[0].T
    assert len(met) == comb(49, 2)
    assert won.sum() / met.sum() == pytest.approx(equity(asked))


@each_path
def test_likelier_readings_count_for_more(path: Path) -> None:
    """Every way to hold different cards, one by one; the board lies, and aces are shared."""
    rng, board = Random(5), places(cards("Qh Jc 2d 8c 7s"))
    backs = [backs_of("A HM"), backs_of("A CS"), backs_of("HM A")]
    ranges = [
        Range(r, np.array([rng.random() for _ in r], np.float32)) for r in map(readings, backs)
    ]
    hands = ((0, 50), (17, 18), (11, 30))
    found = by_runout(hands, board, ranges, path=path)[:, 0]
    for hand, (won, met) in zip(hands, found, strict=True):
        wins = ways = 0.0
        for held in product(*[zip(*each, strict=True) for each in ranges]):
            if len({*board, *hand, *chain(*[reading for reading, _ in held])}) < 13:
                continue
            worth = [strength([PACK[c] for c in (*one, *board)]) for one in (hand, *dict(held))]
            likely = prod(weight for _, weight in held)
            ways += likely
            wins += likely * (worth[0] == max(worth)) / worth.count(max(worth))
        assert (won, met) == pytest.approx((wins, ways))
