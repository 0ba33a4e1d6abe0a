"""Connects a socket to its table in any process, and follows the table when it moves.

To the socket (socket.py) it acts as the table: it can be joined and left, and takes letters. To the table it
is a listener. On `restart` it enters the table again without closing the socket: the browser gets a new
welcome, as after a reconnect, and repeats messages that were not handled.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import codec
from vernissage.server.cluster.messages import Enter, Leave, Say
from vernissage.server.cluster.transport import Transport
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Listener, Table
from vernissage.table.letters import Said
from vernissage.table.protocol import Ping, Why
from vernissage.table.room import Visitor

log = logging.getLogger(__name__)

ENTERING: Final = 2.0
"""Seconds to wait for a welcome before entering again, because messages may be lost."""
PATIENCE: Final = 5.0
"""Seconds to look for the table's home before the browser is told to reconnect, perhaps to another
process."""
BREATH: Final = 0.05
"""Seconds between two attempts to enter."""


class Gateway(Protocol):
    """The interface of the process that holds the socket, as the proxy uses it."""

    tables: Registry
    transport: Transport
    proxies: dict[int, TableProxy]
    is_closing: bool

    def expect(self, proxy: TableProxy) -> int:
        """Returns the number by which messages from the table's home reach this socket."""

    def expect_no_more(self, proxy: TableProxy) -> None:
        """Stops messages from the table's home."""


class TableProxy:
    """Represents a table to one socket. The table may be in any process."""

    visitor: Visitor
    address: str

    def __init__(self, code: str, gateway: Gateway) -> None:
        self._code = code
        self._gateway = gateway
        self.number = 0
        """The number by which the table's home knows the socket, if it is another process."""
        self.home = ""
        """The name of the process that is the table's home; empty if it is this process or unknown."""
        self._table: Table | None = None
        """The table; None unless it is in this process."""
        self._is_settled = False
        self._has_left = False
        """Whether the socket is closed. Then no table is entered any more."""
        self._moving: asyncio.Task[None] | None = None
        self._answer: asyncio.Future[bool] | None = None

    # The interface of a table, for the socket

    @property
    def mailbox(self) -> TableProxy:
        """The proxy itself, to which letters are delivered."""
        return self

    async def join(self, socket: Listener) -> None:
        """Enters the table. Returns when the socket has been welcomed or closed."""
        self._socket = socket
        self.visitor, self.address = socket.visitor, socket.address
        self._gateway.proxies[self.visitor.number] = self
        self.again()
        await self._settled()

    async def deliver(self, letter: Said) -> None:
        """Delivers a letter and waits until it is handled. If the table moves, the browser must repeat it."""
        await self._settled()
        if self._table is not None:
            await self._table.mailbox.deliver(letter)
        elif self.home:
            await self._asked(Say(self.number, codec.encode(letter.message), letter.trace))

    def ask(self, _socket: Listener, n: int) -> None:
        """Sends a ping to the table's home, which answers. While the home is unknown, nobody answers."""
        if self._moving is not None:
            return
        if self._table is not None:
            self._table.ask(self, n)
        elif self.home:
            self._gateway.transport.send(self.home, Say(self.number, codec.encode(Ping(n))))

    async def leave(self, _socket: Listener) -> None:
        """Leaves the table when the socket is closed."""
        self._has_left = True
        self._gateway.proxies.pop(self.visitor.number, None)
        if self._moving is not None:
            self._moving.cancel()
        if self._table is not None:
            await self._table.leave(self)
        self._forsake()

    # The interface of a listener, for the table

    def tell(self, news: bytes) -> None:
        self._socket.tell(news)

    def dismiss(self, why: Why) -> None:
        """Handles a dismissal: enters again after `restart`, otherwise closes the socket."""
        if why == "restart" and not self._gateway.is_closing:
            self.again()
        else:
            self.turn_out(why)

    # The interface for this process

    def turn_out(self, why: Why) -> None:
        """Closes the socket, and tells the browser why."""
        self._socket.dismiss(why)

    def again(self) -> None:
        """Enters the table again.

        Messages from the old home are ignored, because one of them may have been lost. Nothing happens if the
        socket has left: a table that it was at may dismiss it late, when the table is closed.
        """
        if self._has_left:
            return
        self._is_settled = False
        self._gateway.expect_no_more(self)
        self.heard(done=False)
        if self._moving is None:
            self._moving = asyncio.create_task(self._settle())

    def heard(self, *, done: bool) -> None:
        """Ends the wait for an answer; `done` is False if it is unknown whether the letter was handled."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(done)

    async def _settled(self) -> None:
        while self._moving is not None:
            await asyncio.wait([self._moving])

    async def _settle(self) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        try:
            # Before Python 3.12 `wait_for` may swallow the cancellation by `leave`.
            while not self._is_settled and not self._has_left:
                if asyncio.get_running_loop().time() > until:
                    return self.turn_out("restart")
                self._forsake()
                self._is_settled = True
                if not await self._found():
                    self._is_settled = False
                    await asyncio.sleep(BREATH)
        finally:
            self._moving = None

    async def _found(self) -> bool:
        """Tries to enter the table, and returns whether that succeeded."""
        try:
            table = await self._gateway.tables.find(self._code)
        except Elsewhere as elsewhere:
            return await self._entered(elsewhere.home)
        except SQLAlchemyError:  # The database is down, or a hanging process has a lock.
            return False
        except Exception:
            log.exception("a table could not be found")
            return False
        if table is None:
            self.turn_out("gone")
            return True
        self._table = table
        await table.join(self)
        return True

    async def _entered(self, home: str) -> bool:
        if self._gateway.transport.is_lost:
            self.turn_out("restart")  # The browser reconnects to another process, perhaps to the home itself.
            return True
        self._gateway.transport.listen_for(home)
        self.home, self.number, who = home, self._gateway.expect(self), self.visitor
        enter = Enter(
            self.number,
            self._code,
            who.guest,
            who.name,
            who.portrait,
            who.watching,
            who.rated,
            who.screen,
            who.paces,
        )
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._asked(enter), ENTERING)
        return False

    async def _asked(self, mail: Enter | Say) -> bool:
        self._answer = asyncio.get_running_loop().create_future()
        self._gateway.transport.send(self.home, mail)
        return await self._answer

    def _forsake(self) -> None:
        """Leaves the current home of the table, if there is one."""
        if self._table is not None:  # It has dismissed this socket, and would do so again when it is closed.
            self._table.listeners.pop(self.visitor.number, None)
            self._table = None
        if self.home:
            self._gateway.transport.send(self.home, Leave(self.number))
            self._gateway.expect_no_more(self)
            self.home = ""
