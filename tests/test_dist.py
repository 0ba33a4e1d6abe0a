"""The release archives contain what they need, and nothing unwanted."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.dist import BUILT, MOST, NEEDED, different, faults, strange


def packed(folder: Path, **more: str) -> Path:
    """Returns a wheel with everything needed, and more."""
    wheel = folder / "some.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in NEEDED + BUILT:
            archive.writestr(f"vernissage/{name}", "…")
        for name, text in more.items():
            archive.writestr(name, text)
    return wheel


def test_a_wheel_as_it_should_be_has_no_faults(tmp_path: Path) -> None:
    assert list(faults(packed(tmp_path))) == []


@pytest.mark.parametrize(
    "name",
    [
        "vernissage/__pycache__/api.cpython-311.pyc",
        "web/node_modules/svelte/index.js",
        "vernissage-0.1/.venv-bench/bin/python",
        ".mypy_cache/3.11/x.json",
        "house.db",
        "house.db-wal",
        "server.pem",
        ".env",
        "artefacts/screens/door.png",
    ],
)
def test_what_does_not_belong_there_is_found(name: str) -> None:
    assert strange([name, "vernissage/api.py", "vernissage/games/keys.py", "web/.npmrc"]) == [name]


def test_a_secret_is_found_wherever_it_lies(tmp_path: Path) -> None:
    key = "-----BEGIN " + "PRIVATE KEY-----\n"
    assert list(faults(packed(tmp_path, letter=key))) == ["some.whl has a secret in letter"]


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    wheel = tmp_path / "empty.whl"
    with zipfile.ZipFile(wheel, "w"):
        pass
    assert list(faults(wheel)) == [f"empty.whl lacks {name}" for name in NEEDED + BUILT]


def test_an_archive_that_has_become_too_large_is_found(tmp_path: Path) -> None:
    (fault,) = faults(packed(tmp_path, letter="x" * MOST))
    assert "is larger than" in fault


def test_two_builds_that_differ_are_found(tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    one, other = packed(tmp_path, letter="one"), packed(tmp_path / "again", letter="other")
    assert list(different(one, one)) == []
    assert list(different(one, other)) == ["some.whl differs in a second build, in 1 files: letter"]
