"""A cluster as the app knows it. Its own modules are loaded only where there is one: they need Redis."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from vernissage.server.tables.places import Places


class Mail(Protocol):
    """What this process sends to others."""

    @property
    def written(self) -> int:
        """How many messages were sent."""

    @property
    def is_lost(self) -> bool:
        """Has Redis not answered for too long?"""

    async def close(self) -> None:
        """Close the connections to Redis."""


class Cluster(Places, Protocol):
    """This process as one node of several."""

    @property
    def courier(self) -> Mail: ...

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What the node does as long as the house is open."""
