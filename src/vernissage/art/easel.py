"""Turns a drawing into a painting: composes the scene and lets the hand paint it."""

import numpy as np
from PIL import Image

from vernissage.art.colour import chance
from vernissage.art.drawing import Drawing
from vernissage.art.hands import HANDS
from vernissage.art.scene import compose


def painting(name: str, drawing: Drawing, hand: str, place: str) -> Image.Image:
    """Paints this drawing. The name seeds the randomness, so the result is reproducible."""
    painter, rng = HANDS[hand], chance(name, hand)
    scene = compose(drawing, place, painter.palettes, painter.light, rng)
    pixels = painter.technique.paint(scene, rng)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
