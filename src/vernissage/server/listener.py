"""Who listens at a table."""

from __future__ import annotations

from typing import Protocol

from vernissage.core.seats import Seat
from vernissage.server import protocol


class Listener(Protocol):
    """Somebody's socket, as a table knows it."""

    guest: str
    name: str
    watching: bool
    looking: Seat | None
    """Where several people share a device: which of their seats looks at it now."""

    def tell(self, news: bytes) -> None:
        """Send this; never waits."""

    def dismiss(self, why: protocol.Why) -> None:
        """Say goodbye and close."""
