"""Watercolour: washes that bleed, dry with dark edges, and leave the paper white."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, luminance, mix, rgb, saturated, smoothstep, soft_noise
from vernissage.art.scene import SIDE, Scene, inside, to_thing, wobbled


@dataclass(frozen=True, slots=True)
class Washes:
    """Paints wet on paper, over a pencil line."""

    paper: str = "#fbf7ec"
    pencil: float = 0.5

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        sheet = np.broadcast_to(rgb(self.paper), (SIDE, SIDE, 3)).astype(np.float32)
        for colour, centre, size in self._clouds(scene, rng):
            sheet = _wash(sheet, colour, self._blot(scene, centre, size, rng), rng, 0.72)
        sheet = self._shadow(sheet, scene, rng)
        sheet = self._thing(sheet, scene, rng)
        sheet = self._splashes(sheet, scene, rng)
        tooth = soft_noise(rng, SIDE, 2.2) * 2.6 + soft_noise(rng, SIDE, 5) * 1.6
        return np.asarray(sheet + tooth[..., None], np.float32)

    def _clouds(self, scene: Scene, rng: Chance) -> list[tuple[Pixels, tuple[float, float], float]]:
        """Returns the ground's washes: their colours, centres and sizes."""
        palette, side = scene.palette, scene.light
        return [
            (rgb(palette.mid), (0.5 + 0.1 * side, 0.42), 0.40),
            (rgb(palette.accent), (0.5 - 0.22 * side, 0.3 + 0.1 * rng.random()), 0.24),
            (rgb(palette.floor), (0.5, 0.83), 0.30),
        ]

    def _blot(self, scene: Scene, centre: tuple[float, float], size: float, rng: Chance) -> Pixels:
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
        flat = 2.6 if centre[1] > 0.7 else 1.0  # noqa: PLR2004 - the ground lies flat
        away = np.hypot(columns - centre[0], (rows - centre[1]) * flat)
        ragged = size + 0.055 * soft_noise(rng, SIDE, 90) + 0.02 * soft_noise(rng, SIDE, 24)
        inside = smoothstep(-0.008, 0.012, ragged - away)
        gap = smoothstep(3, 8, to_thing(scene.mask) + 2 * soft_noise(rng, SIDE, 30))
        return np.asarray(inside * gap, np.float32)

    def _shadow(self, sheet: Pixels, scene: Scene, rng: Chance) -> Pixels:
        rows = np.nonzero(inside(scene.mask).any(axis=1))[0]
        columns = np.nonzero(inside(scene.mask).any(axis=0))[0]
        base, wide = rows[-1], (columns[-1] - columns[0]) / 2
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        middle = (columns[0] + columns[-1]) / 2 - 30 * scene.light
        away = np.hypot((x - middle) / (wide * 1.02), (y - base + 2) / 30) + 0.1 * soft_noise(rng, SIDE, 40)
        cover = (1 - smoothstep(0.9, 1.05, away)) * (1 - scene.mask)
        return _wash(sheet, rgb(scene.palette.dark), np.asarray(cover, np.float32), rng, 0.45)

    def _thing(self, sheet: Pixels, scene: Scene, rng: Chance) -> Pixels:
        """Paints the thing in its own colours: uneven edges that collect pigment, highlights left white."""
        mask = wobbled(scene.mask, rng, 2.2, 34)
        seen = saturated(wobbled(scene.subject, rng, 2.2, 34), 1.18)
        bled = ndimage.gaussian_filter(seen, (2.2, 2.2, 0))
        flow = 1 + 0.2 * soft_noise(rng, SIDE, 70) + 0.1 * soft_noise(rng, SIDE, 18)
        steep = sum(
            np.abs(ndimage.sobel(ndimage.gaussian_filter(seen, (1.2, 1.2, 0)), axis)).sum(axis=2)
            for axis in (0, 1)
        )
        gathered = smoothstep(120, 700, np.asarray(steep, np.float32)) * 0.45
        rim = np.exp(-((ndimage.distance_transform_edt(inside(mask)) / 4.0) ** 2)) * 0.5
        thick = np.clip(flow + gathered + rim + 0.07 * soft_noise(rng, SIDE, 2.5), 0.45, 2.1)[..., None]
        thin = 255 * (np.clip(bled, 8, 255) / 255) ** (thick * 0.92)
        laid = mix(sheet, np.minimum(thin, rgb(self.paper)), mask)
        return self._line(laid, mask, seen, rng)

    def _line(self, sheet: Pixels, mask: Pixels, seen: Pixels, rng: Chance) -> Pixels:
        loose = wobbled(mask, rng, 1.8, 50)
        bright = wobbled(ndimage.gaussian_filter(luminance(seen), 1.2), rng, 1.8, 50)
        edge = np.hypot(ndimage.sobel(loose, 0), ndimage.sobel(loose, 1)) / 4
        inner = np.hypot(ndimage.sobel(bright, 0), ndimage.sobel(bright, 1)) / 330 * loose
        press = np.clip(0.75 + 0.4 * soft_noise(rng, SIDE, 60), 0.1, 1.1)
        line = np.clip(np.maximum(edge, inner), 0, 1) * press * self.pencil
        return mix(sheet, rgb("#4a4650"), np.asarray(np.clip(line, 0, 0.8), np.float32))

    def _splashes(self, sheet: Pixels, scene: Scene, rng: Chance) -> Pixels:
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        for _splash in range(9):
            colour = rgb(
                (scene.palette.mid, scene.palette.accent, scene.palette.floor)[int(rng.integers(0, 3))]
            )
            away = np.hypot(x - rng.uniform(40, SIDE - 40), y - rng.uniform(40, SIDE - 40))
            cover = (1 - smoothstep(-1, 1, away - rng.uniform(2, 8))) * (scene.mask < 0.1)  # noqa: PLR2004
            sheet = _wash(sheet, colour, np.asarray(cover, np.float32), rng, 0.7)
        return sheet


def _wash(sheet: Pixels, colour: Pixels, cover: Pixels, rng: Chance, strength: float) -> Pixels:
    """Applies one transparent wash: uneven inside, darker at its dried edge."""
    inside = ndimage.gaussian_filter(cover, 5)
    edge = np.clip(cover - inside, 0, 1) * 1.5
    uneven = 1 + 0.28 * soft_noise(rng, SIDE, 110) + 0.1 * soft_noise(rng, SIDE, 3)
    thick = np.clip(cover * uneven * strength + edge * strength, 0, 2)[..., None]
    return np.asarray(sheet * (np.clip(colour, 12, 250) / 255) ** thick, np.float32)
