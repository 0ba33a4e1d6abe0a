"""How much of each layer stays visible when others lie over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SIZE: Final = (90, 94)  # Small enough for all triples of sixty layers, large enough for a bird.


@dataclass(frozen=True, slots=True)
class Audit:
    """What can be seen of layers, in pairs and in threes."""

    names: tuple[str, ...]
    covered: dict[str, float]  # The share of the picture that a layer covers.
    pairs: NDArray[np.floating[Any]]  # [under, over]: the visible share of the one under.
    triples: NDArray[
        np.floating[Any]
    ]  # [bottom, middle, top]: of the layer that shows least, the visible share.

    def hidden(self, count: int) -> list[tuple[float, str, str]]:
        """The pairs that hide most: visible share, the layer under, the layer over."""
        order = np.argsort(self.pairs, axis=None)[:count]
        places = zip(*np.unravel_index(order, self.pairs.shape), strict=True)
        return [(float(self.pairs[a, b]), self.names[a], self.names[b]) for a, b in places]

    def seen(self, share: float) -> float:
        """In how many of all triples every layer is visible to at least this share."""
        real = self.triples[np.isfinite(self.triples)]
        return float((real >= share).mean())


def body(layer: Image.Image) -> NDArray[np.floating[Any]]:
    """Where a layer covers, as one row of numbers from 0 to 1; thin paint does not cover."""
    alpha = np.asarray(layer.getchannel("A").resize(SIZE, Image.Resampling.BOX)) / 255
    return np.clip((alpha - 0.3) / 0.4, 0, 1).ravel()


def audit(layers: Mapping[str, Image.Image]) -> Audit:
    """Look through all pairs and all ordered triples of layers."""
    names = tuple(layers)
    bodies = np.stack([body(layer) for layer in layers.values()])
    gaps, areas = 1 - bodies, bodies.sum(1)
    pairs = bodies @ gaps.T / areas[:, None]
    np.fill_diagonal(pairs, np.inf)
    bottoms = np.stack([(one * gaps) @ gaps.T / area for one, area in zip(bodies, areas, strict=True)])
    triples = np.minimum(bottoms, pairs[None])
    for i in range(len(names)):  # A layer lies in a picture only once.
        triples[i, i, :] = triples[i, :, i] = triples[:, i, i] = np.inf
    covered = {name: float(share) for name, share in zip(names, bodies.mean(1), strict=True)}
    return Audit(names, covered, pairs, triples)
