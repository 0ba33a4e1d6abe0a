"""Composes a scene: one thing in its setting, lit from one side, contrasting with its surroundings."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from vernissage.art.colour import Chance, Pixels, luminance, mix, rgb, soft_noise
from vernissage.art.drawing import Drawing, render
from vernissage.art.palette import Palette, choose, main_colours
from vernissage.art.places import PLACES, Place, backdrop

SIDE: Final = (
    720  # The size of the painted area in pixels. The finished picture is smaller, which smooths its edges.
)
UNITS: Final = 640  # The size of the painted area in the places' SVG.
SCALE: Final = SIDE / UNITS
HALF: Final = 0.5
APART: Final = 62  # The minimum difference in brightness between a thing and its ground, of 255.
_PROBE: Final = 160


@dataclass(frozen=True, slots=True)
class Light:
    """The light of a painting style."""

    modelling: float = 0.35  # How round things look, from 0 (flat) to 1.
    shadow: float = 0.5  # How dark the cast shadow is, from 0 (none) to 1.
    softness: float = 9  # How blurred the edge of the shadow is.
    length: float = 0.7  # How far the shadow falls, as a share of the thing's height.
    gloom: float = 0  # How dark the surroundings are, from 0 (not at all) to 1.


@dataclass(frozen=True)
class Scene:
    """The scene to paint: a thing before its ground. Colours are from 0 to 255, shares from 0 to 1."""

    ground: Pixels
    subject: Pixels
    mask: Pixels  # The share of the thing in each pixel.
    palette: Palette
    light: int  # The light's side: the left (-1) or the right (1).

    @cached_property
    def image(self) -> Pixels:
        return mix(self.ground, self.subject, self.mask)

    @cached_property
    def focus(self) -> Pixels:
        """The thing with a soft margin around it, as a share in each pixel."""
        return np.asarray(ndimage.gaussian_filter(self.mask, 7), np.float32)


def compose(drawing: Drawing, place: str, palettes: tuple[Palette, ...], light: Light, rng: Chance) -> Scene:
    """Places the drawing in its setting, in this light, with a palette that contrasts with it."""
    where = PLACES[place]
    side = int(rng.choice((-1, 1)))
    subject, mask, base = _set_in(drawing, where)
    palette = choose(palettes, main_colours(subject, mask), rng)
    ground = _around(where, palette, side, rng)
    ground = _set_off(ground, subject, mask)
    ground = _cast(ground, mask, base, side, light) if where.stands else _hover(ground, mask, side, light)
    subject = _model(subject, mask, side, light)
    ground = _darken(ground, mask, light)
    return Scene(ground, subject, mask, palette, side)


def _set_in(drawing: Drawing, place: Place) -> tuple[Pixels, Pixels, float]:
    """Returns the thing's colours and mask, scaled and positioned, and its lowest point."""
    seen = render(drawing.svg(), _PROBE, _PROBE)[..., 3] > 60  # noqa: PLR2004 - hardly any shadow of it
    rows, columns = np.nonzero(seen.any(axis=1))[0], np.nonzero(seen.any(axis=0))[0]
    top, bottom = rows[0] / _PROBE, (rows[-1] + 1) / _PROBE
    left, right = columns[0] / _PROBE, (columns[-1] + 1) / _PROBE
    size = min(place.size / max(bottom - top, right - left), 640)
    x = UNITS / 2 - size * (left + right) / 2
    middle = UNITS / 2 - size * (top + bottom) / 2
    standing = place.base - size * bottom
    y = max(standing, middle - size) if place.base else middle
    if place.base and size * (bottom - top) < 330:  # noqa: PLR2004 - a low thing is moved up a little
        y -= (330 - size * (bottom - top)) * 0.25
    pixels = render(_sheet(drawing.placed(x, y, size, size)), SIDE, SIDE).astype(np.float32)
    mask = np.asarray(pixels[..., 3] / 255, np.float32)
    return _bled(pixels[..., :3], mask), mask, (y + size * bottom) * SCALE


def _bled(colours: Pixels, mask: Pixels) -> Pixels:
    """Spreads the thing's colours beyond its edge, so that edges don't blend with black."""
    solid = mask > 0.6  # noqa: PLR2004 - colours of thinner pixels aren't worth carrying on
    nearest = ndimage.distance_transform_edt(~solid, return_distances=False, return_indices=True)
    return np.asarray(colours[tuple(nearest)], np.float32)


def _around(place: Place, palette: Palette, side: int, rng: Chance) -> Pixels:
    svg = _sheet(backdrop(palette, side) + place.draw(palette, side, rng))
    return render(svg, SIDE, SIDE)[..., :3].astype(np.float32)


