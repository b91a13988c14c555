"""parlour doctor: what is well here, and what to look at before players find out."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from parlour.commands.backup import DATABASE, FOLDER, troubles
from parlour.commands.serve import data_folder
from parlour.commands.speech import tell, words

if TYPE_CHECKING:
    from parlour.server.doctor import Finding


@click.command()
@FOLDER
@DATABASE
@click.option("--url", metavar="URL", help="Come in from outside, too: the address people type.")
def doctor(data: Path | None, database: str | None, url: str | None) -> None:
    """Look at the machine, the disk or the database, and the proxy: a line each, and what to do.
    The exit code is 1 if there is something to look at."""

    async def look() -> bool:
        # As the server does with the same settings: a database goes before a folder.
        fine = [shown(finding) async for finding in findings(data, database, url)]
        return all(fine)

    with troubles():
        is_well = asyncio.run(look())
    if not url:
        tell("cli-doctor-no-url")
    raise click.exceptions.Exit(0 if is_well else 1)


async def findings(data: Path | None, dsn: str | None, url: str | None) -> AsyncIterator["Finding"]:
    from parlour.server.doctor import folder, machine, proxy
    from parlour.server.moving.copying import driver

    yield machine.files(machine.most_files())
    yield machine.clock(machine.clock_state())
    if dsn:
        driver()  # or it is said what to install
        from parlour.server.doctor import database

        async for finding in database.examine(dsn):
            yield finding
    else:
        async for finding in folder.examine(data or data_folder()):
            yield finding
    if url:
        yield await proxy.examine(url)


def shown(finding: "Finding") -> bool:
    """One line, as soon as it is known."""
    name = f"cli-doctor-{finding.name}" + ("" if finding.is_ok else "-look")
    marks = {is_ok: words(f"cli-doctor-{'ok' if is_ok else 'look'}") for is_ok in (True, False)}
    wide = max(map(len, marks.values()))
    click.echo(f"{marks[finding.is_ok]:<{wide}}  {words(name, **finding.about)}")
    return finding.is_ok
