"""Applies changes that an operator made in the database (bans, closed tables) to the running server.

It polls for notices every few seconds. Bans are cached in memory. A table that was changed or closed is
dropped from memory, and its players reconnect to the stored state.
"""

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
"""Seconds between two polls."""
RECENT: Final = 50
"""How many recent notices are read again, because one of them may become visible late."""
BANNED: Final = Refusal("house/banned")


class Moderation:
    """Refuses banned visitors, and applies notices to the running server."""

    def __init__(self, store: Store, tables: Places) -> None:
        self._store = store
        self._tables = tables
        self._latest = 0
        self._known: set[int] = set()
        """The numbers of recent notices. If two notices are written at the same time, the second may become
        visible first."""
        self._banned: frozenset[str] = frozenset()
        self._is_to_wipe = False
        """Whether database files still contain traces of an erased guest."""

    async def begin(self) -> None:
        """Loads the bans and the latest notices before anyone connects."""
        self._latest = await self._store.latest_notice()
        recent = await self._store.notices(self._latest - RECENT)
        self._known = {notice.number for notice in recent}
        if any(notice.kind == "forgotten" for notice in recent):  # The server may have crashed since.
            await self._rewrite()
        self._banned = await self._store.banned()

    def refuse(self, *who: str) -> Refusal | None:
        """Returns a refusal if one of these addresses or guests is banned; otherwise None."""
        return None if self._banned.isdisjoint(who) else BANNED

    async def watch(self) -> None:
        """Polls as long as the server runs. A failed read is retried."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(SQLAlchemyError):
                await self.look()

    async def look(self) -> None:
        """Applies new notices: bans, signed-out guests, changed or closed tables, erased guests."""
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
        if self._is_to_wipe:  # repeated while a reader still needs the log
            self._is_to_wipe = not await self._store.wipe(secure_delete.empty_log)

    async def _rewrite(self) -> None:
        self._is_to_wipe = True
        if not await self._store.wipe(secure_delete.rewrite):
            log.warning("the file is too large, or the disk too full, to erase deleted data from it")
