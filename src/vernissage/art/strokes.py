"""Curved brush strokes that follow the forms, from the broadest brush to the finest.

After A. Hertzmann, "Painterly rendering with curved brush strokes of multiple sizes" (1998). Here the strokes
of one brush are traced all at once and then drawn one over the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, luminance, saturated, soft_noise
from vernissage.art.finish import Finish
from vernissage.art.scene import SIDE, Scene, to_edge

_FINE: Final = 4  # The largest brush radius without bristle marks.


@dataclass(frozen=True, slots=True)
class Brush:
    """One pass over the picture with one brush."""

    radius: float
    length: int  # The most steps of a stroke, each one radius long.
    tolerance: float = 0  # Paint only where the error is larger than this.
    jitter: float = 10  # The variation of colour between strokes.
    only_subject: bool = False
    spacing: float = 1.0  # The distance between strokes, in radii.


@dataclass(frozen=True, slots=True)
class Oil:
    """Paints in oil with several brushes, broad to fine."""

    brushes: tuple[Brush, ...]
    flow: str = "form"  # The stroke direction where no edge guides it: "form", "swirl", "slant" or "level".
    hue_jitter: float = 0.35  # The share of the jitter that is applied per channel.
    saturation: float = 1.0
    outline: float = 0  # The width of a dark line around the thing.
    follow: float = 1.0  # How strongly edges guide the brush.
    finish: Finish = field(default_factory=Finish)

    def paint(self, scene: Scene, rng: Chance) -> Pixels:
        seen = saturated(scene.image, self.saturation)
        start = ndimage.gaussian_filter(seen, (18, 18, 0))
        surface = Surface(Image.fromarray(np.clip(start, 0, 255).astype(np.uint8)))
        for brush in self.brushes:
            self._pass(surface, seen, scene, brush, rng)
        if self.outline:
            surface.outline(scene, self.outline, rng)
        return self.finish.light(surface.colours(), surface.heights(), rng)

    def _pass(self, surface: Surface, seen: Pixels, scene: Scene, brush: Brush, rng: Chance) -> None:
        blur = brush.radius * 0.5
        wanted = np.asarray(ndimage.gaussian_filter(seen, (blur, blur, 0)), np.float32)
        off = np.abs(surface.colours() - wanted).sum(axis=2)
        starts = self._starts(off, scene, brush, rng)
        strokes = trace(starts, self.directions(wanted, brush.radius, rng), wanted, off, brush)
        colours = wanted[starts[:, 1].astype(int), starts[:, 0].astype(int)]
        shade = rng.uniform(-brush.jitter, brush.jitter, (len(starts), 1))
        tint = rng.uniform(-brush.jitter, brush.jitter, (len(starts), 3)) * self.hue_jitter
        surface.draw(strokes, np.clip(colours + shade + tint, 0, 255), brush.radius, rng)

    def _starts(self, off: Pixels, scene: Scene, brush: Brush, rng: Chance) -> NDArray[np.float32]:
        step = max(2, round(brush.radius * brush.spacing))
        wrong = ndimage.uniform_filter(off, step) >= brush.tolerance
        if brush.only_subject:
            wrong &= scene.focus > 0.08  # noqa: PLR2004 - also a little around it
        rows, columns = np.nonzero(wrong[::step, ::step])
        at = np.stack([columns, rows], axis=1) * step + rng.uniform(-step / 2, step / 2, (len(rows), 2))
        return np.asarray(rng.permutation(np.clip(at, 0, SIDE - 1)), np.float32)

    def directions(self, wanted: Pixels, radius: float, rng: Chance) -> Pixels:
        """Returns stroke directions as unit vectors: along edges, otherwise with the flow."""
        bright = luminance(wanted)
        across, down = ndimage.sobel(bright, 1), ndimage.sobel(bright, 0)
        wide = radius * 0.9
        xx, yy, xy = (ndimage.gaussian_filter(part, wide) for part in (across**2, down**2, across * down))
        along = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
        strength = np.clip(np.sqrt((xx - yy) ** 2 + 4 * xy**2) / 900, 0, 1) * self.follow
        free = self._flow(rng)
        # Directions have no sign, so they are averaged as doubled angles.
        doubled = [strength * turn(2 * along) + (1 - strength) * turn(2 * free) for turn in (np.cos, np.sin)]
        angle = 0.5 * np.arctan2(doubled[1], doubled[0])
        return np.asarray(np.stack([np.cos(angle), np.sin(angle)], axis=-1), np.float32)

    def _flow(self, rng: Chance) -> Pixels:
        noise = soft_noise(rng, SIDE, 130)
        if self.flow == "swirl":
            hills = soft_noise(rng, SIDE, 150)
            return np.asarray(np.arctan2(ndimage.sobel(hills, 1), -ndimage.sobel(hills, 0)), np.float32)
        if self.flow == "slant":
            return np.asarray(-0.8 + 0.22 * noise, np.float32)
        return np.asarray((0.05 if self.flow == "level" else 0.35) * noise + 0.08, np.float32)


@dataclass(frozen=True, slots=True)
class Strokes:
    """A batch of strokes: their points, and the number of points that each stroke uses."""

    points: NDArray[np.float32]  # strokes x points x (column, row)
    lengths: NDArray[np.int64]


def trace(starts: Pixels, ways: Pixels, wanted: Pixels, off: Pixels, brush: Brush) -> Strokes:
    """Follows the directions from every start; a stroke stops where its colour would add to the error."""
    at, last = starts.copy(), np.zeros_like(starts)
    colour = wanted[at[:, 1].astype(int), at[:, 0].astype(int)]
    going, lengths = np.ones(len(at), bool), np.ones(len(at), np.int64)
    points = [at]
    for step in range(brush.length):
        x, y = (np.clip(at[:, axis], 0, SIDE - 1).astype(int) for axis in (0, 1))
        if step > 1:
            going &= np.abs(wanted[y, x] - colour).sum(axis=1) <= np.maximum(off[y, x], 24)
        way = ways[y, x]
        way = np.where((way * last).sum(axis=1, keepdims=True) < 0, -way, way)
        way = way * (0.6 if step else 1) + last * (0.4 if step else 0)
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-6
        at, last = at + way * brush.radius, way
        lengths += going
        points.append(at)
    return Strokes(np.stack(points, axis=1), lengths)


class Surface:
    """The paint on a picture: its colours and its thickness."""

    def __init__(self, start: Image.Image) -> None:
        self._paint, self._thick = start, Image.new("L", start.size, 128)

    def colours(self) -> Pixels:
        return np.asarray(self._paint, np.float32)

    def heights(self) -> Pixels:
        return np.asarray(self._thick, np.float32)

    def draw(self, strokes: Strokes, colours: Pixels, radius: float, rng: Chance) -> None:
        """Draws strokes one over the other."""
        pen, relief = ImageDraw.Draw(self._paint), ImageDraw.Draw(self._thick)
        wide = max(2, round(radius * 1.7))
        thick = rng.integers(70, 190, len(colours)).tolist()
        hues = [tuple(colour) for colour in colours.astype(np.uint8).tolist()]
        for number, length in enumerate(strokes.lengths.tolist()):
            line = strokes.points[number, :length].ravel().tolist()
            _stroke(pen, line, hues[number], wide)
            relief.line(line, fill=thick[number], width=wide)
            if radius > _FINE:
                self._bristles(strokes.points[number, :length], hues[number], thick[number], radius, rng)

    def _bristles(
        self, line: Pixels, colour: tuple[int, ...], thick: int, radius: float, rng: Chance
    ) -> None:
        """Draws the marks of single hairs in a stroke."""
        pen, relief = ImageDraw.Draw(self._paint), ImageDraw.Draw(self._thick)
        along = line[-1] - line[0]
        aside = np.array([-along[1], along[0]]) / (np.hypot(along[0], along[1]) + 1e-6)
        for where, tone in rng.uniform(-1, 1, (3 if radius > 2 * _FINE else 2, 2)):
            hair = (line + aside * where * 0.75 * radius).ravel().tolist()
            shade = 13 * tone
            pen.line(hair, fill=tuple(int(min(255, max(0, part + shade))) for part in colour), width=2)
            relief.line(hair, fill=int(min(255, max(0, thick + 4 * shade))), width=2)

    def outline(self, scene: Scene, width: float, rng: Chance) -> None:
        """Draws a dark line of varying width along the thing's edge."""
        breath = width * (0.8 + 0.35 * soft_noise(rng, SIDE, 60))
        line = np.clip(breath - to_edge(scene.mask) + 1, 0, 1)
        ink = Image.new("RGB", self._paint.size, scene.palette.dark)
        self._paint.paste(ink, mask=Image.fromarray((line * 215).astype(np.uint8)))


def _stroke(pen: ImageDraw.ImageDraw, points: list[float], colour: tuple[int, ...], wide: int) -> None:
    broad = wide > 2 * _FINE  # Joints are visible only in broad strokes.
    pen.line(points, fill=colour, width=wide, joint="curve" if broad else None)
    half = wide / 2
    for x, y in (points[:2], points[-2:]) if wide > _FINE else ():
        pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)
