"""A disabled control says why when it is pressed, with a pointer or keys."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.visits import invite
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

GAME = next(name for name in catalog.names() if game_called(name).info.fewest > 1)
"""A game that nobody can start alone."""


def test_a_greyed_button_says_why_beside_itself_and_is_silent_again(page: Page, house: House) -> None:
    invite(page, house, GAME)
    start = page.locator(".start").get_by_role("button").first
    expect(start).to_have_attribute("aria-disabled", "true")
    why = start.get_attribute("title")
    assert why
    said = page.get_by_role("alert")
    for press in (partial(start.click, force=True), partial(start.press, "Enter")):
        press()
        expect(said).to_have_text(why)
        bubble, window = said.bounding_box(), page.viewport_size
        assert bubble is not None
        assert window is not None
        assert bubble["x"] >= 0
        assert bubble["x"] + bubble["width"] <= window["width"]
        assert bubble["y"] + bubble["height"] <= window["height"]
        expect(start).to_be_focused()
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
