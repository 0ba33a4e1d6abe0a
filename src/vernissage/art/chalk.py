"""Pastel: soft chalk on toned paper, whose grain shows through."""

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, mix, rgb, saturated, smoothstep, soft_noise
from vernissage.art.scene import SIDE, Scene
from vernissage.art.strokes import Brush, Oil, Surface, trace


@dataclass(frozen=True, slots=True)
class Chalk:
    """Rubs colour over the paper, loosely around the thing and firmly on it.

    The paper has the palette's dark colour.
    """

    hatch: Oil  # The direction of the strokes; its finish is not used.
    press: float = 0.74  # The pressure on the ground; on the thing it is firm.

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        paper = rgb(scene.palette.dark) + 3 * soft_noise(rng, SIDE, 40)[..., None]
        seen = saturated(scene.image, 1.1)
        soft = (
            ndimage.gaussian_filter(seen, (3, 3, 0)) * (1 - scene.mask[..., None])
            + seen * scene.mask[..., None]
        )
        surface = Surface(Image.fromarray(np.clip(soft, 0, 255).astype(np.uint8)))
        for brush in self.hatch.brushes:
            self._pass(surface, np.asarray(soft, np.float32), scene, brush, rng)
        tooth = 0.75 * soft_noise(rng, SIDE, 1.8) + 0.35 * soft_noise(rng, SIDE, 4)
        laid = self._pressure(scene, rng) + (surface.heights() - 128) / 420
        cover = smoothstep(-0.9, 1.1, np.asarray((laid - 0.5) * 3.6 - tooth * 0.7, np.float32))
        return mix(paper, surface.colours(), cover)

    def _pass(self, surface: Surface, seen: Pixels, scene: Scene, brush: Brush, rng: Chance) -> None:
        step = max(2, round(brush.radius * brush.spacing))
        rows, columns = np.mgrid[0:SIDE:step, 0:SIDE:step]
        grid = np.stack([columns.ravel(), rows.ravel()], axis=1)
        loose = grid + rng.uniform(-step / 2, step / 2, grid.shape)
        at = np.clip(loose, 0, SIDE - 1).astype(np.float32)
        if brush.only_subject:
            at = at[scene.focus[at[:, 1].astype(int), at[:, 0].astype(int)] > 0.12]  # noqa: PLR2004 - near it
        at = np.asarray(rng.permutation(at), np.float32)
        off = np.full((SIDE, SIDE), brush.tolerance, np.float32)
        strokes = trace(at, self.hatch.directions(seen, brush.radius, rng), seen, off, brush)
        colours = seen[at[:, 1].astype(int), at[:, 0].astype(int)]
        shade = rng.uniform(-brush.jitter, brush.jitter, (len(at), 1))
        surface.draw(strokes, np.clip(colours + shade, 0, 255).astype(np.float32), brush.radius, rng)

    def _pressure(self, scene: Scene, rng: Chance) -> Pixels:
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        border = np.maximum(np.abs(rows - SIDE / 2), np.abs(columns - SIDE / 2)) / (SIDE / 2)
        ragged = smoothstep(0.80, 0.99, np.asarray(border + 0.045 * soft_noise(rng, SIDE, 40), np.float32))
        ground = self.press + 0.1 * soft_noise(rng, SIDE, 80) - ragged * 0.9
        return np.asarray(np.maximum(ground, scene.mask * 0.98), np.float32)
