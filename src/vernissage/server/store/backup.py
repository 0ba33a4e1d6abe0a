"""Backup and restore of a database file while servers may be running.

SQLite's backup API copies a consistent snapshot while others write; in WAL mode it blocks nobody. A backup is
a single file without a write-ahead log. Files are written atomically.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from vernissage.server.store.admin import file_of
from vernissage.server.store.database.errors import NoDatabase, NoFile, Unsound
from vernissage.server.store.database.migrate import migrate_file

PATIENCE: Final = 30.0
BESIDE: Final = ("-wal", "-shm")
MAGIC: Final = b"SQLite format 3\0"
NAMED: Final = 3
"""The most faults that are reported for a file. There may be thousands."""


def backup(url: str, into: Path) -> None:
    """Writes a snapshot of the database to a new file."""
    if into.exists():
        raise FileExistsError(into)
    with _fresh(into) as fresh:
        _copy(_file(url), fresh)
        fresh.replace(into)


def follow(url: str, into: Path) -> Iterator[bool]:
    """Keeps a copy that is replaced whenever the database has changed.

    Looks whenever the caller asks for the next value: whether there was a change. One that is committed
    during a copy is noticed the next time.
    """
    place = _file(url)
    if not place.is_file():
        raise NoDatabase(str(place))
    with closing(sqlite3.connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)) as watching:
        copied = None
        while True:
            (changes,) = watching.execute("PRAGMA data_version").fetchone()
            if changes != copied:
                with _fresh(into) as fresh:
                    _copy(place, fresh)
                    fresh.replace(into)
            yield changes != copied
            copied = changes


@contextmanager
def prepared(copy: Path, url: str) -> Iterator[Path]:
    """Yields a verified and migrated copy of a backup, in the same folder as the database."""
    with _fresh(_file(url)) as fresh:
        _copy(copy, fresh)
        if not migrate_file(fresh):
            raise Unsound(f"{copy} is not a Vernissage database")
        yield fresh


def put_in_place(fresh: Path, url: str) -> None:
    """Replaces the database with the file `fresh`. No server may have the old file open: see `is_in_use`."""
    place = _file(url)
    for suffix in BESIDE:
        place.with_name(place.name + suffix).unlink(missing_ok=True)
    fresh.replace(place)


def is_in_use(url: str) -> bool:
    """Returns whether another program is connected to this database.

    Leaving WAL mode needs exclusive access, so SQLite itself can tell. The server switches WAL mode on again
    when it starts.
    """
    place = _file(url)
    if not place.is_file():
        return False
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(place, timeout=0)) as database:
        try:
            database.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            return error.sqlite_errorname.startswith("SQLITE_BUSY")
    return False


def is_database(file: Path) -> bool:
    """Returns whether this is a file of SQLite."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def _file(url: str) -> Path:
    path = file_of(url)
    if path is None:
        raise NoFile(url)
    return path


@contextmanager
def _fresh(beside: Path) -> Iterator[Path]:
    """Yields a temporary file that only its owner can read, because it will contain seeds and seat keys."""
    fresh = beside.with_name(f"{beside.name}.{os.getpid()}.part")
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield fresh
    finally:
        for suffix in ("", *BESIDE):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copies a database and checks the copy.

    Raises `Unsound` if SQLite finds damage, or if a row refers to a row that does not exist.
    """
    if not source.is_file():
        raise NoDatabase(str(source))
    address = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as there,
            closing(sqlite3.connect(target)) as here,
        ):
            there.backup(here)
            here.execute("PRAGMA journal_mode=DELETE")
            faults = "; ".join(_faults(here))
    except sqlite3.OperationalError as error:  # The disk is full, or the file is locked.
        raise OSError(str(error)) from error
    except sqlite3.DatabaseError as error:
        faults = str(error)
    if faults:
        raise Unsound(f"{source} is damaged: {faults}")


def _faults(database: sqlite3.Connection) -> Iterator[str]:
    for (fault,) in database.execute(f"PRAGMA integrity_check({NAMED})"):
        if fault != "ok":
            yield str(fault)
    for table, _, parent, _ in database.execute("PRAGMA foreign_key_check").fetchmany(NAMED):
        yield f"a row of {table} refers to a missing row of {parent}"
