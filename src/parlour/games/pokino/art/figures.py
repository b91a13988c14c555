"""The six prizes of Pokino on a board, for the rules."""

from collections.abc import Collection, Mapping

from parlour.art.ink import WALNUT, picture, put, slab
from parlour.games.pokino.art.counters import marker
from parlour.games.pokino.art.spanish import PAPER, number

CELL, EDGE, SIDE = 40, 6, 5
BOARD = SIDE * CELL + 2 * EDGE

Cells = Collection[int]
NO_NUMBERS: Mapping[int, int] = {}


def board(marked: Cells, numbers: Mapping[int, int] = NO_NUMBERS) -> str:
    """Five by five cards, some of them marked; the ranks are written where they matter."""
    drawn = slab(0, 0, BOARD, BOARD, 8, WALNUT)
    for cell in range(SIDE * SIDE):
        x, y = EDGE + cell % SIDE * CELL, EDGE + cell // SIDE * CELL
        drawn += slab(x + 1.5, y + 1.5, CELL - 3, CELL - 3, 4, PAPER)
        if cell in numbers:
            drawn += number(numbers[cell], "e", x + CELL / 2, y + CELL / 2 + 8, 22)
        if cell in marked:
            drawn += put(marker(), x + 2, y + 2, 0, (CELL - 4) / 100)
    return drawn


POKER = {0: 3, 1: 3, 2: 3, 3: 1, 4: 3}
FULL = {5: 2, 6: 2, 7: 5, 8: 2, 9: 5}
PRIZES: dict[str, tuple[tuple[Cells, Mapping[int, int]], ...]] = {
    "3-1": (((12,), NO_NUMBERS),),
    "3-2": (((0, 4, 20, 24), NO_NUMBERS),),
    "3-3": (((0, 1, 5, 6), NO_NUMBERS), ((18, 19, 23, 24), NO_NUMBERS)),
    "3-4": (((0, 1, 2, 4), POKER),),
    "3-5": (((5, 6, 7, 8, 9), FULL),),
    "3-6": tuple(
        (cells, NO_NUMBERS)
        for cells in ((15, 16, 17, 18, 19), (3, 8, 13, 18, 23), (0, 6, 12, 18, 24))
    ),
}
"""By chapter and passage of the rules: boards side by side, with what is marked on each."""


def pictures() -> dict[str, str]:
    return {
        f"rule-pokino-{place}": picture(
            "".join(
                put(board(cells, numbers), i * (BOARD + 24), 0)
                for i, (cells, numbers) in enumerate(boards)
            ),
            len(boards) * (BOARD + 24) - 24,
            BOARD,
        )
        for place, boards in PRIZES.items()
    }
