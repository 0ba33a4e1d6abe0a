"""A worker process. Whatever happens to the process, its caller gets an answer or an exception.

Each process has its own pipe, so a process that was stopped or killed does not delay others. Processes are
ended by SIGKILL, which also reaches stopped processes.
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

from vernissage.server.platform import FailedError, LostError

Asked = TypeVar("Asked")
Found = TypeVar("Found")

# Spawned, not forked: a forked process would inherit sockets and the database's thread.
CONTEXT: Final = get_context("spawn")
STARTING: Final = 60.0
"""Seconds in which a process must start. They don't count towards a task's limit."""
ENDING: Final = 1.0
"""Seconds to wait for a killed process to end."""


class Process:
    """One worker process, from its first task until it is ended."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._lock = Lock()
        """Held while the process is started or ended, so that an ended worker starts no process."""
        self._is_ended = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._thread = ThreadPoolExecutor(1)

    async def do(self, work: Callable[[Asked], Found], asked: Asked, limit: float) -> tuple[Found, float]:
        """Does one task in the process, as `Worker.do` describes."""
        await self._within(STARTING, self._start)
        answer: tuple[Found, float] = await self._within(limit, partial(self._ask, work, asked))
        return answer

    async def _within(self, seconds: float, step: Callable[[], Any]) -> Any:  # noqa: ANN401 - as the work has it
        """Runs the step in a thread, since pipes block. If the step takes too long, the process is ended."""
        if self._is_ended:
            raise LostError
        doing = asyncio.get_running_loop().run_in_executor(self._thread, step)
        try:
            done, _ = await asyncio.wait((doing,), timeout=seconds)
        except asyncio.CancelledError:  # The server closes: nobody waits for the result.
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
        """Kills the process, even in the middle of a task."""
        with self._lock:
            self._is_ended = True
            if self._process is not None:
                self._process.kill()

    def join(self) -> None:
        """Waits for an ended process and frees its thread."""
        self._thread.shutdown(wait=False)
        process, self._process = self._process, None
        if process is not None:
            process.join(ENDING)
            if process.exitcode is not None:
                process.close()


def serve(pipe: Connection[Any, Any], nice: int) -> None:
    """The main function of the process: does one task after the other until the pipe is closed."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which ends this process
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            work, asked = pipe.recv()
            begun = process_time()
            try:
                pipe.send((True, work(asked), process_time() - begun))
            except Exception:  # noqa: BLE001 - the caller gets the traceback
                pipe.send((False, format_exc(), process_time() - begun))


def _end_with_parent() -> None:
    """Ends this process when the server is killed, even in the middle of a task."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
