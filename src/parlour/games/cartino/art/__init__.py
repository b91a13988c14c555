"""What Cartino is played with: pawns, jokers, chips and the bag; and figures for its rules."""

from parlour.games.cartino.art import figures, pawns


def pictures() -> dict[str, str]:
    return pawns.pictures() | figures.pictures()
