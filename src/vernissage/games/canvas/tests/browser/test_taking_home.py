"""A painting can be saved as a file, with its title and its painter."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down

MANY = 1000
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def looked_at(page: Page, house: House) -> Locator:
    """Opens a painting that was just hung."""
    sit_down(page, house, 1, solo="puzzle")
    hands = Hands(page, Mouse())
    for _ in range(4):
        hands.wait_for_my_turn()
        hands.decide()
    page.get_by_role("button", name="Look at").first.click()
    return page.get_by_role("dialog", name="Painted by")


def saved(page: Page, dialog: Locator, kind: str) -> tuple[str, bytes]:
    """Returns the name and the content of the saved file."""
    with page.expect_download() as coming:
        dialog.get_by_role("button", name=f"Save as {kind}").click()
    return coming.value.suggested_filename, Path(coming.value.path()).read_bytes()


def test_as_a_png(page: Page, looked_at: Locator) -> None:
    name, file = saved(page, looked_at, "PNG")
    assert re.fullmatch(r"[\w-]+\.png", name)
    with Image.open(BytesIO(file)) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 1500))
        opened = picture.convert("RGB")
    assert colours(opened.crop((140, 130, 1060, 1080))) > MANY, "no painting"
    assert MANY > colours(opened.crop((310, 1240, 890, 1290))) > 1, "no title on the plate"
    assert MANY > colours(opened.crop((310, 1300, 890, 1340))) > 1, "no painter on the plate"


def colours(picture: Image.Image) -> int:
    return len(set(picture.get_flattened_data()))


def test_as_an_svg_with_its_layers_title_and_painter(page: Page, looked_at: Locator) -> None:
    title = looked_at.locator("figcaption").inner_text().replace("\u00ad", "")
    painter = looked_at.get_by_role("heading").inner_text().removeprefix("Painted by ")
    name, file = saved(page, looked_at, "SVG")
    assert name.endswith(".svg")
    drawing = ET.fromstring(file)  # noqa: S314 - our own file
    assert [text.text for text in drawing.iter(f"{SVG}text")] == [title, painter]
    pictures = [image.get("href", "") for image in drawing.iter(f"{SVG}image")]
    assert len(pictures) == len(set(pictures)) == 4
    assert all(picture.startswith("data:image/webp;base64,") for picture in pictures)
    expect(looked_at).to_be_visible()
