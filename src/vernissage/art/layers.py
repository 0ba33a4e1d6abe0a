"""Transparent painted layers: repaints a drawing with strokes of broken colour, keeping its alpha.

Thick paint covers; thin paint (alpha under 0.6) is light. Hard edges stay hard: strokes overshoot them by
three pixels at most, otherwise every motif would have a grey halo. `layer_stack` says how layers are
composited.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage as ndi

from vernissage.art.drawing import Drawing, render

Plane = NDArray[np.floating[Any]]  # height x width, or height x width x 3
Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Brush:
    """One pass of strokes with one brush, from broad to fine."""

    radius: int
    steps: int  # The maximum length of a stroke, in radii.
    tolerance: float  # Places with a smaller error than this are left alone.
    jitter: float  # The random variation of colour between strokes.
    tint: float  # The largest share of another palette colour in a stroke: broken colour.

    @property
    def width(self) -> int:
        return max(2, int(self.radius * 1.6))


BROAD: Final = Brush(17, 8, 0, 17, 0.09)
FINE: Final = (
    Brush(9, 7, 20, 13, 0.07),
    Brush(5, 6, 17, 8, 0.03),
    Brush(3, 5, 15, 4, 0),
    Brush(2, 4, 24, 2, 0),
)
WALL: Final = (Brush(22, 8, 0, 17, 0.12), Brush(12, 7, 20, 13, 0.07), Brush(7, 6, 17, 8, 0.03))

VERSION: Final = 1  # Increased when all layers should be repainted.
_LUMINANCE: Final = np.array([0.3, 0.59, 0.11], np.float32)
_NOTHING: Final = 0.015  # Alpha below which there is no paint.
_HALF: Final = 0.5  # Alpha at which a hard edge is drawn.
_THICK: Final = 0.92  # Alpha from which paint covers.
_STEP: Final = 0.07  # A change of alpha within a few pixels that makes an edge hard.
_UNCOVERED: Final = 0.18  # Alpha still missing where another stroke is needed.
_FLAT: Final = 4.0  # A gradient of brightness too small to guide a stroke.
_MARGIN: Final = 40  # The margin around the painted part; pixels beyond it are skipped.


def painted(
    drawing: Drawing, name: str, palette: Sequence[Colour], *, flow: float = 0.3, opaque: bool = False
) -> Image.Image:
    """Paints the drawing as a transparent layer, or as an opaque ground. The name seeds every stroke.

    `flow` is the direction of strokes (radians) where the drawing itself gives none.
    """
    under = render(drawing.svg(), round(drawing.width), round(drawing.height)).astype(np.float32) / 255
    rng = np.random.default_rng(seed(name))
    if opaque:
        under[..., 3] = 1
        return Image.fromarray(_Easel(under, rng, np.array(palette, np.float32), flow).paint(WALL)).convert(
            "RGB"
        )
    top, bottom, left, right = _painted_part(under[..., 3])
    easel = _Easel(under[top:bottom, left:right], rng, np.array(palette, np.float32), flow)
    layer = np.zeros(under.shape, np.uint8)
    layer[top:bottom, left:right] = easel.paint((BROAD, *FINE))
    return Image.fromarray(layer)


def seed(name: str) -> int:
    """Returns the random seed of a picture with this name."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big")


def _painted_part(alpha: Plane) -> tuple[int, int, int, int]:
    rows, columns = np.nonzero(alpha.max(1) > 0)[0], np.nonzero(alpha.max(0) > 0)[0]
    top, left = max(0, rows[0] - _MARGIN), max(0, columns[0] - _MARGIN)
    return top, rows[-1] + 1 + _MARGIN, left, columns[-1] + 1 + _MARGIN


