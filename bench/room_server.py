"""Starts the servers to measure, each in its own process, on the loopback interface only."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from bench import peers
from bench.peers import ROOT
from bench.results import Unmeasured
from bench.room_process import stay_on

OPENING = 30.0
CLOSING = 10.0
"""The time-out for shutting down, in seconds."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server's process and port."""

    pid: int
    port: int


@contextmanager
def ours() -> Iterator[Server]:
    """Starts our server as in production, with its database in a file. Only the rate limits are off."""
    port = _free_port()
    with TemporaryDirectory() as folder:
        house = ("--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{folder}/house.db")
        door = "from vernissage.cli import main; main()"
        command = [sys.executable, "-c", door, "serve", *house, "--no-limits", "--bot-pause", "0"]
        with _running(command, {}, port) as server:
            yield server


@contextmanager
def boardgameio() -> Iterator[Server]:
    """Starts the peer's server in production mode, with its matches in memory."""
    port = _free_port()
    settings = {
        "PORT": str(port),
        "NODE_ENV": "production",
        "NODE_PATH": str(peers.NODE_HOME / "node_modules"),
    }
    with _running(["node", str(ROOT / "bench" / "peer_room_boardgameio.cjs")], settings, port) as server:
        yield server


@contextmanager
def _running(command: Sequence[str], settings: Mapping[str, str], port: int) -> Iterator[Server]:
    with TemporaryDirectory() as folder, (Path(folder) / "said.txt").open("w+", encoding="utf-8") as said:
        process = subprocess.Popen(  # noqa: S603 - our own arguments
            command, cwd=ROOT, env={**os.environ, **settings}, stdout=said, stderr=subprocess.STDOUT
        )
        try:
            stay_on(process.pid, 0)
            _wait_until_open(process, port, Path(said.name))
            yield Server(process.pid, port)
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(CLOSING)
            process.kill()
            process.wait()


def _wait_until_open(process: subprocess.Popen[bytes], port: int, said: Path) -> None:
    end = monotonic() + OPENING
    while monotonic() < end and process.poll() is None:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        sleep(0.05)
    raise Unmeasured(f"it did not open: {said.read_text(encoding='utf-8').strip()[-500:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
