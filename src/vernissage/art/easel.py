"""Turns a drawing into a painting: composes the scene and paints it in one of the styles."""

import numpy as np
from PIL import Image

from vernissage.art.colour import chance
from vernissage.art.drawing import Drawing
from vernissage.art.hands import HANDS
from vernissage.art.scene import compose


def painting(name: str, drawing: Drawing, hand: str, place: str) -> Image.Image:
    """Paints a drawing in a place and a style. The name seeds the randomness, so it is reproducible."""
    painter, rng = HANDS[hand], chance(name, hand)
    scene = compose(drawing, place, painter.palettes, painter.light, rng)
    pixels = painter.technique.paint(scene, rng)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
