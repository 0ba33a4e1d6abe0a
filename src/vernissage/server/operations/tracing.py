"""Traces letters on their way through the server, to show where time is spent.

By default nothing is recorded, at almost no cost. With OpenTelemetry (telemetry.py) traces are exported.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Final, Literal, TypeAlias

Step: TypeAlias = Literal["hear", "keep", "tell"]
"""The steps in which a table handles a letter."""
_NOTHING: Final = nullcontext()
_NOWHERE: Final = nullcontext("")


class Traces:
    """Context managers that trace their block. In this base class they do nothing."""

    def arrival(self, _what: str) -> AbstractContextManager[str]:
        """Traces a message that arrived at a socket. Yields the id of the trace, or an empty string."""
        return _NOWHERE

    def letter(self, _kind: str, _trace: str) -> AbstractContextManager[None]:
        """Traces how a table handles a letter. `_trace` is the id from `arrival`, or empty."""
        return _NOTHING

    def step(self, _name: Step) -> AbstractContextManager[None]:
        """Traces one step in handling a letter."""
        return _NOTHING

    async def watch(self) -> None:
        """Exports metrics regularly, as long as the server runs."""

    async def close(self) -> None:
        """Exports all remaining data."""
