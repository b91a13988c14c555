"""What can be done, as a list to choose from by keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from parlour.terminal.page import safe
from parlour.text import say
from parlour.text.plays import Group, Offer


class Choices(OptionList):
    def __init__(self, lang: str) -> None:
        super().__init__(id="plays")
        self._lang = lang
        self.menu: tuple[Offer | Group, ...] = ()

    def show(self, menu: tuple[Offer | Group, ...]) -> None:
        self.menu = menu
        self.clear_options()
        self.add_options([Option(Text(safe(self.entry(one)))) for one in menu])
        self.highlighted = 0 if menu else None

    def pick(self, index: int) -> Offer | None:
        """The play of an entry; of several plays the list is shown instead."""
        entry = self.menu[index]
        if isinstance(entry, Offer):
            return entry
        if len(entry.offers) == 1:
            return entry.offers[0]
        self.show(entry.offers)
        return None

    def entry(self, entry: Offer | Group) -> str:
        if isinstance(entry, Offer):
            return entry.words
        return say(self._lang, "terminal-several", title=entry.title, count=len(entry.offers))


def table(lang: str) -> ComposeResult:
    """The parts of the screen: the board, what lies before the player, the list, the news."""
    yield Static(id="status")
    with Horizontal(id="middle"):
        yield Static(id="board")
        with Vertical(id="right"):
            yield Static(id="mine")
            yield Choices(lang)
    yield RichLog(id="news", wrap=True, markup=False, min_width=20, max_lines=200)
