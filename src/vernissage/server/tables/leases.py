"""Where a table is served when there are several processes: one of them is its home.

The cluster decides this with leases (`cluster/leases.py`). This interface is all that the registry knows of
it.
"""

from typing import Protocol

from vernissage.server.store import Lease


class Elsewhere(Exception):  # noqa: N818 - reads well: `except Elsewhere`
    """Another live process serves this table."""

    def __init__(self, home: str) -> None:
        super().__init__(home)
        self.home = home


class Leases(Protocol):
    """Takes and releases tables for this process."""

    async def take(self, code: str) -> Lease:
        """Makes this process the home of a table. Raises `Elsewhere` while another one is."""

    async def hand_back(self, lease: Lease | None) -> None:
        """Lets any process take the table."""
