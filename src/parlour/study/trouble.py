"""What cannot be done, told by a sentence of the catalogues."""

from typing import Any


class Amiss(ValueError):
    """`message` names the sentence, `about` fills it in. Travels between processes."""

    def __init__(self, message: str, /, **about: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.message, self.about)


def _again(message: str, about: dict[str, str | int]) -> Amiss:
    return Amiss(message, **about)
