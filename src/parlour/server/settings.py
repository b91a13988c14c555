"""How the house is opened, and the addresses under which it is known."""

import os
import socket
from pathlib import Path

from msgspec import field

from parlour.core.game import Value
from parlour.server.link.budgets import Budgets, Deadlines

BEAT_EVERY = 0.15
"""Seconds, as a rule: a worker that has died is noticed within one."""


class Settings(Value, frozen=True):
    data: Path
    database: str = ""
    """Where PostgreSQL is, with the password; without one, games are kept in `data`."""
    admin: tuple[str, int] | None = None
    """Where the house tells how it is to those who run it, if anywhere."""
    machine: str = field(default_factory=socket.gethostname)
    """Workers of one machine can hand sockets to each other."""
    beat: float = BEAT_EVERY
    """Seconds between two beats of a worker. During six of them another one may stand still."""
    relay: str = ""
    """The address at which workers of other machines reach those of this one."""
    host: str = "127.0.0.1"
    port: int = 8000
    home: tuple[str, ...] = ()
    """The machine's addresses in its home network, for guests, the best first; with none it is
    served to this computer alone, if `host` does not say otherwise."""
    origins: tuple[str, ...] = ()
    """Further addresses under which people reach this server, such as https://games.example."""
    behind_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    log_level: str = "warning"
    budgets: Budgets = field(default_factory=Budgets)
    deadlines: Deadlines = field(default_factory=Deadlines)
    pace: float = field(default_factory=lambda: float(os.environ.get("PARLOUR_BOT_PACE", "1")))
    """What bots' thinking times are multiplied by."""
    look_every: float = 10.0
    """Seconds between two looks at whether all clients are still there."""
    close_after: float = 60.0
    """Seconds after which an empty room is closed; the store has everything."""
    thinkers: int = field(default_factory=lambda: max(2, min(4, os.cpu_count() or 1)))
    """Processes in which bots and coaches think, each started when it is needed; with none they
    think in threads of the server."""
    bots: tuple[str, ...] = ()
    """Bots that the house has brought, each as `FILE.py:NAME` or `GAME=FILE.py:NAME`."""
    keep_days: float = 365.0
    """Days after which a room to which nobody has come is forgotten; 0: never."""
    host_waits: float = 30.0
    """Seconds for which the host's role is kept while they are away and others are here."""

    @property
    def listens_on(self) -> str:
        return "0.0.0.0" if self.home else self.host

    @property
    def local_url(self) -> str:
        host = "127.0.0.1" if self.listens_on in ("0.0.0.0", "::") else self.host
        return f"http://{host}:{self.port}"

    @property
    def public_urls(self) -> tuple[str, ...]:
        """Where an invitation may lead, the best first."""
        if self.origins:
            return tuple(origin.rstrip("/") for origin in self.origins)
        return tuple(f"http://{name}:{self.port}" for name in self.home) or (self.local_url,)

    def invites(self, code: str) -> tuple[str, ...]:
        return tuple(f"{url}/t/{code}" for url in self.public_urls)

    def allowed_origins(self) -> frozenset[str]:
        """From where a browser may talk to this server. Everything else is a foreign page."""
        names = {"localhost", "127.0.0.1", self.host, *self.home}
        if self.listens_on in ("0.0.0.0", "::"):
            name = socket.gethostname()
            names |= {name, f"{name}.local"}
        ours = {f"http://{name}:{self.port}".removesuffix(":80") for name in names}
        return frozenset(ours | {origin.rstrip("/") for origin in self.origins})
