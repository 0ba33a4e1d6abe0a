"""Where sockets find their tables: the registry of this process, or the node of a cluster."""

from __future__ import annotations

from typing import Protocol

from vernissage.core.refusal import Refusal
from vernissage.server.tables.table import Place
from vernissage.table.protocol import Why


class Places(Protocol):
    """All tables of the house, whichever process serves them."""

    async def find(self, code: str) -> Place | None:
        """The table of this code, for one more socket."""

    async def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Why this guest can't take this name: it is taken where they gather with others."""

    async def rename(self, guest: str, name: str) -> None:
        """Show the new name wherever this guest gathers with others."""

    def turn_out(self, why: Why, *who: str) -> None:
        """Close the sockets of these guests and addresses. After `restart` they may come back."""

    async def put_away(self, code: str, why: Why) -> None:
        """Drop this table from memory. The next visitor gets it from the store."""

    async def close(self) -> None:
        """Deal with everything that was said, keep it, and ask everyone to come back."""
