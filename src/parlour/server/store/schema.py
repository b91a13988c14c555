"""The tables of the embedded store, and how an older store comes to them, step by step."""

import sqlite3

STEPS = (
    """
CREATE TABLE room (code TEXT PRIMARY KEY, doc BLOB NOT NULL, touched INTEGER NOT NULL);
CREATE TABLE laid (
  id INTEGER PRIMARY KEY, room TEXT NOT NULL, header BLOB NOT NULL, seed BLOB NOT NULL
);
CREATE TABLE log (
  laid INTEGER NOT NULL, seq INTEGER NOT NULL, line BLOB NOT NULL, ask TEXT NOT NULL
);
CREATE UNIQUE INDEX log_place ON log (laid, seq);
""",
    # To find what belongs to a room, and the rooms nobody has visited for long.
    """
CREATE INDEX laid_room ON laid (room);
CREATE INDEX room_touched ON room (touched);
""",
    # One row a step instead of one a move; an old move is a step by itself.
    """
ALTER TABLE log RENAME TO step;
ALTER TABLE step RENAME COLUMN line TO lines;
DROP INDEX log_place;
CREATE UNIQUE INDEX step_place ON step (laid, seq);
""",
)
"""Step N leads from version N to version N + 1. What has been released is never changed."""

VERSION = len(STEPS)


class TooNew(Exception):
    """A later Parlour has written this store."""


def version_of(db: sqlite3.Connection) -> int:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise TooNew
    return version


def upgrade(db: sqlite3.Connection) -> None:
    """Each step wholly or not at all; a store that was interrupted goes on where it was."""
    for number, step in enumerate(STEPS[version_of(db) :], start=version_of(db) + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
