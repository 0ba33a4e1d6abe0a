"""Posters: drawings that contain painted pictures.

    python -m vernissage.art.poster GAME/art/drawings/poster.svg GAME/web/poster.webp

In a drawing, `<image href="NAME" ...>` stands for the painted picture with that name.
"""

import re
import sys
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from vernissage.art.drawing import own, render

_HUNG: Final = re.compile(r'(?<=<image href=")[a-z0-9-]+(?=")')


def poster(file: Path, wall: Path) -> Image.Image:
    """Renders this drawing in its own size, with pictures from the folder `wall`."""
    drawing = own(file)
    svg = _HUNG.sub(lambda name: _inlined(wall / f"{name[0]}.webp"), drawing.svg())
    return Image.fromarray(render(svg, round(drawing.width), round(drawing.height))).convert("RGB")


def _inlined(picture: Path) -> str:
    """Returns the picture as a data URL, since the renderer opens no files."""
    held = BytesIO()
    Image.open(picture).save(held, "PNG")
    return f"data:image/png;base64,{b64encode(held.getvalue()).decode()}"


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    poster(source, target.parent / "art").save(target, quality=84, method=6)
