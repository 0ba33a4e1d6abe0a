"""A table explains itself: the rules open at the current moment, and things explain themselves."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.visits import TABLE, behind_the_poster, poster_button
from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage import catalog
from vernissage.core.primer import thing_called

EXPLAINED: Final = [name for name in catalog.names() if catalog.extras(name).primer()]


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=name)


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_rules_open_at_this_moment_and_everything_can_be_found(
    page: Page, house: House, game: str
) -> None:
    behind_the_poster(page, house, game).get_by_role("button", name=re.compile("^Rules of")).click()
    expect(tab(page, "How to play")).to_have_attribute("aria-selected", "true")
    expect(tab(page, "This moment")).to_have_count(0)
    page.keyboard.press("Escape")
    poster_button(page, game, "Play now").click()
    page.wait_for_url(TABLE)
    Mouse().press(page.get_by_role("button", name="Rules", exact=True))
    expect(tab(page, "This moment")).to_have_attribute("aria-selected", "true")
    here = page.locator(".here")
    expect(here.get_by_role("img")).to_be_visible()
    expect(page.locator('li[aria-current="step"]')).to_have_count(1)
    Mouse().press(here.get_by_role("button").first)
    expect(tab(page, "Every rule")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".cited")).to_be_in_viewport()
    Mouse().press(tab(page, "This moment"))
    title = here.get_by_role("heading").inner_text()
    page.get_by_role("searchbox").fill(title)
    expect(page.locator("article mark").first).to_have_text(title)


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_thing_says_what_it_is_to_a_key_and_to_a_finger_that_stays_and_nothing_is_played(
    page: Page, browser: Browser, house: House, game: str
) -> None:
    at_a_table_that_asks_me(page, house, game)
    thing = known(page, game)
    thing.hover()
    page.keyboard.press("m")
    expect(page.locator("dialog").get_by_role("button", name=re.compile("^Rule "))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    with another(browser, **PHONE) as phone:
        sent: list[str] = []
        phone.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        at_a_table_that_asks_me(phone, house, game)
        hold(phone, known(phone, game))
        sheet = phone.locator("dialog")
        expect(sheet.get_by_role("heading")).to_be_visible()
        phone.touchscreen.tap(195, 422)
        expect(sheet).to_have_count(0)
        assert [frame for frame in sent if '"answer"' in frame] == []


def known(page: Page, game: str) -> Locator:
    """Returns something on the table that the game's primer explains, once loaded."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-thing]:visible").first).to_be_visible()
    primer = catalog.extras(game).primer()
    assert primer is not None
    names = page.locator("[data-thing]:visible").evaluate_all("all => all.map(each => each.dataset.thing)")
    name = next(each for each in names if thing_called(primer, each))
    return page.locator(f'[data-thing="{name}"]:visible').first


def hold(page: Page, thing: Locator) -> None:
    """A finger touches it, and stays until it is explained."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("dialog").get_by_role("heading")).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
