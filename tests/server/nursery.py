"""Starts servers quickly: a process that has imported everything once, and forks.

Each child runs `vernissage serve` in a process group of its own, from a real command line to a real exit.
Only the time for imports is saved, which matters to tests that kill servers again and again.
One request a line on stdin, one answer a line on stdout:

    {"start": ["--port", "0", ...], "log": "file",     starts a server; the answer is its process id
     "chance": [...], "altered": []}
    {"wait": 1234}                                     its exit status, once it has ended

`chance` selects its randomness (`tests/chance.py`). `altered` lists patches to apply before it starts, as
"module:function:text"; each function is called with its text.

When stdin ends, so does everything that was started.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import vernissage.cli
from tests import chance
from vernissage import catalog

NEEDED: Final = (
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "vernissage.cli.serve",
)
"""Modules that a server imports only on demand, besides its games."""
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def main() -> None:
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)  # they go to the whole group; we end with stdin
    for module in NEEDED:
        import_module(module)
    for name in catalog.names(with_templates=True):
        catalog.find(name)
    running: set[int] = set()
    try:
        for line in sys.stdin:
            _answer(json.loads(line), running)
    finally:
        for pid in running:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)


def _answer(asked: dict[str, object], running: set[int]) -> None:
    match asked:
        case {"start": list(options), "log": str(log), "chance": list(words), "altered": list(altered)}:
            pid = os.fork()
            if not pid:
                _serve(_strings(options), Path(log), _strings(words), _strings(altered))
            running.add(pid)
            print(pid, flush=True)  # noqa: T201 - the answer
        case {"wait": int(pid)}:
            _, status = os.waitpid(pid, 0)
            running.discard(pid)
            print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201 - the answer


def _strings(said: list[object]) -> list[str]:
    return [str(each) for each in said]


def _serve(options: list[str], log: Path, words: list[str], altered: list[str]) -> None:
    """Runs the server in the child; never returns."""
    os.setsid()
    for number in STOPS:
        signal.signal(number, signal.SIG_DFL)
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(said, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["vernissage", "serve", *options]
    status = 1
    try:
        for each in altered:
            module, function, text = each.split(":", 2)
            getattr(import_module(module), function)(text)
        vernissage.cli.main(chance.from_words(words))
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    main()
