"""A temporary Redis server for tests.

It stores nothing on disk, since houses exchange only transient messages through it.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.program import LOOPBACK, Program, said_by

WITHOUT: Final = "NO REDIS: it is not here, so nothing is tried on it. `make redis` installs it where it can"


class Redis(Program):
    """A server. After a restart it is empty, and at the same address."""

    def __init__(self, folder: Path) -> None:
        assert is_here(), WITHOUT
        super().__init__("redis", folder)

    @property
    def url(self) -> str:
        return f"redis://{LOOPBACK}:{self.port}/0"

    def command(self) -> list[str | Path]:
        where = ("--port", str(self.port), "--bind", LOOPBACK, "--dir", self.folder)
        return ["redis-server", *where, "--save", "", "--appendonly", "no", "--daemonize", "no"]

    def answers(self) -> bool:
        return said_by(self.port, b"PING\r\n").startswith(b"+PONG")

    def clear(self) -> None:
        """Deletes everything."""
        assert said_by(self.port, b"FLUSHALL\r\n").startswith(b"+OK")


def is_here() -> bool:
    """Whether the program is installed."""
    return shutil.which("redis-server") is not None


def one_for_tests() -> Iterator[Redis]:
    """For a fixture. Skips the tests, with a reason, if Redis is not installed."""
    if not is_here():
        pytest.skip(WITHOUT)
    with running() as redis:
        yield redis


@contextmanager
def running() -> Iterator[Redis]:
    """Runs a server within the block."""
    with tempfile.TemporaryDirectory(prefix="house-redis-") as folder:
        redis = Redis(Path(folder))
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()
