"""A letter on its way along the straight line, for whoever wants to see where its time goes.

As a rule nobody does: then nothing is noted, and it costs next to nothing. Otherwise telemetry.py notes it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final, Literal, TypeAlias

Step: TypeAlias = Literal["hear", "keep", "tell"]
"""What a table does with a letter."""
_NOTHING: Final = nullcontext()
_NOWHERE: Final = nullcontext("")


class Traces:
    """Each of these lasts as long as its block."""

    def arrival(self, _what: str) -> AbstractContextManager[str]:
        """Something was said at a socket. Gives the name under which a table goes on with it, or none."""
        return _NOWHERE

    def letter(self, _kind: str, _trace: str) -> AbstractContextManager[None]:
        """A table opens a letter of this kind, which may have come by a socket."""
        return _NOTHING

    def step(self, _name: Step) -> AbstractContextManager[None]:
        """And does something with it."""
        return _NOTHING

    async def watch(self) -> None:
        """What is done about it as long as the house is open."""

    async def close(self) -> None:
        """Whatever was noted and not yet sent is."""
