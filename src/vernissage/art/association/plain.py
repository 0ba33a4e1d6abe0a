"""Similarity by plain association: things of one kind, or used together, or found together.

Each list names for every thing the others that come to mind first, nearest first, each with a few words of
reason: lines `cue,other,why`. The lists were written independently of each other; they were not collected
from people.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from vernissage.art.association.thing import Table, Thing
from vernissage.art.association.thoughts import linked

HALVED: Final = 8
"""After how many places in a list a link is worth half."""

Nearest: TypeAlias = Mapping[str, Sequence[str]]
"""For each thing the others that come to mind, nearest first."""


def lists(folder: Path) -> dict[str, Nearest]:
    """Reads all lists in the folder, by file name."""
    return {file.stem: _nearest(file) for file in sorted(folder.glob("*.csv"))}


def _nearest(file: Path) -> Nearest:
    found: dict[str, list[str]] = {}
    with file.open(encoding="utf-8", newline="") as lines:
        for cue, other, _why in csv.reader(lines):
            found.setdefault(cue, []).append(other)
    return found


def alike(things: Sequence[Thing], written: Iterable[Nearest]) -> Table:
    """Combines the lists. A link in several of them counts more, and so does one that comes sooner."""
    row = {thing.id: number for number, thing in enumerate(things)}
    return linked([_table(row, nearest) for nearest in written])


def _table(row: Mapping[str, int], nearest: Nearest) -> Table:
    table = np.zeros((len(row), len(row)))
    for cue, others in nearest.items():
        for place, other in enumerate(others):
            table[row[cue], row[other]] = 0.5 ** (place / HALVED)
    return table
