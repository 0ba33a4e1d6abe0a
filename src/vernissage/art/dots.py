"""Pointillism: dots of pure colour that mix only in the eye."""

import colorsys
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, rgb, saturated
from vernissage.art.finish import Finish
from vernissage.art.scene import SIDE, Scene

_NEAR: Final = 0.3  # A dot with at least this share of the thing around it is on the thing.


@dataclass(frozen=True, slots=True)
class Dots:
    """Paints with dots, larger ones around the thing and smaller ones on it."""

    radii: tuple[float, ...] = (7.0, 5.5)  # The radius of dots in each pass over the whole picture.
    fine: tuple[float, ...] = (4.2, 3.2)  # The radius of dots in each pass over the thing only.
    foreign: float = 0.3  # The share of dots in another colour than the one seen.
    primer: str = "#f3ead6"
    finish: Finish = field(default_factory=Finish)

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        seen = saturated(scene.image, 1.3)
        base = rgb(self.primer) * 0.45 + ndimage.gaussian_filter(seen, (9, 9, 0)) * 0.55
        sheet = Image.fromarray(np.clip(base, 0, 255).astype(np.uint8))
        relief = Image.new("L", sheet.size, 110)
        pen, ridge = ImageDraw.Draw(sheet), ImageDraw.Draw(relief)
        for radius in self.radii + self.fine:
            foreign = self.foreign * (0.45 if radius in self.fine else 1)
            for x, y in _grid(radius * 1.75, rng):
                if radius in self.fine and scene.focus[int(y), int(x)] < _NEAR:
                    continue
                size = radius * rng.uniform(0.75, 1.08)
                box = (x - size, y - size, x + size, y + size)
                pen.ellipse(box, fill=_divided(seen[int(y), int(x)], foreign, rng))
                ridge.ellipse(box, fill=int(rng.integers(130, 200)))
        return self.finish.light(np.asarray(sheet, np.float32), np.asarray(relief, np.float32), rng)


def _grid(step: float, rng: Chance) -> Pixels:
    """Returns irregular positions for dots, about one step apart."""
    rows, columns = np.mgrid[0:SIDE:step, 0:SIDE:step]
    at = np.stack([columns.ravel(), rows.ravel()], axis=1)
    at = np.clip(at + rng.uniform(-0.38, 0.38, at.shape) * step, 0, SIDE - 1)
    return np.asarray(rng.permutation(at), np.float32)


def _divided(colour: Pixels, foreign: float, rng: Chance) -> tuple[int, int, int]:
    """Returns the colour seen, or one it is mixed from: a neighbour on the colour wheel, or its opposite."""
    hue, light, strong = colorsys.rgb_to_hls(*(float(part) / 255 for part in colour))
    drawn = rng.random()
    if drawn < foreign * 0.3:
        hue, light = hue + 0.5, min(0.9, light + 0.08)
    elif drawn < foreign:
        hue, light = hue + rng.choice((-0.09, 0.09)), min(0.94, light + rng.uniform(-0.04, 0.12))
    light = min(0.97, max(0.03, light + rng.uniform(-0.045, 0.045)))
    red, green, blue = colorsys.hls_to_rgb(hue % 1, light, min(1, strong * 1.08))
    return int(red * 255), int(green * 255), int(blue * 255)
