"""Copies of a database in a file: made while a house is open on it, and put in its place again.

SQLite's own backup copies one moment, whatever is written meanwhile; in WAL mode nobody waits for it. A copy
is one file, without a log beside it. Whatever is written here is whole or not there at all.
"""

from __future__ import annotations

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
NAMED: Final = 3
"""How many faults are told; there may be thousands."""


def backup(url: str, into: Path) -> None:
    """The database as it is at this moment, into a new file."""
    if into.exists():
        raise FileExistsError(into)
    with _fresh(into) as fresh:
        _copy(_file(url), fresh)
        fresh.replace(into)


@contextmanager
def prepared(copy: Path, url: str) -> Iterator[Path]:
    """A sound copy of this copy, beside the database it is for, and of this version's tables."""
    with _fresh(_file(url)) as fresh:
        _copy(copy, fresh)
        if not migrate_file(fresh):
            message = f"{copy} is no database of a house"
            raise Unsound(message)
        yield fresh


def put_in_place(fresh: Path, url: str) -> None:
    """It is the database from now on. No house may be open on the one before: see `is_in_use`."""
    place = _file(url)
    for suffix in BESIDE:
        place.with_name(place.name + suffix).unlink(missing_ok=True)
    fresh.replace(place)


def is_in_use(url: str) -> bool:
    """Is any other program connected to this database now?

    Leaving WAL mode needs it alone: so SQLite itself knows, whoever it may be. A house sets it again.
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


def _file(url: str) -> Path:
    path = file_of(url)
    if path is None:
        raise NoFile(url)
    return path


@contextmanager
def _fresh(beside: Path) -> Iterator[Path]:
    """A new file for nobody else's eyes: there are seeds and seat keys in it."""
    fresh = beside.with_name(f"{beside.name}.{os.getpid()}.part")
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield fresh
    finally:
        for suffix in ("", *BESIDE):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """A sound one; raises `Unsound` where SQLite finds the file damaged, or a row that belongs to nothing."""
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
    except sqlite3.OperationalError as error:  # the disk is full, or somebody has locked it
        raise OSError(str(error)) from error
    except sqlite3.DatabaseError as error:
        faults = str(error)
    if faults:
        message = f"{source} is damaged: {faults}"
        raise Unsound(message)


def _faults(database: sqlite3.Connection) -> Iterator[str]:
    for (fault,) in database.execute(f"PRAGMA integrity_check({NAMED})"):
        if fault != "ok":
            yield str(fault)
    for table, _, parent, _ in database.execute("PRAGMA foreign_key_check").fetchmany(NAMED):
        yield f"a row of {table} belongs to no row of {parent}"
