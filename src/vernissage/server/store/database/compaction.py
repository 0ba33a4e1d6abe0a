"""A file that can shrink: SQLite is told so before the first table, or has to write all of it anew once."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from typing import Final

from vernissage.server.store.database.file import make_private, path_of

INCREMENTAL: Final = 2


def prepare(url: str) -> None:
    """Before anyone comes: an older file is written anew, if there is room and nobody is in the way.

    Not with each connection: SQLite would write it again each time, also where it can't.
    """
    path = path_of(url)
    if path is None:
        return
    make_private(url)
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=1.0)) as database:
        if database.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
            database.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
            database.execute("VACUUM")
