"""No two pictures of a game look too similar."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from scipy.fft import dctn

from tests.art.galleries import GALLERIES

GROUND = (128, 128, 128)
FAR_ENOUGH = 8  # Bits of 64.


def look(path: Path) -> NDArray[np.bool_]:
    """Returns a perceptual hash of 64 bits: which of the lowest frequencies are strong."""
    with Image.open(path) as picture:
        whole = picture.convert("RGBA")
    flat = Image.new("RGB", whole.size, GROUND)
    flat.paste(whole, mask=whole)
    grey = np.asarray(flat.convert("L").resize((64, 64), Image.Resampling.LANCZOS), np.float64)
    waves = dctn(grey)[:8, :8].ravel()
    return np.asarray(waves > np.median(waves[1:]))


@pytest.mark.parametrize("game", GALLERIES)
def test_pictures_look_different(game: str) -> None:
    looks = {name: look(GALLERIES[game].files(name)[192]) for name in GALLERIES[game].pictures}
    alike = [
        (one, other)
        for one, other in combinations(looks, 2)
        if np.count_nonzero(looks[one] != looks[other]) < FAR_ENOUGH
    ]
    assert alike == []
