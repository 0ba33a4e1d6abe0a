"""A process that does one thing at a time. Whatever happens to it, whoever has asked is told.

It has a pipe of its own, so that one that was stopped or killed holds up no other; and it is ended by
SIGKILL, which reaches also those that are stopped.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Thread
from time import process_time
from traceback import format_exc
from typing import Any, Final, TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")

# Spawned, not forked: a fork would carry along sockets and the database's thread.
CONTEXT: Final = get_context("spawn")
STARTING: Final = 60.0
"""Seconds in which a process must be there. They don't count as thinking."""
ENDING: Final = 1.0
"""Seconds in which a killed process is gone, unless the machine itself is stuck."""


class LostError(Exception):
    """The process ended before it had answered; or it took too long, and was ended."""


class FailedError(Exception):
    """What was to be done raised this. The process is well."""


class Worker:
    """One process, from its first task until it is ended for good."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._lock = Lock()
        """So that nothing is started that was ended meanwhile."""
        self._is_ended = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._thread = ThreadPoolExecutor(1)

    async def do(self, work: Callable[[Asked], Found], asked: Asked, limit: float) -> tuple[Found, float]:
        """What this comes to, if to anything within so many seconds; and how many a processor took."""
        await self._within(STARTING, self._start)
        answer: tuple[Found, float] = await self._within(limit, partial(self._ask, work, asked))
        return answer

    async def _within(self, seconds: float, step: Callable[[], Any]) -> Any:  # noqa: ANN401 - as the work has it
        """In a thread, since pipes block. It goes on at once when the process at the other end is no more."""
        if self._is_ended:
            raise LostError
        doing = asyncio.get_running_loop().run_in_executor(self._thread, step)
        try:
            done, _ = await asyncio.wait((doing,), timeout=seconds)
        except asyncio.CancelledError:  # the house closes: nobody hears what became of it
            doing.cancel()
            raise
        if not done:
            self.end()
        return await doing

    def _start(self) -> None:
        with self._lock:
            if self._is_ended:
                raise LostError
            if self._process is not None:
                return
            here, there = CONTEXT.Pipe()
            with there:
                process = CONTEXT.Process(target=serve, args=(there, self._nice), daemon=True)
                process.start()
            self._process, self._pipe = process, here
        self._hear(here)

    def _ask(self, work: Callable[[Asked], Found], asked: Asked) -> tuple[Found, float]:
        assert self._pipe is not None
        try:
            self._pipe.send((work, asked))
        except OSError as error:
            self._pipe.close()
            raise LostError from error
        is_found, answer, took = self._hear(self._pipe)
        if not is_found:
            raise FailedError(answer)
        found: Found = answer
        return found, took

    def _hear(self, pipe: Connection[Any, Any]) -> Any:  # noqa: ANN401 - as the work has it
        try:
            return pipe.recv()
        except (EOFError, OSError) as error:
            pipe.close()
            raise LostError from error

    def end(self) -> None:
        """Now, whatever it is doing. Whoever waits for it hears that it is lost."""
        with self._lock:
            self._is_ended = True
            if self._process is not None:
                self._process.kill()

    def join(self) -> None:
        """Nothing is left of one that was ended."""
        self._thread.shutdown(wait=False)
        process, self._process = self._process, None
        if process is not None:
            process.join(ENDING)
            if process.exitcode is not None:
                process.close()


def serve(pipe: Connection[Any, Any], nice: int) -> None:
    """In the process: one task after the other, until the house is no more."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            work, asked = pipe.recv()
            begun = process_time()
            try:
                pipe.send((True, work(asked), process_time() - begun))
            except Exception:  # noqa: BLE001 - whoever has asked is told, and decides
                pipe.send((False, format_exc(), process_time() - begun))


def _end_with_parent() -> None:
    """If the house is killed, its processes end by themselves, also in the middle of a thought."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
