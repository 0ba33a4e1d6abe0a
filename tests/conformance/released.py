"""Records of every released version, in each game's `tests/records/<version>/`: what people may have saved.

    python -m tests.conformance.released     writes those of the version in pyproject.toml, once

One whole eventful game for the fewest and the most players, and one for each other value of each option.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.imports import ROOT
from tests.conformance.options import Table, tables_of
from tests.play import eventful_step, random_match
from vernissage import catalog
from vernissage.core.record import record, write
from vernissage.core.rng import seed_from_text


def folder(name: str, release: str) -> Path:
    """Returns the folder of this game's records of this release."""
    return catalog.folder(name) / "tests/records" / release


def files(release: str = "*") -> list[Path]:
    """Returns all records, of every release or of this one."""
    return [file for name in catalog.names() for file in sorted(folder(name, "").glob(f"{release}/*.json"))]


def kept(release: str) -> Iterator[tuple[Path, str]]:
    """Yields the path and the content of each record of this release."""
    for name in catalog.names():
        for table in _chosen(name):
            seed = seed_from_text(f"{release} {table}")
            *_, match = random_match(table.game, table.options, seed, step=eventful_step)
            file = f"{str(table).removeprefix(f'{name}-')}.json"
            yield folder(name, release) / file, write(record(name, match, open_seed=True))


def _chosen(name: str) -> list[Table]:
    """Returns the tables with the fewest and the most players, and the smaller table of each other option."""
    tables = tables_of(name)
    plain = [table for table in tables if table.is_plain]
    ways: dict[str, Table] = {}
    for table in sorted(tables, key=lambda table: -int(table.options.players)):
        if not table.is_plain:
            ways[str(table).split("-", 2)[2]] = table
    return [plain[0], plain[-1], *ways.values()]


def main() -> None:
    """Writes the records. Those of a release are never overwritten."""
    release = str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])
    if files(release):
        sys.exit(f"records of {release} are kept already, and stay as they are")
    for place, text in kept(release):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
