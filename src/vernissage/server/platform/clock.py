"""The clocks of a server."""

import time as system
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_BUSY: Final[Callable[[], float]] = getattr(system, "thread_time", system.process_time)
"""In a browser there is no clock of a thread, but only one thread."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Three clocks, each a function without arguments."""

    now: Callable[[], float] = system.monotonic
    """A monotonic clock in seconds, the one that the event loop uses."""
    time: Callable[[], float] = system.time
    """The time in seconds since 1970."""
    busy: Callable[[], float] = _BUSY
    """The processor time of this thread, in seconds."""
