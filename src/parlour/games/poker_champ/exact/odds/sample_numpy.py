"""Equities by sampling, where there are too many worlds to enumerate."""

import numpy as np

from parlour.games.poker_champ.exact.odds.count_numpy import Floats
from parlour.games.poker_champ.exact.odds.question import Question
from parlour.games.poker_champ.exact.odds.readings import BACKS, BOARD, MEMBERS, places
from parlour.kit.french import PACK
from parlour.kit.ranks import Ints, rank


def sample(asked: Question, samples: int, seed: int) -> tuple[Floats, float]:
    """By seat: the frequencies of a win and of a tie, and the equity. And the standard error of the
    first equity."""
    hands, board = deal(asked, samples, seed)
    strengths = np.stack([rank(np.hstack((hand, board))) for hand in hands])
    best = strengths == strengths.max(0)
    winners = best.sum(0)
    shares = best / winners
    columns = (best & (winners == 1)).mean(1), (best & (winners > 1)).mean(1), shares.mean(1)
    return np.stack(columns, axis=1), float(shares[0].std(ddof=1) / np.sqrt(samples))


def deal(asked: Question, samples: int, seed: int) -> tuple[list[Ints], Ints]:
    """Hands by seat, and boards, a row each. Cards for every back and every place on the board are
    drawn independently, and rows with a card twice rejected, so all layouts are equally likely."""
    rng = np.random.default_rng(seed)
    known = places((*asked.hand, *asked.board, *asked.seen))
    hidden = [back for backs in asked.opponents for back in backs] + list(asked.dead)
    choices = [[p for p in MEMBERS[BACKS.index(back)] if p not in known] for back in hidden]
    rest = [place for place in range(len(PACK)) if place not in known]
    choices += [rest] * (BOARD - len(asked.board))
    rows = distinct_rows(choices, samples, rng)
    fixed = np.tile(places(asked.board), (samples, 1)).astype(np.int64)
    board = np.hstack((fixed, rows[:, len(hidden) :]))
    hands = [np.tile(places(asked.hand), (samples, 1))]
    hands += [rows[:, 2 * who : 2 * who + 2] for who in range(len(asked.opponents))]
    return hands, board


def distinct_rows(choices: list[list[int]], samples: int, rng: np.random.Generator) -> Ints:
    """One card of each list, a row of all different ones at a time."""
    kept, found = [], 0
    while found < samples:
        rows = np.stack([rng.choice(cards, samples) for cards in choices], axis=1)
        in_order = np.sort(rows, axis=1)
        rows = rows[(in_order[:, 1:] != in_order[:, :-1]).all(1)]
        kept.append(rows)
        found += len(rows)
    return np.concatenate(kept)[:samples]
