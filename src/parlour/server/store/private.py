"""Who plays with whom, and how, is nobody else's: only the owner reads what is kept."""

from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def make_private(folder: Path, name: str) -> None:
    """A new folder is the owner's alone. An old one stays as its owner wants it, and may be shared
    with other things; but the files in it are ours."""
    if not folder.exists():
        folder.mkdir(FOLDER, parents=True)
    (folder / name).touch(FILE)  # SQLite gives its other files the same rights
    for file in folder.glob(f"{name}*"):
        if file.is_file():
            file.chmod(FILE)
