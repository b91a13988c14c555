"""Two machines: network namespaces of this one, joined to each other and to whoever plays."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.town.town import Process

NO_NAMESPACES = "this machine makes no network namespaces: it takes root and `ip` (iproute2)"
PREFIX = "169.254.77"
"""Of all addresses here: link-local ones, which Parlour never takes for a home network, so that the
tests beside this one see the machine as it always is."""


class Machine:
    def __init__(self, number: int) -> None:
        self.name = f"parlour{os.getpid()}-{number}"
        self.address = f"{PREFIX}.{4 * number + 2}"
        """Where players reach it."""
        self.private = f"{PREFIX}.{128 + number}"
        """Where the other machine does."""

    def start(self, folder: Path, dsn: str) -> Process:
        settings = (f"host={self.address}", f"machine={self.name}", f"relay={self.private}")
        return Process(folder, dsn, 0, *settings, where=("ip", "netns", "exec", self.name))

    def cut(self) -> None:
        """Nothing passes between the machines, and nobody is told."""
        ip("-n", self.name, "link", "set", "private", "down")

    def mend(self) -> None:
        ip("-n", self.name, "link", "set", "private", "up")

    def join(self, number: int) -> None:
        """The cable between this machine and whoever plays."""
        ip("netns", "add", self.name)
        ours = f"p{os.getpid() % 1000000}-{number}"
        ip("link", "add", ours, "type", "veth", "peer", "name", "public", "netns", self.name)
        ip("address", "add", f"{PREFIX}.{4 * number + 1}/30", "dev", ours)
        ip("link", "set", ours, "up")
        ip("-n", self.name, "address", "add", f"{self.address}/30", "dev", "public")
        for link in ("public", "lo"):
            ip("-n", self.name, "link", "set", link, "up")


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    one, two = Machine(0), Machine(1)
    try:
        one.join(0)
        two.join(1)
        private = ("type", "veth", "peer", "name", "private", "netns", two.name)
        ip("-n", one.name, "link", "add", "private", *private)
        for machine in (one, two):
            ip("-n", machine.name, "address", "add", f"{machine.private}/31", "dev", "private")
            machine.mend()
        yield one, two
    finally:
        for machine in (one, two):
            subprocess.run(["ip", "netns", "delete", machine.name], check=False)


def can_make() -> bool:
    name = f"parlour{os.getpid()}-try"
    if not shutil.which("ip"):
        return False
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False)
    if made.returncode == 0:
        ip("netns", "delete", name)
    return made.returncode == 0


def ip(*args: str) -> None:
    subprocess.run(["ip", *args], check=True, capture_output=True)
