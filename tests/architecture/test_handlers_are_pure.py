"""What a letter leads to is found out without a clock, a socket, a database or chance of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.imports import SRC, calls, imports

SERVER = SRC / "server"
VALUES = (
    "appearance",
    "ballot",
    "chair",
    "change",
    "clock",
    "contest",
    "ending",
    "explaining",
    "guidance",
    "letters",
    "looking_on",
    "likeness",
    "name_check",
    "news",
    "room",
    "seating",
    "setting",
    "waiting",
)
"""The modules that handlers think with, besides each other."""
GIVEN = ("daily", "deal", "phrases", "protocol", "seat_keys", "table_types", "world")
"""What comes in as an argument, or is only types."""
REACHING_OUT = frozenset(
    {
        "asyncio",
        "logging",
        "os",
        "random",
        "secrets",
        "socket",
        "sqlalchemy",
        "starlette",
        "threading",
        "time",
    }
)


def reaching_out(path: Path) -> list[str]:
    """All that a file imports and must not, as `line name`."""
    allowed = {f"vernissage.server.{name}" for name in (*VALUES, *GIVEN, "handlers", "store.rows")}
    return [
        f"{line} {name}"
        for line, name in imports(path, SRC)
        if name.partition(".")[0] in REACHING_OUT
        or (name.startswith("vernissage.server") and not any(_is_in(name, each) for each in allowed))
    ]


def _is_in(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


FILES = [*sorted((SERVER / "handlers").glob("*.py")), *(SERVER / f"{name}.py" for name in VALUES)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_reaches_out(path: Path) -> None:
    assert reaching_out(path) == []
    assert not {name for _, name in calls(path)} & {"open", "print"}


@pytest.mark.parametrize(
    "line", ["import asyncio", "from time import time", "from vernissage.server.store import Store"]
)
def test_a_way_out_is_found(tmp_path: Path, line: str) -> None:
    path = tmp_path / "play.py"
    path.write_text(line + "\n", encoding="utf-8")
    assert len(reaching_out(path)) == 1
