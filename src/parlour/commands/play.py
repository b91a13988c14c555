"""parlour play, join and resume: the games in a terminal."""

import asyncio
import getpass
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from parlour.commands.games import game_called, title
from parlour.commands.network import home_addresses
from parlour.commands.options import chosen_options
from parlour.commands.serve import data_folder
from parlour.commands.speech import Misused, Sorry, language, refusal, tell
from parlour.core.game import AnyGame
from parlour.core.log import Drawer
from parlour.games import GAMES

if TYPE_CHECKING:
    from parlour.terminal.evening import Evening

ADDRESS = re.compile(r"(https?://[^\s/?#]+)/t/([0-9A-Za-z]{1,12})/?")
LONGEST_NAME = 24

name_option = click.option("--name", metavar="NAME", help="What you are called at the table.")
data_option = click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where your tables are kept."
)
plain_option = click.option("--plain", is_flag=True, help="In plain words, not on a full screen.")
here_option = click.option("--here-only", is_flag=True, help="Let in this computer only.")


@click.command()
@click.argument("game")
@click.option("--bots", metavar="BOT,BOT,…", help="Who plays with you; by default one bot.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="As in simulate.")
@click.option("--by-hand", is_flag=True, help="With your own dice or cards; type what comes.")
@name_option
@data_option
@here_option
@plain_option
def play(
    game: str,
    bots: str | None,
    options: tuple[str, ...],
    by_hand: bool,
    name: str | None,
    data: Path | None,
    here_only: bool,
    plain: bool,
) -> None:
    """Play GAME in the terminal, against bots and whoever joins by the link.

    A table that was left goes on with `parlour resume`.
    """
    chosen = game_called(game)
    wanted, levels = chosen_options(chosen, options), levels_of(chosen, bots)
    chance = Drawer.PLAYERS if by_hand else Drawer.HOUSE
    who = name_of(name)
    run(data, here_only, plain, lambda one: one.play(chosen, wanted, levels, who, chance))


@click.command()
@click.argument("address")
@name_option
@data_option
@plain_option
def join(address: str, name: str | None, data: Path | None, plain: bool) -> None:
    """Sit down at a table of another Parlour. ADDRESS is the link of its invitation."""
    found = ADDRESS.fullmatch(address)
    if not found:
        raise Misused("terminal-bad-address", address=address)
    run(data, True, plain, lambda evening: evening.join(found[1], found[2].upper(), name_of(name)))


@click.command()
@click.argument("number", type=click.IntRange(1), required=False)
@data_option
@here_option
@plain_option
def resume(number: int | None, data: Path | None, here_only: bool, plain: bool) -> None:
    """Go on at a table you have left: the last one, or NUMBER of the list."""
    from parlour.terminal.kept import visited

    known = visited(data or data_folder() / "terminal")
    if not known:
        raise Sorry("terminal-no-visits")
    if number is None and len(known) > 1:
        for place, one in enumerate(known, start=1):
            about = {"game": title(GAMES[one.game]), "code": one.code, "name": one.name}
            tell("terminal-visit", number=place, **about)
        tell("terminal-which-visit")
        return
    if (number or 1) > len(known):
        raise Misused("terminal-which-visit")
    run(data, here_only, plain, lambda evening: evening.resume(known[(number or 1) - 1]))


def run(
    data: Path | None,
    here_only: bool,
    plain: bool,
    visit: "Callable[[Evening], Coroutine[Any, Any, None]]",
) -> None:
    from parlour.server.journal import start_journal
    from parlour.server.store import CannotOpen
    from parlour.terminal.evening import Evening, Unreachable
    from parlour.terminal.link import Refused

    start_journal("error", None)
    folder = data or data_folder() / "terminal"
    home = () if here_only else home_addresses(any_network=False)
    try:
        asyncio.run(visit(Evening(folder, home, language(), plain, click.echo)))
    except Refused as no:
        raise refusal(no.code, **no.about) from None
    except Unreachable as error:
        raise Sorry("terminal-unreachable", url=str(error)) from None
    except CannotOpen as error:
        raise Sorry(f"cli-trouble-{error.trouble.value}", about=error.about, next="0") from None


def levels_of(game: AnyGame, bots: str | None) -> tuple[str, ...]:
    """By default one bot, neither the weakest nor the strongest."""
    if bots is None:
        levels = tuple(game.bots)
        return (levels[len(levels) // 2],)
    wanted = tuple(filter(None, map(str.strip, bots.split(","))))
    for bot in wanted:
        if bot not in game.bots:
            raise Misused("cli-no-such-bot", game=title(game), bot=bot, bots=", ".join(game.bots))
    return wanted


def name_of(name: str | None) -> str:
    return (name or getpass.getuser().capitalize())[:LONGEST_NAME]
