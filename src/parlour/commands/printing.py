"""parlour print: the games on paper."""

import sys
from pathlib import Path

import click
import msgspec

from parlour.commands.games import game_called
from parlour.commands.logs import text_of
from parlour.commands.speech import Misused, Sorry, language, tell, words
from parlour.core.game import Illegal
from parlour.games import GAMES
from parlour.printing.ink import Ink
from parlour.printing.refusal import Refusal
from parlour.printing.sheets import Paper
from parlour.printing.wish import Backs, Shift, Size, Wish
from parlour.text import languages

TEST_PAGE, KEEPSAKE = "test-page", "keepsake"
"""What can be printed without naming a game."""


def choice(kind: type[Ink | Paper | Size | Backs]) -> click.Choice[str]:
    return click.Choice([word.value for word in kind])


@click.command("print")
@click.argument("what", metavar="GAME", required=False)
@click.argument("thing", required=False)
@click.option("--list", "lists", is_flag=True, help="What can be printed.")
@click.option("--paper", type=choice(Paper), default="a4", show_default=True)
@click.option("--lang", type=click.Choice(languages()), help="Language of the paper.")
@click.option("--ink", type=choice(Ink), default="colour", show_default=True)
@click.option("--size", type=choice(Size), default="full", show_default=True)
@click.option("--backs", type=choice(Backs), default="fold", show_default=True)
@click.option("--shift-back", default="0,0", metavar="X,Y", help="With duplex: mm right and down.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="As --list tells.")
@click.option("-o", "--output", metavar="FILE", help="Where to; - is standard output.")
def print_(
    what: str | None,
    thing: str | None,
    lists: bool,
    paper: str,
    lang: str | None,
    ink: str,
    size: str,
    backs: str,
    shift_back: str,
    options: tuple[str, ...],
    output: str | None,
) -> None:
    """Make a PDF of a game: the whole box, or one THING of it.

    `parlour print keepsake LOG` makes a page of a finished game that holds the game itself.
    `parlour print test-page` shows by how much a printer's other side is off.
    """
    from parlour.printing import things
    from parlour.printing.keepsake import keepsake

    if lists or what is None:
        list_things()
        return
    wish = Wish(
        lang=lang or language(),
        paper=Paper(paper),
        ink=Ink(ink),
        size=Size(size),
        backs=Backs(backs),
        shift=shift_of(shift_back),
    )
    if what == TEST_PAGE:
        made = things.alone(TEST_PAGE, wish)
    elif what == KEEPSAKE:
        if thing is None:
            raise Misused("cli-usage-missing", name="LOG")
        made, thing = keepsake(text_of(thing), wish), None
    else:
        game = game_called(what).name
        chosen = things.chosen(game, dict(named(text) for text in options))
        made = things.printed(game, thing, msgspec.structs.replace(wish, choices=chosen))
    name = "-".join(filter(None, ("parlour", what, thing)))
    write(made.pdf(wish.lang), output or f"{name}.pdf")
    if output != "-":
        about = {"path": output or f"{name}.pdf", "paper": wish.paper.upper()}
        tell("paper-wrote", **about, pages=len(made.pages))
        if made.two_sided:
            tell(f"paper-how-{wish.backs}")


def list_things() -> None:
    from parlour.printing.things import game_title, on_paper, thing_title

    lang = language()
    for game in GAMES:
        box = on_paper(game)
        if box is None:
            tell("refused-nothing-on-paper", game=game_title(game, lang))
            continue
        click.echo(f"{game_title(game, lang)} ({game})")
        for thing in box.things:
            click.echo(f"  {thing:<16} {thing_title(game, thing, lang)}")
        names = ", ".join(field.name for field in msgspec.structs.fields(box.choices))
        if names:
            click.echo("  " + words("paper-choices", choices=names))


def named(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Misused("cli-option-form", text=text)
    if value.startswith("@"):
        from parlour.commands.files import text_in

        value = text_in(value[1:])
    return name, value


def shift_of(text: str) -> tuple[float, float]:
    try:
        return msgspec.convert(text.split(","), tuple[Shift, Shift], strict=False)
    except msgspec.ValidationError:
        raise Illegal(Refusal.BAD_SHIFT, shift=text) from None


def write(made: bytes, output: str) -> None:
    if output == "-":
        if sys.stdout.isatty():
            raise Misused("paper-is-terminal")
        click.echo(made, nl=False)
        return
    try:
        Path(output).write_bytes(made)
    except OSError as error:
        raise Sorry("paper-unwritable", path=output, reason=error.strerror or "") from None
