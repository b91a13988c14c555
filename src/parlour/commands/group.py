"""Groups of commands: those of the program, and those of one game, found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from parlour.commands.games import show, title
from parlour.commands.imports import importing
from parlour.commands.options import tell_options
from parlour.commands.speech import Misused, sentences
from parlour.games import GAMES, PACKAGES


class Program(click.Group):
    """`parlour VERB`, and `parlour GAME VERB` for what belongs to a game. Whatever goes wrong is a
    sentence in the user's language, never a traceback."""

    def __init__(self, *args: Any, verbs: Mapping[str, str], **more: Any) -> None:
        """`verbs` names the module of each verb; it is imported when that is asked for."""
        super().__init__(*args, **more)
        self._verbs = verbs

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with sentences():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with sentences():
            return super().invoke(ctx)

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if command := super().get_command(ctx, name):
            return command
        if name in self._verbs:
            return verb(name, self._verbs[name])
        if name in PACKAGES:
            return commands_of(name)
        names = ", ".join(self.list_commands(ctx))
        raise Misused("cli-usage-no-such-command", name=name, names=names)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs in the order of their use; then the games."""
        return [*self._verbs, *PACKAGES]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading, names in (("Commands", [*self._verbs]), ("Games", [*PACKAGES])):
            told = [(name, self.get_command(ctx, name).get_short_help_str()) for name in names]
            with formatter.section(heading):
                formatter.write_dl(told)


class OfGame(click.Group):
    """What belongs to one game: every command in `commands.py` of its package. The module is
    imported when one of them is asked for. Without a verb the game itself is told."""

    def __init__(self, name: str) -> None:
        help_line = f"What belongs to {name} alone."
        super().__init__(name, help=help_line, callback=self.tell, invoke_without_command=True)

    def tell(self) -> None:
        if click.get_current_context().invoked_subcommand is None:
            game = GAMES[str(self.name)]
            show(game)
            tell_options(game)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.found())

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if command := self.found().get(name):
            return command
        about = {"name": name, "game": title(GAMES[str(self.name)])}
        if not self.found():
            raise Misused("cli-usage-no-commands", **about)
        raise Misused("cli-usage-no-such-verb", **about, names=", ".join(self.found()))

    def found(self) -> dict[str, click.Command]:
        """In the order in which the module writes them."""
        module = f"{PACKAGES[str(self.name)]}.commands"
        if find_spec(module) is None:
            return {}
        named = vars(import_module(module)).values()
        return {str(one.name): one for one in named if isinstance(one, click.Command)}


def verb(name: str, module: str) -> click.Command:
    with importing():
        found = import_module(f"parlour.commands.{module}")
    return next(
        one for one in vars(found).values() if isinstance(one, click.Command) and one.name == name
    )


@cache
def commands_of(game: str) -> OfGame:
    return OfGame(game)
