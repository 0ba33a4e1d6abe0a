"""`make scenes` opens the shell's dialogs by pressing what people press, so that must be there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.dev.planted import TOKEN, plant_scenes
from tests.server.live import House
from vernissage.cli.new import TEMPLATE


def test_what_opens_a_dialog_can_be_pressed_on_a_phone(browser: Browser, house: House) -> None:
    with ThreadPoolExecutor() as thread:  # the browser uses this thread's loop
        planting = plant_scenes(house.database, TEMPLATE)
        shown = thread.submit(asyncio.run, planting).result().shown
    assert any("lobby as a guest" in each.name for each in shown)
    dialogs = [each for each in shown if each.group == "dialogs"]
    assert len(dialogs) > 10
    with another(browser, **PHONE) as page:
        page.context.add_cookies([{"name": "vernissage", "value": TOKEN, "url": f"http://{house.host}"}])
        for each in dialogs:
            page.goto(f"http://{house.host}{each.path}")
            for selector in each.press:
                press(page, selector)


def press(page: Page, selector: str) -> None:
    """Presses it, or first the menu that has what the bar has no room for."""
    wanted = page.locator(f"button:is({selector}, :has({selector})):visible").first
    menu = page.locator("button:has([data-icon=menu]):visible").first
    expect(wanted.or_(menu).first).to_be_visible()
    if not wanted.is_visible():
        menu.click()
    wanted.click()
