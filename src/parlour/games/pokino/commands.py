"""parlour pokino: boards and how even they are, everyone's chances, how long rounds take."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from msgspec import json

from parlour.commands.files import text_in
from parlour.commands.games import title
from parlour.commands.logs import names_of, text_of
from parlour.commands.speech import Misused, Sorry, tell, words
from parlour.core import log as logs
from parlour.core.fair import seeded
from parlour.games import GAMES
from parlour.games.pokino.boards import BOARDS, PRIZES, SIDE, Board, orbit
from parlour.games.pokino.coach import odds as odds_of
from parlour.games.pokino.exact import edges as edges_of
from parlour.games.pokino.exact import lengths, search, spreads
from parlour.games.pokino.model import Phase
from parlour.games.pokino.sets import boards_made_from, own_boards, written
from parlour.text.layout import Cell, table

ODDS_PACKS = 20_000
SETS_ROUNDS = 20_000


@click.command()
@click.option("--set", "number", type=click.IntRange(0, 999_999), default=0, show_default=True)
@click.option("--new", "seed", type=int, metavar="SEED", help="Look for another even set.")
@click.option("--steps", type=click.IntRange(0), default=420, show_default=True)
@click.option("--check", "file", metavar="FILE", help="A set of your own, five cards a line.")
@click.option("--save", metavar="FILE", help="Write the boards down; such a file can be played.")
@click.option("--edges/--no-edges", default=True, help="How even any two boards are, exactly.")
@click.option("--sets", is_flag=True, help="How even 3 to 9 given boards are; takes minutes.")
def boards(
    number: int,
    seed: int | None,
    steps: int,
    file: str | None,
    save: str | None,
    edges: bool,
    sets: bool,
) -> None:
    """Show a set of boards, and how even it is.

    What is saved, or passes --check, can be played: with the option own=@FILE."""
    if file is not None:
        found = own_boards(text_in(file))
    elif seed is not None:
        found = orbit(searched(seed, steps))
    else:
        found = boards_made_from(number)
        tell("pokino-cli-set", set=str(number))
    if save is not None:
        Path(save).write_text(written(found), encoding="utf-8")
    if file is None:
        show_boards(found)
    tell("pokino-cli-proper")
    tell("pokino-cli-orbit" if found == orbit(found[0]) else "pokino-cli-no-orbit")
    if edges:
        show_edges(found)
    if sets:
        show_sets(found)


def searched(seed: int, steps: int) -> Board:
    for found in search(seed, steps):
        tell("pokino-cli-searching", step=found.step, edge=percent(found.edge))
    return found.base


def show_boards(found: Sequence[Board]) -> None:
    for number, board in enumerate(found, start=1):
        click.echo()
        tell("pokino-cli-board", board=number)
        for at in range(0, len(board), SIDE):
            click.echo("  " + " ".join(f"{card:>3}" for card in board[at : at + SIDE]))
    click.echo()


def show_edges(found: Sequence[Board]) -> None:
    rows: list[list[Cell]] = []
    worst = 0.0
    for edge in edges_of(found):
        worst = max(worst, abs(edge.fresh), abs(edge.long))
        pair = f"{1 + edge.one}-{1 + edge.two}"
        rows.append([pair, percent(edge.fresh), percent(edge.long)])
    head: list[Cell] = [words(f"pokino-cli-edge-{name}") for name in ("pair", "fresh", "long")]
    click.echo()
    tell("pokino-cli-edges")
    click.echo(table([head, *rows, [words("pokino-cli-edge-worst"), percent(worst), None]]))


def show_sets(found: Sequence[Board]) -> None:
    click.echo()
    tell("pokino-cli-sets", rounds=SETS_ROUNDS * BOARDS)
    head = [words(f"pokino-cli-{name}") for name in ("players", "worst", "mean")]
    rows = [
        [
            str(one.players),
            f"{percent(one.worst)} ± {percent(one.worst_error)}",
            f"{percent(one.mean)} ± {percent(one.mean_error)}",
        ]
        for one in spreads(found, SETS_ROUNDS, 1)
    ]
    click.echo(table([head, *rows]))


@click.command()
@click.argument("file", metavar="LOG")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def odds(file: str, as_json: bool) -> None:
    """Tell everyone's chances where LOG (or - for standard input) ends."""
    log = logs.read(text_of(file), GAMES)
    if log.header.game != "pokino":
        raise Misused("pokino-cli-not-pokino", game=title(GAMES[log.header.game]))
    state = logs.replay(log, GAMES, seeded(0)).state
    view = GAMES["pokino"].view(state, None)
    if view.phase is not Phase.ROUND:
        raise Sorry("pokino-cli-no-odds")
    found = odds_of(view, ODDS_PACKS)
    if as_json:
        click.echo(json.encode(found))
        return
    about: dict[str, Any] = {"number": len(view.called), "round": view.round}
    tell("pokino-cli-odds", error=percent(found.error), **about)
    head = ["", *(words(f"pokino-prize-{prize}") for prize in PRIZES)]
    rows = [
        [name, *(None if chance is None else percent(chance, 1) for chance in chances)]
        for name, chances in zip(names_of(log), found.chances, strict=True)
    ]
    click.echo(table([head, *rows]))


@click.command()
@click.option(
    "--rounds",
    "number",
    type=click.IntRange(1, 10_000_000),
    default=100_000,
    show_default=True,
    help="For each number of players.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, help="Of the packs.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def rounds(number: int, seed: int, as_json: bool) -> None:
    """Tell how many cards a round takes if everybody calls perfectly."""
    found = lengths(number, seed)
    if as_json:
        click.echo(json.encode(found))
        return
    tell("pokino-cli-rounds-of", rounds=number)
    head = [words(f"pokino-cli-{name}") for name in ("players", "cards", "last-cards")]
    rows = [
        [str(one.players), both(one.cards, one.cards_error), both(one.last, one.last_error)]
        for one in found
    ]
    click.echo(table([head, *rows]))


def both(mean: float, error: float) -> str:
    return f"{mean:.2f} ± {error:.2f}"


def percent(share: float, digits: int = 3) -> str:
    return f"{100 * share:.{digits}f}"
