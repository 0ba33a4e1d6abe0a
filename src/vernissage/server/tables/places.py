"""The interface by which sockets find tables: the registry of one process, or the node of a cluster."""

from typing import Protocol

from vernissage.core.refusal import Refusal
from vernissage.server.tables.table import Place
from vernissage.table.protocol import Why


class Places(Protocol):
    """All tables of the server, whichever process serves them."""

    async def find(self, code: str) -> Place | None:
        """Returns the table with this code for a socket to join; None if there is none."""

    async def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Returns a refusal if the name is taken at a table of this guest whose game has not begun."""

    async def rename(self, guest: str, name: str, portrait: str) -> None:
        """Shows the new name and portrait at all tables where this guest is waiting for a game to begin."""

    def turn_out(self, why: Why, *who: str) -> None:
        """Closes the sockets of these guests and addresses. After `restart` their browsers reconnect."""

    async def put_away(self, code: str, why: Why) -> None:
        """Drops this table from memory. It is loaded from the store for the next visitor."""

    async def close(self) -> None:
        """Handles and stores all pending messages, and asks everyone to reconnect."""
