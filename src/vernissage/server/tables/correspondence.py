"""Where people have days, a table may sleep while somebody's time runs out: the house wakes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.store import Store
from vernissage.server.tables.homes import Elsewhere
from vernissage.server.tables.registry import Registry

LOOK: Final = 20.0
"""Seconds between two looks: nobody counts them where there are days."""


class Overdue:
    """Goes round the tables where somebody's days are over."""

    def __init__(self, store: Store, registry: Registry, now: Callable[[], float]) -> None:
        self._store = store
        self._registry = registry
        self._now = now

    async def watch(self) -> None:
        """Runs as long as the house is open. What can't be read now is read later."""
        while True:
            with suppress(SQLAlchemyError):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """A table that is brought from the store does what is due by then; one that is here has its timer."""
        for code in await self._store.overdue(self._now()):
            with suppress(Elsewhere):  # There it is known as well.
                await self._registry.find(code)
