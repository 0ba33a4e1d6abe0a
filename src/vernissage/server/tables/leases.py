"""Leases: when there are several processes, each table is served by one of them, its home.

The cluster assigns homes with leases (`cluster/leases.py`). The registry knows only this interface.
"""

from typing import Protocol

from vernissage.server.store import Lease


class Elsewhere(Exception):  # noqa: N818 - reads well: `except Elsewhere`
    """Raised when another live process serves this table."""

    def __init__(self, home: str) -> None:
        super().__init__(home)
        self.home = home


class Leases(Protocol):
    """Takes and releases tables on behalf of this process."""

    async def take(self, code: str) -> Lease:
        """Makes this process the home of a table. Raises `Elsewhere` if another live process is its home."""

    async def hand_back(self, lease: Lease | None) -> None:
        """Releases the table, so that any process can take it. Does nothing for None."""
