"""`core`, `games` and `table` are pure: no clock, no network, no files, no global randomness."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.architecture.imports import SRC, calls, imports, python_files

# fmt: off
PURE_MODULES = frozenset({
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "hashlib",
    "heapq", "itertools", "json", "math", "msgspec", "operator", "re", "string", "struct", "types", "typing",
    "unicodedata", "vernissage",
})
"""The modules that a pure file may import. An allow list, so that nothing new slips through."""

OF_TABLES = frozenset({"base64", "datetime", "hmac", "pathlib"})
"""What `table` may import as well: for keys, dates, and word lists next to its modules."""

IMPURE_CALLS = frozenset({
    "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print", "__import__",
})
"""`hash` and `id` differ between processes, so nothing may depend on them."""

IMPURE_EXAMPLES = [
    "random", "time", "datetime", "asyncio", "os", "io", "pathlib", "socket", "secrets", "threading",
    "subprocess", "logging", "tempfile", "importlib", "multiprocessing", "shutil", "sqlite3", "uuid",
]
# fmt: on


def impurities(root: Path) -> list[str]:
    """Returns every import and call in a pure folder that is not allowed, as `file:line name`."""
    found = []
    for path in python_files(root):
        inside = path.relative_to(root)
        drawn = inside.parts[0] == "games" and (
            {"tests", "art"} & set(inside.parts) or path.name == "terminal.py"
        )
        if inside.parts[0] not in {"core", "games", "table"} or drawn:
            continue
        pure = PURE_MODULES | ({"numpy"} if inside.parts[2:3] in {("twin",), ("tasks",)} else set())
        pure |= OF_TABLES if inside.parts[0] == "table" else set()
        modules = ((line, name) for line, name in imports(path, root) if _top(name) not in pure)
        named = ((line, name) for line, name in calls(path) if name in IMPURE_CALLS)
        found += [f"{inside}:{line} {_top(name)}" for line, name in (*modules, *named)]
    return found


def _top(name: str) -> str:
    return name.partition(".")[0]


def test_core_games_and_tables_are_pure() -> None:
    assert impurities(SRC) == []


@pytest.mark.parametrize(
    ("room", "module"),
    [
        (room, module)
        for room in ("core", "games/one", "table", "table/handlers")
        for module in IMPURE_EXAMPLES
        if not (room.startswith("table") and module in OF_TABLES)
    ],
)
def test_an_impure_import_is_found(tmp_path: Path, room: str, module: str) -> None:
    path = tmp_path / "vernissage" / room / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(f"def roll():\n    import {module}\n", encoding="utf-8")
    assert module in sys.stdlib_module_names
    assert impurities(tmp_path / "vernissage") == [f"{room}/rules.py:2 {module}"]


@pytest.mark.parametrize("call", ["open('x')", "print(1)", "input()", "hash('x')"])
def test_an_impure_call_is_found(tmp_path: Path, call: str) -> None:
    path = tmp_path / "vernissage" / "core" / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(call, encoding="utf-8")
    assert impurities(tmp_path / "vernissage") == [f"core/rules.py:1 {call.partition('(')[0]}"]


def test_what_draws_and_what_tests_may_reach_out(tmp_path: Path) -> None:
    for inside in ("games/one/terminal.py", "games/one/tests/test_one.py", "cli/play.py"):
        path = tmp_path / "vernissage" / inside
        path.parent.mkdir(parents=True)
        path.write_text("import os\nprint(os.name)\n", encoding="utf-8")
    assert impurities(tmp_path / "vernissage") == []
