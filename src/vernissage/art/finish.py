"""Finishing touches: light on thick paint, the weave of the linen, varnish and age."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, soft_noise


@dataclass(frozen=True, slots=True)
class Finish:
    """The surface of a finished painting: thick paint, linen, darker corners, varnish and cracks."""

    impasto: float = 1.0  # How much thick paint catches the light.
    weave: float = 1.0  # How much of the linen shows.
    vignette: float = 0.2
    varnish: tuple[float, float, float] = (1.03, 1.0, 0.95)
    cracks: float = 0

    def light(self, colours: Pixels, heights: Pixels, rng: Chance) -> Pixels:
        side = len(colours)
        rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
        relief = ndimage.gaussian_filter(heights, 0.9) + self.weave * _weave(rows, columns)
        slope = ndimage.sobel(relief, 1) + ndimage.sobel(relief, 0)
        shine = np.clip(slope * 0.045 * self.impasto, -26, 30)
        lit = colours + (shine * (0.55 + 0.45 * colours.mean(axis=2) / 255))[..., None]
        if self.cracks:
            lit *= 1 - self.cracks * _craquelure(rng, side)[..., None]
        far = ((columns - side / 2) ** 2 + (rows - side / 2) ** 2) / (side / 2) ** 2
        lit *= (1 - self.vignette * np.clip(far - 0.55, 0, 1))[..., None]
        return np.asarray(lit * np.array(self.varnish, np.float32), np.float32)


def _weave(rows: Pixels, columns: Pixels) -> Pixels:
    fine, coarse = np.pi / 2.9, np.pi / 5.8
    return np.asarray(
        3 * (np.sin(columns * fine) * np.cos(rows * coarse) + np.sin(rows * fine) * np.cos(columns * coarse)),
        np.float32,
    )


def _craquelure(rng: Chance, side: int) -> Pixels:
    """Returns fine cracks: the lines where soft noise changes its sign."""
    lines = [np.exp(-((soft_noise(rng, side, scale) / 0.035) ** 2)) for scale in (26, 44)]
    return np.asarray(np.clip(sum(lines), 0, 1), np.float32)
