"""Compares two pictures of a page, tolerating small differences such as font rendering.

Both are reduced and blurred so that a line of text becomes a grey line. Then they are compared in OKLab,
where distances match perceived differences: over the whole picture, and where they differ most.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

LONGEST: Final = 96
"""The longer side of the reduced picture in pixels."""
SOFT: Final = 1.5
"""The radius of the blur, in these pixels."""
TILE: Final = 4
"""The size of a tile in pixels."""
COLOUR: Final = 3
"""How much more a difference in colour counts than one in lightness: font rendering keeps colours."""
MOST: Final = 1.8
"""The maximum difference over the whole picture; 100 is from black to white. Another build of the browser
gives 1.2, a wall in another colour 2.7."""
MOST_ANYWHERE: Final = 5.5
"""The maximum difference of a tile. Another build gives 4.7, gold in another colour 6.1, a small thing moved
7.5."""
SHOWN: Final = 12.0
"""The difference that is brightest in the picture of differences."""

Values: TypeAlias = NDArray[np.float64]

TO_CONES: Final = np.array(
    [
        [0.4122214708, 0.2119034982, 0.0883024619],
        [0.5363325363, 0.6806995451, 0.2817188376],
        [0.0514459929, 0.1073969566, 0.6299787005],
    ]
)
TO_OKLAB: Final = np.array(
    [
        [0.2104542553, 1.9779984951, 0.0259040371],
        [0.7936177850, -2.4285922050, 0.7827717662],
        [-0.0040720468, 0.4505937099, -0.8086757660],
    ]
)


class Apart(NamedTuple):
    """How far apart two pictures are."""

    everywhere: float
    somewhere: float
    """Where they differ most."""

    @property
    def is_little(self) -> bool:
        return self.everywhere <= MOST and self.somewhere <= MOST_ANYWHERE

    def __str__(self) -> str:
        return (
            f"{self.everywhere:.2f} as a whole (at most {MOST:g}), "
            f"{self.somewhere:.1f} where it is most (at most {MOST_ANYWHERE:g})"
        )


def apart(one: Image.Image, other: Image.Image) -> Apart:
    """Returns how far apart these are."""
    tiles = _tiles(_distances(one, other))
    return Apart(float(tiles.mean()), float(tiles.max()))


def side_by_side(reference: Image.Image, seen: Image.Image) -> Image.Image:
    """Draws the reference, the actual picture, and their difference, for people to look at."""
    size = reference.size
    bright = np.clip(_tiles(_distances(reference, seen)) / SHOWN, 0, 1)
    heat = Image.fromarray((bright * 255).astype(np.uint8)).resize(size, Image.Resampling.NEAREST)
    marked = Image.composite(Image.new("RGB", size, "red"), reference.convert("L").convert("RGB"), heat)
    whole = Image.new("RGB", (size[0] * 3, size[1]))
    for at, each in enumerate((reference, seen.convert("RGB").resize(size), marked)):
        whole.paste(each, (at * size[0], 0))
    return whole


def _distances(one: Image.Image, other: Image.Image) -> Values:
    scale = LONGEST / max(one.size)
    size = (round(one.width * scale), round(one.height * scale))
    distances: Values = np.linalg.norm(_oklab(one, size) - _oklab(other, size), axis=2) * 100
    return distances


def _oklab(image: Image.Image, size: tuple[int, int]) -> Values:
    small = image.convert("RGB").resize(size, Image.Resampling.HAMMING)
    values = np.asarray(small.filter(ImageFilter.GaussianBlur(SOFT)), dtype=np.float64) / 255
    light = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    found: Values = np.cbrt(light @ TO_CONES) @ TO_OKLAB * (1, COLOUR, COLOUR)
    return found


def _tiles(distances: Values) -> Values:
    """Splits into tiles; an incomplete tile at an edge is padded with the edge."""
    rows, columns = (-length % TILE for length in distances.shape)
    filled = np.pad(distances, ((0, rows), (0, columns)), mode="edge")
    high, wide = (length // TILE for length in filled.shape)
    tiles: Values = filled.reshape(high, TILE, wide, TILE).mean(axis=(1, 3))
    return tiles
