"""The command `parlour`: what it can do, in which language, and how it fails."""

import click

from parlour import __version__
from parlour.commands.games import games
from parlour.commands.group import Program
from parlour.commands.logs import replay, verify
from parlour.commands.serve import serve
from parlour.commands.simulate import simulate
from parlour.commands.speech import let_anything_be_printed
from parlour.text import languages, pick


@click.group(cls=Program, invoke_without_command=True)
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


for command in (serve, games, replay, verify, simulate):
    parlour.add_command(command)


def main() -> None:
    let_anything_be_printed()
    parlour(prog_name="parlour")
