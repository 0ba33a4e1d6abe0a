"""The comparison of pictures notices what a person would notice, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserType, Page

from tests.browser.likeness import apart
from tests.browser.main_screens import Screen, photograph, shown
from tests.browser.references import WIDE, file_of, keep, what_differs
from tests.server.live import House
from vernissage import catalog

SCREEN: Final = Screen("table", "laptop", catalog.names()[0])
OTHER_LETTERS: Final = (
    "--disable-lcd-text",
    "--font-render-hinting=full",
    "--disable-font-subpixel-positioning",
)
THING: Final = """
[...document.querySelectorAll('[data-table] [data-thing]')].filter((each) => {
  const { width, height, top, bottom } = each.getBoundingClientRect();
  return width > 60 && height > 60 && width < innerWidth / 4 && top > 0 && bottom < innerHeight;
})[0]
"""
"""A card, or something of its size."""
CHANGES: Final = {
    "a card is missing": (f"{THING}.style.opacity = 0", f"{THING}.style.opacity = ''"),
    "a card was moved": (f"{THING}.style.translate = '24px 0'", f"{THING}.style.translate = ''"),
    "all that hangs there was moved": (
        "document.querySelector('[data-table]').style.translate = '0 24px'",
        "document.querySelector('[data-table]').style.translate = ''",
    ),
    "the gold is blue": (
        "document.documentElement.style.setProperty('--gold', '#5aa0e0')",
        "document.documentElement.style.removeProperty('--gold')",
    ),
    "the wall is green": (
        "document.documentElement.style.setProperty('--wall', '#1f3026')",
        "document.documentElement.style.removeProperty('--wall')",
    ),
}
"""Changes of a page, with how to undo them."""


@pytest.fixture(scope="module")
def table(browser: Browser, house: House) -> Iterator[Page]:
    with shown(browser, house, SCREEN) as page:
        yield page


@pytest.fixture(scope="module")
def before(table: Page) -> Image.Image:
    return photograph(table)


def test_the_same_page_comes_out_twice(browser: Browser, house: House, before: Image.Image) -> None:
    with shown(browser, house, SCREEN) as page:
        assert apart(before, photograph(page)).somewhere < 1


@pytest.mark.every_case
@pytest.mark.parametrize("change", CHANGES)
def test_it_is_noticed_when(table: Page, before: Image.Image, change: str) -> None:
    done, undone = CHANGES[change]
    table.evaluate(done)
    seen = photograph(table)
    table.evaluate(undone)
    assert not apart(before, seen).is_little
    assert apart(before, photograph(table)).is_little


def test_a_pixel_aside_is_nothing(before: Image.Image) -> None:
    aside = Image.fromarray(np.roll(np.asarray(before), (1, 1), axis=(0, 1)))
    assert apart(before, aside).is_little


def test_letters_drawn_in_another_way_are_nothing(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], house: House, before: Image.Image
) -> None:
    flags = [*browser_type_launch_args["args"], *OTHER_LETTERS]
    other = browser_type.launch(executable_path=browser_type_launch_args["executable_path"], args=flags)
    with shown(other, house, SCREEN) as page:
        seen = photograph(page)
    other.close()
    assert np.any(np.asarray(seen) != np.asarray(before)), "they are drawn alike here"
    assert apart(before, seen).is_little


def test_whoever_is_told_of_a_difference_can_look_at_it_and_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, before: Image.Image
) -> None:
    monkeypatch.setattr("tests.browser.references.SEEN", tmp_path)
    said = what_differs(SCREEN, Image.new("RGB", before.size, "white"))
    assert "python -m tests.browser.references" in said
    name = f"{SCREEN.game}-{SCREEN}"
    assert {file.name for file in tmp_path.iterdir()} == {f"{name}.png", f"{name}-differs.png"}
    with Image.open(tmp_path / f"{name}-differs.png") as beside:
        assert beside.width == 3 * WIDE["laptop"]


def test_what_looks_as_before_is_not_kept_anew() -> None:
    file = file_of(SCREEN)
    was = file.read_bytes()
    with Image.open(file) as reference:
        assert keep(SCREEN, reference.convert("RGB"))
    assert file.read_bytes() == was
