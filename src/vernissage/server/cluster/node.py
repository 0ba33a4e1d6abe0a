"""A node of a cluster: connects its sockets to tables anywhere, and its tables to sockets anywhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core.refusal import Refusal
from vernissage.server.cluster.leases import Homes
from vernissage.server.cluster.messages import (
    Alive,
    AnyMail,
    Counted,
    Dismissed,
    Enter,
    Heard,
    Leave,
    Rename,
    Say,
    Tell,
)
from vernissage.server.cluster.remote_listeners import Porch
from vernissage.server.cluster.table_proxy import Stay
from vernissage.server.cluster.transport import Courier
from vernissage.server.edge.limits import Limits
from vernissage.server.store import Store
from vernissage.server.tables.homes import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.restore import read_setting
from vernissage.server.tables.table_lists import LISTED
from vernissage.table.protocol import Why

log = logging.getLogger(__name__)

BEATS: Final = 3
"""How many heartbeats are sent in the time for which one is valid."""


class Hall:
    """Finds tables for the sockets of this process, like `Registry` in a server with a single process."""

    def __init__(self, tables: Registry, homes: Homes, store: Store, limits: Limits, redis: str) -> None:
        self.tables = tables
        self._homes = homes
        self._store = store
        self._limits = limits
        self.courier = Courier(redis, homes.name, homes.life, self._receive, self._missed)
        self._porch = Porch(tables, self.courier)
        self.stays: set[Stay] = set()
        """All sockets of this process that are at tables."""
        self._expected: dict[int, Stay] = {}
        """The sockets whose tables are in other processes, by number."""
        self._numbers = count(1)
        self._counted = limits.share()
        self.is_closing = False

    async def find(self, code: str) -> Stay | None:
        """Returns the table for one more socket, wherever its home is."""
        with suppress(Elsewhere):
            if await self.tables.find(code) is None:
                return None
        return Stay(code, self)

    async def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Returns a refusal if the name is taken at a table of this guest that has not begun."""
        for code in await self._gathering(guest):
            row = await self._store.find_table(code)
            setting = None if row is None else read_setting(row)
            renamed = None if setting is None else setting.rename(guest, name)
            if isinstance(renamed, Refusal):
                return renamed
        return None

    async def rename(self, guest: str, name: str) -> None:
        """Shows the new name at all tables where this guest is waiting for a game to begin."""
        await self.tables.rename(guest, name)
        for code in await self._gathering(guest):
            home = await self._store.home_of(code)
            if home is not None and home.holder != self._homes.name:
                self.courier.send(home.holder, Rename(code, guest, name))

    def turn_out(self, why: Why, *who: str) -> None:
        """Closes the sockets of these guests and addresses. After `restart` they may come back."""
        for stay in list(self.stays):
            if stay.visitor.guest in who or stay.address in who:
                stay.turn_out(why)

    async def put_away(self, code: str, why: Why) -> None:
        """Drops this table from memory. The next visitor gets it from the store."""
        await self.tables.put_away(code, why)

    async def close(self) -> None:
        """Closes the tables first, so that others can take them while sockets here are still open."""
        self.is_closing = True
        await self.tables.close()
        await self._homes.leave()
        for stay in list(self.stays):
            stay.turn_out("restart")

    async def begin(self) -> None:
        """Sends the first heartbeat, before anyone connects."""
        await self._homes.beat()

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """Returns the background tasks of the node."""
        return self._beat(), self._look_round(), self.courier.receive()

    async def _beat(self) -> None:
        """Sends heartbeats. After a late one it drops tables that another process may have taken."""
        is_sure = True
        while not self.is_closing:
            await asyncio.sleep(self._homes.life / BEATS)
            try:
                is_sure = await self._homes.beat() and is_sure
                if not is_sure:
                    await self.tables.keep_only(await self._store.held(self._homes.name))
                    is_sure = True
            except SQLAlchemyError:
                is_sure = False
            except Exception:
                log.exception("a heartbeat failed")
                is_sure = False

    async def _look_round(self) -> None:
        """Looks for processes that are gone or unreachable, and reconnects or drops their sockets."""
        while True:
            await asyncio.sleep(self._homes.life / BEATS)
            homes, porters = {stay.home for stay in self._expected.values()}, self._porch.porters
            for other in homes | porters:
                self.courier.send(other, Alive())
            for stay in [each for each in self._expected.values() if self._is_out_of_reach(each.home)]:
                stay.again()
            self._porch.forget({porter for porter in porters if self._is_out_of_reach(porter)})
            self._count()
            await self.courier.tidy()

    def _is_out_of_reach(self, other: str) -> bool:
        """Returns whether a process is silent.

        One not listed as alive may have just started, so it gets some time.
        """
        silence, life = self.courier.silence(other), self._homes.life
        return silence > life or (other not in self._homes.living and silence > 2 * life / BEATS)

    def _count(self) -> None:
        """Reports the usage of rate limits to the other processes."""
        counted = self._limits.counted()
        self._limits.sockets.forget_all_but(self._homes.living)
        if counted != self._counted:
            self._counted = counted
            for other in self._homes.living - {self._homes.name}:
                self.courier.send(other, Counted(*counted))

    # Stays

    def expect(self, stay: Stay) -> int:
        """Returns a new number under which this socket gets messages from another process."""
        number = next(self._numbers)
        self._expected[number] = stay
        return number

    def expect_no_more(self, stay: Stay) -> None:
        self._expected.pop(stay.number, None)

    # Mail

    def _receive(self, sender: str, mail: AnyMail) -> None:
        match mail:
            case Enter() | Say() | Leave() | Rename():
                self._porch.receive(sender, mail)
            case Counted():
                self._limits.count(sender, (mail.spent, mail.inside))
            case Tell() | Heard() | Dismissed():
                self._hear(mail)
            case Alive():
                pass

    def _hear(self, mail: Tell | Heard | Dismissed) -> None:
        stay = self._expected.get(mail.number)
        match mail:
            case _ if stay is None:
                return  # It has just left.
            case Tell():
                stay.tell(mail.news)
            case Heard():
                stay.heard(done=True)
            case Dismissed():
                stay.dismiss(mail.why)

    def _missed(self, sender: str) -> None:
        """After a lost message: everyone it may have been for enters again."""
        for stay in [each for each in self._expected.values() if each.home == sender]:
            stay.again()
        self._porch.missed(sender)

    async def _gathering(self, guest: str) -> list[str]:
        """Returns the codes of tables where this guest is waiting for a game to begin."""
        rows = await self._store.going_on_of(guest, LISTED)
        return [row.code for row in rows if row.stage == "gathering"]
