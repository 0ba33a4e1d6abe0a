"""Colour spaces and mixing, and smooth noise to vary colours with."""

from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float32]  # Colours from 0 to 255, or shares from 0 to 1.
Chance = np.random.Generator

_TO_XYZ: Final = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE: Final = np.array([0.9505, 1.0, 1.089])
_SRGB_BEND: Final = 0.04045  # Below this, both curves are straight lines.
_LAB_BEND: Final = 0.008856
_LUMINANCE: Final = np.array([0.3, 0.59, 0.11], np.float32)


def chance(*words: str) -> Chance:
    """Returns a random generator seeded with these words."""
    return np.random.default_rng(int.from_bytes(sha256(" ".join(words).encode()).digest()[:8]))


def rgb(written: str) -> Pixels:
    """Parses a colour written as #rrggbb."""
    return np.array([int(written[at : at + 2], 16) for at in (1, 3, 5)], np.float32)


def luminance(pixels: Pixels) -> Pixels:
    return np.asarray(pixels @ _LUMINANCE, np.float32)


def lab(pixels: Pixels) -> NDArray[np.float64]:
    """Converts to CIE Lab, in which distances match perception."""
    share = np.asarray(pixels, np.float64) / 255
    linear = np.where(share > _SRGB_BEND, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    xyz = linear @ _TO_XYZ.T / _WHITE
    bent = np.where(xyz > _LAB_BEND, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def mix(one: Pixels, other: Pixels, share: Pixels | float) -> Pixels:
    """Interpolates between two colours. A share per pixel applies to all its channels."""
    part = np.asarray(share, np.float32)
    if part.ndim == 2:  # noqa: PLR2004 - a picture of shares
        part = part[..., None]
    return np.asarray(one + (other - one) * part, np.float32)


def saturated(pixels: Pixels, factor: float) -> Pixels:
    grey = luminance(pixels)[..., None]
    return np.asarray(np.clip(grey + (pixels - grey) * factor, 0, 255), np.float32)


def soft_noise(rng: Chance, side: int, scale: float) -> Pixels:
    """Returns a square of noise with mean 0 and deviation 1 that varies over about `scale` pixels."""
    cells = max(3, round(side / scale) + 3)
    coarse = Image.fromarray(rng.standard_normal((cells, cells)).astype(np.float32))
    fine = np.asarray(coarse.resize((side, side), Image.Resampling.BICUBIC), np.float32)
    return np.asarray((fine - fine.mean()) / fine.std(), np.float32)


def smoothstep(low: float, high: float, value: Pixels) -> Pixels:
    share = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)
