"""Sets of ten boards: made from a number, or a family's own; and what a proper set is (PK-Q2)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from parlour.core.game import Illegal
from parlour.games.pokino.boards import (
    BOARDS,
    CELLS,
    MIDDLE,
    OURS,
    SIDE,
    Board,
    orbit,
)
from parlour.games.pokino.model import Options, Refusal
from parlour.kit.cards import PACK, RANKS, Card, Suit, card_of


def boards_of(options: Options) -> tuple[Board, ...]:
    """The ten boards of a table; `Illegal` if its own are not proper."""
    return boards_made_from(options.set) if options.own is None else own_boards(options.own)


@cache
def boards_made_from(number: int) -> tuple[Board, ...]:
    """The set of that number: 0 is ours, any other the orbit of a random base board."""
    return OURS if number == 0 else orbit(random_base(Random(number)))


def random_base(rng: Random) -> Board:
    """Any proper board, each as likely as any other of its kind."""
    poker, triple, pair = rng.sample(RANKS, 3)
    four = [card_of(poker, suit) for suit in rng.sample(tuple(Suit), 4)]
    full = [card_of(triple, suit) for suit in rng.sample(tuple(Suit), 3)]
    full += [card_of(pair, suit) for suit in rng.sample(tuple(Suit), 2)]
    while sum(one.rank != two.rank for one, two in pairwise(full)) == 1:
        rng.shuffle(full)
    rest = [card for card in PACK if card not in {*four, *full}]
    odd, *others = rng.sample(rest, CELLS - 2 * SIDE + 1)
    four.insert(rng.randrange(SIDE), odd)
    return (*four, *full, *others)


# Boards as text


@lru_cache(64)
def own_boards(text: str) -> tuple[Board, ...]:
    """Five cards a line such as `7c 12o 1e 3b 10c`, five lines a board; an empty line ends a board,
    and what follows a # is for the reader. `Illegal` says what is wrong, and where."""
    found: list[Board] = [()]
    for number, line in enumerate(text.splitlines(), start=1):
        codes = line.partition("#")[0].split()
        if not codes or len(found[-1]) == CELLS:
            found.append(())
        found[-1] += row_of(codes, number) if codes else ()
    boards = tuple(board for board in found if board)
    if flaw := flaw_of(boards):
        raise Illegal(flaw.refusal, board=flaw.board)
    return boards


def row_of(codes: Sequence[str], line: int) -> Board:
    try:
        row = tuple(map(Card, codes))
    except ValueError:
        row = ()
    if len(row) != SIDE:
        raise Illegal(Refusal.BOARDS_NOT_A_ROW, line=line)
    return row


def written(boards: Sequence[Board]) -> str:
    """A set as `own_boards` reads it."""
    lines: list[str] = []
    for number, board in enumerate(boards, start=1):
        lines += ["", f"# {number}"]
        rows = [board[at : at + SIDE] for at in range(0, CELLS, SIDE)]
        lines += [" ".join(row) for row in rows]
    return "\n".join(lines[1:]) + "\n"


# What a proper set is


class Flaw(NamedTuple):
    refusal: Refusal
    board: int
    """Counted from 1; 0 where the flaw is the set's."""


def flaw_of(boards: Sequence[Board]) -> Flaw | None:
    """The first thing that is wrong with a set, or None if it can be played."""
    for number, board in enumerate(boards, start=1):
        if refusal := flaw_of_board(board):
            return Flaw(refusal, number)
    if len(boards) != BOARDS:
        return Flaw(Refusal.BOARDS_NOT_TEN, 0)
    told_apart: dict[Refusal, list[int] | list[Card]] = {
        Refusal.BOARDS_SAME_POKER: [rank_of(board[:SIDE], 4) for board in boards],
        Refusal.BOARDS_SAME_TRIPLE: [rank_of(board[SIDE : 2 * SIDE], 3) for board in boards],
        Refusal.BOARDS_SAME_PAIR: [rank_of(board[SIDE : 2 * SIDE], 2) for board in boards],
        Refusal.BOARDS_SAME_CENTRE: [board[MIDDLE] for board in boards],
    }
    for refusal, marks in told_apart.items():
        for number in range(BOARDS):
            if marks[number] in marks[:number]:
                return Flaw(refusal, number + 1)
    return None


def flaw_of_board(board: Board) -> Refusal | None:
    if len(board) != CELLS:
        return Refusal.BOARDS_NOT_25_CARDS
    if len(set(board)) != CELLS:
        return Refusal.BOARDS_CARD_TWICE
    first, second = board[:SIDE], board[SIDE : 2 * SIDE]
    if kinds(first) != [1, 4]:
        return Refusal.BOARDS_NO_POKER
    if kinds(second) != [2, 3]:
        return Refusal.BOARDS_NO_FULL
    changes = sum(one.rank != two.rank for one, two in pairwise(second))
    return Refusal.BOARDS_FULL_IN_ORDER if changes == 1 else None


def kinds(cards: Sequence[Card]) -> list[int]:
    return sorted(Counter(card.rank for card in cards).values())


def rank_of(cards: Sequence[Card], number: int) -> int:
    """The rank of which there are so many."""
    counts = Counter(card.rank for card in cards)
    return next(rank for rank, count in counts.items() if count == number)
