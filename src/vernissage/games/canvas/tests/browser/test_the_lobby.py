"""Before a game of Canvas, the host chooses a scenario or their own scoring cards."""

from __future__ import annotations

import re
from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import invite
from tests.browser.ways import Keyboard
from tests.server.live import House

GRAVE: Final = {"serious", "critical"}
SOFT_HYPHEN: Final = "\u00ad"


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def scoring(page: Page) -> list[str]:
    """Returns the scoring cards of the table that has begun, from the red place on."""
    cards = page.get_by_role("list", name="Scoring").get_by_role("listitem").locator(".name")
    expect(cards.first).to_be_visible()
    return [name.replace(SOFT_HYPHEN, "") for name in cards.all_inner_texts()]


def examine(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in GRAVE] == []


def test_a_scenario_is_picked_by_name_with_a_line_about_each(page: Page, house: House) -> None:
    invite(page, house, "canvas")
    keys = Keyboard(page)
    keys.press(page.get_by_role("button", name="Change", exact=True))
    keys.press(option(page, "Scenario"))
    cards = page.get_by_role("dialog", name="Scenario")
    expect(cards.get_by_role("listitem")).to_have_count(10)
    expect(cards.get_by_role("button", name=re.compile("^First time"))).to_have_attribute(
        "aria-pressed", "true"
    )
    keys.press(cards.get_by_role("button", name="Spatial Movement, Proximity, Space, Symmetry"))
    expect(cards).to_have_count(0)
    expect(option(page, "Scenario")).to_contain_text("Spatial")
    page.get_by_role("button", name="Start alone").click()
    assert scoring(page) == ["Movement", "Proximity", "Space", "Symmetry", "Bonus"]


def test_own_scoring_cards_replace_the_scenario_until_one_is_picked_again(page: Page, house: House) -> None:
    invite(page, house, "canvas")
    page.get_by_role("button", name="Change", exact=True).click()
    option(page, "Your choice").click()
    cards = page.get_by_role("dialog", name="Your choice of scoring cards")
    for name in ("Style", "Space", "Variety", "Emphasis"):
        cards.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    expect(cards.get_by_role("status")).to_have_text("4 of 4 chosen")
    expect(cards.get_by_role("checkbox", name=re.compile("^Symmetry"))).to_be_disabled()
    examine(page)
    cards.get_by_role("button", name="Done").click()
    expect(option(page, "Scenario")).to_contain_text("Your choice of scoring cards")
    option(page, "Scenario").click()
    page.mouse.move(0, 0)  # the list has opened under the pointer
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Family")).click()
    expect(option(page, "Your choice")).to_contain_text("as the scenario says")
    option(page, "Your choice").click()
    for name in ("Style", "Emphasis"):
        cards.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    page.keyboard.press("Escape")
    expect(option(page, "Your choice")).to_contain_text("Style and Emphasis")
    page.get_by_role("button", name="Start alone").click()
    assert scoring(page) == ["Style", "Emphasis", "Bonus"]