def _sheet(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {UNITS} {UNITS}">{body}</svg>'
    )


def _set_off(ground: Pixels, subject: Pixels, mask: Pixels) -> Pixels:
    """Lightens or darkens the area behind the thing, if both are about equally bright."""
    outside = ndimage.gaussian_filter(mask, 14) * (1 - mask)
    within = ndimage.gaussian_filter(1 - mask, 8) * mask
    behind = np.average(luminance(ground), weights=outside + 1e-6)
    rim = np.average(luminance(subject), weights=within + 1e-6)
    if abs(behind - rim) >= APART:
        return ground
    lighter = rim + APART < 240 if behind > rim else rim < APART  # noqa: PLR2004 - if there is room for it
    change = rim + (APART if lighter else -APART) - behind
    near = np.clip(ndimage.gaussian_filter(mask, 46) * 1.7, 0, 1)
    return np.asarray(np.clip(ground + change * near[..., None], 0, 255), np.float32)


def _cast(ground: Pixels, mask: Pixels, base: float, side: int, light: Light) -> Pixels:
    """Casts the thing's shadow on the ground, with a darker contact shadow under it."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    flat = 0.26
    height = (base - rows) / flat
    thrown = ndimage.map_coordinates(mask, [base - height, columns + side * height * light.length], order=1)
    thrown = ndimage.gaussian_filter(np.where(rows > base + 2, 0, thrown), light.softness)
    wide = np.clip(mask[int(base) - 60 : int(base)].sum(axis=0) / 26, 0, 1)
    contact = ndimage.gaussian_filter(wide, 12)[None, :] * np.exp(-(((rows - base + 3) / 13) ** 2))
    shade = np.clip(np.maximum(thrown * 0.85, contact) * light.shadow, 0, 1)
    return mix(ground, ground * 0.12 + rgb("#180f1c") * 0.5, shade)


def _hover(ground: Pixels, mask: Pixels, side: int, light: Light) -> Pixels:
    """Adds a soft shadow behind a thing that floats."""
    behind = ndimage.shift(ndimage.gaussian_filter(mask, 12), (12, -14 * side))
    return mix(ground, ground * 0.35, np.asarray(behind * light.shadow * 0.7, np.float32))


def _model(subject: Pixels, mask: Pixels, side: int, light: Light) -> Pixels:
    """Makes the flat drawing look round: lighter towards the light, darker away from it."""
    swell = sum(ndimage.gaussian_filter(mask, width) for width in (9, 26, 60))
    towards = ndimage.sobel(swell, 1) * -side + ndimage.sobel(swell, 0)
    lit = towards / (np.abs(towards[inside(mask)]).max() + 1e-6)
    up = np.clip(lit, 0, 1)[..., None] * light.modelling
    down = np.clip(-lit, 0, 1)[..., None] * light.modelling
    return np.asarray(np.clip(subject * (1 - 0.75 * down) + (255 - subject) * 0.35 * up, 0, 255), np.float32)


def _darken(ground: Pixels, mask: Pixels, light: Light) -> Pixels:
    if not light.gloom:
        return ground
    near = np.clip(ndimage.gaussian_filter(mask, 70) * 1.6, 0, 1)
    return np.asarray(ground * (1 - light.gloom * (1 - near[..., None])), np.float32)


def inside(mask: Pixels) -> NDArray[np.bool_]:
    """Returns the mask of the pixels that belong mostly to the thing."""
    return np.asarray(mask > HALF)


def to_edge(mask: Pixels) -> Pixels:
    """Returns the distance to the thing's edge, from inside or outside."""
    return np.asarray(
        ndimage.distance_transform_edt(inside(mask)) + ndimage.distance_transform_edt(~inside(mask)),
        np.float32,
    )


def to_thing(mask: Pixels) -> Pixels:
    """Returns the distance to the thing; 0 inside it."""
    return np.asarray(ndimage.distance_transform_edt(~inside(mask)), np.float32)


def wobbled(pixels: Pixels, rng: Chance, amount: float, scale: float) -> Pixels:
    """Distorts the picture slightly, as drawn by an unsteady hand."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    at = [rows + amount * soft_noise(rng, SIDE, scale), columns + amount * soft_noise(rng, SIDE, scale)]
    if pixels.ndim == 2:  # noqa: PLR2004 - one channel
        return np.asarray(ndimage.map_coordinates(pixels, at, order=1, mode="nearest"), np.float32)
    moved = [ndimage.map_coordinates(pixels[..., k], at, order=1, mode="nearest") for k in range(3)]
    return np.asarray(np.stack(moved, axis=-1), np.float32)
