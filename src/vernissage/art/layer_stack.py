"""Composites painted layers for contact sheets, as the pages in the browser do."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage as ndi

Plane = NDArray[np.floating[Any]]

HAZE: Final = (0.20, 0.08, 0.0)  # Bottom, middle, top: how much haze lies over a layer.
_SHADE: Final = np.array([0.92, 0.86, 0.76], np.float32)  # Shadows absorb red most and blue least.


def compose(background: Image.Image, layers: Sequence[Image.Image]) -> Image.Image:
    """Composites layers over a background, the bottom one first.

    For the browser, for each layer (pixels are those of a picture 720 wide, and grow with it):

    1. Shadow: the layer's alpha, taken as (alpha - 0.55) / 0.35 within 0..1, darkens what lies below: blurred
       by 11 px, 7 px to the right and 9 px down at 30 %, and once more blurred by 3 px in place at 16 %. CSS:
       `filter: drop-shadow(7px 9px 11px rgb(8 12 20 / .30)) drop-shadow(0 0 3px rgb(8 12 20 / .16))`.
    2. Haze: 20 % (bottom), 8 % (middle), 0 % (top) of the background, blurred by 26 px, is mixed into the
       layer's colours: draw the blurred background `source-atop` the layer with that opacity. Any order then
       reads as far, middle and near.
    3. Thin paint is light: where alpha is under 0.6, the layer is mixed by 1 - alpha / 0.6 towards `screen`.
       A browser may leave this out: halos are then a little milkier.

    With fewer than three layers the nearest ones are taken: a single layer has no haze.
    At the end one light from the upper left lies over all, see `_varnish`.
    """
    picture = np.asarray(background.convert("RGB")).astype(np.float32)
    air = ndi.gaussian_filter(picture, (26, 26, 0))
    for haze, image in zip(HAZE[len(HAZE) - len(layers) :], layers, strict=True):
        layer = np.asarray(image.resize(background.size)).astype(np.float32)
        picture = _laid(picture, layer[..., :3] + (air - layer[..., :3]) * haze, layer[..., 3] / 255)
    return Image.fromarray(np.clip(_varnish(picture, air), 0, 255).astype(np.uint8))


def _laid(below: Plane, colour: Plane, alpha: Plane) -> Plane:
    body = np.clip((alpha - 0.55) / 0.35, 0, 1)
    shadow = 0.30 * ndi.shift(ndi.gaussian_filter(body, 11), (9, 7), order=1) + 0.16 * ndi.gaussian_filter(
        body, 3
    )
    below = below * (1 - shadow[..., None] * _SHADE)
    opacity = alpha[..., None]
    screen = 255 - (255 - below) * (255 - colour) / 255
    light = np.clip(1 - opacity / 0.6, 0, 1)
    return np.asarray(below + (colour + (screen - colour) * light - below) * opacity)


def _varnish(picture: Plane, air: Plane) -> Plane:
    """Unifies the picture: key colour, light from the upper left, bloom, contrast, weave, darker corners."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    across, down = x / width, y / height
    picture = picture + (air.mean((0, 1)) - picture) * 0.05
    far = (across * 0.55 + down * 0.6)[..., None]
    picture = picture * (1.07 - 0.20 * far) + np.array([7, 4, -4], np.float32) * (1 - far)
    picture = picture + 0.5 * ndi.gaussian_filter(np.clip(picture - 200, 0, 55), (16, 16, 0))
    grey = picture.mean(2, keepdims=True)
    picture = 122 + (grey + (picture - grey) * 1.10 - 122) * 1.07
    weave = np.sin(x * np.pi / 2.6) * np.cos(y * np.pi / 5.2) + np.sin(y * np.pi / 2.6) * np.cos(
        x * np.pi / 5.2
    )
    corners = np.clip((across - 0.5) ** 2 + (down - 0.5) ** 2 - 0.16, 0, 1)
    return np.asarray((picture + 2.2 * weave[..., None]) * (1 - 0.42 * corners[..., None]))
