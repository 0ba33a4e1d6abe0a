"""A fair queue: callers wait under a name, and the names take turns."""

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class FairQueue(Generic[Thing]):
    """Lends things from a fixed set, such as workers, to callers. No thing is idle while a caller waits."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self._free = list(things)
        self._waiting: dict[str, deque[asyncio.Future[Thing]]] = {}
        """The waiting callers by name. The name whose turn is next comes first."""

    def __len__(self) -> int:
        """Returns how many callers are waiting."""
        return sum(map(len, self._waiting.values()))

    async def take(self, name: str) -> Thing:
        """Returns the free thing that was given back last. If none is free, waits for the turn of `name`."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            self._leave(name, turn)
            raise

    def give(self, thing: Thing) -> None:
        """Gives a thing back. The next caller gets it."""
        while self._waiting:
            name, waiting = next(iter(self._waiting.items()))
            turn = waiting.popleft()
            if turn.done() and waiting:  # This caller was cancelled: take the next of that name.
                continue
            del self._waiting[name]
            if waiting:
                self._waiting[name] = waiting  # behind all other names
            if not turn.done():
                return turn.set_result(thing)
        self._free.append(thing)
        return None

    def _leave(self, name: str, turn: asyncio.Future[Thing]) -> None:
        if not turn.cancelled():
            return self.give(turn.result())  # The thing was handed over just before the caller was cancelled.
        with suppress(KeyError, ValueError):
            self._waiting[name].remove(turn)
            if not self._waiting[name]:
                del self._waiting[name]
        return None
