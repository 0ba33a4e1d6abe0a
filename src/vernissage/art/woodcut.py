"""A woodcut: a black block carved in lines, over flat colours."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, luminance, mix, rgb, saturated, smoothstep, soft_noise
from vernissage.art.palette import main_colours
from vernissage.art.scene import SIDE, Scene, to_edge, to_thing, wobbled


@dataclass(frozen=True, slots=True)
class Woodcut:
    """Prints flat colours and black on paper. The palette's light is the paper, its dark the black ink."""

    pitch: float = 9.5  # The distance between carved lines.
    slip: int = 3  # How far the colour blocks are out of register.

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        mask = wobbled(scene.mask, rng, 1.6, 22)
        subject = wobbled(scene.subject, rng, 1.6, 22)
        grain = _grain(rng)
        sheet = (
            np.broadcast_to(rgb(scene.palette.light), (SIDE, SIDE, 3))
            + 3 * soft_noise(rng, SIDE, 3)[..., None]
        )
        sheet = self._ground_block(sheet, scene, mask, grain, rng)
        sheet = self._colour_blocks(sheet, subject, mask, grain)
        key = np.maximum(self._carved(subject, mask, rng), self._rays(mask, rng))
        key *= smoothstep(-2.4, -1.9, grain)  # The ink is thin where the wood is hollow.
        return self._framed(
            mix(sheet, rgb(scene.palette.dark), np.asarray(key * 0.96, np.float32)), scene, rng
        )

    def _ground_block(self, sheet: Pixels, scene: Scene, mask: Pixels, grain: Pixels, rng: Chance) -> Pixels:
        """Prints the background in the palette's middle colour, with a rim of bare paper around the thing."""
        rows = np.mgrid[0:SIDE, 0:SIDE][0]
        rim = smoothstep(4, 6, to_thing(mask))
        fade = smoothstep(-0.4, 1.1, rows / SIDE * 1.2 + 0.05 * soft_noise(rng, SIDE, 90))
        cover = rim * smoothstep(-1.7, -1.2, grain) * np.clip(0.45 + fade, 0, 1)
        return mix(sheet, rgb(scene.palette.mid), np.asarray(cover, np.float32))

    def _colour_blocks(self, sheet: Pixels, subject: Pixels, mask: Pixels, grain: Pixels) -> Pixels:
        """Prints the thing in up to four flat colours of its own, slightly out of register."""
        inks = saturated(main_colours(subject, mask, 7), 1.2)
        bright = luminance(inks)
        inks = inks[(bright > 45) & (bright < 235)][:4]  # noqa: PLR2004 - black and paper need no block
        whites = luminance(subject) > 222  # noqa: PLR2004 - bare paper
        flat = subject
        if len(inks):
            far = np.stack([np.abs(subject - ink).sum(axis=2) for ink in inks])
            flat = inks[far.argmin(axis=0)]
        cover = np.roll(mask * ~whites, (self.slip, -self.slip), (0, 1)) * smoothstep(-2.1, -1.6, grain)
        paper = mix(sheet, rgb("#faf4e6"), np.asarray(mask * whites, np.float32))
        return mix(
            paper, np.roll(flat, (self.slip, -self.slip), (0, 1)), np.asarray(cover * 0.92, np.float32)
        )

    def _carved(self, subject: Pixels, mask: Pixels, rng: Chance) -> Pixels:
        """Carves the key block on the thing: contours, and lines that swell where it is dark."""
        bright = ndimage.gaussian_filter(luminance(subject), 1.5)
        dark = 1 - smoothstep(15, 140, bright)
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        swell = ndimage.gaussian_filter(mask, 34) * 150 + 2.5 * soft_noise(rng, SIDE, 60)
        wave = 0.5 + 0.5 * np.cos((rows * 0.86 + columns * 0.5 + swell) * 2 * np.pi / self.pitch)
        lines = smoothstep(-0.08, 0.08, dark * 1.12 - 0.06 - wave) * (dark > 0.12)  # noqa: PLR2004
        steep = np.hypot(ndimage.sobel(bright, 0), ndimage.sobel(bright, 1))
        inner = smoothstep(55, 90, ndimage.gaussian_filter(steep, 0.8))
        contour = smoothstep(0, 1.4, 4.6 + 1.3 * soft_noise(rng, SIDE, 40) - to_edge(mask))
        return np.asarray(np.maximum(np.maximum(lines, inner) * mask, contour), np.float32)

    def _rays(self, mask: Pixels, rng: Chance) -> Pixels:
        """Carves the key block around the thing: tapering gouge marks, dense below and at the border."""
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        free = smoothstep(14, 26, to_thing(mask))
        kind = int(rng.integers(0, 3))
        x, y = SIDE * rng.uniform(0.3, 0.7), SIDE * (0.5 if kind else 1.05)
        if kind == 0:  # A sun behind the horizon.
            along, across = np.hypot(columns - x, rows - y), np.arctan2(rows - y, columns - x) * 150
        elif kind == 1:  # Rings.
            along, across = np.arctan2(rows - y, columns - x) * 150, np.hypot(columns - x, rows - y)
        else:  # Level lines, as of water.
            along, across = columns, rows + 9 * np.sin(columns / 70 + 2 * soft_noise(rng, SIDE, 200))
        gouge = 0.5 + 0.5 * np.cos(across * 2 * np.pi / 21 + 0.5 * soft_noise(rng, SIDE, 30))
        taper = 0.5 + 0.32 * soft_noise(rng, SIDE, 34) + 0.15 * np.cos(along / 40)
        border = np.maximum(np.abs(rows - SIDE / 2), np.abs(columns - SIDE / 2)) / (SIDE / 2)
        weight = smoothstep(0.25, 1.05, border) * 0.8 + smoothstep(0.62, 0.9, rows / SIDE) * 0.35
        return np.asarray(smoothstep(-0.06, 0.06, weight - gouge * 0.75 - taper * 0.25) * free, np.float32)

    def _framed(self, sheet: Pixels, scene: Scene, rng: Chance) -> Pixels:
        """Adds a black frame line, and bare paper outside it."""
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        inset = np.minimum(np.minimum(rows, columns), SIDE - 1 - np.maximum(rows, columns))
        inset += 1.6 * soft_noise(rng, SIDE, 26)
        paper = rgb(scene.palette.light) + 3 * soft_noise(rng, SIDE, 4)[..., None]
        ink = smoothstep(17, 19, inset) * (1 - smoothstep(23, 25, inset))
        return mix(mix(paper, sheet, smoothstep(18, 20, inset)), rgb(scene.palette.dark), ink * 0.95)


def _grain(rng: Chance) -> Pixels:
    """Returns wood grain: long in one direction, narrow in the other."""
    fine = rng.standard_normal((SIDE, SIDE)).astype(np.float32)
    grain = ndimage.gaussian_filter(fine, (0.8, 14))
    return np.asarray(grain / grain.std(), np.float32)
