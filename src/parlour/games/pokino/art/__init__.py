"""What Pokino is played with: Spanish cards, counters and cups."""

from parlour.games.pokino.art import counters, spanish


def pictures() -> dict[str, str]:
    return spanish.pictures() | counters.pictures()
