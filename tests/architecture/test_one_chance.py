"""Randomness has one source: the seed of the run in tests (tests/chance.py), `Chance` in the server."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT, SRC, calls, imports, nodes, python_files

OF_THE_SYSTEM = ("secrets", "uuid", "random")
SEEDED = frozenset({"random.Random"})
"""Allowed in a test, with a seed."""
NEVER = frozenset({"urandom", "getrandom", "SystemRandom", "generate_private_key", "Chance"})
NEEDS_A_SEED = frozenset({"Random", "default_rng", "Machine", "Inline"})
"""Without an argument they draw from the system."""
NEEDS_A_PLATFORM = frozenset({"Settings"})
"""A house that is told nothing runs on a `Machine` without an argument."""

HOUSE = SRC / "server"
IN_THE_HOUSE = frozenset({HOUSE / "platform" / "chance.py", HOUSE / "platform" / "simulated.py"})
"""All that a real house draws; and the order of events in a simulated one, which has a seed."""
ABOUT_THE_SYSTEM = frozenset({ROOT / "tests" / "server" / "test_chance.py"})
"""Tests that a real server draws from the system."""


def files_of_tests() -> list[Path]:
    of_games = (path for path in python_files(SRC / "games") if "tests" in path.relative_to(SRC).parts)
    return sorted({ROOT / "conftest.py", *python_files(ROOT / "tests"), *of_games} - ABOUT_THE_SYSTEM)


def by_luck(path: Path) -> Iterator[str]:
    """Yields everything this file draws from the system, as `line name`."""
    for line, name in imports(path, SRC):
        if name.partition(".")[0] in OF_THE_SYSTEM and name not in SEEDED:
            yield f"{line} {name}"
    for node in nodes(path):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    given = {keyword.arg for keyword in node.keywords}
                    is_bare = name in NEEDS_A_SEED and not node.args and not given
                    if name in NEVER or is_bare or (name in NEEDS_A_PLATFORM and "platform" not in given):
                        yield f"{node.lineno} {name}"


def test_no_test_draws_from_anything_but_the_seed_of_the_run() -> None:
    found = {str(path.relative_to(ROOT)): [*by_luck(path)] for path in files_of_tests()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_house_draws_in_one_place() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line} {name}"
        for path in python_files(HOUSE)
        for line, name in (*imports(path, SRC), *calls(path))
        if path not in IN_THE_HOUSE and (name.partition(".")[0] in OF_THE_SYSTEM or name == "urandom")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import random", "1 random"),
        ("from random import choice", "1 random.choice"),
        ("from secrets import token_hex", "1 secrets.token_hex"),
        ("import uuid", "1 uuid"),
        ("os.urandom(16)", "1 urandom"),
        ("chance = Chance()", "1 Chance"),
        ("rng = Random()", "1 Random"),
        ("np.random.default_rng()", "1 default_rng"),
        ("House(Settings('sqlite://'))", "1 Settings"),
        ("Store.open('sqlite://', Machine())", "1 Machine"),
        ("Store.open('sqlite://', Inline())", "1 Inline"),
    ],
)
def test_what_draws_by_luck_is_found(tmp_path: Path, line: str, found: str) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(line, encoding="utf-8")
    assert [*by_luck(file)] == [found]


@pytest.mark.parametrize(
    "line",
    [
        "from random import Random",
        "Random(7)",
        "np.random.default_rng(7)",
        "Settings('sqlite://', platform=Machine(drawn()))",
    ],
)
def test_what_comes_from_a_seed_is_fine(tmp_path: Path, line: str) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(line, encoding="utf-8")
    assert [*by_luck(file)] == []
