"""parlour serve: open the house."""

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import click

from parlour.commands.speech import Misused, Sorry, tell

if TYPE_CHECKING:
    from parlour.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
ORIGIN = re.compile(r"https?://[^\s/?#]+/?")


@click.command()
@click.option("--lan", is_flag=True, help="Let other devices of this network in.")
@click.option("--host", default="127.0.0.1", metavar="ADDR", help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where games are kept."
)
@click.option("--open/--no-open", "opens", default=None, help="Open the browser.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Further public address.")
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded-For.")
@click.option("--log-level", type=click.Choice(LEVELS), default="warning", show_default=True)
def serve(
    lan: bool,
    host: str,
    port: int,
    data: Path | None,
    opens: bool | None,
    origins: tuple[str, ...],
    behind_proxy: bool,
    log_level: str,
) -> None:
    """Serve the games until Ctrl+C."""
    from parlour.server import app
    from parlour.server.settings import Settings
    from parlour.server.store import CannotOpen, Trouble

    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise Misused("cli-bad-origin", origin=origin)
    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=port,
        lan=lan,
        origins=origins,
        behind_proxy=behind_proxy,
        log_level=log_level,
    )
    try:
        app.serve(settings, partial(announce, sys.stdout.isatty() if opens is None else opens))
    except CannotOpen as error:
        about_port = error.trouble in (Trouble.PORT_IN_USE, Trouble.PORT_FORBIDDEN)
        after = next_free_port(settings) if about_port else 0
        name = f"cli-trouble-{error.trouble.value}"
        raise Sorry(name, about=error.about, next=str(after)) from None
    tell("cli-closed")


def announce(opens: bool, settings: "Settings") -> None:
    url = settings.local_url + "/"
    tell("cli-open", url=url)
    if settings.lan and settings.public_url == settings.local_url:
        tell("cli-no-lan")
    elif settings.lan:
        tell("cli-open-lan", url=settings.public_url + "/")
        click.echo(qr_code(settings.public_url + "/"))
    sys.stdout.flush()
    if opens:
        Thread(target=open_browser, args=(url,), daemon=True).start()


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
