"""Loads correspondence tables that are not in memory when a player's time runs out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.store import Store
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry

LOOK: Final = 20.0
"""Seconds between two polls. Players have days to decide, so precision does not matter."""


class Correspondence:
    """The background task that finds overdue tables."""

    def __init__(self, store: Store, registry: Registry, now: Callable[[], float]) -> None:
        self._store = store
        self._registry = registry
        self._now = now

    async def watch(self) -> None:
        """Runs as long as the server does. A failed read is retried."""
        while True:
            with suppress(SQLAlchemyError):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Loads overdue tables, which then handle everything that is due. Tables in memory have timers."""
        for code in await self._store.overdue(self._now()):
            with suppress(Elsewhere):  # The process that serves the table handles it.
                await self._registry.find(code)
