"""An external program that tests run, in its own folder and at its own port.

It has its own process group, so that Ctrl-C at a terminal does not reach it: its starter stops it, in the
right order.
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
"""The time-out for starting and stopping, generous for a busy machine, in seconds."""


class Program:
    """A program that can be stopped and started again. Subclasses say which."""

    def __init__(self, name: str, folder: Path, port: int | None = None) -> None:
        self.name = name
        self.folder = folder
        self.port = free_port() if port is None else port
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def environment(self) -> dict[str, str] | None:
        """Returns its environment variables; None for ours."""
        return None

    def answers(self) -> bool:
        """Whether it is ready."""
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process is not None, f"{self.name} does not run"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - installed for this
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
        """Stops it as an operator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kills it."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Suspends it: its port is open, but nothing answers."""
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
        self._process.send_signal(signal.SIGCONT)  # a suspended process can't react
        self._process.wait(PATIENCE)
        self._process = None


def free_port() -> int:
    """Returns an unused port of the loopback."""
    with closing(socket.create_server((LOOPBACK, 0))) as free:
        return int(free.getsockname()[1])


def said_by(port: int, words: bytes) -> bytes:
    """Sends bytes to a port and returns the response; empty if nothing listens."""
    with suppress(OSError), socket.create_connection((LOOPBACK, port), timeout=1.0) as line:
        line.sendall(words)
        return line.recv(1024)
    return b""
