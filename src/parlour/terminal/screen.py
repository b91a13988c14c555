"""A table on the whole terminal: the board, what lies before the player, and what can be done.

Any game has it: the board and the plays are told by the game's words. Textual draws it.
"""

import asyncio
from typing import ClassVar, assert_never

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static

from parlour.server.wire import Phase
from parlour.terminal.choices import Choices, table
from parlour.terminal.ink import inked
from parlour.terminal.keyboard import Interrupted, Typed
from parlour.terminal.lesson import BOARD_WIDTH, LessonScreen, first_lesson
from parlour.terminal.link import Refused, State
from parlour.terminal.page import chapters_of, fitted, qr_code
from parlour.terminal.plain import BEST, Happened
from parlour.terminal.visit import Linked, Moved, Told, Visit
from parlour.text import say
from parlour.text.plays import Group, Offer, find, listed, mine
from parlour.text.result import result
from parlour.text.tell import board


class Page(ModalScreen[None]):
    """Something to read, over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,ctrl+c", "dismiss", show=False)
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield RichLog(wrap=True, markup=False, min_width=20, id="page")

    def on_mount(self) -> None:
        log = self.query_one(RichLog)
        log.write(inked(self._text), scroll_end=False)
        log.focus()


class FullScreen(App[None]):
    CSS = """
    #status { height: 1; text-style: bold; }
    #middle { height: 1fr; }
    #board { width: auto; min-width: 32; max-width: 56; padding: 0 1; overflow-y: auto; }
    #board { border-right: solid $primary; }
    #right { width: 1fr; padding: 0 1; }
    #mine { height: auto; margin-bottom: 1; }
    #plays { height: 1fr; border: none; padding: 0; }
    #news { height: 3; scrollbar-size: 0 0; }
    #words { height: 1; border: none; padding: 0; display: none; }
    .typing #words { display: block; }
    #page { margin: 1 4; border: round $primary; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, visit: Visit, inbox: "asyncio.Queue[Happened]") -> None:
        super().__init__()
        self._visit = visit
        self._inbox = inbox
        self._shown: object = None
        self._leaving = False
        for keys, action in KEYS.items():
            self.bind(keys, action, description=self._words(f"terminal-do-{action}"))
        self.bind("escape", "whole", show=False)

    def compose(self) -> ComposeResult:
        yield from table(self._visit.lang)
        yield Input(id="words")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        self.query_one("#news").can_focus = False
        self.query_one(OptionList).focus()
        self.run_worker(self._listen(), exclusive=False)
        self._look()

    async def _listen(self) -> None:
        while True:
            self._hear(await self._inbox.get())
            if self._inbox.empty():
                self._look()

    def _hear(self, what: Happened) -> None:
        match what:
            case Told(sentences):
                for sentence in sentences:
                    self._tell(sentence)
            case Linked(State.LOST):
                self._tell(self._words("terminal-lost"))
            case Linked(State.GONE, why):
                self.exit(message=self._visit.why_not(why, {}))
            case Linked() | Moved() | Typed() | Interrupted():
                pass
            case _:
                assert_never(what)

    # What is shown

    def _look(self) -> None:
        """Show the table as it stands."""
        visit = self._visit
        self.query_one("#status", Static).update(Text(self._status()))
        if visit.frame is None:
            self._offer((), Phase.LOBBY)
            return
        view, seat = visit.frame.view, visit.seat or 0
        drawn = fitted(lambda n: board(visit.game, visit.lang, view, n), visit.names, BOARD_WIDTH)
        self.query_one("#board", Static).update(inked(drawn))
        self.query_one("#mine", Static).update(inked(mine(visit.game, visit.lang, view, seat)))
        self._offer(listed(visit.groups), (visit.match, visit.groups, visit.awaits))

    def _status(self) -> str:
        visit = self._visit
        if visit.room is None:
            return ""
        if visit.room.phase is Phase.LOBBY:
            told = self._words("terminal-lobby", names=", ".join(visit.names))
        elif visit.frame and visit.frame.scores:
            told = result(visit.lang, visit.names, visit.frame.scores)
        elif visit.awaits:
            told = visit.asked_for
        else:
            told = self._words("plain-status-yours" if visit.offers else "plain-status-theirs")
        return f"{self._words(f'{visit.game.name}-name')} {visit.code}  {told}"

    def _offer(self, menu: tuple[Offer | Group, ...], shown: object) -> None:
        """List what can be done, if it is something else than before."""
        if shown != self._shown:
            self._shown = shown
            self.query_one(Choices).show(menu)

    # What is done

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        offer = self.query_one(Choices).pick(event.option_index)
        if offer is not None:
            await self._act(offer)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        found = find(event.value, self._visit.offers)
        self.action_whole()
        if len(found) == 1:
            await self._act(found[0])
        elif (draw := self._visit.drawn(event.value)) is not None:
            await self._act(Offer(draw, event.value))
        elif found:
            self.query_one(Choices).show(found)
        elif event.value.strip():
            self._tell(self._words("terminal-not-understood", text=event.value))

    async def _act(self, offer: Offer) -> None:
        self._leaving = False
        try:
            await self._visit.act(offer.play)
        except Refused as no:
            self._refused(no)

    def _refused(self, no: Refused) -> None:
        self._tell(self._visit.why_not(no.code, no.about))
        self._shown = None
        self._look()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Under a page or a lesson the table hears no keys."""
        return len(self.screen_stack) == 1 or action not in KEYS.values()

    def action_words(self) -> None:
        self.screen.add_class("typing")
        self.query_one(Input).value = ""
        self.query_one(Input).focus()

    def action_whole(self) -> None:
        """From typing to the list, and from a part of the list to the whole."""
        self.screen.remove_class("typing")
        self.query_one(OptionList).focus()
        self._shown = None
        self._look()

    async def action_coach(self) -> None:
        try:
            advice = await self._visit.advise()
        except Refused as no:
            self._refused(no)
            return
        if not advice:
            self._tell(self._words("terminal-coach-none"))
            return
        (best, _), *others = advice[:BEST]
        self._tell(self._words("terminal-coach-best", play=best.words))
        for offer, cost in others:
            self._tell(self._words("terminal-coach-next", play=offer.words, cost=cost))

    def action_rules(self) -> None:
        chapters = chapters_of(self._visit.game.name, self._visit.lang)
        self.push_screen(Page("\n\n".join(f"{head.upper()}\n\n{text}" for head, text in chapters)))

    def action_lesson(self) -> None:
        lesson = first_lesson(self._visit.game.name)
        if lesson is not None:
            self.push_screen(LessonScreen(lesson, self._visit.lang))

    def action_invite(self) -> None:
        room = self._visit.room
        if room and room.invites:
            self.push_screen(Page(f"{room.invites[0]}\n\n{qr_code(room.invites[0])}"))

    def action_why(self) -> None:
        """What is not possible now, with the reason and its chapter of the rules; and the keys."""
        told = self._visit.impossible
        reasons = [self._words("terminal-impossible"), *told] if told else []
        self.push_screen(Page("\n\n".join([*reasons, self._words("terminal-keys")])))

    async def action_start(self) -> None:
        try:
            await self._visit.start()
        except Refused as no:
            self._refused(no)

    def action_quit(self) -> None:  # type: ignore[override]  # nothing to wait for
        self.exit(message=self._words("terminal-kept"))

    def action_help_quit(self) -> None:
        """Ctrl-C, which Textual leaves to its applications: ask first, then go."""
        if self._leaving:
            self.action_quit()
        self._leaving = True
        self._tell(self._words("terminal-leave"))

    def _tell(self, sentence: str) -> None:
        self.query_one("#news", RichLog).write(inked(sentence))

    def _words(self, message: str, **about: str | int | float) -> str:
        return say(self._visit.lang, message, **about)


KEYS = {
    "slash": "words",
    "c": "coach",
    "r": "rules",
    "i": "invite",
    "s": "start",
    "question_mark": "why",
    "q": "quit",
    "l": "lesson",
}
"""What each key does; the footer tells it."""
