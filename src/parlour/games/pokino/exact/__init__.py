"""The one door to the numbers of Pokino: NumPy is loaded when the first of these is called."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from parlour.games.pokino.boards import Board
from parlour.kit.cards import Card

if TYPE_CHECKING:
    from parlour.games.pokino.exact.boards.fairness import Edge
    from parlour.games.pokino.exact.boards.search import Found
    from parlour.games.pokino.exact.boards.spread import Spread
    from parlour.games.pokino.exact.length import Length


def chances(
    boards: Sequence[Board], called: Sequence[Card], packs: int, seed: Sequence[int], *, last: bool
) -> tuple[tuple[float, ...], ...]:
    from parlour.games.pokino.exact import rounds

    return rounds.chances(boards, called, packs, seed, last=last)


def lengths(rounds: int, seed: int) -> "tuple[Length, ...]":
    from parlour.games.pokino.exact import length

    return length.lengths(rounds, seed)


def edges(boards: Sequence[Board]) -> "Iterator[Edge]":
    from parlour.games.pokino.exact.boards import fairness

    return fairness.edges(boards)


def spreads(boards: Sequence[Board], rounds: int, seed: int) -> "Iterator[Spread]":
    from parlour.games.pokino.exact.boards import spread

    return spread.spreads(boards, rounds, seed)


def search(seed: int, steps: int) -> "Iterator[Found]":
    from parlour.games.pokino.exact.boards import search

    return search.search(seed, steps)
