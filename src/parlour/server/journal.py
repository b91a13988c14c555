"""What the house writes down about itself: one JSON object a line, on standard error.

Nothing in it is a secret: no token, no seed, no name, and of a room only an alias. Nobody can make
it grow faster than its budget.
"""

import hashlib
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time
from typing import Any

from msgspec import json

from parlour.server.link.budgets import Budget
from parlour.server.link.limits import Bucket

logger = logging.getLogger("parlour")

KEY_BYTES = 32
MOST_TRACED = 4000
"""Letters of a trace: its end tells most."""

_key = secrets.token_bytes(KEY_BYTES)
_who: dict[str, Any] = {}


def journal(event: str, level: int = logging.INFO, **facts: Any) -> None:
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"facts": facts})


def trouble(event: str, error: BaseException, **facts: Any) -> None:
    """A fault of ours, with its trace."""
    logger.error(event, exc_info=error, extra={"facts": facts})


def alias(code: str) -> str:
    """A room's name in the journal: enough to follow it, not enough to enter. There are few enough
    codes to try them all, so it takes a secret to get from one to the other."""
    return hashlib.blake2b(code.encode(), key=_key, digest_size=4).hexdigest()


def keep_aliases(folder: Path) -> None:
    """The same aliases after a restart: their key is kept beside the rooms."""
    global _key
    file = folder / "journal.key"
    if not file.exists():
        folder.mkdir(0o700, parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_bytes(_key)
    _key = file.read_bytes()[:KEY_BYTES] or _key


def say_who(**facts: Any) -> None:
    """From now on every line names the process that writes it."""
    _who.update(facts)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(time(), 3), "level": record.levelname.lower()}
        line |= {"event": record.getMessage()} | _who | getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-MOST_TRACED:]
        return json.encode(line).decode()


class Throttle(logging.Filter):
    """Lets lines through as their budget allows; the next one tells how many it did not."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._bucket = Bucket(budget, clock())
        self._clock = clock
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.take(self._clock()):
            self._left_out += 1
            return False
        if self._left_out:
            record.facts = getattr(record, "facts", {}) | {"left_out": self._left_out}
            self._left_out = 0
        return True


def start_journal(level: str, lines: Budget | None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    if lines is not None:
        handler.addFilter(Throttle(lines))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").disabled = True
