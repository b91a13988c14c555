"""The folders of the doors to which sockets are carried. Only their owner may look into them."""

from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp

BEGINS = "parlour-door-"


def make_door() -> Path:
    """The path of a new one."""
    return Path(mkdtemp(prefix=BEGINS)) / "door"


def remove_door(door: str) -> None:
    """To be called by whoever deletes the row of a worker of this machine: one that was killed
    cannot clean up after itself. What is no door of ours is left alone."""
    folder = Path(door).parent
    if folder.name.startswith(BEGINS) and folder.parent == Path(gettempdir()):
        rmtree(folder, ignore_errors=True)
