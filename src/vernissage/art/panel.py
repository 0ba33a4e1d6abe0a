"""A gold-ground panel: leaf over red clay with punched dots, and the thing in tempera."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, mix, rgb, smoothstep, soft_noise
from vernissage.art.scene import HALF, SIDE, Scene, to_thing
from vernissage.art.strokes import Oil

_MIDDLE = SIDE / 2


@dataclass(frozen=True, slots=True)
class Panel:
    """Gilds the ground, then paints the thing with a fine brush."""

    oil: Oil
    gold: tuple[str, str, str] = (
        "#fbe39a",
        "#d9a93a",
        "#8a5a17",
    )  # Highlights, shade, dents.
    clay: str = "#9a3b24"

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
        gilt = self._leaf(rows, columns, scene.light, rng)
        gilt = self._punched(gilt, rows, columns, rng)
        ground = self._architecture(gilt, scene, rows, columns, rng)
        ground = _shadowed(ground, scene.mask)
        icon = Scene(ground, scene.subject, scene.mask, scene.palette, scene.light)
        painted = self.oil.paint(icon, rng)
        # The gold is not paint: it stays smooth.
        return mix(ground, painted, np.clip(ndimage.gaussian_filter(scene.mask, 1.5) * 1.6, 0, 1))

    def _leaf(self, rows: Pixels, columns: Pixels, light: int, rng: Chance) -> Pixels:
        """Lays overlapping square leaves, worn down to the clay in places."""
        shine, mid, _dent = (rgb(colour) for colour in self.gold)
        glow = np.exp(-((np.hypot(columns - _MIDDLE - 130 * light, rows - 210) / 400) ** 2))
        leaf = mix(np.broadcast_to(mid, (SIDE, SIDE, 3)), shine, np.asarray(glow, np.float32))
        size = SIDE / 4
        numbers = (rows // size * 5 + columns // size).astype(int)
        leaf = leaf * (1 + rng.uniform(-0.05, 0.05, 40)[numbers])[..., None]
        seam = np.minimum(rows % size, columns % size)
        leaf = mix(leaf, rgb(self.clay), np.asarray((1 - smoothstep(0, 2.5, seam)) * 0.3, np.float32))
        worn = smoothstep(1.5, 2.6, soft_noise(rng, SIDE, 26) + 0.5 * soft_noise(rng, SIDE, 6))
        leaf = mix(leaf, rgb(self.clay), worn * 0.6)
        return np.asarray(
            leaf + 4 * soft_noise(rng, SIDE, 9)[..., None] + 3 * soft_noise(rng, SIDE, 2)[..., None],
            np.float32,
        )

    def _punched(self, gilt: Pixels, rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
        """Presses a halo into the leaf: rings of dots, and rays in half of the pictures."""
        away, angle = (
            np.hypot(columns - _MIDDLE, rows - _MIDDLE),
            np.arctan2(rows - _MIDDLE, columns - _MIDDLE),
        )
        dents = np.zeros_like(rows)
        for ring, number in ((292, 60), (262, 108)):
            turn = angle / (2 * np.pi) * number
            off = (turn - np.round(turn)) * 2 * np.pi * ring / number
            dents += _dent(np.hypot(off, away - ring), 7.0 if number < 100 else 4.0)  # noqa: PLR2004
        for ring in (310, 276, 248):
            dents += _dent(np.abs(away - ring), 1.7)
        if rng.random() < HALF:  # Half of the halos have rays too.
            beam = np.abs((angle / (2 * np.pi) * 48) % 1 - 0.5)
            dents += _dent(beam * away * 0.12, 1.6) * (away < 246)  # noqa: PLR2004 - within the rings
        lit = (ndimage.sobel(dents, 1) + ndimage.sobel(dents, 0)) * 26
        pressed = mix(gilt, rgb(self.gold[2]), np.clip(dents * 0.42, 0, 1))
        return np.asarray(pressed + np.clip(lit, -60, 60)[..., None], np.float32)

    def _architecture(self, gilt: Pixels, scene: Scene, rows: Pixels, columns: Pixels, rng: Chance) -> Pixels:
        """Adds coloured spandrels around an arch, a circle or four lobes, with a gilt edge."""
        palette, kind = scene.palette, int(rng.integers(0, 3))
        across = np.abs(columns - _MIDDLE)
        if kind == 0:  # An arch.
            inside = np.where(rows < 320, 332 - np.hypot(across, (rows - 320) * 1.04), 332 - across)  # noqa: PLR2004
        elif kind == 1:  # A roundel.
            inside = 338 - np.hypot(across, rows - _MIDDLE)
        else:  # Four lobes.
            lobes = [
                np.hypot(columns - x, rows - y) for x, y in ((360, 235), (360, 485), (235, 360), (485, 360))
            ]
            inside = np.maximum(
                222 - np.minimum.reduce(lobes), 236 - np.maximum(across, np.abs(rows - _MIDDLE))
            )
        inside = np.minimum(inside, 346 - np.maximum(across, np.abs(rows - _MIDDLE)))
        tone = 1 + 0.09 * soft_noise(rng, SIDE, 50) + 0.05 * soft_noise(rng, SIDE, 4)
        flowers = _flowers(rows, columns)
        spandrel = mix(rgb(palette.floor) * tone[..., None], rgb(palette.accent), flowers * 0.75)
        framed = mix(spandrel, gilt, smoothstep(-1, 1, np.asarray(inside, np.float32)))
        rail = np.exp(-((inside / 6) ** 2))
        ridge = ndimage.sobel(rail, 1) + ndimage.sobel(rail, 0)
        bright = mix(framed, rgb(self.gold[1]), np.asarray(rail, np.float32))
        return np.asarray(bright - np.clip(ridge * 60, -70, 70)[..., None], np.float32)


def _dent(away: Pixels, size: float) -> Pixels:
    return np.asarray(1 - smoothstep(size * 0.5, size, np.asarray(away, np.float32)), np.float32)


def _flowers(rows: Pixels, columns: Pixels) -> Pixels:
    """Returns a pattern of small four-petalled flowers."""
    x, y = (columns + 0.0) % 48 - 24, (rows + 24 * ((columns // 48) % 2)) % 48 - 24
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    return np.asarray(
        smoothstep(-1.2, 1.2, np.asarray(7 + 5 * np.cos(4 * angle) - away, np.float32)), np.float32
    )


def _shadowed(ground: Pixels, mask: Pixels) -> Pixels:
    """Draws a dark line and a faint shadow around the thing, to set it off from the gold."""
    line = 1 - smoothstep(3.0, 5.5, to_thing(mask))
    shade = np.clip(ndimage.gaussian_filter(mask, 16), 0, 1)
    dim = ground * (1 - 0.4 * shade[..., None])
    return mix(dim, rgb("#2a120c"), line * 0.85)
