"""A test waits for what happens (tests/waiting.py), and never sleeps and hopes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT, nodes
from tests.architecture.test_one_chance import files_of_tests

SLEEPS = frozenset({"sleep", "wait_for_timeout"})
MAY_SLEEP = {
    "tests/waiting.py": "between two looks at what is waited for",
    "tests/browser/waiting.py": "the same, while a page goes on",
    "tests/browser/newcomer.py": "people look before they press again",
    "tests/server/floods.py": "attackers send a byte a second, players ask no more often than allowed",
    "tests/server/pauses.py": "by a clock that jumps: nobody waits",
    "tests/server/house_mutants.py": "the same",
    "tests/server/asgi.py": "people think, in simulated time: nobody waits",
    "tests/server/test_platforms.py": "the same",
    "tests/server/test_own_pace.py": "bots think, by a clock that jumps: nobody waits",
    "tests/dev/__main__.py": "no test: `make dev` looks for changed files again and again",
    "tests/server/test_process_faults.py": "a stopped house can't be told the time",
    "tests/server/cluster/test_postgres.py": "nor a stopped PostgreSQL",
}
"""Each with the reason."""
PEOPLE_PAUSE = ("tests/chaos/", "tests/soak/", "tests/simulation/")
"""Here somebody plays for minutes, at a person's pace; in the simulation nobody waits for it."""


def sleeps(path: Path) -> Iterator[str]:
    """Wherever this file lets time pass, as `line name`. To let others go on for a moment is no sleep."""
    for node in nodes(path):
        match node:
            case ast.Call(func=ast.Attribute(attr="sleep"), args=[ast.Constant(value=0)]):
                continue
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SLEEPS:
                yield f"{node.lineno} {name}"


def test_no_test_sleeps() -> None:
    found = {str(path.relative_to(ROOT)): [*sleeps(path)] for path in files_of_tests()}
    those = {path: lines for path, lines in found.items() if lines and not path.startswith(PEOPLE_PAUSE)}
    assert {path: lines for path, lines in those.items() if path not in MAY_SLEEP} == {}
    there = {path for path in MAY_SLEEP if (ROOT / path).is_file()}  # a copy of the tests may have fewer
    assert those.keys() == there, "an exception that is none any more"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("time.sleep(1)", ["1 sleep"]),
        ("sleep(0.1)", ["1 sleep"]),
        ("await asyncio.sleep(GAP)", ["1 sleep"]),
        ("page.wait_for_timeout(500)", ["1 wait_for_timeout"]),
        ("await asyncio.sleep(0)", []),
        ("page.wait_for_function(DONE)", []),
    ],
)
def test_what_sleeps_is_found(tmp_path: Path, line: str, found: list[str]) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(line, encoding="utf-8")
    assert [*sleeps(file)] == found
