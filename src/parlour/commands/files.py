"""Small text files that commands are given."""

from pathlib import Path

from parlour.commands.speech import Sorry

MOST_BYTES = 64 * 1024


def text_in(file: str) -> str:
    """The text of a file, or at least its beginning."""
    with Path(file).open("rb") as stream:
        content = stream.read(MOST_BYTES)
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Sorry("cli-not-text", path=file) from None
