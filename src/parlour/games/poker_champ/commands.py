"""parlour poker_champ odds: what a hand is worth against marked backs."""

from collections.abc import Iterator
from contextlib import contextmanager

import click
from msgspec import json

from parlour.commands.speech import Sorry, tell, words
from parlour.exact.trouble import Unsolvable
from parlour.games.poker_champ.exact.odds import Odds, Path, name_of, question
from parlour.games.poker_champ.exact.odds import odds as odds_of
from parlour.text.layout import Cell, table


@click.command()
@click.argument("hand", metavar='"As Kd"')
@click.option("--board", default="", metavar='"2c 7d Th"', help="Community cards.")
@click.option("--backs", default="", metavar='"SL SM, A HL"', help="The others' backs, by player.")
@click.option("--dead", default="", metavar='"CS A"', help="Backs seen of burned or folded cards.")
@click.option(
    "--samples",
    type=click.IntRange(0, 10_000_000),
    help="Deal so many hands at random; 0: count all.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, help="Of the random deals.")
@click.option("--path", type=click.Choice(list(Path)), help="How to compute it.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def odds(
    hand: str,
    board: str,
    backs: str,
    dead: str,
    samples: int | None,
    seed: int,
    path: str | None,
    as_json: bool,
) -> None:
    """Tell how a hand stands against hands of which only the backs are seen."""
    with in_words():
        asked = question(hand, board, backs, dead)
        way = None if path is None else Path(path)
        found = odds_of(asked, way, samples=samples, seed=seed)
    if as_json:
        click.echo(json.encode(found))
        return
    names = [" ".join(asked.hand), *[" ".join(map(name_of, backs)) for backs in asked.opponents]]
    show(names, found)


@contextmanager
def in_words() -> Iterator[None]:
    try:
        yield
    except Unsolvable as trouble:
        raise Sorry(trouble.code.value, **trouble.about) from None


def show(names: list[str], found: Odds) -> None:
    head: list[Cell] = [
        words(f"poker_champ-odds-column-{name}") for name in ("cards", "win", "tie", "share")
    ]
    rows: list[list[Cell]] = [
        [name, *[f"{100 * part:.2f} %" for part in (seat.win, seat.tie, seat.equity)]]
        for name, seat in zip(names, found.seats, strict=True)
    ]
    click.echo(table([head, *rows]))
    if found.error is None:
        tell("poker_champ-odds-exact", worlds=f"{found.worlds:.0f}")
    else:
        error = f"{100 * found.error:.2f}"
        tell("poker_champ-odds-sampled", deals=f"{found.worlds:.0f}", error=error)