class _Easel:
    """One picture in progress: the target, and the paint so far."""

    def __init__(self, under: Plane, rng: np.random.Generator, palette: Plane, flow: float) -> None:
        self.rng, self.palette, self.flow = rng, palette, flow
        self.height, self.width = under.shape[:2]
        self.opaque = bool(under[..., 3].min() == 1)
        self.alpha, self.soft = _snapped(under[..., 3])
        self.solid = self.alpha > _NOTHING
        self.inside = (
            ndi.distance_transform_edt(self.solid) if not self.opaque else np.full(self.alpha.shape, 1e3)
        )
        self.colour = _bled(under[..., :3], self.alpha) * 255
        first = np.dstack([_blur(self.colour, 9), np.full(self.alpha.shape, 255.0 * self.opaque)])
        self.paint_layer = Image.fromarray(
            np.uint8(np.clip(first, 0, 255)), "RGBA"
        )  # Colour and alpha together.
        self.relief = Image.new("L", (self.width, self.height), 110)

    def paint(self, brushes: Sequence[Brush]) -> NDArray[np.uint8]:
        for brush in brushes:
            self._round(brush)
        result = np.asarray(self.paint_layer).astype(np.float32)
        strokes = np.asarray(ndi.gaussian_filter(result[..., 3] / 255, 0.7))
        lit = _impasto(result[..., :3], np.asarray(self.relief, np.float32), strokes * (not self.opaque))
        alpha = np.ones_like(strokes) if self.opaque else self._edges(strokes)
        return np.asarray(np.clip(np.dstack([lit, alpha * 255]), 0, 255), np.uint8)

    def _round(self, brush: Brush) -> None:
        wanted = _blur(self.colour, brush.radius * 0.45)
        so_far = np.asarray(self.paint_layer).astype(np.float32)
        off = np.abs(so_far[..., :3] - wanted)
        starts = self._starts(brush, np.sqrt((off**2).sum(2)), so_far[..., 3] / 255)
        trails, lengths = self._trails(brush, starts, wanted, off.sum(2))
        self._draw(brush, wanted[starts[:, 1], starts[:, 0]], trails, lengths)

    def _starts(self, brush: Brush, off: Plane, cover: Plane) -> NDArray[np.intp]:
        """Returns the starts of strokes: on a jittered grid, inside the shape, where the error is large."""
        step = max(2, int(brush.radius * 0.8))
        todo = self.solid & (self.inside > brush.radius * (0.55 if brush.radius > FINE[2].radius else 0.2))
        if brush.tolerance:
            todo &= (ndi.uniform_filter(off, step) > brush.tolerance) | (
                np.abs(self.alpha - cover) > _UNCOVERED
            )
        ys, xs = np.nonzero(todo[::step, ::step])
        starts = np.stack([xs, ys], 1) * step + self.rng.integers(-(step // 2), step // 2 + 1, (len(ys), 2))
        starts = np.clip(starts, 0, (self.width - 1, self.height - 1))
        starts = starts[self.alpha[starts[:, 1], starts[:, 0]] > _NOTHING]
        return np.asarray(self.rng.permutation(starts))

    def _trails(
        self, brush: Brush, starts: NDArray[np.intp], wanted: Plane, off: Plane
    ) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
        """Traces all strokes of a pass at once, step by step along the edges, until the colour changes."""
        along = self._directions(brush, wanted)
        colour = wanted[starts[:, 1], starts[:, 0]]
        at: Plane = starts.astype(np.float64)
        before: Plane = np.zeros(starts.shape)
        going, lengths, trail = np.ones(len(starts), bool), np.ones(len(starts), np.intp), [at]
        for step in range(brush.steps):
            x = np.clip(at[:, 0].astype(np.intp), 0, self.width - 1)
            y = np.clip(at[:, 1].astype(np.intp), 0, self.height - 1)
            if step:
                going &= self.alpha[y, x] > _NOTHING
            if step > 1:
                going &= np.abs(wanted[y, x] - colour).sum(1) <= np.maximum(26, off[y, x])
            ahead = _onward(along[y, x], before)
            at, before = at + brush.radius * ahead, ahead
            lengths += going
            trail.append(at)
        return np.stack(trail, 1), lengths

    def _directions(self, brush: Brush, wanted: Plane) -> Plane:
        """Returns stroke directions: along the edges of the drawing; where flat, the flow with noise."""
        light = _blur(wanted @ _LUMINANCE + 60 * self.alpha * (not self.opaque), brush.radius * 0.5)
        across, down = ndi.sobel(light, 1), ndi.sobel(light, 0)
        steep = np.hypot(across, down)
        angle = self.flow + 0.38 * self._unrest()
        flat = (steep < _FLAT)[..., None]
        edge = np.dstack([-down, across]) / np.maximum(steep, 1e-6)[..., None]
        return np.asarray(np.where(flat, np.dstack([np.cos(angle), np.sin(angle)]), edge))

    def _unrest(self) -> Plane:
        """Returns slowly varying noise with mean 0 and deviation 1."""
        coarse = ndi.gaussian_filter(
            self.rng.standard_normal((self.height // 8 + 9, self.width // 8 + 9)), 4.75
        )
        fine = ndi.zoom(coarse / coarse.std(), 8, order=1)
        return np.asarray(fine[: self.height, : self.width], np.float32)

    def _draw(
        self, brush: Brush, colours: Plane, trails: NDArray[np.float64], lengths: NDArray[np.intp]
    ) -> None:
        count = len(trails)
        if not count:
            return
        tints = self.palette[self.rng.integers(len(self.palette), size=count)]
        colours = colours + (tints - colours) * (brush.tint * self.rng.random((count, 1)))
        colours += self.rng.uniform(-brush.jitter, brush.jitter, (count, 1))
        colours += self.rng.uniform(-brush.jitter / 3, brush.jitter / 3, (count, 3))
        starts = trails[:, 0].astype(np.intp)
        alphas = np.minimum(1, self.alpha[starts[:, 1], starts[:, 0]] * 1.02) * 255
        fills = np.clip(np.column_stack([colours, alphas]), 0, 255).astype(int).tolist()
        heights = self.rng.integers(75, 191, count).tolist()
        bristles = self.rng.uniform(-1, 1, (count, 4, 2))
        paint, relief = ImageDraw.Draw(self.paint_layer), ImageDraw.Draw(self.relief)
        for trail, length, fill, height, hairs in zip(trails, lengths, fills, heights, bristles, strict=True):
            points = [(x, y) for x, y in trail[:length].tolist()]
            _stroke(paint, points, tuple(fill), brush.width)
            _stroke(relief, points, height, brush.width)
            if brush.radius >= FINE[1].radius:
                _furrows(
                    relief, trail[:length], height, hairs[: 4 if brush.radius >= FINE[0].radius else 2], brush
                )

    def _edges(self, strokes: Plane) -> Plane:
        """Returns the final alpha: as drawn for glazes, by strokes for solid shapes, dry at the rim."""
        beyond = ndi.distance_transform_edt(~self.solid)
        overshoot = strokes * np.clip((4.2 - beyond) / 2.2, 0, 1)
        glaze = self.soft & (self.alpha < _THICK) & self.solid
        thin = 0.3 * np.minimum(strokes, self.alpha + 0.12) + 0.7 * self.alpha
        alpha = np.where(glaze, thin, overshoot)
        grain = ndi.gaussian_filter(self.rng.standard_normal(alpha.shape), 1.4)
        rim = np.clip(1 - ndi.distance_transform_edt(strokes > _NOTHING) / 5, 0, 1)
        alpha = alpha * np.clip(1 - rim * np.clip(grain / grain.std() * 0.45 + 0.12, 0, 0.75), 0, 1)
        core = ndi.gaussian_filter(self.alpha, 0.8) * (ndi.minimum_filter(self.alpha, 5) > _THICK)
        return np.asarray(np.maximum(alpha, np.where(self.alpha > _THICK, core, 0)))


def _snapped(alpha: Plane) -> tuple[Plane, NDArray[np.bool_]]:
    """Makes the alpha of hard shapes 0 or 1 and keeps that of soft ones; also returns the soft mask."""
    soft = np.abs(alpha - ndi.gaussian_filter(alpha, 3)) < _STEP
    near_thick = ndi.maximum_filter(alpha, 9) > _THICK
    hard = (alpha > _HALF) * np.maximum(alpha, 0.5 + 0.5 * near_thick)
    return np.where(soft, alpha, hard).astype(np.float32), soft


def _bled(colour: Plane, alpha: Plane) -> Plane:
    """Spreads colours outwards from the shape, so that edges don't turn dark."""
    y, x = ndi.distance_transform_edt(alpha <= _NOTHING, return_distances=False, return_indices=True)
    return np.asarray(colour[y, x])


def _blur(plane: Plane, sigma: float) -> Plane:
    return np.asarray(ndi.gaussian_filter(plane, (sigma, sigma, 0)[: plane.ndim], truncate=3))


def _impasto(colour: Plane, relief: Plane, strokes: Plane) -> Plane:
    """Lights the ridges of the paint, and the edge of the shape, from the upper left."""
    height = ndi.gaussian_filter(relief, 0.9) + 70 * ndi.gaussian_filter(np.clip(strokes, 0, 1), 1.6)
    light = np.clip((ndi.sobel(height, 1) + ndi.sobel(height, 0)) * 0.05, -30, 34)
    return np.asarray(colour + light[..., None] * (0.5 + 0.5 * colour.mean(2, keepdims=True) / 255))


def _onward(way: Plane, before: Plane) -> Plane:
    """Returns the next direction of a stroke, smoothed and never reversed."""
    ahead = np.where((way * before).sum(1, keepdims=True) < 0, -way, way) * 0.6 + before * 0.4
    return np.asarray(ahead / np.maximum(np.hypot(ahead[:, 0], ahead[:, 1])[:, None], 1e-6))


def _stroke(
    draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], fill: int | tuple[int, ...], width: int
) -> None:
    r = width / 2
    if len(points) > 1:
        draw.line(points, fill=fill, width=width, joint="curve" if width > FINE[2].radius else None)
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)


def _furrows(
    relief: ImageDraw.ImageDraw,
    trail: NDArray[np.float64],
    height: int,
    hairs: NDArray[np.float64],
    brush: Brush,
) -> None:
    """Draws the grooves that bristles leave in wet paint."""
    if len(trail) == 1:
        return
    dx, dy = trail[-1] - trail[-2]
    sideways = np.array([-dy, dx]) / max(math.hypot(dx, dy), 1e-6) * brush.width * 0.4
    for place, depth in hairs.tolist():
        points = [(x, y) for x, y in (trail + place * sideways).tolist()]
        relief.line(
            points, fill=min(255, max(0, height + round(65 * depth))), width=max(1, brush.radius // 5)
        )
