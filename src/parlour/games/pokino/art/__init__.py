"""What Pokino is played with: Spanish cards, counters and cups; and figures for its rules."""

from parlour.games.pokino.art import counters, figures, spanish


def pictures() -> dict[str, str]:
    return spanish.pictures() | counters.pictures() | figures.pictures()
