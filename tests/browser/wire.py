"""A connection between a page and its server that can go silent, like a phone without a signal.

Nothing is closed: what either side sends just does not arrive.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

CHUNK: Final = 65_536
HERE: Final = "127.0.0.1"


class Wire:
    """Forwards everything to this port, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._dead = Event()
        self._lost = 0
        self._ends: list[socket.socket] = []
        self._door = socket.create_server((HERE, 0))
        self.host = f"{HERE}:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for end in (self._door, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        """Drops everything silently from now on."""
        self._dead.set()

    def lose(self) -> None:
        """Drops current connections silently for good; new ones work."""
        self._lost += 1

    def mend(self) -> None:
        """Forwards again what is sent from now on."""
        self._dead.clear()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection((HERE, self._to))
                self._ends += (near, far)
                for source, target in ((near, far), (far, near)):
                    Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        since = self._lost
        with suppress(OSError):
            while said := source.recv(CHUNK):
                if not self._dead.is_set() and since == self._lost:
                    target.sendall(said)
            target.shutdown(socket.SHUT_WR)
