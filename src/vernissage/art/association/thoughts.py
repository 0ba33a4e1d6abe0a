"""Similarity by association, from lists written for the game from several points of view.

A hand is one list of lines `cue,other,strength,thought`: for every thing the others it brings to
mind, from 3 (immediately) to 1, and the thought that links them. The lists were written
independently of each other; they were not collected from people.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from vernissage.art.association.thing import Table, Thing

SHARES: Final = {1: 0.35, 2: 0.65, 3: 1.0}
"""The value of a link by its strength."""
BY_WAY_OF_ANOTHER: Final = 0.05
"""The weight of indirect links, between two things with common associations."""
OFTEN: Final = 99.5
"""The percentile of indirect links that gets the full weight."""


class Link(NamedTuple):
    """An association: the cue brings another thing to mind, this strongly (1 to 3), by this thought."""

    cue: str
    other: str
    strength: int
    thought: str


def hands(folder: Path) -> dict[str, list[Link]]:
    """Reads all lists in the folder, by file name."""
    return {file.stem: list(_links(file)) for file in sorted(folder.glob("*.csv"))}


def _links(file: Path) -> Iterator[Link]:
    with file.open(encoding="utf-8", newline="") as lines:
        for cue, other, strength, thought in csv.reader(lines):
            yield Link(cue, other, int(strength), thought)


def alike(things: Sequence[Thing], written: Iterable[Sequence[Link]]) -> Table:
    """Combines the lists. A link in several lists counts more."""
    row = {thing.id: number for number, thing in enumerate(things)}
    return linked([_table(row, links) for links in written])


def linked(written: Sequence[Table]) -> Table:
    """Combines direct and indirect links of several lists, each a table from cue to other."""
    found = np.mean(written, axis=0)
    direct = (found + found.T) / 2
    np.fill_diagonal(direct, 0)
    common = direct @ direct
    np.fill_diagonal(common, 0)
    return np.asarray(direct + BY_WAY_OF_ANOTHER * common / np.percentile(common, OFTEN))


def _table(row: dict[str, int], links: Iterable[Link]) -> Table:
    table = np.zeros((len(row), len(row)))
    for link in links:
        table[row[link.cue], row[link.other]] = SHARES[link.strength]
    return table
