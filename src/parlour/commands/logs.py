"""parlour replay, parlour verify: what a log tells, and whether it is true."""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import click
from msgspec import json

from parlour.commands.games import title
from parlour.commands.speech import language, tell, words
from parlour.core import log as logs
from parlour.core import proof as proofs
from parlour.core.game import Illegal, Seat, TableRefusal
from parlour.core.log import NO_CHANCE, Heard, Log
from parlour.core.proof import Proof
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.text.layout import harmless
from parlour.text.moments import picker
from parlour.text.result import result
from parlour.text.tell import Teller, board


@click.command()
@click.argument("file", metavar="LOG")
@click.option("--view", is_flag=True, help="Show the table whenever it has changed.")
@click.option("--seat", type=click.IntRange(1), help="Tell it to this player, the first being 1.")
@click.option("--from", "first", default=0, metavar="MOVE", help="Begin at the news of this move.")
@click.option("--moments", is_flag=True, help="Tell only the great moments, with their moves.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="A state a line (--view: what all see; --seat: a frame).",
)
def replay(
    file: str, view: bool, seat: int | None, first: int, moments: bool, as_json: bool
) -> None:
    """Tell a game move by move. LOG is a file, or - for standard input."""
    log = logs.read(text_of(file), GAMES)
    table = logs.lay(log, GAMES, NO_CHANCE)
    if seat is not None and seat > len(table.seats):
        raise Illegal(TableRefusal.NO_SUCH_SEAT)
    eyes = None if seat is None else seat - 1
    if as_json and eyes is not None:
        print_frames(log, eyes, first)
    elif as_json:
        print_states(log, table, view)
    elif moments:
        tell_moments(log, table, eyes, first)
    else:
        tell_game(log, table, view, eyes, first)


@click.command()
@click.argument("file", metavar="LOG")
@click.option("--promise", default="", metavar="HEX", help="The fingerprint shown before the game.")
@click.option("--mine", default="", metavar="TEXT", help="What your own device contributed.")
def verify(file: str, promise: str, mine: str) -> None:
    """Compute every draw of a finished game again, and say what that proves. LOG is a file, or -
    for standard input. The page of a room shows what to give for --promise and --mine."""
    promise = promise.strip().lower()
    proof = proofs.verify(logs.read(text_of(file), GAMES), GAMES, promise, mine)
    if proof.chance is logs.Drawer.PLAYERS:
        tell("cli-verified-players", moves=proof.moves)
    else:
        tell_draws(proof, promised=bool(promise), mine=bool(mine))
    tell("cli-verified-not", digest=proof.digest)


def tell_draws(proof: Proof, *, promised: bool, mine: bool) -> None:
    tell("cli-verified" if proof.is_bound else "cli-verified-loosely", draws=proof.draws)
    tell("cli-verified-promised" if promised else "cli-verified-no-promise")
    if mine:
        tell("cli-verified-mine")
    elif promised:
        tell("cli-verified-no-mine")
    if promised and mine:
        tell("cli-verified-unchosen" if proof.is_bound else "cli-verified-unpledged")
    if proof.withheld:
        tell("cli-verified-withheld", seats=proof.withheld, games=2**proof.withheld)


def text_of(file: str) -> bytes:
    """One byte more than a log may have is enough to know that it is too large."""
    if file == "-":
        return sys.stdin.buffer.read(logs.MOST_BYTES + 1)
    with Path(file).open("rb") as stream:
        return stream.read(logs.MOST_BYTES + 1)


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
    for heard in logs.heard(log, table):
        click.echo(shown(heard))


def print_frames(log: Log, seat: Seat, first: int) -> None:
    """What the seat was shown, as clients get it."""
    for frame in islice(logs.frames(log, GAMES, seat), max(0, first), None):
        click.echo(json.encode(frame, order="deterministic"))


def state_of(table: AnyTable, view: bool) -> Any:
    return table.game.view(table.state, None) if view else table.state


def tell_moments(log: Log, table: AnyTable, seat: Seat | None, first: int) -> None:
    """As `#17` in the address of a replay names it, a moment is found by its move."""
    teller = Teller(table.game, language(), names_of(log), log.options, seat)
    pick = picker(table.game)
    for number, heard in enumerate(logs.heard(log, table), start=1):
        if number >= first and (picked := pick(heard.news)):
            sentences = [sentence for item in picked for sentence in teller.tell(item)]
            click.echo(f"{number:5} {harmless(' '.join(sentences))}")


def tell_game(log: Log, table: AnyTable, view: bool, seat: Seat | None, first: int) -> None:
    lang, names = language(), names_of(log)
    teller = Teller(table.game, lang, names, log.options, seat)
    tell("cli-replaying", game=title(table.game), names=", ".join(names))

    def drawn() -> str:
        shown = table.game.view(table.state, seat)
        return f"\n{board(table.game, lang, shown, names)}\n"

    shown = drawn()
    for number, heard in enumerate(logs.heard(log, table), start=1):
        if number < first:
            shown = drawn()
            continue
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
    click.echo(result(language(), names, scores))


def names_of(log: Log) -> tuple[str, ...]:
    return tuple(
        harmless(name) or words("cli-seat", number=number)
        for number, name in enumerate(log.header.seats, start=1)
    )
