"""A palette: five colours for the surroundings of a thing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from vernissage.art.colour import Chance, Pixels, lab, rgb

_HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class Palette:
    """Five colours for the surroundings of a thing, as #rrggbb."""

    light: str
    mid: str
    dark: str
    floor: str
    accent: str


def main_colours(subject: Pixels, mask: Pixels, most: int = 4) -> Pixels:
    """Returns the main colours of a thing, the largest share first."""
    seen = subject[mask > _HALF].astype(np.uint8)
    flat = Image.fromarray(seen.reshape(-1, 1, 3)).quantize(most)
    colours = np.array(flat.getpalette(), np.float32).reshape(-1, 3)
    shares = np.bincount(np.asarray(flat).ravel(), minlength=len(colours))
    order = [at for at in np.argsort(-shares) if shares[at] > 0]
    return np.asarray(colours[order], np.float32)


def choose(palettes: Sequence[Palette], colours: Pixels, rng: Chance) -> Palette:
    """Picks a random palette from the half that contrasts best with the thing."""
    ordered = sorted(palettes, key=lambda palette: -_contrast(palette, colours))
    return ordered[int(rng.integers(0, (len(ordered) + 1) // 2))]


def _contrast(palette: Palette, colours: Pixels) -> float:
    behind, under = lab(rgb(palette.mid)), lab(rgb(palette.floor))
    far = [
        min(
            _far(lab(colour), behind), 1.3 * _far(lab(colour), under)
        )  # The floor counts less, since less of it shows.
        for colour in colours[:3]
    ]
    return float(min(far))


def _far(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    return float(np.linalg.norm((one - other) * (1.3, 1, 1)))
