"""A socket at a table, wherever the table has its home. When the home moves, the socket is taken along.

To the socket (socket.py) it is the table: there one comes, goes, and leaves letters. To the table it is a
listener. Asked to come in again (`restart`), it does so without closing the socket: whoever is at its other
end gets a new welcome, as after any reconnect, and says again what was not dealt with.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from vernissage.core import codec
from vernissage.server.cluster.messages import Enter, Leave, Say
from vernissage.server.cluster.transport import Courier
from vernissage.server.tables.homes import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Listener, Table
from vernissage.table.letters import Said
from vernissage.table.protocol import Ping, Why
from vernissage.table.room import Visitor

log = logging.getLogger(__name__)

ENTERING: Final = 2.0
"""Seconds for which a home is given time to greet; then it is asked anew, as what was written may be lost."""
PATIENCE: Final = 5.0
"""Seconds for which a home is looked for; then the browser is asked to try by another door."""
BREATH: Final = 0.05
"""Seconds between two looks."""


class Node(Protocol):
    """What a proxy needs of the process that its socket is in."""

    tables: Registry
    courier: Courier
    stays: set[Stay]
    is_closing: bool

    def expect(self, stay: Stay) -> int:
        """The number under which this socket gets mail from the home of its table."""

    def expect_no_more(self, stay: Stay) -> None:
        """It gets none any more."""


class Stay:
    """One socket."""

    visitor: Visitor
    address: str

    def __init__(self, code: str, hall: Node) -> None:
        self._code = code
        self._hall = hall
        self.number = 0
        """By which the home of the table knows it, if that is another process."""
        self.home = ""
        """That process."""
        self._table: Table | None = None
        """The table, if it is here."""
        self._is_settled = False
        self._moving: asyncio.Task[None] | None = None
        self._answer: asyncio.Future[bool] | None = None

    # As the socket knows it: a table

    @property
    def mailbox(self) -> Stay:
        """Where letters are left."""
        return self

    async def join(self, socket: Listener) -> None:
        """Returns when it is welcomed, or closed."""
        self._socket = socket
        self.visitor, self.address = socket.visitor, socket.address
        self._hall.stays.add(self)
        self.again()
        await self._settled()

    async def deliver(self, letter: Said) -> None:
        """Returns when it is dealt with, or something else comes in its place: then it may be said again."""
        await self._settled()
        if self._table is not None:
            await self._table.mailbox.deliver(letter)
        elif self.home:
            await self._asked(Say(self.number, codec.encode(letter.message), letter.trace))

    def ask(self, _socket: Listener, n: int) -> None:
        """Only the home of the table can say where the game is: while that is looked for, nobody does."""
        if self._moving is not None:
            return
        if self._table is not None:
            self._table.ask(self, n)
        elif self.home:
            self._hall.courier.send(self.home, Say(self.number, codec.encode(Ping(n))))

    async def leave(self, _socket: Listener) -> None:
        """The socket is closed."""
        self._hall.stays.discard(self)
        if self._moving is not None:
            self._moving.cancel()
        if self._table is not None:
            await self._table.leave(self)
        self._forsake()

    # As the table knows it: a listener

    def tell(self, news: bytes) -> None:
        self._socket.tell(news)

    def dismiss(self, why: Why) -> None:
        """The table says goodbye. It may go on elsewhere."""
        if why == "restart" and not self._hall.is_closing:
            self.again()
        else:
            self.turn_out(why)

    # As this process knows it

    def turn_out(self, why: Why) -> None:
        """Closes the socket."""
        self._socket.dismiss(why)

    def again(self) -> None:
        """It can't stay where it is now. What still comes from there may follow on what it has missed."""
        self._is_settled = False
        self._hall.expect_no_more(self)
        self.heard(done=False)
        if self._moving is None:
            self._moving = asyncio.create_task(self._settle())

    def heard(self, *, done: bool) -> None:
        """What was last asked of its home is dealt with; or nobody knows."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(done)

    async def _settled(self) -> None:
        while self._moving is not None:
            await asyncio.wait([self._moving])

    async def _settle(self) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        try:
            while not self._is_settled:
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
        """Is it at its table now?"""
        try:
            table = await self._hall.tables.find(self._code)
        except Elsewhere as elsewhere:
            return await self._entered(elsewhere.home)
        except SQLAlchemyError:  # PostgreSQL does not answer, or whoever hangs still has a lock there.
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
        if self._hall.courier.is_lost:
            self.turn_out("restart")  # by another door, perhaps that of the home
            return True
        self._hall.courier.listen_for(home)
        self.home, self.number, who = home, self._hall.expect(self), self.visitor
        enter = Enter(self.number, self._code, who.guest, who.name, who.watching, who.rated)
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._asked(enter), ENTERING)
        return False

    async def _asked(self, mail: Enter | Say) -> bool:
        self._answer = asyncio.get_running_loop().create_future()
        self._hall.courier.send(self.home, mail)
        return await self._answer

    def _forsake(self) -> None:
        """Wherever it was, it is not expected there any more."""
        self._table = None
        if self.home:
            self._hall.courier.send(self.home, Leave(self.number))
            self._hall.expect_no_more(self)
            self.home = ""
