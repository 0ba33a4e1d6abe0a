"""The file of a database: one house at a time, and noticed when it is gone.

SQLite goes on writing into a file that somebody has deleted or moved: all of it would be lost with the
process. So the file of that name is compared with the one that was opened, before and after each commit.
"""

from __future__ import annotations

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
    """Nothing is written through it: it must not be in the way of whoever makes a disk read-only."""

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


Identity = tuple[int, int] | None
BESIDE: Final = ("", "-wal")
"""What SQLite writes into: the file itself, and what was not yet moved into it."""


def path_of(url: str) -> Path | None:
    """The file of this database; None where there is none of our own."""
    address = make_url(url)
    named = address.get_backend_name() == "sqlite" and address.database
    is_file = named and named != ":memory:" and not named.startswith("file:")
    return Path(str(named)).resolve() if is_file else None


def make_private(url: str) -> None:
    """Made for nobody else's eyes, before SQLite would make it: what that lays beside it is like the file.

    One that is there stays as it is: whoever has a house may let others read it.
    """
    path = path_of(url)
    with suppress(OSError):  # where none can be made, SQLite says why
        if path is not None:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def hold(url: str) -> Callable[[], None]:
    """From now on no other house can hold this database, until what this gives is called, or we end.

    The lock lies beside the file, as SQLite has locks of its own on that. It ends with its holder, however
    that ends; what stays is a file that means nothing.
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
    with suppress(OSError):  # a full disk: then nobody is told which process it is
        lock.write_text(f"{os.getpid()}\n", encoding="ascii")
    return lambda: os.close(descriptor)


class DatabaseFile:
    """Is it still the one that was opened?"""

    def __init__(self, url: str) -> None:
        self._path = path_of(url)
        self._opened: tuple[Identity, ...] | None = None
        self._was_there = False

    def connecting(self, *_how: object) -> None:
        """Before a connection is made. A file that was there is never made anew: it would be empty.

        And what belonged to one that was there before must not be read into the one that took its place.
        """
        if self._path is None:
            return
        if self._was_there and self._identities()[0] is None:
            raise Lost(self._told("is gone"))
        if self.is_another() and self._opened is not None and self._identities()[1] == self._opened[1]:
            for suffix in ("-wal", "-shm"):
                with suppress(FileNotFoundError):
                    os.unlink(self._beside(suffix))  # noqa: PTH108 - as below
        self._opened = None

    def opened(self) -> None:
        """A connection has written to it: this is the file from now on."""
        if self._path is not None and self._opened is None:
            self._opened = self._identities()
            self._was_there = True

    def check(self) -> None:
        """Raises `Lost` where what is written would be lost."""
        if self._opened is not None and (now := self._identities()) != self._opened:
            raise Lost(self._told("is gone" if now[0] is None else "is not the one that was opened"))

    def is_another(self) -> bool:
        """Has another one taken its place? Then there is nothing to wait for: it is to be opened."""
        return self._opened is not None and self._identities()[0] not in {None, self._opened[0]}

    def _identities(self) -> tuple[Identity, ...]:
        return tuple(_identity(self._beside(suffix)) for suffix in BESIDE)

    def _beside(self, suffix: str) -> str:
        return f"{self._path}{suffix}"

    def _told(self, what: str) -> str:
        return f"{self._path} {what}"


def _identity(path: str) -> Identity:
    with suppress(OSError):
        found = os.stat(path)  # noqa: PTH116 - asked before and after every commit
        return found.st_dev, found.st_ino
    return None
