"""Starting quickly: a command imports what it needs, when it is asked for."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager

CERTIFICATES = ("SSL_CERT_FILE", "SSL_CERT_DIR")


@contextmanager
def importing() -> Iterator[None]:
    """Inside, modules are imported and nothing else is done. They make many objects and no garbage,
    so nobody looks for any; nor later among these."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@contextmanager
def without_certificates() -> Iterator[None]:
    """Inside, whoever reads the certificates of this system finds none. aiohttp does so when it is
    imported, twice, in case it becomes a client; a server needs none."""
    before = {name: os.environ.get(name) for name in CERTIFICATES}
    os.environ.update(dict.fromkeys(CERTIFICATES, os.devnull))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
