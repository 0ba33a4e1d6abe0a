# ruff: noqa: INP001 - a script of its own, in no package
"""Draws the icons of the installed web app from one drawing, `web/public/icon.svg`.

    python web/scripts/icons.py

Each device cuts a maskable icon to its own shape, so its wall reaches to every edge, and the frame stays
within the middle four fifths. Few colours are enough, so the files are small.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

PUBLIC: Final = Path(__file__).resolve().parent.parent / "public"
DRAWING: Final = PUBLIC / "icon.svg"
COLOURS: Final = 64
MASKED: Final = 0.8
"""The part of a maskable icon's width that no device cuts off."""


def drawings() -> dict[str, tuple[str, int]]:
    """Returns the SVG text and the size in pixels for each file."""
    drawn = DRAWING.read_text(encoding="utf-8")
    return {
        "any-192.png": (drawn, 192),
        "any-512.png": (drawn, 512),
        "maskable-512.png": (maskable(drawn), 512),
        "touch-180.png": (maskable(drawn, 0.95), 180),
    }


def maskable(drawn: str, part: float = MASKED) -> str:
    """Returns the drawing with its wall up to all edges and its frame scaled down."""
    wall = drawn.replace(' rx="7"', "")
    return re.sub(r"<path ", f'<path transform="translate(16 16) scale({part}) translate(-16 -16)" ', wall)


def picture(drawn: str, size: int) -> bytes:
    """Returns the drawing as a PNG file with few colours."""
    large = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size))))
    small = large.convert("RGBA").quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    file = BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    """Writes all icons."""
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    for name, (drawn, size) in drawings().items():
        (folder / name).write_bytes(picture(drawn, size))


if __name__ == "__main__":
    main()
