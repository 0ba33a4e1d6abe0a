"""Rule icons are legible: in one colour, and with enough contrast on every swatch."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

GAMES = Path(__file__).parents[2] / "src" / "vernissage" / "games"
ICONS = sorted(GAMES.glob("*/web/icons/*.svg"))
SWATCHES = sorted(GAMES.glob("*/art/swatches.json"))
SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour: str) -> float:
    """Returns the relative luminance of #rrggbb, as WCAG defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_there_are_icons_and_swatches_to_look_at() -> None:
    assert ICONS
    assert SWATCHES


def test_black_on_white_has_the_greatest_contrast_there_is() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.stem)
def test_an_icon_is_drawn_in_the_colour_of_the_text_around_it(icon: Path) -> None:
    root = ET.fromstring(icon.read_text(encoding="utf-8"))  # noqa: S314 - a file of our own
    paints = [element.get(paint) for element in root.iter() for paint in ("fill", "stroke")]
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 24 24"
    assert set(filter(None, paints)) == {"currentColor", "none"}
    assert not [element.tag for element in root.iter() if "style" in element.attrib or element.get("opacity")]


def test_no_two_icons_have_the_same_shape() -> None:
    shapes = [icon.read_text(encoding="utf-8") for icon in ICONS]
    assert not [(one, other) for one, other in combinations(shapes, 2) if one == other]


@pytest.mark.parametrize("swatches", SWATCHES, ids=lambda path: path.parts[-3])
def test_the_ink_of_the_icons_is_dark_enough_on_every_swatch(swatches: Path) -> None:
    palette = json.loads(swatches.read_text(encoding="utf-8"))
    pale = {name: contrast(palette["ink"], colour) for name, colour in palette["swatches"].items()}
    assert not {name: ratio for name, ratio in pale.items() if ratio < 4.5}
