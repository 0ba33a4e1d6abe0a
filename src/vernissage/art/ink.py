"""Quick ink lines and one wash of colour, for drawings that lie on paper.

The edges of a drawing are found, thinned to lines and redrawn by a pen that wobbles and presses unevenly. One
colour goes under them: out of register, thin where the drawing is pale, pooled where it dries last. The work
is done at twice the final size, which makes the lines smooth.
"""

from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage as ndi

from vernissage.art.drawing import Drawing, render

Plane = NDArray[np.float32]  # height x width, from 0 to 1
Mask = NDArray[np.bool_]
Colour = tuple[int, int, int]

VERSION: Final = 1  # Increased when the technique changes.
SIZE: Final = 512  # The side of the square picture, in pixels.
SHEET: Final = 2 * SIZE  # The side of the sheet while drawing. All lengths below are in its pixels.
INK: Final[Colour] = (43, 36, 48)
PAPER: Final[Colour] = (252, 248, 240)  # The colour of pale parts of a wash.

_FILLED: Final = 0.86  # The share of the sheet that a drawing's longer side takes.
_FAINT, _CLEAR = (
    0.020,
    0.055,
)  # Hysteresis thresholds: an edge starts where it is clear and continues while it is not faint.
_SCRAP: Final = 26  # A shorter line is left out.
_OUTLINE, _DETAIL = 4.6, 2.9  # Half the width of the two nibs.
_SOLID, _FULL = 0.5, 0.9  # The alpha above which a pixel is mostly, or fully, the thing.
_DARK: Final = 0.28  # Below this brightness, the pen draws black.
_SPOT: Final = 12000  # The largest area of a dark patch that is filled with ink, such as an eye.
_TREMBLE: Final = 5.6  # How far the pen strays.
_COVER: Final = 0.86  # How much of the paper the wash hides where it is deepest.
_SHIFT: Final = (-13, -15)  # How far the wash is out of register, down and right.


def sketch(drawing: Drawing, wash: Colour, name: str) -> Image.Image:
    """Draws in ink, with one wash, on a transparent ground. The name seeds the wobble."""
    rng = np.random.default_rng(int.from_bytes(sha256(name.encode()).digest()[:8], "big"))
    shapes = _on_the_sheet(drawing)
    line = _inked(shapes, rng)
    wet, stain = _washed(shapes, rng)
    return _laid(line, wet, stain, wash)


def _on_the_sheet(drawing: Drawing) -> NDArray[np.float32]:
    """Renders the drawing, centred and as large as fits: premultiplied RGB, and alpha."""
    inked = render(drawing.svg(), 256, 256)[..., 3] > 0
    down, across = (np.flatnonzero(inked.any(axis)) / 256 for axis in (1, 0))
    side = SHEET * _FILLED / max(down[-1] - down[0], across[-1] - across[0])
    x, y = (SHEET / 2 - side * (span[0] + span[-1]) / 2 for span in (across, down))
    placed = drawing.placed(x, y, side, side)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SHEET} {SHEET}">{placed}</svg>'
    shapes = render(svg, SHEET, SHEET).astype(np.float32) / 255
    shapes[..., :3] *= shapes[..., 3:]
    return np.asarray(shapes, np.float32)


def _inked(shapes: Plane, rng: np.random.Generator) -> Plane:
    edges = _thinned(*_steepness(shapes))
    silhouette = shapes[..., 3] > _SOLID
    rim = ndi.binary_dilation(silhouette, iterations=7) & ~ndi.binary_erosion(silhouette, iterations=7)
    strokes = [_stroke(edges & rim, _OUTLINE, rng), _stroke(edges & ~rim, _DETAIL, rng)]
    spots = ndi.gaussian_filter(_spots(shapes).astype(np.float32), 1.5)
    return np.asarray(np.maximum.reduce([*strokes, 0.9 * spots]), np.float32)


def _steepness(shapes: Plane) -> tuple[Plane, Plane, Plane]:
    """Returns the magnitude of the colours' gradient, and its direction (down, across)."""
    smooth = ndi.gaussian_filter(shapes, (2.4, 2.4, 0))
    down, across = np.gradient(smooth, axis=(0, 1))
    lead = np.abs(down) + np.abs(across)
    channel = lead.argmax(2)[..., None]
    steep = np.sqrt((down**2 + across**2).sum(2))
    down, across = (np.take_along_axis(slope, channel, 2)[..., 0] for slope in (down, across))
    length = np.hypot(down, across) + 1e-6
    return steep, down / length, across / length


