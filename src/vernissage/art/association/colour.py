"""Similarity by colour, and the names of a thing's colours."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vernissage.art.association.thing import Table, Thing, cosines
from vernissage.art.colour import Pixels, lab, rgb

_SOLID: Final = 128  # Of 255: the alpha above which a pixel belongs to the thing.
_STEP: Final = 16.0  # The distance between distinguishable colours.
_BLUR: Final = 14.0  # Colours this close are nearly the same.
_VIVID: Final = 40.0  # The chroma of a colour that catches the eye twice as much as grey.
_ENOUGH: Final = 0.22  # The share of a thing above which people would name its colour.
_LIGHTNESS: Final = 0.7  # Light and shade change a colour less than its hue does.

_NAMED: Final = {
    "red": ("#e02020", "#c01030", "#ff4a2a", "#8f1020"),
    "orange": ("#ff8a1a", "#f2712a", "#f0a040"),
    "yellow": ("#ffd92a", "#fbc02d", "#fff176", "#e0a010", "#ffe0b2"),
    "green": ("#3aa03a", "#1f6b30", "#8fc840", "#5a7a3a", "#00c853"),
    "blue": ("#2a6fe0", "#2aa8f0", "#16397a", "#80d0ff", "#2f7889", "#82aec0", "#5f86c9"),
    "purple": ("#7a3ab0", "#5a30d0", "#4a2460"),
    "pink": ("#ff8ab0", "#f8bbd0", "#d81b70", "#ffccbc"),
    "brown": ("#8d5a3a", "#5a3820", "#a87850", "#c0895a", "#4e342e"),
    "black": ("#101010", "#2f2f2f", "#454a4d", "#555a5d"),
    "grey": ("#808080", "#a8a8a8", "#b0bec5", "#78909c"),
    "white": ("#ffffff", "#ededed", "#e0e0e0", "#f5f0e0"),
}


def alike(things: tuple[Thing, ...]) -> Table:
    """Compares colour histograms, blurred so that similar colours count too."""
    seen = [_seen(thing) for thing in things]
    cells = np.unique(np.concatenate([np.round(colours / _STEP) for colours, _ in seen]), axis=0) * _STEP
    return cosines(np.stack([_spread(colours, weights, cells) for colours, weights in seen]))


def names(thing: Thing) -> tuple[str, ...]:
    """Returns the names of the main colours, the largest share first."""
    colours, weights = _seen(thing)
    anchors = [(name, _scaled(lab(rgb(colour)))) for name, written in _NAMED.items() for colour in written]
    far = np.linalg.norm(colours[:, None] - np.stack([anchor for _, anchor in anchors]), axis=-1)
    nearest = np.bincount(far.argmin(axis=1), weights=weights, minlength=len(anchors)) / weights.sum()
    shares = dict.fromkeys(_NAMED, 0.0)
    for (name, _), share in zip(anchors, nearest, strict=True):
        shares[name] += float(share)
    return tuple(sorted((name for name in shares if shares[name] > _ENOUGH), key=lambda name: -shares[name]))


def _seen(thing: Thing) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Returns every colour in the thing's picture, and a weight by how much it catches the eye."""
    picture = thing.picture()
    pixels: Pixels = picture[picture[..., 3] > _SOLID][:, :3]
    colours = lab(pixels)
    return _scaled(colours), 1 + np.hypot(colours[:, 1], colours[:, 2]) / _VIVID


def _scaled(colours: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(colours * (_LIGHTNESS, 1, 1))


def _spread(
    colours: NDArray[np.float64], weights: NDArray[np.float64], cells: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Returns a histogram in which each colour also counts for its neighbours."""
    rounded, inverse = np.unique(np.round(colours / 4), axis=0, return_inverse=True)
    mass = np.bincount(inverse.ravel(), weights=weights)
    far = np.linalg.norm(cells[:, None] - rounded[None] * 4, axis=-1)
    return np.asarray(np.exp(-((far / _BLUR) ** 2) / 2) @ mass)
