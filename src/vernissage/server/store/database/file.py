"""The database file: locks it for one server, and detects when it is deleted or replaced.

SQLite goes on writing to a file that was deleted or moved, and all of these writes are lost when the process
ends. So the identity of the file is checked before and after each commit.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from vernissage.server.store.database.errors import InUse, Lost

if sys.platform == "win32":
    import msvcrt

    _OPENED: Final = os.O_RDWR

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _OPENED: Final = os.O_RDONLY
    """Read-only, so that it does not stop anyone from remounting the disk read-only."""

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


Identity = tuple[int, int] | None
BESIDE: Final = ("", "-wal")
"""The files that SQLite writes to: the database and its write-ahead log."""


def path_of(url: str) -> Path | None:
    """Returns the file of this database; None if the database is not a file."""
    address = make_url(url)
    named = address.get_backend_name() == "sqlite" and address.database
    is_file = named and named != ":memory:" and not named.startswith("file:")
    return Path(str(named)).resolve() if is_file else None


def make_private(url: str) -> None:
    """Creates the file before SQLite does, so that only its owner can read it. Related files inherit this.

    An existing file keeps its permissions, because the operator may let others read it.
    """
    path = path_of(url)
    with suppress(OSError):  # if it can't be created, SQLite reports why
        if path is not None:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def hold(url: str) -> Callable[[], None]:
    """Locks this database for this server, until the returned function is called or the process ends.

    The lock is a separate file, because SQLite has its own locks on the database. The operating system
    releases it when the process ends. The empty file remains and has no meaning.
    """
    path = path_of(url)
    if path is None or path.is_dir():
        return lambda: None
    lock = path.with_name(path.name + ".lock")
    descriptor = os.open(lock, _OPENED | os.O_CREAT, 0o600)
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        raise InUse(lock.read_text(encoding="ascii").strip()) from error
    with suppress(OSError):  # On a full disk the process id is not shown.
        lock.write_text(f"{os.getpid()}\n", encoding="ascii")
    return lambda: os.close(descriptor)


class DatabaseFile:
    """Detects whether the database is still the file that was opened."""

    def __init__(self, url: str) -> None:
        self._path = path_of(url)
        self._opened: tuple[Identity, ...] | None = None
        self._was_there = False

    def connecting(self, *_how: object) -> None:
        """Runs before a connection is made. Raises `Lost` rather than let SQLite create a new, empty file.

        It also deletes the write-ahead log of a replaced file, which must not be applied to the new file.
        """
        if self._path is None:
            return
        if self._was_there and self._identities()[0] is None:
            raise Lost(self._told("is gone"))
        if self.is_another() and self._opened is not None and self._identities()[1] == self._opened[1]:
            for suffix in ("-wal", "-shm"):
                with suppress(FileNotFoundError):
                    os.unlink(self._beside(suffix))  # noqa: PTH108 - like `os.stat` below
        self._opened = None

    def opened(self) -> None:
        """Remembers the file's identity after the first write."""
        if self._path is not None and self._opened is None:
            self._opened = self._identities()
            self._was_there = True

    def check(self) -> None:
        """Raises `Lost` if data written now would be lost."""
        if self._opened is not None and (now := self._identities()) != self._opened:
            raise Lost(self._told("is gone" if now[0] is None else "has been replaced"))

    def is_another(self) -> bool:
        """Returns whether another file has taken the place of the opened one, so that it must be reopened."""
        return self._opened is not None and self._identities()[0] not in {None, self._opened[0]}

    def _identities(self) -> tuple[Identity, ...]:
        return tuple(_identity(self._beside(suffix)) for suffix in BESIDE)

    def _beside(self, suffix: str) -> str:
        return f"{self._path}{suffix}"

    def _told(self, what: str) -> str:
        return f"{self._path} {what}"


def _identity(path: str) -> Identity:
    with suppress(OSError):
        found = os.stat(path)  # noqa: PTH116 - runs before and after every commit
        return found.st_dev, found.st_ino
    return None
