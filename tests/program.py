"""A program of somebody else's that tests run: in a folder and at a port of its own, until it is ended.

It has a process group of its own, so that Ctrl-C at a terminal is not for it: whoever started it ends it, in
the right order.
"""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from tests.waiting import until

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 30.0
"""Seconds in which a program has started or stopped, on the busiest machine."""


class Program:
    """One program, which can be ended and started again. Who it is, those below say."""

    def __init__(self, name: str, folder: Path, port: int | None = None) -> None:
        self.name = name
        self.folder = folder
        self.port = free_port() if port is None else port
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def environment(self) -> dict[str, str] | None:
        """Its variables; None for those that we have."""
        return None

    def answers(self) -> bool:
        """Does it do what it is there for?"""
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process is not None, f"{self.name} does not run"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Returns when it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - a program that was installed for this
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self.environment(),
                process_group=0,
            )
        until(
            lambda: self.answers() or not self.is_running,
            lambda: f"{self.name} does not answer:\n{self.log()}",
        )
        assert self.is_running, f"{self.name} has ended:\n{self.log()}"

    def stop(self) -> None:
        """As whoever runs a machine stops it."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """In the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """It hangs from now on: its port is open, and nobody answers there."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    @property
    def _log(self) -> Path:
        return self.folder / f"{self.name}.txt"

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.send_signal(signal.SIGCONT)  # who hangs can't hear that it is over
        self._process.wait(PATIENCE)
        self._process = None


def free_port() -> int:
    """A port of the loopback at which nobody listens."""
    with closing(socket.create_server((LOOPBACK, 0))) as free:
        return int(free.getsockname()[1])


def said_by(port: int, words: bytes) -> bytes:
    """What whoever listens at this port says to these words; nothing where nobody does."""
    with suppress(OSError), socket.create_connection((LOOPBACK, port), timeout=1.0) as line:
        line.sendall(words)
        return line.recv(1024)
    return b""
