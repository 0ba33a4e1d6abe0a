"""Logs as JSON, one line for each record.

No line contains a secret. Our own messages name no person and no table. Of an exception only its type and
locations are logged, because its message may contain a player's words or data from the database.
"""

import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from traceback import walk_tb
from types import TracebackType

_ours = logging.getLogger("vernissage")


class AsJson(logging.Formatter):
    """Formats a record as one line of JSON, with the name of the process."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": self._process,
            "where": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            told["exception"] = {"kind": f"{kind.__module__}.{kind.__qualname__}", "at": list(_places(trace))}
        return json.dumps(told, ensure_ascii=False)


def _places(trace: TracebackType | None) -> Iterator[str]:
    for frame, line in walk_tb(trace):
        yield f"{frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}"


def write_json(process: str) -> None:
    """Switches all logging to JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson(process))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    _ours.setLevel(logging.INFO)


def write_more(level: str) -> None:
    """Also logs our own messages from this level on, for development."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s:     %(name)s: %(message)s")
    _ours.setLevel(level.upper())


def say_that_it_is_open(port: int) -> None:
    """Logs that the server is open, as a JSON line in place of the greeting."""
    _ours.info("Vernissage is open: http://127.0.0.1:%d", port)
