"""The command `parlour`: what it can do, in which language, and how it fails."""

from typing import Any

import click

from parlour import __version__
from parlour.commands.games import games
from parlour.commands.logs import replay, verify
from parlour.commands.serve import serve
from parlour.commands.simulate import simulate
from parlour.commands.speech import Misused, let_anything_be_printed, sentences
from parlour.games.cartino.commands import cartino
from parlour.games.kniffel.commands import coach, solve
from parlour.games.poker_champ.commands import odds
from parlour.games.pokino.commands import pokino
from parlour.text import languages, pick

COMMANDS = (serve, games, replay, verify, simulate, solve, coach, odds, cartino, pokino)


class InSentences(click.Group):
    """A group whose errors are sentences in the user's language, never tracebacks."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with sentences():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with sentences():
            return super().invoke(ctx)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        command = super().get_command(ctx, name)
        if command is None:
            names = ", ".join(self.list_commands(ctx))
            raise Misused("cli-usage-no-such-command", name=name, names=names)
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order they were added, which is that of their use."""
        return list(self.commands)


@click.group(cls=InSentences, invoke_without_command=True)
@click.version_option(__version__, prog_name="parlour", message="%(prog)s %(version)s")
@click.option("--lang", type=click.Choice(languages()), help="Language of everything that is said.")
@click.pass_context
def parlour(ctx: click.Context, lang: str | None) -> None:
    """Family games of cards, dice and counters, played in the browser.

    Without a command: serve, and open the browser.
    """
    ctx.obj = pick(lang)
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve)


for command in COMMANDS:
    parlour.add_command(command)


def main() -> None:
    let_anything_be_printed()
    parlour(prog_name="parlour")
