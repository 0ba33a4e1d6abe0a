"""The leases of a process that shares a database with others. It sends heartbeats and takes free tables."""

from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.platform import Platform
from vernissage.server.store import Lease, Store
from vernissage.server.tables.leases import Elsewhere

LIFE: Final = 1.5
"""Seconds for which a heartbeat is valid. Players go on within three seconds after their server was killed,
including the time in which browsers reconnect and games are restored."""


class ProcessLeases:
    """The leases of one process. store/leases.py describes their guarantees."""

    def __init__(self, store: Store, name: str, life: float, platform: Platform) -> None:
        self._store = store
        self._now = platform.clock.now
        self.name = f"{name}.{platform.chance.number('start', 4)}"
        """A name that is unique to each start, so that a restarted process has none of its earlier leases."""
        self.life = life
        """Seconds for which a heartbeat is valid."""
        self.living: frozenset[str] = frozenset()

    async def beat(self) -> bool:
        """Sends a heartbeat.

        Returns whether it was in time. If so, no other process can have taken a table of this one.
        """
        began = self._now()
        pulse = await self._store.beat(self.name, self.life)
        in_time = self._now() - began < pulse.left
        if in_time or not self.living:
            self.living = pulse.living  # After a late heartbeat others may have been late, too.
        return in_time

    async def take(self, code: str) -> Lease:
        """Takes the lease of a table. Raises `Elsewhere` while another live process holds it."""
        while (lease := await self._store.take(code, self.name)) is None:
            home = await self._store.home_of(code)
            if home is not None:
                raise Elsewhere(home.holder)
        return lease

    async def hand_back(self, lease: Lease | None) -> None:
        """Releases a lease. If the database is unavailable, the lease expires a little later."""
        if lease is not None:
            with suppress(SQLAlchemyError):
                await self._store.hand_back(lease)

    async def leave(self) -> None:
        """Releases all leases of this process, if the database is available."""
        with suppress(SQLAlchemyError):
            await self._store.leave(self.name)
