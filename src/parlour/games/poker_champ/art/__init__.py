"""What Poker Champ is played with: marked cards, chips and Awards; and figures for its rules."""

from parlour.games.poker_champ.art import cards, chips, figures


def pictures() -> dict[str, str]:
    return cards.pictures() | chips.pictures() | figures.pictures()
