"""Traces the way of a letter through the server, to see where its time goes.

By default nothing is recorded and it costs next to nothing. With OpenTelemetry (telemetry.py) it is.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Final, Literal, TypeAlias

Step: TypeAlias = Literal["hear", "keep", "tell"]
"""The steps in which a table handles a letter."""
_NOTHING: Final = nullcontext()
_NOWHERE: Final = nullcontext("")


class Traces:
    """Context managers that trace their block. These do nothing."""

    def arrival(self, _what: str) -> AbstractContextManager[str]:
        """Traces a message that arrived at a socket. Yields the id of the trace, or an empty string."""
        return _NOWHERE

    def letter(self, _kind: str, _trace: str) -> AbstractContextManager[None]:
        """Traces a table handling a letter of this kind, perhaps as part of a trace."""
        return _NOTHING

    def step(self, _name: Step) -> AbstractContextManager[None]:
        """Traces one step of that."""
        return _NOTHING

    async def watch(self) -> None:
        """Exports data as long as the server runs."""

    async def close(self) -> None:
        """Exports what is left."""
