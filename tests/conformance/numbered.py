"""Writes down what each number of a game's `spaces.py` means, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from tests.play import game_called
from vernissage import catalog
from vernissage.research.layout import Part
from vernissage.research.setup import Setup

FILE = "spaces.txt"


def numbered(name: str) -> str | None:
    """Returns the version, every move and every feature; None if a game doesn't name its numbers."""
    if catalog.extras(name).spaces() is None:
        return None
    setup = Setup(name, players=game_called(name).info.most)
    moves = (f"{number:>6}  {label}" for number, label in enumerate(setup.ids.labels))
    features = _features(setup.layout.parts)
    return "\n".join([f"version {setup.version}", "", "moves", *moves, "", "features", *features]) + "\n"


def _features(parts: tuple[Part, ...]) -> Iterator[str]:
    at = 0
    for part in parts:
        labels = f"{part.labels[0]} to {part.labels[-1]}" if len(part.labels) > 1 else part.labels[0]
        mark = crc32("\n".join(part.labels).encode())
        line = f"{at:>6}  {part.name} {labels}, {len(part.labels)}, 1 is {part.one_is:g}, {mark:08x}"
        yield line.replace(" ,", ",")
        at += len(part.labels)
