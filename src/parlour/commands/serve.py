"""parlour serve: open the house."""

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import click

from parlour.commands.imports import importing, without_certificates
from parlour.commands.network import home_addresses
from parlour.commands.speech import Misused, Sorry, tell
from parlour.games import GAMES
from parlour.study.bots import with_bots

if TYPE_CHECKING:
    from parlour.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
MOST_WORKERS = 256
MOST_PORT = 65535
ADMIN = re.compile(r"((?P<host>[\w.-]+|\[[\da-fA-F:.]+\]):)?(?P<port>\d{1,5})")
ORIGIN = re.compile(r"https?://[^\s/?#]+/?")


@click.command()
@click.option("--here-only", is_flag=True, help="Let in this computer only.")
@click.option("--lan", is_flag=True, help="Let other devices in, whatever the kind of network.")
@click.option("--host", metavar="ADDR", help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where games are kept."
)
@click.option(
    "--database",
    envvar="PARLOUR_DATABASE",
    metavar="URL",
    help="Keep games in PostgreSQL: postgresql://user@host/name",
)
@click.option("--workers", type=int, metavar="N", help="Processes that serve, on PostgreSQL.")
@click.option(
    "--admin",
    metavar="[HOST:]PORT",
    help="Tell at this address how the house is: /metrics, /healthz, /readyz.",
)
@click.option(
    "--relay", metavar="ADDR", help="Where the town's other machines reach this one, privately."
)
@click.option("--open/--no-open", "opens", default=None, help="Open the browser.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Further public address.")
@click.option(
    "--keep-days",
    type=click.IntRange(min=0),
    default=365,
    show_default=True,
    help="Forget rooms nobody has come to for so long; 0: never.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="FILE.py:NAME",
    help="A bot of yours that can sit at tables; GAME=FILE.py:NAME for one game.",
)
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded-For.")
@click.option("--log-level", type=click.Choice(LEVELS), default="warning", show_default=True)
def serve(
    here_only: bool,
    lan: bool,
    host: str | None,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int | None,
    admin: str | None,
    relay: str | None,
    opens: bool | None,
    origins: tuple[str, ...],
    keep_days: int,
    bots: tuple[str, ...],
    behind_proxy: bool,
    log_level: str,
) -> None:
    """Serve the games until Ctrl+C. Devices of the same home network are let in."""
    with importing(), without_certificates():
        from parlour.server import app
        from parlour.server.settings import Settings
        from parlour.server.store import Buried, CannotOpen, Trouble

    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise Misused("cli-bad-origin", origin=origin)
    with_bots(GAMES, bots)  # what is wrong with one is told before anything opens
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise Misused("cli-bad-workers", most=str(MOST_WORKERS))
    if workers is not None and not database:
        raise Misused("cli-workers-want-database")
    if here_only and (lan or host):
        raise Misused("cli-here-only", name="--lan" if lan else "--host")
    # Behind a proxy the house is known by its --origin.
    named = bool(origins) or behind_proxy or host not in (None, "0.0.0.0")
    shut = here_only or (named and not lan)
    settings = Settings(
        data=data or data_folder(),
        database=database or "",
        admin=admin_address(admin),
        relay=relay or "",
        host=host or "127.0.0.1",
        port=port,
        home=() if shut else home_addresses(any_network=lan),
        origins=origins,
        keep_days=keep_days,
        bots=bots,
        behind_proxy=behind_proxy,
        log_level=log_level,
    )
    try:
        opens = sys.stdout.isatty() if opens is None else opens
        told = partial(announce, opens, shut)
        told = partial(in_context, click.get_current_context(), told)
        if workers is None:
            app.serve(settings, told)
        else:
            supervise(settings, workers, told)
    except CannotOpen as error:
        about_port = error.trouble in (Trouble.PORT_IN_USE, Trouble.PORT_FORBIDDEN)
        after = next_free_port(settings) if about_port else 0
        name = f"cli-trouble-{error.trouble.value}"
        raise Sorry(name, about=error.about, next=str(after)) from None
    except Buried:
        raise Sorry("cli-buried") from None
    tell("cli-closed")


def admin_address(text: str | None) -> tuple[str, int] | None:
    """Without a host it is for this machine alone."""
    if text is None:
        return None
    found = ADMIN.fullmatch(text)
    if found is None or int(found["port"]) > MOST_PORT:
        raise Misused("cli-bad-admin", address=text)
    return (found["host"] or "127.0.0.1").strip("[]"), int(found["port"])


def supervise(settings: "Settings", workers: int, told: Callable[["Settings"], None]) -> None:
    from parlour.server.store import CannotOpen, Trouble

    try:
        from parlour.server.town import supervisor
    except ImportError as error:  # an extra
        raise CannotOpen(Trouble.DATABASE_DRIVER, error.name or "") from None
    supervisor.serve(settings, workers, told)


def in_context(
    ctx: click.Context, told: Callable[["Settings"], None], settings: "Settings"
) -> None:
    """In the thread that tells it, too, the user's language is known."""
    with ctx.scope(cleanup=False):
        told(settings)


def announce(opens: bool, shut: bool, settings: "Settings") -> None:
    url = settings.local_url + "/"
    tell("cli-open", url=url)
    if settings.home:
        announce_home([f"{url}/" for url in settings.public_urls])
    elif not shut:
        tell("cli-no-lan")
    sys.stdout.flush()
    if opens:
        Thread(target=open_browser, args=(url,), daemon=True).start()


def announce_home(urls: list[str]) -> None:
    """Where others can join, and a code for their phones."""
    first, *others = urls
    tell("cli-open-lan", url=first)
    if others:
        tell("cli-open-also", urls=" ".join(others))
    click.echo(qr_code(first))


def open_browser(url: str) -> None:
    with suppress(OSError, webbrowser.Error):
        webbrowser.open(url)


def qr_code(text: str) -> str:
    import segno

    drawn = StringIO()
    segno.make(text, error="l").terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def next_free_port(settings: "Settings") -> int:
    """The first after the one asked for; above the ports that belong to the system."""
    for port in range(max(settings.port, 1023) + 1, 65536):
        with suppress(OSError), closing(socket.create_server((settings.listens_on, port))):
            return port
    return 0


def data_folder(system: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path:
    """Where this system keeps a user's data."""
    if system == "darwin":
        return Path.home() / "Library" / "Application Support" / "Parlour"
    if system == "win32":
        base = environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "Parlour"
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "parlour"
