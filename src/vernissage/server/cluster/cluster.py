"""The cluster's interface for the app. Its modules are imported only if used, because they need Redis."""

from collections.abc import Coroutine
from typing import Any, Protocol

from vernissage.server.tables.places import Places


class Mail(Protocol):
    """The connection by which this process sends messages to others."""

    @property
    def written(self) -> int:
        """The number of messages sent so far."""

    @property
    def is_lost(self) -> bool:
        """Whether Redis has not answered for too long."""

    async def close(self) -> None:
        """Closes the connections to Redis."""


class Cluster(Places, Protocol):
    """This process as a node of a cluster."""

    @property
    def transport(self) -> Mail: ...

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """Returns the background work of the node as coroutines."""
