"""Similarity by shape, regardless of rotation: outlines, and how round, long or holed a thing is."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.spatial import ConvexHull

from vernissage.art.association.thing import Table, Thing, cosines

_SOLID: Final = 128  # Of 255: the alpha above which a pixel belongs to the thing.
_SIDE: Final = 40  # The side of the square in which outlines are compared, in pixels.
_FILL: Final = 0.22  # The share of the square that each thing fills, so that all have the same size.
_TURNS: Final = 24


def alike(things: tuple[Thing, ...]) -> Table:
    """Compares outlines at the best rotation, mirrored or not, and proportions."""
    masks = [thing.picture()[..., 3] > _SOLID for thing in things]
    return _coverage([_small(mask) for mask in masks]) + _proportion(np.stack([_measured(m) for m in masks]))


def _coverage(small: list[NDArray[np.float64]]) -> Table:
    upright = np.stack([mask.ravel() for mask in small])
    best = np.full((len(small), len(small)), -1.0)
    for flipped in (False, True):
        for turn in range(_TURNS):
            turned = [ndimage.rotate(m, 360 * turn / _TURNS, reshape=False, order=1) for m in small]
            rows = [(m[:, ::-1] if flipped else m).ravel() for m in turned]
            both = cosines(np.concatenate([upright, np.stack(rows)]))
            best = np.maximum(best, both[: len(small), len(small) :])
    return np.asarray(np.maximum(best, best.T))


def _small(mask: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Returns the thing's outline centred in a small square, scaled to a common size, with soft edges."""
    scale = np.sqrt(mask.sum() / (_FILL * _SIDE * _SIDE))
    middle = np.asarray(ndimage.center_of_mass(mask))
    wanted = (np.indices((_SIDE, _SIDE)).reshape(2, -1).T - (_SIDE - 1) / 2) * scale + middle
    soft = ndimage.gaussian_filter(mask.astype(np.float64), scale)
    return np.asarray(ndimage.map_coordinates(soft, wanted.T, order=1)).reshape(_SIDE, _SIDE)


def _measured(mask: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Returns four measures of a thing: how long, convex, round and holed it is, about equally weighted."""
    points = np.argwhere(mask)
    spread = np.sqrt(np.linalg.eigvalsh(np.cov(points.T)))
    hull = ConvexHull(points)
    filled = ndimage.binary_fill_holes(mask)
    rim = (mask & ~ndimage.binary_erosion(mask)).sum()
    return np.array(
        [
            2.0 * np.log(spread[1] / spread[0]),
            3.0 * mask.sum() / hull.volume,  # The area: scipy's name for it in two dimensions.
            1.5 * np.log(rim / np.sqrt(mask.sum())),
            4.0 * (filled.sum() - mask.sum()) / filled.sum(),
        ]
    )


def _proportion(measured: NDArray[np.float64]) -> Table:
    far = np.linalg.norm(measured[:, None] - measured[None], axis=-1)
    return np.asarray(np.exp(-far))
