"""parlour cartino layout: the board, shown and checked."""

import click
from msgspec import json

from parlour.commands.files import text_in
from parlour.commands.speech import Sorry, tell, words
from parlour.games.cartino.layout import EXAMPLES, Layout, ours, read, written
from parlour.games.cartino.model import Corners
from parlour.text.layout import table


@click.command()
@click.option("--check", "file", metavar="FILE", help="Prove a board of your own.")
@click.option(
    "--corners", type=click.Choice([corners.value for corners in Corners]), default="CSHD"
)
@click.option("--json", "as_json", is_flag=True, help="As JSON: whose field is where.")
def layout(file: str | None, corners: str, as_json: bool) -> None:
    """Show the board, or check a FILE with four rows of eight cards such as 10♣ or 10C."""
    board = ours(Corners(corners)) if file is None else Layout(read(text_in(file)))
    if file is not None:
        check(board, quiet=as_json)
    if as_json:
        click.echo(json.encode(board.fields))
    elif file is None:
        show(board)


def check(board: Layout, *, quiet: bool) -> None:
    """Tell which of the rulebook's examples hold; `Sorry` unless all do."""
    holds = {name: shows(board) for name, shows in EXAMPLES.items()}
    for name, held in holds.items():
        example = words("cartino-layout-example", name=name)
        if not quiet:
            tell(f"cartino-layout-example-{'holds' if held else 'fails'}", example=example)
    if not all(holds.values()):
        raise Sorry("cartino-layout-bad")
    if not quiet:
        tell("cartino-layout-good")


def show(board: Layout) -> None:
    cards = [written(pawn) for pawn in board.fields]
    click.echo(table([cards[start : start + 8] for start in range(0, len(cards), 8)]))
