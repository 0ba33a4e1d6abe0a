"""A painting can be taken home as a file, with its title and its painter."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def looked_at(page: Page, house: House) -> Locator:
    """A painting just hung, looked at closely."""
    sit_down(page, house, 1, solo="puzzle")
    hands = Hands(page, Mouse())
    for _ in range(4):
        hands.wait_for_my_turn()
        hands.decide()
    page.get_by_role("button", name="Look at").first.click()
    return page.get_by_role("dialog", name="Painted by")


def saved(page: Page, dialog: Locator, kind: str) -> tuple[str, bytes]:
    """The name of the file, and what is in it."""
    with page.expect_download() as coming:
        dialog.get_by_role("button", name=f"Save as {kind}").click()
    return coming.value.suggested_filename, Path(coming.value.path()).read_bytes()


def test_as_a_png(page: Page, looked_at: Locator) -> None:
    name, file = saved(page, looked_at, "PNG")
    assert re.fullmatch(r"[\w-]+\.png", name)
    assert file.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", file[16:24]) == (1200, 1500)


def test_as_an_svg_with_its_layers_title_and_painter(page: Page, looked_at: Locator) -> None:
    title = looked_at.locator("figcaption").inner_text()
    painter = looked_at.get_by_role("heading").inner_text().removeprefix("Painted by ")
    name, file = saved(page, looked_at, "SVG")
    assert name.endswith(".svg")
    drawing = ET.fromstring(file)  # noqa: S314 - our own file
    assert [text.text for text in drawing.iter(f"{SVG}text")] == [title, painter]
    pictures = [image.get("href", "") for image in drawing.iter(f"{SVG}image")]
    assert len(pictures) == len(set(pictures)) == 4
    assert all(picture.startswith("data:image/webp;base64,") for picture in pictures)
    expect(looked_at).to_be_visible()
