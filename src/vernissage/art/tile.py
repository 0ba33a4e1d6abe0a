"""A tin-glazed tile: the thing in blue on white, with a ring around it and ornaments in the corners."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, luminance, mix, rgb, smoothstep, soft_noise
from vernissage.art.scene import SIDE, Scene, inside, to_edge, wobbled

_MIDDLE = SIDE / 2


@dataclass(frozen=True, slots=True)
class Tile:
    """Paints in one colour under a glaze. The palette's light is the glaze, mid to dark the colour."""

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        glaze = (
            rgb(scene.palette.light)
            + 2.4 * soft_noise(rng, SIDE, 60)[..., None]
            + 1.2 * soft_noise(rng, SIDE, 3)[..., None]
        )
        blue = np.maximum.reduce(
            [
                _ring(rows, columns, rng),
                _corners(rows, columns, rng),
                self._setting(scene, rows, columns, rng),
            ]
        )
        blue = np.maximum(
            blue * (1 - np.clip(ndimage.gaussian_filter(scene.mask, 4) * 2, 0, 1)), self._thing(scene, rng)
        )
        blue = np.clip(blue * (1 + 0.1 * soft_noise(rng, SIDE, 14)), 0, 1)
        # A thin coat of the colour is lighter and bluer; a thick one is nearly black.
        inked = mix(
            mix(glaze, rgb(scene.palette.mid), np.clip(blue * 1.7, 0, 1)),
            rgb(scene.palette.dark),
            np.clip(blue * 1.7 - 0.7, 0, 1),
        )
        return self._glazed(inked, rows, columns, rng)

    def _thing(self, scene: Scene, rng: Chance) -> Pixels:
        """Paints the thing as a wash by its darkness, with brushed lines around and within it."""
        mask, seen = wobbled(scene.mask, rng, 1.8, 30), wobbled(scene.subject, rng, 1.8, 30)
        bright = luminance(seen)
        low, high = np.percentile(bright[inside(mask)], (4, 96))
        dark = np.clip((high - bright) / (high - low + 25), 0, 1)
        steps = np.round(dark * 4) / 4 * 0.6 + dark * 0.4
        smooth = ndimage.gaussian_filter(bright, 1.3)
        inner = smoothstep(
            28, 75, np.asarray(np.hypot(ndimage.sobel(smooth, 0), ndimage.sobel(smooth, 1)), np.float32)
        )
        contour = smoothstep(
            0, 1.5, np.asarray(4.0 + 1.2 * soft_noise(rng, SIDE, 40) - to_edge(mask), np.float32)
        )
        wash = (0.06 + 0.66 * steps) * mask
        return np.asarray(np.maximum.reduce([wash, inner * mask * 0.8, contour * 0.95]), np.float32)

    def _setting(self, scene: Scene, rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
        """Draws a few lines of ground or water under the thing, and birds in the air."""
        base = float(np.nonzero(inside(scene.mask).any(axis=1))[0][-1])
        blue = np.zeros_like(rows)
        for number in range(4):
            y = min(base - 8, 560) + number * 14
            wave = y + 5 * np.sin(columns / (17 + 4 * number) + number) + 3 * soft_noise(rng, SIDE, 60)
            reach = 215 - 34 * number + 12 * soft_noise(rng, SIDE, 50)
            line = np.exp(-(((rows - wave) / (3.2 - 0.4 * number)) ** 2)) * (
                np.abs(columns - _MIDDLE) < reach
            )
            blue = np.maximum(blue, line * (0.75 - 0.12 * number))
        for _bird in range(3):
            x, y, size = rng.uniform(200, 520), rng.uniform(130, 230), rng.uniform(12, 20)
            arm = np.abs(columns - x)
            wing = np.exp(-(((rows - y + 7 * np.sin(np.clip(arm / size, 0, 1) * 2.6)) / 2.4) ** 2)) * (
                arm < size
            )
            blue = np.maximum(blue, wing * 0.8)
        return np.asarray(blue, np.float32)

    def _glazed(self, inked: Pixels, rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
        """Adds crackle, a shine, and the tile's chipped edge."""
        cracks = sum(np.exp(-((soft_noise(rng, SIDE, scale) / 0.02) ** 2)) for scale in (34, 52))
        aged = mix(inked, rgb("#a89a86"), np.asarray(np.clip(cracks, 0, 1) * 0.2, np.float32))
        inset = np.minimum(np.minimum(rows, columns), SIDE - 1 - np.maximum(rows, columns))
        chipped = inset + 2.5 * soft_noise(rng, SIDE, 20) + 1.5 * soft_noise(rng, SIDE, 7)
        bevel = (np.minimum(rows, columns) < 12) * 12.0 - (np.maximum(rows, columns) > SIDE - 13) * 20.0  # noqa: PLR2004
        shine = 9 * np.exp(-(((rows + columns - SIDE * 0.7) / 150) ** 2))
        lit = aged + (bevel + shine)[..., None]
        return mix(np.broadcast_to(rgb("#8f7f68"), lit.shape), lit, smoothstep(3, 6, chipped))


def _ring(rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
    away = np.hypot(columns - _MIDDLE, rows - _MIDDLE) + 1.5 * soft_noise(rng, SIDE, 70)
    return np.asarray(
        np.maximum(np.exp(-(((away - 318) / 3.4) ** 2)) * 0.8, np.exp(-(((away - 304) / 1.6) ** 2)) * 0.55),
        np.float32,
    )


def _corners(rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
    """Draws the same ornament in every corner: a fan of leaves and two dots."""
    x, y = np.minimum(columns, SIDE - 1 - columns), np.minimum(rows, SIDE - 1 - rows)
    away, angle = np.hypot(x - 20, y - 20), np.arctan2(y - 20, x - 20)
    leaves = int(rng.choice((5, 7, 9)))
    petal = 52 + 34 * np.abs(np.cos(angle * leaves)) - 30 * np.abs(angle - np.pi / 4)
    fan = smoothstep(-2, 2, np.asarray(petal - away, np.float32)) * (0.5 + 0.4 * np.cos(angle * leaves) ** 2)
    rim = np.exp(-(((petal - away) / 2.6) ** 2))
    dots = np.exp(-(((np.hypot(x - 88, y - 34) - 0) / 8) ** 2)) + np.exp(
        -(((np.hypot(x - 34, y - 88) - 0) / 8) ** 2)
    )
    return np.asarray(np.clip(np.maximum.reduce([fan * 0.7, rim * 0.9, dots]), 0, 0.95), np.float32)
