"""The sockets of other processes at tables of this process. To a table each of them is a listener."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.cluster.messages import Dismissed, Enter, Heard, Leave, Rename, Say, Tell
from vernissage.server.cluster.transport import Transport
from vernissage.server.edge.connection import NUMBERS
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.table import protocol
from vernissage.table.letters import Renamed, Said
from vernissage.table.protocol import Why
from vernissage.table.room import Visitor

log = logging.getLogger(__name__)


@dataclass(slots=True)
class RemoteListener:
    """A socket at a table of this process that another process, its gateway, holds."""

    transport: Transport
    gateway: str
    number: int
    """The number by which the gateway knows the socket."""
    visitor: Visitor
    address: str = ""
    """Always empty: the gateway knows the address and applies the limits."""
    table: Table | None = None
    """The table of the socket; None until it is loaded."""

    def tell(self, news: bytes) -> None:
        self.transport.send(self.gateway, Tell(self.number, news))

    def dismiss(self, why: Why) -> None:
        self.transport.send(self.gateway, Dismissed(self.number, why))

    def heard(self) -> None:
        """Reports that the last message of this socket has been handled."""
        self.transport.send(self.gateway, Heard(self.number))


class RemoteListeners:
    """All remote listeners, by gateway and number."""

    def __init__(self, tables: Registry, transport: Transport) -> None:
        self._tables = tables
        self._transport = transport
        self._here: dict[tuple[str, int], RemoteListener] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def gateways(self) -> set[str]:
        return {gateway for gateway, _ in self._here}

    def receive(self, gateway: str, mail: Enter | Say | Leave | Rename) -> None:
        """Handles messages in the order of arrival. Slow work is done by the table, letter by letter."""
        match mail:
            case Enter():
                # A number of our own, because a table identifies its visitors by number, whoever holds the
                # socket.
                visitor = Visitor(
                    next(NUMBERS),
                    mail.guest,
                    mail.name,
                    mail.portrait,
                    watching=mail.watching,
                    screen=mail.screen,
                    rated=mail.rated,
                    paces=mail.paces,
                )
                listener = RemoteListener(self._transport, gateway, mail.number, visitor)
                self._here[gateway, mail.number] = listener
                self._do(self._enter(listener, mail.code))
            case Say():
                found = self._here.get((gateway, mail.number))
                if found is None or found.table is None:
                    self._transport.send(gateway, Dismissed(mail.number, "restart"))
                else:
                    self._do(_say(found, found.table, mail))
            case Leave():
                gone = self._here.pop((gateway, mail.number), None)
                if gone is not None and gone.table is not None:
                    self._do(gone.table.leave(gone))
            case Rename():
                self._do(self._rename(mail))

    def missed(self, gateway: str) -> None:
        """Handles a lost message: all sockets of this gateway enter their tables again."""
        for listener in self._of([gateway]):
            listener.dismiss("restart")

    def forget(self, gateways: Collection[str]) -> None:
        """Drops the sockets of gateways that are gone or unreachable.

        If such a gateway still gets the message, it lets its sockets enter again.
        """
        for listener in self._of(gateways):
            listener.dismiss("restart")
            del self._here[listener.gateway, listener.number]
            if listener.table is not None:
                self._do(self._leave(listener, listener.table))

    async def _leave(self, listener: RemoteListener, table: Table) -> None:
        """Removes a listener. An empty table is dropped from memory, so that another process can take it."""
        await table.leave(listener)
        if not table.listeners:
            await self._tables.put_away(table.room.setting.code, "restart")

    async def _enter(self, listener: RemoteListener, code: str) -> None:
        try:
            table = await self._tables.find(code)
        except (Elsewhere, SQLAlchemyError):
            table = None
        if table is None or (listener.gateway, listener.number) not in self._here:
            listener.dismiss("restart")  # The gateway finds out why.
            return
        listener.table = table
        await table.join(listener)
        listener.heard()

    async def _rename(self, mail: Rename) -> None:
        await self._tables.tell_of_name(mail.code, Renamed(mail.guest, mail.name, mail.portrait))

    def _of(self, gateways: Collection[str]) -> list[RemoteListener]:
        return [each for each in self._here.values() if each.gateway in gateways]

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _say(listener: RemoteListener, table: Table, mail: Say) -> None:
    message = codec.decode(mail.message, protocol.Incoming)
    if isinstance(message, protocol.Ping):
        table.ask(listener, message.n)
        return
    if not isinstance(message, Refusal):  # The gateway has checked the message before.
        await table.mailbox.deliver(Said(listener.visitor.number, message, mail.trace))
    listener.heard()
