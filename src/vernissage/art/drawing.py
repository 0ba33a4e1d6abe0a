"""The drawings that pictures are painted from: a subset of Noto Emoji, and our own SVG files."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

CUT_OUT: Final = Path(__file__).with_name("noto.json")
_ROOT: Final = re.compile(r"<svg\b(?P<attributes>[^>]*)>(?P<body>.*)</svg>", re.DOTALL)
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"')


@dataclass(frozen=True, slots=True)
class Drawing:
    """The content of an SVG whose view box starts at 0 0."""

    width: float
    height: float
    body: str

    def placed(self, x: float, y: float, width: float, height: float) -> str:
        """Returns the drawing as an element of a larger SVG, fitted into this rectangle."""
        return (
            f'<svg x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}">{self.body}</svg>'
        )

    def svg(self) -> str:
        """Returns the drawing as a complete SVG file."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {self.width:g} {self.height:g}">{self.body}</svg>'
        )


def noto(name: str) -> Drawing:
    """Returns a drawing from Noto Emoji by its name in that collection. Raises KeyError for other names."""
    if name not in _cut_out():
        message = f"noto.json has no drawing called {name}: add it to a game's DRAWINGS and run the cut again"
        raise KeyError(message)
    return Drawing(**_cut_out()[name])


def own(path: Path) -> Drawing:
    """Reads one of our own drawings from an SVG file. Raises ValueError without a view box at 0 0."""
    root = _ROOT.search(path.read_text(encoding="utf-8"))
    box = root and _VIEW_BOX.search(root["attributes"])
    if root is None or box is None:
        message = f"{path.name} is not an SVG with a view box that starts at 0 0"
        raise ValueError(message)
    return Drawing(float(box["width"]), float(box["height"]), root["body"].strip())


def render(svg: str, width: int, height: int) -> NDArray[np.uint8]:
    """Renders an SVG to pixels: height x width x RGBA, not premultiplied."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGBA"))


def cut(icons: dict[str, Any], names: Iterable[str]) -> None:
    """Extracts these drawings from the icons.json of the npm package @iconify-json/noto."""
    found = {}
    for name in sorted(set(names)):
        stored = name if name in icons["icons"] else icons["aliases"][name]["parent"]
        icon = icons["icons"][stored]
        found[name] = {
            "width": icon.get("width", icons["width"]),
            "height": icon.get("height", icons["height"]),
            "body": icon["body"],
        }
    CUT_OUT.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


@cache
def _cut_out() -> dict[str, dict[str, Any]]:
    drawings: dict[str, dict[str, Any]] = json.loads(CUT_OUT.read_text(encoding="utf-8"))
    return drawings
