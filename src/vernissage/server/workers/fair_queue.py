"""Who is next, where there is not enough for all: each name in turn, however much one of them wants."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Turns(Generic[Thing]):
    """Things that are lent, one to each who asks. While anyone waits, nothing lies idle."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self._free = list(things)
        self._waiting: dict[str, deque[asyncio.Future[Thing]]] = {}
        """By name; whose turn is next stands first."""

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def take(self, name: str) -> Thing:
        """One of the things, the last that was given back, when it is this name's turn."""
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
        """This can be had again."""
        while self._waiting:
            name, waiting = next(iter(self._waiting.items()))
            turn = waiting.popleft()
            if turn.done() and waiting:  # somebody is just about to leave: the next of that name
                continue
            del self._waiting[name]
            if waiting:
                self._waiting[name] = waiting  # behind all the others
            if not turn.done():
                return turn.set_result(thing)
        self._free.append(thing)
        return None

    def _leave(self, name: str, turn: asyncio.Future[Thing]) -> None:
        if not turn.cancelled():
            return self.give(turn.result())  # it came at the very moment
        with suppress(KeyError, ValueError):
            self._waiting[name].remove(turn)
            if not self._waiting[name]:
                del self._waiting[name]
        return None
