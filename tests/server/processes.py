"""The worker processes of this process, as the system lists them."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

GONE: Final = "ZX"
"""The states of a process that has ended, even if its parent has not collected it."""


def thinkers() -> set[int]:
    """Returns the ids of those that run or are stopped."""
    return {int(entry.name) for entry in Path("/proc").glob("[0-9]*") if _is_thinker(entry)}


def _is_thinker(process: Path) -> bool:
    try:
        state, parent = (process / "stat").read_text("utf-8").rpartition(")")[2].split()[:2]
        command = (process / "cmdline").read_bytes()
    except OSError:  # it has just ended
        return False
    return int(parent) == os.getpid() and state not in GONE and b"spawn_main" in command


def signal_all(pids: set[int], kind: signal.Signals) -> None:
    """Sends a signal to each that still exists."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, kind)


# Work for a process


def own_pid(_: object) -> int:
    return os.getpid()


def loop_forever(_: object) -> None:
    while True:
        pass


def begin_and_loop_forever(begun: str) -> None:
    """Says with a file of its own in this folder that it has begun."""
    (Path(begun) / str(os.getpid())).touch()
    loop_forever(None)


def raise_something(words: str) -> None:
    raise ValueError(words)


def answer_what_cannot_be_sent(_: object) -> object:
    return lambda: None


def end_itself(_: object) -> None:
    os._exit(1)


def end_itself_once(marker: str) -> str:
    """Kills the first process that runs it; the second answers."""
    if Path(marker).exists():
        return "here"
    Path(marker).touch()
    os._exit(1)


def stop_itself_once(marker: str) -> str:
    """Stops the first process that runs it; the second answers."""
    if Path(marker).exists():
        return "here"
    Path(marker).touch()
    os.kill(os.getpid(), signal.SIGSTOP)
    return "too late"
