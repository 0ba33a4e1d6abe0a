"""Measures how much of each layer stays visible under others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

SIZE: Final = (90, 94)  # Small enough for all triples of sixty layers, large enough to show a bird.


@dataclass(frozen=True, slots=True)
class Audit:
    """The visibility of layers in pairs and triples."""

    names: tuple[str, ...]
    covered: dict[str, float]  # The share of the picture that each layer covers.
    pairs: NDArray[np.floating[Any]]  # [under, over]: the visible share of the lower layer.
    triples: NDArray[np.floating[Any]]  # [bottom, middle, top]: the visible share of the least visible layer.

    def hidden(self, count: int) -> list[tuple[float, str, str]]:
        """Returns the pairs with the least visible lower layer: visible share, lower layer, upper layer."""
        order = np.argsort(self.pairs, axis=None)[:count]
        places = zip(*np.unravel_index(order, self.pairs.shape), strict=True)
        return [(float(self.pairs[a, b]), self.names[a], self.names[b]) for a, b in places]

    def seen(self, share: float) -> float:
        """Returns the share of triples in which every layer is visible to at least this share."""
        real = self.triples[np.isfinite(self.triples)]
        return float((real >= share).mean())


def body(layer: Image.Image) -> NDArray[np.floating[Any]]:
    """Returns a layer's coverage as a flat array from 0 to 1. Thin paint does not count."""
    alpha = np.asarray(layer.getchannel("A").resize(SIZE, Image.Resampling.BOX)) / 255
    return np.clip((alpha - 0.3) / 0.4, 0, 1).ravel()


def audit(layers: Mapping[str, Image.Image]) -> Audit:
    """Measures all pairs and all ordered triples of layers."""
    names = tuple(layers)
    bodies = np.stack([body(layer) for layer in layers.values()])
    gaps, areas = 1 - bodies, bodies.sum(1)
    pairs = bodies @ gaps.T / areas[:, None]
    np.fill_diagonal(pairs, np.inf)
    bottoms = np.stack([(one * gaps) @ gaps.T / area for one, area in zip(bodies, areas, strict=True)])
    triples = np.minimum(bottoms, pairs[None])
    for i in range(len(names)):  # A layer occurs only once in a picture.
        triples[i, i, :] = triples[i, :, i] = triples[:, i, i] = np.inf
    covered = {name: float(share) for name, share in zip(names, bodies.mean(1), strict=True)}
    return Audit(names, covered, pairs, triples)
