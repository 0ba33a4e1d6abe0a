"""A thing that others are compared with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.art.colour import Pixels

Table: TypeAlias = NDArray[np.float64]  # How alike any two of n things are, n x n; more is more alike.


@dataclass(frozen=True, slots=True)
class Thing:
    """All that is known of it."""

    id: str
    name: str  # In English, as everywhere here.
    look: str  # What its picture shows, in a sentence.
    emoji: str  # Its name among the emoji, in kebab case; its own id if there is none.
    tags: tuple[str, ...]
    picture: Callable[[], Pixels]  # Height x width x red, green, blue, alpha, from 0 to 255: the thing alone.


def cosines(vectors: NDArray[np.float64]) -> Table:
    """How far vectors point in the same direction. One that points nowhere is like no other."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    unit = vectors / np.where(lengths > 0, lengths, 1)
    return np.asarray(unit @ unit.T)
