"""Ink and wash drawings are reproducible and transparent, and none is missing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from PIL import Image

from vernissage.art.drawing import Drawing
from vernissage.art.ink import INK, SIZE, sketch

GAMES = Path(__file__).parents[2] / "src" / "vernissage" / "games"
DISC = Drawing(
    100, 100, '<circle cx="50" cy="50" r="40" fill="#c33"/><circle cx="50" cy="50" r="12" fill="#fff"/>'
)
RED = (208, 78, 72)
# Games whose pictures are all drawn in ink, found by their files.
INKED = [folder.parent for folder in GAMES.glob("*/art/gifts.py")]


@pytest.fixture(scope="module")
def disc() -> Image.Image:
    return sketch(DISC, RED, "disc")


def test_the_same_name_gives_the_same_bytes(disc: Image.Image) -> None:
    assert sketch(DISC, RED, "disc").tobytes() == disc.tobytes()


def test_another_name_gives_another_trembling(disc: Image.Image) -> None:
    assert sketch(DISC, RED, "plate").tobytes() != disc.tobytes()


def test_the_ground_is_clear_and_the_thing_is_not(disc: Image.Image) -> None:
    alpha = np.asarray(disc.getchannel("A"))
    assert disc.size == (SIZE, SIZE)
    assert max(alpha[0, 0], alpha[0, -1], alpha[-1, 0], alpha[-1, -1]) == 0
    assert alpha[SIZE // 2, SIZE // 4] > 200


def test_the_line_is_ink_and_the_inside_is_the_wash(disc: Image.Image) -> None:
    pixels = np.asarray(disc).astype(int)
    ink = np.abs(pixels[..., :3] - INK).max(axis=2) < 12
    assert (ink & (pixels[..., 3] > 200)).sum() > 1000
    red, green, blue = pixels[SIZE // 2, SIZE // 4, :3]
    assert red > green + 40
    assert red > blue + 40


def test_pale_parts_stay_paler_than_coloured_ones(disc: Image.Image) -> None:
    pixels = np.asarray(disc).astype(int)
    assert pixels[SIZE // 2, SIZE // 2, 1] > pixels[SIZE // 2, SIZE // 4, 1] + 20


@pytest.mark.parametrize("art", INKED, ids=lambda art: art.parent.name)
def test_everything_the_game_has_a_name_for_is_drawn(art: Path) -> None:
    package = import_module(f"vernissage.games.{art.parent.name}.art")
    named = re.findall(
        r"^gift-([a-z-]+) =", (art.parent / "names" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(named) == 110
    assert sorted(picture.name for picture in package.PICTURES) == sorted(named)


@pytest.mark.parametrize("art", INKED, ids=lambda art: art.parent.name)
def test_no_drawing_of_ours_lies_unused(art: Path) -> None:
    package = import_module(f"vernissage.games.{art.parent.name}.art")
    ours = {file.stem for file in (art / "drawings").glob("*.svg")}
    assert ours == {gift.name for gift in package.GIFTS if not gift.noto} | {"poster"}


@pytest.mark.parametrize("art", INKED, ids=lambda art: art.parent.name)
def test_the_backs_of_the_cards_are_upright_drawings_without_words(art: Path) -> None:
    backs = sorted((art.parent / "web" / "art").glob("back-*.svg"))
    assert [back.stem for back in backs] == ["back-anyone", "back-left", "back-right"]
    for back in backs:
        root = ET.fromstring(back.read_text(encoding="utf-8"))  # noqa: S314 - a file of our own
        assert root.get("viewBox") == "0 0 512 717"
        assert not root.findall(".//{http://www.w3.org/2000/svg}text")
