"""ARCHITECTURE.md draws a map of the rooms; it must be the tree's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT, SRC


def the_map() -> str:
    found = re.search(
        r"```\n(src/vernissage/.*?)```", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.DOTALL
    )
    assert found is not None
    return found.group(1)


def section(folder: str) -> str:
    """What the map says of one folder of the package."""
    found = re.search(rf"^  {folder}/.*?(?=^  \S|^\S)", the_map(), re.DOTALL | re.MULTILINE)
    assert found is not None, folder
    return found.group(0)


def modules(folder: Path) -> set[str]:
    names = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    return names | {f"{path.name}/" for path in folder.iterdir() if (path / "__init__.py").is_file()}


@pytest.mark.parametrize("folder", ["core", "server"])
def test_every_module_is_on_the_map_and_nothing_else_is(folder: str) -> None:
    drawn = set(re.findall(r"\b[a-z_]+\.py\b|\b[a-z_]+/(?=\s)", section(folder))) - {f"{folder}/"}
    assert drawn == modules(SRC / folder)


def test_every_room_of_the_package_is_on_the_map() -> None:
    drawn = set(re.findall(r"^  ([a-z_]+(?:\.py|/))", the_map(), re.MULTILINE))
    assert drawn == modules(SRC)
