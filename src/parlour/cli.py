"""The command `parlour`: what it can do, in which language, and how it fails."""

from parlour.commands.imports import importing

with importing():
    import click

    from parlour import __version__
    from parlour.commands.group import Program, verb
    from parlour.commands.speech import let_anything_be_printed
    from parlour.text import languages, pick

VERBS = {
    "serve": "serve",
    "play": "play",
    "join": "play",
    "resume": "play",
    "games": "games",
    "learn": "learn",
    "replay": "logs",
    "verify": "logs",
    "print": "printing",
    "simulate": "simulate",
    "ladder": "ladder",
    "backup": "backup",
    "restore": "backup",
    "move": "backup",
    "doctor": "doctor",
}
"""In the order of their use: each verb, and the module of `parlour.commands` that knows it."""


@click.group(cls=Program, verbs=VERBS, invoke_without_command=True)
@click.version_option(__version__, prog_name="parlour", message="%(prog)s %(version)s")
@click.option("--lang", type=click.Choice(languages()), help="Language of everything that is said.")
@click.pass_context
def parlour(ctx: click.Context, lang: str | None) -> None:
    """Family games of cards, dice and counters, played in the browser.

    Without a command: serve, and open the browser.
    """
    ctx.obj = pick(lang)
    if ctx.invoked_subcommand is None:
        ctx.invoke(verb("serve", VERBS["serve"]))


def main() -> None:
    let_anything_be_printed()
    parlour(prog_name="parlour")
