"""Where a table is served, in a house of several processes: one of them is its home.

The cluster decides that by leases (`cluster/leases.py`); this is all that the registry of tables knows of it.
"""

from __future__ import annotations

from typing import Protocol

from vernissage.server.store import Lease


class Elsewhere(Exception):  # noqa: N818 - where something is, in one word
    """Another process that is alive is the home of this table."""

    def __init__(self, home: str) -> None:
        super().__init__(home)
        self.home = home


class Leases(Protocol):
    """Makes this process the home of tables."""

    async def take(self, code: str) -> Lease:
        """Make this process the home of a table. Raises `Elsewhere` while another one is."""

    async def hand_back(self, lease: Lease | None) -> None:
        """Let any process take the table."""
