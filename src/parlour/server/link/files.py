"""How many sockets the system lets this process have."""

import sys
from contextlib import suppress

KEPT_FILES = 128
"""For the store, the journal and the worker processes."""
UNCOUNTED = 1 << 16
"""Where the system sets no bound."""

if sys.platform == "win32":

    def raise_nofile() -> None:
        """Nothing to raise."""

    def places() -> int:
        return UNCOUNTED

else:
    import resource

    def raise_nofile() -> None:
        """As many open files as the system allows, often far more than it gives at first."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

    def places() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:  # pragma: no cover - no test may ask for that much
            return UNCOUNTED
        return max(soft - KEPT_FILES, soft // 2)
