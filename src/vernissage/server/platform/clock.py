"""The clocks of a house."""

from __future__ import annotations

import time as system
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """Three ways to read the time, each a function without arguments."""

    now: Callable[[], float] = system.monotonic
    """Seconds since some moment; it never goes back. The event loop's own clock."""
    time: Callable[[], float] = system.time
    """Seconds since 1970."""
    busy: Callable[[], float] = system.thread_time
    """Seconds for which a processor has worked in this thread."""
