"""The sockets of other processes at tables of this one. To a table each of them is a listener."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.cluster.messages import Dismissed, Enter, Heard, Leave, Rename, Say, Tell
from vernissage.server.cluster.transport import Courier
from vernissage.server.edge.connection import NUMBERS
from vernissage.server.tables.homes import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.table import protocol
from vernissage.table.letters import Renamed, Said
from vernissage.table.protocol import Why
from vernissage.table.room import Visitor

log = logging.getLogger(__name__)


@dataclass(slots=True)
class FarListener:
    """A socket that another process, its porter, holds."""

    courier: Courier
    porter: str
    number: int
    """The porter's number for it."""
    visitor: Visitor
    address: str = ""
    """Empty: the porter knows the address and applies the limits."""
    table: Table | None = None
    """None until the table is loaded."""

    def tell(self, news: bytes) -> None:
        self.courier.send(self.porter, Tell(self.number, news))

    def dismiss(self, why: Why) -> None:
        self.courier.send(self.porter, Dismissed(self.number, why))

    def heard(self) -> None:
        """Reports that its last message has been handled."""
        self.courier.send(self.porter, Heard(self.number))


class Porch:
    """All remote listeners, by porter and number."""

    def __init__(self, tables: Registry, courier: Courier) -> None:
        self._tables = tables
        self._courier = courier
        self._here: dict[tuple[str, int], FarListener] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def porters(self) -> set[str]:
        return {porter for porter, _ in self._here}

    def receive(self, porter: str, mail: Enter | Say | Leave | Rename) -> None:
        """Handles messages in the order they arrive. Slow work is done by the table, letter by letter."""
        match mail:
            case Enter():
                # A number of our own, because a table identifies its visitors by number, whoever holds the
                # socket.
                visitor = Visitor(
                    next(NUMBERS), mail.guest, mail.name, watching=mail.watching, rated=mail.rated
                )
                listener = FarListener(self._courier, porter, mail.number, visitor)
                self._here[porter, mail.number] = listener
                self._do(self._enter(listener, mail.code))
            case Say():
                found = self._here.get((porter, mail.number))
                if found is None or found.table is None:
                    self._courier.send(porter, Dismissed(mail.number, "restart"))
                else:
                    self._do(_say(found, found.table, mail))
            case Leave():
                gone = self._here.pop((porter, mail.number), None)
                if gone is not None and gone.table is not None:
                    self._do(gone.table.leave(gone))
            case Rename():
                self._do(self._rename(mail))

    def missed(self, porter: str) -> None:
        """After a lost message: everyone at this porter enters again."""
        for listener in self._of([porter]):
            listener.dismiss("restart")

    def forget(self, porters: Collection[str]) -> None:
        """Drops the sockets of porters that are gone or unreachable.

        A porter that still hears it enters them again.
        """
        for listener in self._of(porters):
            listener.dismiss("restart")
            del self._here[listener.porter, listener.number]
            if listener.table is not None:
                self._do(self._leave(listener, listener.table))

    async def _leave(self, listener: FarListener, table: Table) -> None:
        """Removes a listener. An empty table is put away, so that another process can take it."""
        await table.leave(listener)
        if not table.listeners:
            await self._tables.put_away(table.room.setting.code, "restart")

    async def _enter(self, listener: FarListener, code: str) -> None:
        try:
            table = await self._tables.find(code)
        except (Elsewhere, SQLAlchemyError):
            table = None
        if table is None or (listener.porter, listener.number) not in self._here:
            listener.dismiss("restart")  # The porter finds out why.
            return
        listener.table = table
        await table.join(listener)
        listener.heard()

    async def _rename(self, mail: Rename) -> None:
        await self._tables.tell_of_name(mail.code, Renamed(mail.guest, mail.name))

    def _of(self, porters: Collection[str]) -> list[FarListener]:
        return [each for each in self._here.values() if each.porter in porters]

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _say(listener: FarListener, table: Table, mail: Say) -> None:
    message = codec.decode(mail.message, protocol.Incoming)
    if isinstance(message, protocol.Ping):
        table.ask(listener, message.n)
        return
    if not isinstance(message, Refusal):  # The porter has checked it before.
        await table.mailbox.deliver(Said(listener.visitor.number, message, mail.trace))
    listener.heard()
