"""What Poker Champ is played with: cards with marked backs, chips and Awards."""

from parlour.games.poker_champ.art import cards, chips


def pictures() -> dict[str, str]:
    return cards.pictures() | chips.pictures()
