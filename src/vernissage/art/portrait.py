"""Portraits: a sitter in front of a drawn background, painted in one of the styles."""

from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from vernissage.art.colour import Pixels, chance
from vernissage.art.drawing import Drawing, own, render
from vernissage.art.hands import HANDS
from vernissage.art.picture import Picture
from vernissage.art.scene import SIDE, Scene

# The comment in a drawing that separates the background from the sitter.
SITTER: Final = "<!-- the sitter -->"


def portrait(file: Path, hand: str) -> Picture:
    """Returns the picture of the sitter drawn in this file, named after the file."""
    drawing = own(file)
    return Picture(
        file.stem,
        recipe=f"{HANDS[hand]}\n{drawing}",
        paint=partial(painted, file.stem, drawing, hand),
        quality=82,
    )


def painted(name: str, drawing: Drawing, hand: str) -> Image.Image:
    """Paints a portrait. The name seeds the randomness, so the result is reproducible."""
    behind, _, before = drawing.body.partition(SITTER)
    ground, sitter = _seen(drawing, behind), _seen(drawing, before)
    mask = np.asarray(sitter[..., 3] / 255, np.float32)
    whole = _seen(drawing, drawing.body)[..., :3]  # Edges are already blended here, as a painter sees them.
    painter, rng = HANDS[hand], chance(name, hand)
    scene = Scene(
        ground[..., :3], np.where(mask[..., None] > 0, whole, 0), mask, painter.palettes[0], light=-1
    )
    pixels = painter.technique.paint(scene, rng)
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def _seen(drawing: Drawing, body: str) -> Pixels:
    svg = Drawing(drawing.width, drawing.height, body).svg()
    return render(svg, SIDE, SIDE).astype(np.float32)
