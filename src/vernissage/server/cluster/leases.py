"""A process that shares a database with others: it sends heartbeats and takes free tables."""

from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.platform import Platform
from vernissage.server.store import Lease, Store
from vernissage.server.tables.leases import Elsewhere

LIFE: Final = 1.5
"""Seconds for which a heartbeat is valid. Together with the time for a browser to reconnect and for the game
to be restored, players go on within three seconds after their server was killed."""


class ProcessLeases:
    """Leases of one process. store/leases.py describes what they guarantee."""

    def __init__(self, store: Store, name: str, life: float, platform: Platform) -> None:
        self._store = store
        self._now = platform.clock.now
        self.name = f"{name}.{platform.chance.number('start', 4)}"
        """Unique to each start, so that leases from before a restart are not its own."""
        self.life = life
        """Seconds for which a heartbeat is valid."""
        self.living: frozenset[str] = frozenset()

    async def beat(self) -> bool:
        """Sends a heartbeat.

        Returns whether it was in time, so that nobody can have taken one of its tables.
        """
        began = self._now()
        pulse = await self._store.beat(self.name, self.life)
        in_time = self._now() - began < pulse.left
        if in_time or not self.living:
            self.living = pulse.living  # After a late one, don't judge: all may have been late.
        return in_time

    async def take(self, code: str) -> Lease:
        """Takes the lease of a table. Raises `Elsewhere` while another process holds it."""
        while (lease := await self._store.take(code, self.name)) is None:
            home = await self._store.home_of(code)
            if home is not None:
                raise Elsewhere(home.holder)
        return lease

    async def hand_back(self, lease: Lease | None) -> None:
        """Releases a lease. If the database is not available, it expires a little later."""
        if lease is not None:
            with suppress(SQLAlchemyError):
                await self._store.hand_back(lease)

    async def leave(self) -> None:
        """Releases all leases of this process."""
        with suppress(SQLAlchemyError):
            await self._store.leave(self.name)
