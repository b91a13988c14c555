"""Colour on a terminal; the letters say the same without it."""

from rich.text import Text

from parlour.terminal.page import safe


def inked(text: str) -> Text:
    """Red suits red, what is marked bold."""
    drawn = Text(safe(text))
    drawn.highlight_regex(r"\(?\w*[♥♦]\)?", "red")
    drawn.highlight_regex(r"\[[^\]\s]+\]", "bold reverse")
    return drawn
