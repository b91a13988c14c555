"""How the house is opened, and the addresses under which it is known."""

import os
import socket
from contextlib import suppress
from pathlib import Path

from msgspec import field

from parlour.core.game import Value
from parlour.server.link.limits import Limits


class Settings(Value, frozen=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    """Reachable, and inviting, from the local network."""
    origins: tuple[str, ...] = ()
    """Further addresses under which people reach this server, such as https://games.example."""
    behind_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)
    pace: float = field(default_factory=lambda: float(os.environ.get("PARLOUR_BOT_PACE", "1")))
    """What bots' thinking times are multiplied by."""
    look_every: float = 10.0
    """Seconds between two looks at whether all clients are still there."""
    close_after: float = 60.0
    """Seconds after which an empty room is closed; the store has everything."""

    @property
    def listens_on(self) -> str:
        return "0.0.0.0" if self.lan else self.host

    @property
    def local_url(self) -> str:
        host = "127.0.0.1" if self.listens_on in ("0.0.0.0", "::") else self.host
        return f"http://{host}:{self.port}"

    @property
    def public_url(self) -> str:
        """Where an invitation leads."""
        if self.origins:
            return self.origins[0].rstrip("/")
        return f"http://{lan_address()}:{self.port}" if self.lan else self.local_url

    def invite(self, code: str) -> str:
        return f"{self.public_url}/t/{code}"

    def allowed_origins(self) -> frozenset[str]:
        """From where a browser may talk to this server. Everything else is a foreign page."""
        names = {"localhost", "127.0.0.1", self.host}
        if self.listens_on in ("0.0.0.0", "::"):
            name = socket.gethostname()
            names |= {lan_address(), name, f"{name}.local"}
        ours = {f"http://{name}:{self.port}".removesuffix(":80") for name in names}
        return frozenset(ours | {origin.rstrip("/") for origin in self.origins})


def lan_address(towards: str = "192.0.2.1") -> str:
    """The address of this machine on its network. Connecting a datagram socket sends nothing: it
    only finds the route (192.0.2.1 is reserved for examples)."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((towards, 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