def _thinned(steep: Plane, down: Plane, across: Plane) -> Mask:
    """Returns the ridges of the gradient: lines one pixel wide, without short or faint ones."""
    rows, columns = _places()
    ahead = ndi.map_coordinates(steep, [rows + down, columns + across], order=1)
    behind = ndi.map_coordinates(steep, [rows - down, columns - across], order=1)
    crest = (steep >= ahead) & (steep > behind) & (steep > _FAINT)
    lines, count = ndi.label(crest, structure=np.ones((3, 3)))
    every = np.arange(count + 1)
    keep = (ndi.maximum(steep, lines, every) > _CLEAR) & (np.bincount(lines.ravel()) >= _SCRAP)
    keep[0] = False
    kept: Mask = keep[lines]
    return kept


def _stroke(lines: Mask, nib: float, rng: np.random.Generator) -> Plane:
    """Draws the lines with a pen that wobbles and presses unevenly."""
    if not lines.any():
        return np.zeros(lines.shape, np.float32)
    distance = ndi.distance_transform_edt(~lines)
    rows, columns = _places()
    strayed = [rows + _TREMBLE * _drift(rng, 52), columns + _TREMBLE * _drift(rng, 52)]
    distance = ndi.map_coordinates(distance, strayed, order=1, mode="nearest")
    pressure = 1 + 0.30 * _drift(rng, 60) + 0.12 * _drift(rng, 14)
    ink = 0.93 + 0.07 * _drift(rng, 24)
    drawn: Plane = np.clip(nib * pressure - distance + 0.5, 0, 1) * np.clip(ink, 0.7, 1)
    return drawn.astype(np.float32)


def _spots(shapes: Plane) -> Mask:
    """Returns small dark patches, which an ink drawing fills."""
    dark = (_light(shapes) < _DARK) & (shapes[..., 3] > _FULL)
    patches, _count = ndi.label(ndi.binary_opening(dark, iterations=2))
    area = np.bincount(patches.ravel())
    filled: Mask = (area < _SPOT)[patches] & (patches > 0)
    return filled


def _washed(shapes: Plane, rng: np.random.Generator) -> tuple[Plane, Plane]:
    """Returns the area of the wash, and how strong its colour is at each point."""
    rows, columns = _places()
    strayed = [rows + 16 * _drift(rng, 90) + _SHIFT[0], columns + 16 * _drift(rng, 90) + _SHIFT[1]]
    body = ndi.map_coordinates(ndi.gaussian_filter(shapes[..., 3], 11), strayed, order=1)
    colour = ndi.map_coordinates(ndi.gaussian_filter(_strength(shapes), 8), strayed, order=1)
    wet = np.clip((body - 0.44) * 9, 0, 1)
    pooled = np.clip(1 - np.abs(body - 0.56) * 7, 0, 1)
    clouds = 0.10 * _drift(rng, 110) + 0.05 * _drift(rng, 40)
    stain = np.clip(0.13 + 0.70 * colour + 0.20 * pooled + clouds, 0.06, _COVER)
    return wet.astype(np.float32), stain.astype(np.float32)


def _strength(shapes: Plane) -> Plane:
    """Returns how much colour each point needs; pale parts stay almost paper."""
    vivid = shapes[..., :3].max(2) - shapes[..., :3].min(2)
    dark = shapes[..., 3] - _light(shapes)
    return np.asarray(np.maximum(vivid, dark), np.float32)


def _light(shapes: Plane) -> Plane:
    weights = np.array([0.3, 0.59, 0.11], np.float32)
    return shapes[..., :3] @ weights


def _laid(line: Plane, wet: Plane, stain: Plane, wash: Colour) -> Image.Image:
    """Composites ink over wash over a transparent ground, in the final size.

    The wash varies in colour and hardly in alpha: files store alpha losslessly, and noise in it makes them
    large.
    """
    ink, water, tone = line[..., None], _COVER * wet[..., None], stain[..., None] / _COVER
    alpha = ink + water * (1 - ink)
    dried = np.array(PAPER, np.float32) * (1 - tone) + np.array(wash, np.float32) * tone
    rgb = (np.array(INK, np.float32) * ink + dried * water * (1 - ink)) / np.maximum(alpha, 1e-4)
    pixels = np.dstack([rgb, 255 * alpha]).clip(0, 255).round().astype(np.uint8)
    picture = Image.fromarray(pixels, "RGBA").resize((SIZE, SIZE), Image.Resampling.BOX)
    picture.putalpha(picture.getchannel("A").point(lambda level: round(level / 17) * 17))
    return picture


def _drift(rng: np.random.Generator, grain: int) -> Plane:
    """Returns a smooth noise field, about from -1 to 1, with features `grain` pixels wide."""
    cells = SHEET // grain + 3
    coarse = Image.fromarray(rng.normal(0, 0.5, (cells, cells)).astype(np.float32))
    fine = coarse.resize((cells * grain, cells * grain), Image.Resampling.BICUBIC)
    return np.asarray(fine)[grain : grain + SHEET, grain : grain + SHEET]


def _places() -> Plane:
    return np.mgrid[0:SHEET, 0:SHEET].astype(np.float32)
