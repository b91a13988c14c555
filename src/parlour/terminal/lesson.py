"""A lesson on the whole terminal: the game's own screen, and the words of each step above it."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, RichLog, Static

from parlour.core import log as logs
from parlour.core.game import AnyFrame
from parlour.games import GAMES
from parlour.lessons.lesson import Lesson, Step, lessons_of, read
from parlour.terminal.choices import Choices, table
from parlour.terminal.ink import inked
from parlour.terminal.page import fitted
from parlour.text import say
from parlour.text.plays import Group, Offer, groups, listed, mine, words
from parlour.text.tell import Teller, board

BOARD_WIDTH = 52
HINTS = ("learn-not-this", "learn-not-yet")
"""What is said to the first wrong play, and to the second; the third is shown what is meant."""


def first_lesson(game: str) -> Lesson | None:
    texts = lessons_of(game)
    return read(next(iter(texts.values()))) if texts else None


class LessonScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", show=False)]

    def __init__(self, lesson: Lesson, lang: str) -> None:
        super().__init__()
        self._lesson, self._lang = lesson, lang
        self._names = [name or say(lang, "learn-you") for name in lesson.log.header.seats]
        self._teller = Teller(lesson.game, lang, self._names, lesson.log.options, lesson.seat)
        self._frames = tuple(logs.frames(lesson.log, GAMES, lesson.seat))
        self._at = 0
        self._misses = 0

    def compose(self) -> ComposeResult:
        yield from table(self._lang)

    def on_mount(self) -> None:
        self.query_one("#news").can_focus = False
        self.query_one(Choices).focus()
        self._show()

    @property
    def _step(self) -> Step:
        return self._lesson.steps[self._at]

    @property
    def _frame(self) -> AnyFrame:
        return self._frames[self._step.frame]

    def _show(self) -> None:
        """The table of this step, what is said of it, and what can be done."""
        lesson, lang, view = self._lesson, self._lang, self._frame.view
        steps = say(lang, "learn-step", step=self._at + 1, steps=len(lesson.steps))
        title = say(lang, "learn-title", game=say(lang, f"{lesson.game.name}-name"))
        leave = f"Esc: {say(lang, 'learn-skip')}"
        self.query_one("#status", Static).update(Text(f"{title}  {steps}  {leave}"))
        drawn = fitted(lambda n: board(lesson.game, lang, view, n), self._names, BOARD_WIDTH)
        self.query_one("#board", Static).update(inked(drawn))
        told = say(lang, f"{lesson.game.name}-lesson-{self._step.say}")
        own = mine(lesson.game, lang, view, lesson.seat)
        self.query_one("#mine", Static).update(Text.assemble((told, "bold"), "\n\n", inked(own)))
        self.query_one(Choices).show(self._menu())

    def _menu(self) -> tuple[Offer | Group, ...]:
        """What the game offers here, and the mistake to be tried; else the way on."""
        step, view = self._step, self._frame.view
        if step.asked is None and step.mistake is None:
            return (self._way_on(),)
        found = listed(groups(self._teller, view, self._frame.legal))
        if step.mistake is None:
            return found
        return (*found, Offer(step.mistake, words(self._teller, view, step.mistake)))

    def _way_on(self) -> Offer:
        last = self._at == len(self._lesson.steps) - 1
        return Offer(None, say(self._lang, "learn-play" if last else "learn-next"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        offer = self.query_one(Choices).pick(event.option_index)
        if offer is None:
            return
        if offer.play is None:
            self._go_on()
        elif self._step.mistake is not None and offer.play == self._step.mistake:
            self._tell(say(self._lang, f"refused-{self._step.code}"))
            self.query_one(Choices).show((self._way_on(),))
        elif offer.play == self._step.asked:
            self._go_on()
        else:
            self._miss()

    def _miss(self) -> None:
        """A play that is legal, and not what the lesson asks for."""
        meant = self._step.mistake if self._step.asked is None else self._step.asked
        shown = words(self._teller, self._frame.view, meant)
        if self._misses < len(HINTS):
            self._tell(say(self._lang, HINTS[self._misses]))
        else:
            self._tell(say(self._lang, "puzzle-best", play=shown))
        self._misses += 1
        self.query_one(Choices).show(self._menu())

    def _go_on(self) -> None:
        if self._at == len(self._lesson.steps) - 1:
            self.action_leave()
            return
        before = self._step.frame
        self._at, self._misses = self._at + 1, 0
        for frame in self._frames[before + 1 : self._step.frame + 1]:
            for sentence in (told for item in frame.news for told in self._teller.tell(item)):
                self._tell(sentence)
        self._show()

    def _tell(self, sentence: str) -> None:
        self.query_one("#news", RichLog).write(inked(sentence))

    def action_leave(self) -> None:
        self.dismiss()
