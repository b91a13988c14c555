"""The moments of a game that people want to see again. A game picks them itself, in its
`words/told.py`: `is_moment(news)`. A game that picks none has none."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from parlour.core.game import AnyGame, News
from parlour.text.news import told_of

Picker: TypeAlias = Callable[[Iterable[News]], tuple[News, ...]]
"""Of the news of a move, what makes it a moment."""


def picker(game: AnyGame) -> Picker:
    is_moment = getattr(told_of(game.name), "is_moment", None)
    if is_moment is None:
        return lambda news: ()
    return lambda news: tuple([item for item in news if item.to is None and is_moment(item)])
