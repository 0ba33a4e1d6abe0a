"""Only `server/platform` names threads, processes, clocks and chance; all others are given a `Platform`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.imports import SRC, calls, dotted_calls, imports, python_files

PLATFORM = Path("server", "platform")
MODULES = (
    "_thread",
    "concurrent",
    "multiprocessing",
    "queue",
    "random",
    "sched",
    "secrets",
    "signal",
    "subprocess",
    "threading",
    "time",
    "uuid",
)
FUNCTIONS = ("anyio.to_thread", "asyncio.to_thread", "os.getrandom", "os.urandom", "starlette.concurrency")
CALLS = frozenset(
    {
        "ProcessPoolExecutor",
        "SystemRandom",
        "Thread",
        "ThreadPoolExecutor",
        "create_subprocess_exec",
        "create_subprocess_shell",
        "fork",
        "generate_private_key",
        "getrandom",
        "monotonic",
        "perf_counter",
        "process_time",
        "run_in_executor",
        "run_in_threadpool",
        "run_sync",
        "set_default_executor",
        "thread_time",
        "time_ns",
        "to_thread",
        "today",
        "token_bytes",
        "urandom",
        "utcnow",
        "uuid4",
    }
)
"""By whatever name their module goes."""
NOW = frozenset({"datetime.now", "time.time"})
"""`now` and `time` alone are also what clocks of ours are called."""


def reaches(root: Path) -> list[str]:
    """What files of the server name that belongs to the platform, as `file:line name`."""
    found = []
    for path in python_files(root / "server"):
        inside = path.relative_to(root)
        if inside.is_relative_to(PLATFORM):
            continue
        named = [
            *((line, name) for line, name in imports(path, root) if _is_reserved(name)),
            *((line, name) for line, name in calls(path) if name in CALLS),
            *((line, name) for line, name in dotted_calls(path) if name in NOW),
        ]
        found += [f"{inside}:{line} {name}" for line, name in sorted(named)]
    return found


def _is_reserved(name: str) -> bool:
    return name.partition(".")[0] in MODULES or name.startswith(FUNCTIONS)


def test_nothing_but_the_platform_reaches_for_threads_processes_clocks_or_chance() -> None:
    assert reaches(SRC) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import threading", "threading"),
        ("from threading import Lock", "threading.Lock"),
        ("from multiprocessing.connection import Connection", "multiprocessing.connection.Connection"),
        ("from concurrent.futures import ThreadPoolExecutor", "concurrent.futures.ThreadPoolExecutor"),
        ("from time import monotonic", "time.monotonic"),
        ("import time as clock", "time"),
        ("from secrets import token_bytes", "secrets.token_bytes"),
        ("import random", "random"),
        ("import uuid", "uuid"),
        ("from os import urandom", "os.urandom"),
        ("os.urandom(16)", "urandom"),
        ("from asyncio import to_thread", "asyncio.to_thread"),
        ("asyncio.to_thread(print)", "to_thread"),
        ("loop.run_in_executor(None, print)", "run_in_executor"),
        ("datetime.now(UTC)", "datetime.now"),
        ("datetime.datetime.now()", "datetime.now"),
        ("date.today()", "today"),
        ("perf_counter()", "perf_counter"),
        ("clock.thread_time()", "thread_time"),
        ("clock.process_time()", "process_time"),
        ("ec.generate_private_key(curve)", "generate_private_key"),
    ],
)
def test_what_reaches_for_one_of_them_is_found(tmp_path: Path, line: str, found: str) -> None:
    path = tmp_path / "server" / "tables" / "one.py"
    path.parent.mkdir(parents=True)
    path.write_text(f"def one():\n    {line}\n", encoding="utf-8")
    assert reaches(tmp_path) == [f"server/tables/one.py:2 {found}"]


@pytest.mark.parametrize(
    "line", ["asyncio.sleep(1)", "loop.time()", "platform.clock.now()", "clock.time()", "calendar.now()"]
)
def test_waiting_by_asyncio_and_the_clocks_that_one_was_handed_are_fine(tmp_path: Path, line: str) -> None:
    path = tmp_path / "server" / "one.py"
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")
    assert reaches(tmp_path) == []
