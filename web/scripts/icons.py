# ruff: noqa: INP001 - a script of its own, in no package
"""The icons of the installed house, from the one drawing, `web/public/icon.svg`.

    python web/scripts/icons.py

A maskable icon is cut to whatever shape a device likes: its wall reaches to every edge, and the frame stays
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
"""How much of a maskable icon is safe from being cut off."""


def drawings() -> dict[str, tuple[str, int]]:
    """The drawing for each file, and how large it is."""
    drawn = DRAWING.read_text(encoding="utf-8")
    return {
        "any-192.png": (drawn, 192),
        "any-512.png": (drawn, 512),
        "maskable-512.png": (maskable(drawn), 512),
        "touch-180.png": (maskable(drawn, 0.95), 180),
    }


def maskable(drawn: str, part: float = MASKED) -> str:
    """The wall to all edges; the frame smaller, in the middle."""
    wall = drawn.replace(' rx="7"', "")
    return re.sub(r"<path ", f'<path transform="translate(16 16) scale({part}) translate(-16 -16)" ', wall)


def picture(drawn: str, size: int) -> bytes:
    """As a PNG file of few colours."""
    large = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size))))
    small = large.convert("RGBA").quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    file = BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    """Writes all of them."""
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    for name, (drawn, size) in drawings().items():
        (folder / name).write_bytes(picture(drawn, size))


if __name__ == "__main__":
    main()
