"""What whoever runs the house has done beside it, through the database: the open house hears of it here.

It looks for notices every few seconds. Who is banned is known without asking the store each time. A table
that was changed or closed is dropped from memory, and its people come in again to what the store has now.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core.refusal import Refusal
from vernissage.server.store import Store
from vernissage.server.store.database import secure_delete
from vernissage.server.tables.places import Places

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two looks."""
RECENT: Final = 50
"""So many notices are read once more: one of them may show late."""
BANNED: Final = Refusal("house/banned")


class Keeper:
    """Stands at the door, and hears from whoever runs the house."""

    def __init__(self, store: Store, tables: Places) -> None:
        self._store = store
        self._tables = tables
        self._latest = 0
        self._known: set[int] = set()
        """The numbers of the latest notices. Of two made at the same time, the second may show first."""
        self._banned: frozenset[str] = frozenset()
        self._is_to_wipe = False
        """Was somebody forgotten, of whom the files still have something?"""

    async def begin(self) -> None:
        """Before anyone comes: what was done until now is in the store already."""
        self._latest = await self._store.latest_notice()
        recent = await self._store.notices(self._latest - RECENT)
        self._known = {notice.number for notice in recent}
        if any(notice.kind == "forgotten" for notice in recent):  # by a house that may have fallen since
            await self._rewrite()
        self._banned = await self._store.banned()

    def refuse(self, *who: str) -> Refusal | None:
        """Why somebody with this address, or this guest, does not come in."""
        return None if self._banned.isdisjoint(who) else BANNED

    async def watch(self) -> None:
        """As long as the house is open. What can't be read now is read later."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(SQLAlchemyError):
                await self.look()

    async def look(self) -> None:
        """Has something been done since?"""
        for notice in await self._store.notices(self._latest - RECENT):
            if notice.number in self._known:
                continue
            match notice.kind:
                case "bans":
                    self._banned = await self._store.banned()
                    self._tables.turn_out("banned", *self._banned)
                case "guest":
                    self._tables.turn_out("restart", notice.what)
                case "table":
                    await self._tables.put_away(notice.what, "restart")
                case "closed":
                    await self._tables.put_away(notice.what, "closed")
                case "forgotten":
                    await self._rewrite()
            self._latest = max(self._latest, notice.number)
            self._known = {each for each in self._known if each > self._latest - RECENT} | {notice.number}
        if self._is_to_wipe:  # and again, as long as somebody reads what only the log has
            self._is_to_wipe = not await self._store.wipe(secure_delete.empty_log)

    async def _rewrite(self) -> None:
        self._is_to_wipe = True
        if not await self._store.wipe(secure_delete.rewrite):
            log.warning("the file is too large, or too full, to be written anew without what was forgotten")
