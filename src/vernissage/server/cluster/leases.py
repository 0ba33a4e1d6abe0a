"""A process among those that share a database: it says that it is alive, and takes tables without a home."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.platform import Platform
from vernissage.server.store import Lease, Store
from vernissage.server.tables.homes import Elsewhere

LIFE: Final = 1.5
"""Seconds for which a process is believed to be alive. With the time that a browser and its proxy take, and
that in which a game is played again, those at a table whose home was killed go on within three."""


class Homes:
    """See store/leases.py for what holds, whatever happens."""

    def __init__(self, store: Store, name: str, life: float, platform: Platform) -> None:
        self._store = store
        self._now = platform.clock.now
        self.name = f"{name}.{platform.chance.number('start', 4)}"
        """Its own each time it is started: what it held before is not its any more."""
        self.life = life
        """Seconds for which one is believed to be alive."""
        self.living: frozenset[str] = frozenset()

    async def beat(self) -> bool:
        """This process is alive. Was that said in time, so that nobody can have taken one of its tables?"""
        began = self._now()
        pulse = await self._store.beat(self.name, self.life)
        in_time = self._now() - began < pulse.left
        if in_time or not self.living:
            self.living = pulse.living  # Who was late can't judge the others: all of them may have been.
        return in_time

    async def take(self, code: str) -> Lease:
        """This process is the home of that table from now on. Raises `Elsewhere` while another is."""
        while (lease := await self._store.take(code, self.name)) is None:
            home = await self._store.home_of(code)
            if home is not None:
                raise Elsewhere(home.holder)
        return lease

    async def hand_back(self, lease: Lease | None) -> None:
        """Anyone may take this table at once. If that can't be kept, they may a little later."""
        if lease is not None:
            with suppress(SQLAlchemyError):
                await self._store.hand_back(lease)

    async def leave(self) -> None:
        """The same for all its tables."""
        with suppress(SQLAlchemyError):
            await self._store.leave(self.name)
