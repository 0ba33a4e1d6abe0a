"""The map of the package in ARCHITECTURE.md has every folder, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.imports import ROOT, SRC

ONE_LINE = {"games"}
"""Folders whose subfolders the map describes together."""


def drawn() -> set[str]:
    """Returns the paths on the map. A line is indented by two spaces for each parent folder."""
    document = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    found = re.search(r"```\nsrc/vernissage/\n(.*?)^\S", document, re.DOTALL | re.MULTILINE)
    assert found is not None
    paths, inside = set(), [""]
    for spaces, name in re.findall(r"^( +)([a-z_]+(?:\.py|/))(?= |$)", found.group(1), re.MULTILINE):
        depth = len(spaces) // 2
        inside[depth:] = [inside[depth - 1] + name]
        paths.add(inside[depth])
    return paths


def folders(root: Path, prefix: str = "", deepest: int = 2) -> Iterator[str]:
    for path in sorted(root.iterdir()):
        if (path / "__init__.py").is_file():
            yield f"{prefix}{path.name}/"
            if deepest > 1 and path.name not in ONE_LINE:
                yield from folders(path, f"{prefix}{path.name}/", deepest - 1)


def test_every_folder_and_every_top_module_is_on_the_map_and_nothing_else_is() -> None:
    top = {path.name for path in SRC.glob("*.py")} - {"__init__.py"}
    assert drawn() == top | set(folders(SRC))
