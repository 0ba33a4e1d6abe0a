"""Cubism: the scene cut along straight lines, each piece seen from a slightly different point of view."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, mix, rgb, smoothstep
from vernissage.art.scene import SIDE, Scene
from vernissage.art.strokes import Oil

Pieces = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Facets:
    """Cuts, shifts and shades the scene, then paints over it with a brush."""

    oil: Oil
    cuts: int = 13
    shift: float = 13  # How far a piece's point of view is shifted, in pixels.
    tint: float = 0.5  # How much of the palette is laid over the ground.
    line: float = 2.0

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        pieces, seams = self._cut(rng)
        count = int(pieces.max()) + 1
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        moved = rng.uniform(-self.shift, self.shift, (count, 2))[pieces]
        at = [rows + moved[..., 0], columns + moved[..., 1]]
        mask = ndimage.map_coordinates(scene.mask, at, order=1, mode="nearest")
        parts = [
            mix(_seen(scene.ground, at), self._tints(scene, count, rng)[pieces], self.tint),
            _seen(scene.subject, at),
        ]
        image = mix(parts[0], parts[1], mask)
        image *= _shade(pieces, mask, rng)[..., None]
        image = mix(image, rgb(scene.palette.dark), np.asarray(seams * (0.75 - 0.35 * mask), np.float32))
        edge = np.abs(ndimage.sobel(mask, 0)) + np.abs(ndimage.sobel(mask, 1))
        image = mix(image, rgb(scene.palette.dark) * 0.5, np.clip(edge * 0.22, 0, 0.85))
        faceted = Scene(image, image, np.asarray(mask, np.float32), scene.palette, scene.light)
        return self.oil.paint(faceted, rng)

    def _cut(self, rng: Chance) -> tuple[Pieces, Pixels]:
        """Numbers the pieces between random straight lines; also returns a mask of the lines."""
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        code, seams = np.zeros((SIDE, SIDE), np.int64), np.zeros((SIDE, SIDE), np.float32)
        angles = np.linspace(0, np.pi, self.cuts, endpoint=False) + rng.uniform(-0.12, 0.12, self.cuts)
        for number, angle in enumerate(rng.permutation(angles)):
            x, y = rng.uniform(0.15, 0.85, 2) * SIDE
            away = (columns - x) * np.sin(angle) - (rows - y) * np.cos(angle)
            code += (away > 0).astype(np.int64) << number
            seams = np.maximum(seams, 1 - smoothstep(self.line - 1, self.line + 1, np.abs(away)))
        pieces = np.unique(code, return_inverse=True)[1].reshape(SIDE, SIDE)
        return pieces, seams

    def _tints(self, scene: Scene, count: int, rng: Chance) -> Pixels:
        palette = scene.palette
        colours = np.stack(
            [rgb(c) for c in (palette.light, palette.mid, palette.floor, palette.accent, palette.dark)]
        )
        return np.asarray(colours[rng.choice(5, count, p=(0.27, 0.3, 0.2, 0.11, 0.12))], np.float32)


def _shade(pieces: Pieces, mask: Pixels, rng: Chance) -> Pixels:
    """Shades every piece from light to dark, each in its own direction."""
    count = int(pieces.max()) + 1
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    angle, tone = rng.uniform(0, 2 * np.pi, count), rng.uniform(-0.1, 0.1, count)
    slope = np.cos(angle)[pieces] * columns + np.sin(angle)[pieces] * rows
    every = np.arange(count)
    low, high = ndimage.minimum(slope, pieces, every), ndimage.maximum(slope, pieces, every)
    share = (slope - low[pieces]) / (high - low + 1)[pieces] - 0.5
    return np.asarray(1 + (share * 0.5 + tone[pieces]) * (1 - 0.35 * mask), np.float32)


def _seen(pixels: Pixels, at: list[Pixels]) -> Pixels:
    channels = [ndimage.map_coordinates(pixels[..., k], at, order=1, mode="nearest") for k in range(3)]
    return np.asarray(np.stack(channels, axis=-1), np.float32)
