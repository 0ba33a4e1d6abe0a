"""Lets SQLite files shrink. This must be set before the first table exists, or needs one full `VACUUM`."""

import sqlite3
from contextlib import closing, suppress
from typing import Final

from vernissage.server.store.database.file import make_private, path_of

INCREMENTAL: Final = 2


def prepare(url: str) -> None:
    """Sets incremental vacuum before the database is opened, if the disk has room and the file isn't locked.

    Not done on every connection: SQLite would run the `VACUUM` each time, even where it can't succeed.
    """
    path = path_of(url)
    if path is None:
        return
    make_private(url)
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=1.0)) as database:
        if database.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
            database.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
            database.execute("VACUUM")
