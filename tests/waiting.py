"""Waits until something has happened. Only here does a test sleep, between one look and the next.

Nothing depends on how long it takes: `PATIENCE` is when a broken thing is given up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, sleep
from typing import Final, TypeVar

Found = TypeVar("Found")

PATIENCE: Final = 120.0
"""Seconds that anything may take on a busy machine, where workers yield to everything else."""
GAP: Final = 0.02
"""Seconds from one look to the next."""
NEVER: Final = "it does not happen"


def until(
    look: Callable[[], Found | None],
    never: object = NEVER,
    *,
    patience: float = PATIENCE,
    gap: float = GAP,
    pause: Callable[[float], object] = sleep,
) -> Found:
    """Calls `look` until it returns something, and returns that. Fails with `never` after `patience`."""
    end = monotonic() + patience
    while not (found := look()):
        assert monotonic() < end, never() if callable(never) else never
        pause(gap)
    return found


async def until_async(
    look: Callable[[], Awaitable[Found | None]],
    never: object = NEVER,
    *,
    patience: float = PATIENCE,
    gap: float = GAP,
) -> Found:
    """Like `until`, in a coroutine: `look` is awaited, and other tasks run between two looks."""
    end = monotonic() + patience
    while not (found := await look()):
        assert monotonic() < end, never() if callable(never) else never
        await asyncio.sleep(gap)
    return found


async def until_so(look: Callable[[], Found | None], never: object = NEVER, *, gap: float = GAP) -> Found:
    """Like `until_async`, for a `look` that is an ordinary function."""

    async def looked() -> Found | None:
        return look()

    return await until_async(looked, never, gap=gap)
