"""A thing of a game, such as a painting, with the name, tags and picture by which likeness is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.art.colour import Pixels

Table: TypeAlias = NDArray[np.float64]  # Pairwise similarity of n things, n x n; higher is more similar.


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of a game, with everything that the channels compare."""

    id: str
    name: str  # The English name.
    look: str  # A sentence that describes its picture.
    emoji: str  # Its name among the emoji, in kebab case; its own id if there is none.
    tags: tuple[str, ...]
    picture: Callable[[], Pixels]  # Height x width x RGBA, from 0 to 255, without background.
    kinds: tuple[str, ...] = ()  # The everyday kinds it belongs to.


def cosines(vectors: NDArray[np.float64]) -> Table:
    """Returns the cosine similarity of all vectors. A zero vector is similar to none."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    unit = vectors / np.where(lengths > 0, lengths, 1)
    return np.asarray(unit @ unit.T)
