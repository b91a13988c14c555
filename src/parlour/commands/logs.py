"""parlour replay, parlour verify: what a log tells, and whether it is true."""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import click
from msgspec import json

from parlour.commands.games import title
from parlour.commands.speech import language, tell, words
from parlour.core import log as logs
from parlour.core.fair import seeded
from parlour.core.game import Illegal, Seat, TableRefusal
from parlour.core.log import Log
from parlour.core.table import AnyTable, Move
from parlour.games import GAMES
from parlour.text import listed
from parlour.text.layout import harmless
from parlour.text.tell import Teller, board


class Heard(NamedTuple):
    """A move that has been made, and what the table heard of it."""

    move: Move[Any, Any]
    news: tuple[Any, ...]


@click.command()
@click.argument("file", metavar="LOG")
@click.option("--view", is_flag=True, help="Show the table whenever it has changed.")
@click.option("--seat", type=click.IntRange(1), help="Tell it to this player, the first being 1.")
@click.option("--json", "as_json", is_flag=True, help="A state a line (with --view: what all see).")
def replay(file: str, view: bool, seat: int | None, as_json: bool) -> None:
    """Tell a game move by move. LOG is a file, or - for standard input."""
    log = logs.read(text_of(file), GAMES)
    table = logs.lay(log, GAMES, seeded(0))
    if seat is not None and seat > len(table.seats):
        raise Illegal(TableRefusal.NO_SUCH_SEAT)
    if as_json:
        print_states(log, table, view)
    else:
        tell_game(log, table, view, None if seat is None else seat - 1)


@click.command()
@click.argument("file", metavar="LOG")
def verify(file: str) -> None:
    """Compute every draw of a finished game again. LOG is a file, or - for standard input."""
    tell("cli-verified", draws=logs.verify(logs.read(text_of(file), GAMES), GAMES))


def text_of(file: str) -> bytes:
    """One byte more than a log may have is enough to know that it is too large."""
    if file == "-":
        return sys.stdin.buffer.read(logs.MOST_BYTES + 1)
    with Path(file).open("rb") as stream:
        return stream.read(logs.MOST_BYTES + 1)


def hear(log: Log, table: AnyTable) -> Iterator[Heard]:
    """Play the log; when a move is given, the table stands after it."""
    made: Move[Any, Any] | None = None
    before = table.state
    for move in chain(logs.steps(log, table), (None,)):
        if made is not None:
            yield Heard(made, news_of(table, made, before))
        made, before = move, table.state


def news_of(table: AnyTable, move: Move[Any, Any], before: Any) -> tuple[Any, ...]:
    if move.seat is None:
        return table.game.deal(before, move.what)[1]
    return table.game.apply(before, move.seat, move.what)[1]


def print_states(log: Log, table: AnyTable, view: bool) -> None:
    def shown(heard: Heard | None) -> bytes:
        line = {
            "seq": len(table.moves),
            "move": heard and heard.move,
            "news": heard.news if heard else (),
            "view" if view else "state": state_of(table, view),
            "scores": table.game.scores(table.state),
        }
        return json.encode(line, order="deterministic")

    click.echo(shown(None))
    for heard in hear(log, table):
        click.echo(shown(heard))


def state_of(table: AnyTable, view: bool) -> Any:
    return table.game.view(table.state, None) if view else table.state


def tell_game(log: Log, table: AnyTable, view: bool, seat: Seat | None) -> None:
    lang, names = language(), names_of(log)
    teller = Teller(table.game, lang, names, log.options, seat)
    tell("cli-replaying", game=title(table.game), names=", ".join(names))

    def drawn() -> str:
        shown = table.game.view(table.state, seat)
        return f"\n{board(table.game, lang, shown, names)}\n"

    shown = drawn()
    for heard in hear(log, table):
        for item in heard.news:
            for sentence in teller.tell(item):
                click.echo(harmless(sentence))
        if view and shown != (shown := drawn()):
            click.echo(shown)
    if not view:
        click.echo(drawn())
    tell_result(names, table.game.scores(table.state))


def tell_result(names: Sequence[str], scores: Sequence[int] | None) -> None:
    if scores is None:
        tell("cli-unfinished")
        return
    best = max(scores)
    winners = [name for name, score in zip(names, scores, strict=True) if score == best]
    if len(names) == 1:
        tell("cli-alone", name=names[0], points=best)
    elif len(winners) == 1:
        tell("cli-winner", name=winners[0], points=best)
    else:
        tell("cli-winners", names=listed(language(), winners), points=best)


def names_of(log: Log) -> tuple[str, ...]:
    return tuple(
        harmless(name) or words("cli-seat", number=number)
        for number, name in enumerate(log.header.seats, start=1)
    )
