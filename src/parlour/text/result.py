"""How a game ended, in a sentence."""

from collections.abc import Sequence

from parlour.text import listed, say


def result(lang: str, names: Sequence[str], scores: Sequence[int]) -> str:
    best = max(scores)
    winners = [name for name, score in zip(names, scores, strict=False) if score == best]
    if len(scores) == 1:
        return say(lang, "cli-alone", name=names[0], points=best)
    if len(winners) == 1:
        return say(lang, "cli-winner", name=winners[0], points=best)
    return say(lang, "cli-winners", names=listed(lang, winners), points=best)
