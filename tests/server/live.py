"""A real server: a process, a port on the loopback, a database in a file.

`Nursery` starts servers (see nursery.py), `House` is one of them. A server can be killed and restarted on the
same database. Its log is read at the end, and a complaint there fails the test.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import select
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Final, Protocol, Self

from tests import chance
from tests.architecture.imports import ROOT
from tests.chance import machine
from tests.postgres import asked, changed
from tests.waiting import PATIENCE, until
from vernissage.server.store import Guest, Store

QUICK: Final = 0.005
"""Seconds between two looks at a house that opens: many do in a run."""
QUICKLY: Final = ("--host", "127.0.0.1", "--port", "0", "--bot-pause", "0")
NO_LIMITS: Final = "--no-limits"
METRICS: Final = "--metrics"
"""With this option, health is served on another port."""
FILE: Final = "house.db"
GREETING: Final = ("Vernissage is open", "Ctrl-C closes it")
LAST_WORDS: Final = ("resource_tracker", "  warnings.warn(")
"""Python's own messages when the server is killed before its bot workers."""


class Place(Protocol):
    """Where browsers can connect: one server, or a site of several (tests/cluster.py)."""

    @property
    def host(self) -> str: ...

    @property
    def database(self) -> str: ...

    def rows(self, query: str, *args: object) -> list[tuple[object, ...]]: ...


class Nursery:
    """Starts servers, and ends them all when it is closed."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = Lock()
        """Serialises requests when servers are used from several threads."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def start(self, options: list[str], log: Path, whose: str, altered: Sequence[str] = ()) -> int:
        """Starts a server and returns its process id.

        `altered` names patches (nursery.py); `whose` selects the randomness (tests/chance.py).
        """
        words = chance.words_for(whose)
        return self._ask({"start": options, "log": str(log), "chance": words, "altered": [*altered]})

    def wait(self, pid: int) -> int:
        """Returns the exit status of a server: 0 normally, -9 if it was killed."""
        assert ended(pid, PATIENCE), "the server does not end"
        return self._ask({"wait": pid})

    def _ask(self, question: dict[str, object]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            return int(self._process.stdout.readline())


def ended(pid: int, seconds: float) -> bool:
    """Waits at most so long for a process to end."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([descriptor], [], [], seconds)[0])
    finally:
        os.close(descriptor)


class House:
    """One server: its current process, and its database."""

    def __init__(self, nursery: Nursery, folder: Path, *options: str, server: str = "") -> None:
        self._nursery = nursery
        self._options = options
        self._log = folder / "log.txt"
        self.file = folder / FILE
        self.server = server
        """The URL of its PostgreSQL database; None if it uses the file."""
        self.excused: list[str] = []
        """The log lines that this test allows."""
        self.altered: list[str] = []
        """The patches to apply from its next start on (nursery.py)."""
        self.pid = 0
        self.port = 0
        self._whose = chance.new_house()
        self._starts = count()

    @property
    def database(self) -> str:
        return self.server or f"sqlite:///{self.file}"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server, and returns when it answers."""
        begin = len(self.log())
        options = [*QUICKLY, *self._options, "--database", self.database]
        self.pid = self._nursery.start(options, self._log, self.whose(), self.altered)
        until(
            lambda: self._answers(self.log()[begin:]),
            lambda: f"the house does not open:\n{self.log()}",
            gap=QUICK,
        )

    def whose(self) -> str:
        """Returns the name of its randomness, a new one for each start, because its data stays."""
        return f"{self._whose}.{next(self._starts)}"

    def stop(self) -> int:
        """Stops it as a service manager would. Returns the exit status."""
        os.kill(self.pid, signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """Kills it with SIGKILL. The bots' processes end by themselves."""
        os.kill(self.pid, signal.SIGKILL)
        self._ended()

    def pause(self) -> None:
        """Stops it and its bots with SIGSTOP: the port stays open, but nobody answers."""
        os.killpg(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.killpg(self.pid, signal.SIGCONT)

    def end(self) -> None:
        """Kills whatever is left of it."""
        if self.pid:
            self.kill()

    def log(self) -> str:
        """Returns everything it has logged since it was first started."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def complaints(self) -> str:
        """Returns its log without the greeting. A healthy server logs nothing."""
        excused = (*GREETING, *LAST_WORDS, *self.excused)
        lines = (line for line in self.log().splitlines() if line.strip())
        return "\n".join(line for line in lines if not any(words in line for words in excused))

    def memory(self) -> int:
        """Returns the memory of its process in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def helpers(self) -> list[int]:
        """Returns the process ids of its bot workers."""
        return [int(entry.name) for entry in Path("/proc").glob("[0-9]*") if self._is_helper(entry)]

    def rows(self, query: str, *args: object) -> list[tuple[object, ...]]:
        """Queries the database directly."""
        if self.server:
            return asked(self.server, query, *args)
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as database:
            return list(database.execute(query, args))

    def change(self, query: str, *args: object) -> None:
        """Changes the database directly, in ways the server never would."""
        if self.server:
            changed(self.server, query, *args)
            return
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as database, database:
            database.execute(query, args)

    def _is_helper(self, process: Path) -> bool:
        try:
            command = (process / "cmdline").read_bytes()
            return b"spawn_main" in command and os.getpgid(int(process.name)) == self.pid
        except OSError:  # it has just ended
            return False

    def _answers(self, said: str) -> bool:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            return False
        self.port = int(found[1])
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        with suppress(OSError), closing(connection):
            connection.request("GET", "/health")
            status = connection.getresponse().status
            return status == http.HTTPStatus.OK or (
                status == http.HTTPStatus.NOT_FOUND and METRICS in self._options
            )
        return False

    def _ended(self) -> int:
        status = self._nursery.wait(self.pid)
        with suppress(ProcessLookupError):  # the bots' processes, if any are left
            os.killpg(self.pid, signal.SIGKILL)
        self.pid = 0
        return status


def been_open(folder: Path) -> Path:
    """Prepares a folder with a database that has an old guest, so that all past days were dealt there."""

    async def visit() -> None:
        store = await Store.open(f"sqlite:///{folder / FILE}", machine())
        await store.add_guest(Guest("who-came-before-all-others", "First", 0.0), b"before all others")
        await store.close()

    with ThreadPoolExecutor() as thread:  # a browser test may be using this thread's loop
        thread.submit(asyncio.run, visit()).result()
    return folder


@contextmanager
def opened(nursery: Nursery, folder: Path, *options: str, server: str = "") -> Iterator[House]:
    """Yields a server for a test, and fails if it has logged any complaint."""
    house = House(nursery, folder, *options, server=server)
    try:
        house.start()
        yield house
    finally:
        house.end()
    complaints = house.complaints()
    assert not complaints, complaints
