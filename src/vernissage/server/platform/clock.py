"""The clocks of a house."""

import time as system
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """Three ways to read the time, each a function without arguments."""

    now: Callable[[], float] = system.monotonic
    """A monotonic clock in seconds, the event loop's own."""
    time: Callable[[], float] = system.time
    """Seconds since 1970."""
    busy: Callable[[], float] = system.thread_time
    """The processor time of this thread, in seconds."""
