"""What the house writes down about itself: one JSON object a line, on standard error.

Nothing in it is a secret: no token, no seed, no name, and of a room only a short hash of its code.
"""

import hashlib
import logging
from time import time
from typing import Any

from msgspec import json

logger = logging.getLogger("parlour")


def journal(event: str, level: int = logging.INFO, **facts: Any) -> None:
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"facts": facts})


def alias(code: str) -> str:
    """A room's name in the journal: enough to follow it, not enough to enter."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(time(), 3), "level": record.levelname.lower()}
        line |= {"event": record.getMessage()} | getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


def start_journal(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").disabled = True
