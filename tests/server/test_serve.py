"""The server as the command starts it: in the main thread, until a signal ends it."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from parlour.server.app import serve
from parlour.server.journal import start_journal
from parlour.server.settings import Settings


@pytest.fixture
def untuned() -> Iterator[None]:
    """What serving sets for the whole process is as it was, afterwards."""
    root, interval, threshold = logging.getLogger(), sys.getswitchinterval(), gc.get_threshold()
    level, handlers = root.level, root.handlers[:]
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()
    root.setLevel(level)
    root.handlers[:] = handlers
    logging.getLogger("aiohttp.access").disabled = False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.usefixtures("untuned")
def test_a_signal_ends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: signal.Signals
) -> None:
    opened: list[Settings] = []

    def on_open(settings: Settings) -> None:
        opened.append(settings)
        os.kill(os.getpid(), number)

    serve(Settings(tmp_path, port=0, log_level="info", keep_days=0), on_open)  # no sweep beside it
    assert opened[0].port != 0
    events = [line.split('"event":')[1] for line in capsys.readouterr().err.splitlines()]
    assert [event.split('"')[1] for event in events] == ["open", "stopping"]
    with pytest.raises(OSError, match="refused"):
        urlopen(opened[0].local_url)


@pytest.mark.usefixtures("untuned")
def test_a_journal_without_a_budget() -> None:
    start_journal("error", None)
    assert [handler.filters for handler in logging.getLogger().handlers] == [[]]
