"""A node of a cluster: connects its sockets and tables with those of other processes."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core.refusal import Refusal
from vernissage.server.cluster.leases import ProcessLeases
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
from vernissage.server.cluster.remote_listeners import RemoteListeners
from vernissage.server.cluster.table_proxy import TableProxy
from vernissage.server.cluster.transport import Transport
from vernissage.server.edge.limits import Limits
from vernissage.server.store import Store
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.restore import read_setting
from vernissage.server.tables.table_lists import LISTED
from vernissage.table.protocol import Why

log = logging.getLogger(__name__)

BEATS: Final = 3
"""How many heartbeats are sent in the time for which one is valid."""


class Node:
    """Finds tables for the sockets of this process, as `Registry` does in a server with a single process."""

    def __init__(
        self, tables: Registry, leases: ProcessLeases, store: Store, limits: Limits, redis: str
    ) -> None:
        self.tables = tables
        self._leases = leases
        self._store = store
        self._limits = limits
        self.transport = Transport(redis, leases.name, leases.life, self._receive, self._missed)
        self._listeners = RemoteListeners(tables, self.transport)
        self.proxies: dict[int, TableProxy] = {}
        """The proxies of all sockets of this process that are at tables, by the visitor's number."""
        self._expected: dict[int, TableProxy] = {}
        """The proxies whose tables are in other processes, by number."""
        self._numbers = count(1)
        self._counted = limits.share()
        self.is_closing = False

    async def find(self, code: str) -> TableProxy | None:
        """Returns a proxy for this table, wherever its home is; None if there is no such table."""
        with suppress(Elsewhere):
            if await self.tables.find(code) is None:
                return None
        return TableProxy(code, self)

    async def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Returns a refusal if the name is taken at a table of this guest whose game has not begun."""
        for code in await self._gathering(guest):
            row = await self._store.find_table(code)
            setting = None if row is None else read_setting(row)
            renamed = None if setting is None else setting.rename(guest, name)
            if isinstance(renamed, Refusal):
                return renamed
        return None

    async def rename(self, guest: str, name: str, portrait: str) -> None:
        """Shows the new name and portrait at all tables where this guest is waiting for a game to begin."""
        await self.tables.rename(guest, name, portrait)
        for code in await self._gathering(guest):
            home = await self._store.home_of(code)
            if home is not None and home.holder != self._leases.name:
                self.transport.send(home.holder, Rename(code, guest, name, portrait))

    def turn_out(self, why: Why, *who: str) -> None:
        """Closes the sockets of these guests and addresses. After `restart` their browsers reconnect."""
        for proxy in list(self.proxies.values()):
            if proxy.visitor.guest in who or proxy.address in who:
                proxy.turn_out(why)

    async def put_away(self, code: str, why: Why) -> None:
        """Drops this table from memory. It is loaded from the store for the next visitor."""
        await self.tables.put_away(code, why)

    async def close(self) -> None:
        """Closes the tables, then the sockets, so that other processes can take the tables meanwhile."""
        self.is_closing = True
        await self.tables.close()
        await self._leases.leave()
        for proxy in list(self.proxies.values()):
            proxy.turn_out("restart")

    async def begin(self) -> None:
        """Sends the first heartbeat, before anyone connects."""
        await self._leases.beat()

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """Returns the background work of the node as coroutines."""
        return self._beat(), self._look_round(), self.transport.receive()

    async def _beat(self) -> None:
        """Sends heartbeats. After a late heartbeat, drops tables that another process may have taken."""
        is_sure = True
        while not self.is_closing:
            await asyncio.sleep(self._leases.life / BEATS)
            try:
                is_sure = await self._leases.beat() and is_sure
                if not is_sure:
                    await self.tables.keep_only(await self._store.held(self._leases.name))
                    is_sure = True
            except SQLAlchemyError:
                is_sure = False
            except Exception:
                log.exception("a heartbeat failed")
                is_sure = False

    async def _look_round(self) -> None:
        """Looks for processes that are gone or unreachable, and reconnects or drops their sockets."""
        while True:
            await asyncio.sleep(self._leases.life / BEATS)
            homes, gateways = {proxy.home for proxy in self._expected.values()}, self._listeners.gateways
            for other in homes | gateways:
                self.transport.send(other, Alive())
            for proxy in [each for each in self._expected.values() if self._is_out_of_reach(each.home)]:
                proxy.again()
            self._listeners.forget({gateway for gateway in gateways if self._is_out_of_reach(gateway)})
            self._count()
            await self.transport.tidy()

    def _is_out_of_reach(self, other: str) -> bool:
        """Returns whether a process has been silent for too long.

        A process that is not listed as alive may have just started, so it gets some time.
        """
        silence, life = self.transport.silence(other), self._leases.life
        return silence > life or (other not in self._leases.living and silence > 2 * life / BEATS)

    def _count(self) -> None:
        """Reports the usage of rate limits to the other processes."""
        counted = self._limits.counted()
        self._limits.sockets.forget_all_but(self._leases.living)
        if counted != self._counted:
            self._counted = counted
            for other in self._leases.living - {self._leases.name}:
                self.transport.send(other, Counted(*counted))

    # Numbers of sockets

    def expect(self, proxy: TableProxy) -> int:
        """Returns a new number, by which messages from another process reach this socket."""
        number = next(self._numbers)
        self._expected[number] = proxy
        return number

    def expect_no_more(self, proxy: TableProxy) -> None:
        self._expected.pop(proxy.number, None)

    # Messages

    def _receive(self, sender: str, mail: AnyMail) -> None:
        match mail:
            case Enter() | Say() | Leave() | Rename():
                self._listeners.receive(sender, mail)
            case Counted():
                self._limits.count(sender, (mail.spent, mail.inside))
            case Tell() | Heard() | Dismissed():
                self._hear(mail)
            case Alive():
                pass

    def _hear(self, mail: Tell | Heard | Dismissed) -> None:
        proxy = self._expected.get(mail.number)
        match mail:
            case _ if proxy is None:
                return  # The socket has just left.
            case Tell():
                proxy.tell(mail.news)
            case Heard():
                proxy.heard(done=True)
            case Dismissed():
                proxy.dismiss(mail.why)

    def _missed(self, sender: str) -> None:
        """Handles a lost message: all sockets that it may have concerned enter their tables again."""
        for proxy in [each for each in self._expected.values() if each.home == sender]:
            proxy.again()
        self._listeners.missed(sender)

    async def _gathering(self, guest: str) -> list[str]:
        """Returns the codes of tables where this guest is waiting for a game to begin."""
        rows = await self._store.going_on_of(guest, LISTED)
        return [row.code for row in rows if row.stage == "gathering"]
