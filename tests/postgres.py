"""A PostgreSQL of the tests' own, in a folder of its own, on a Unix socket."""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg
import pytest

NO_POSTGRES = (
    "no PostgreSQL on this machine: on Debian or Ubuntu `sudo apt install postgresql`,"
    " elsewhere set PARLOUR_POSTGRES to the folder of its programs"
)
USER, PASSWORD = "parlour", "hush-hush"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # no test pulls the plug
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}


def find_programs() -> Path | None:
    """Where initdb is: Debian keeps it off the path, a folder for each version."""
    if named := os.environ.get("PARLOUR_POSTGRES"):
        return Path(named)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(versions, key=lambda path: float(path.parent.parent.name))
    return newest[-1].parent if newest else None


class Cluster:
    """As root it is run by the user `postgres`: PostgreSQL refuses to be run by root."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self._who: dict[str, Any] = {}
        self.folder = Path(mkdtemp(prefix="parlour-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self._who = {"user": "postgres", "group": "postgres", "extra_groups": []}
        self.data = self.folder / "data"
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """A new one, and start it."""
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        auth = ("--username", USER, "--pwfile", secret, "--auth", "scram-sha-256")
        self.run("initdb", "--pgdata", self.data, "--no-sync", "--no-locale", "-E", "UTF8", *auth)
        self._set(SETTINGS)
        self.start()

    def follow(self, primary: str) -> None:
        """A copy of another one, which from now on does as that one does; whatever was here before
        is forgotten."""
        shutil.rmtree(self.data, ignore_errors=True)
        how = ("--write-recovery-conf", "--no-sync", "--checkpoint", "fast")
        self.run("pg_basebackup", "--pgdata", self.data, "--dbname", primary, *how)
        self._set({"synchronous_standby_names": ""})
        self.start()

    def _set(self, settings: dict[str, str]) -> None:
        with (self.data / "postgresql.auto.conf").open("a") as file:
            for name, value in {**settings, "unix_socket_directories": self.folder}.items():
                file.write(f"{name} = '{value}'\n")

    def run(self, program: str, *args: object) -> None:
        """One of PostgreSQL's programs."""
        command = [str(self.programs / program), *map(str, args)]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._who)

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, cwd="/", **self._who)
        asyncio.run(self._wait())

    async def _wait(self) -> None:
        while True:
            try:
                db = await asyncpg.connect(self.dsn("postgres"))
            except (OSError, asyncpg.CannotConnectNowError):
                assert self._process is not None
                assert self._process.poll() is None, (self.folder / "log").read_text()
                await asyncio.sleep(0.02)
            else:
                await db.close()
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: a fast shutdown; SIGQUIT: a crash, as far as the database is concerned."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(60)

    def remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def dsn(self, name: str, user: str = USER, password: str = PASSWORD) -> str:
        return f"postgresql://{user}:{password}@/{name}?host={self.folder}"

    def execute(self, query: str, dsn: str | None = None) -> None:
        async def ask() -> None:
            db = await asyncpg.connect(dsn or self.dsn("postgres"))
            await db.execute(query)
            await db.close()

        asyncio.run(ask())

    def database(self) -> str:
        """A new and empty one; how to reach it."""
        name = f"town{next(self._names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.dsn(name)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None and os.environ.get("PARLOUR_REQUIRE_POSTGRES") == "1":
        pytest.fail(NO_POSTGRES)
    if programs is None:
        pytest.skip(NO_POSTGRES)
    cluster = Cluster(programs)
    cluster.make()
    yield cluster
    cluster.remove()


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()
