"""One's own gallery: empty at first, then rooms to walk through with keys, doors and a plan."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.galleries import fill
from tests.browser.planting import guest_of
from tests.budgets import first_of
from tests.server.live import House

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "laptop": {"width": 1440, "height": 900},
}


def shown(page: Page) -> Locator:
    """Returns what hangs on the current wall."""
    return page.locator("[data-hung]")


def where(page: Page) -> Locator:
    return page.get_by_role("status")


@pytest.mark.parametrize("size", first_of(list(SIZES)))
def test_a_bare_gallery_has_a_place_for_the_first_work_and_a_way_to_it(
    page: Page, house: House, size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    guest_of(page, house)
    page.goto(f"http://{house.host}/me/gallery")
    expect(page.get_by_text("Your first painting will hang here")).to_be_visible()
    page.get_by_role("button", name="Paint one now").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]+"))


@pytest.mark.parametrize("size", SIZES)
def test_one_walks_through_all_rooms_past_every_work(page: Page, house: House, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    fill(house, guest_of(page, house), 8, days=2)
    page.goto(f"http://{house.host}/me/gallery?room=1")
    # September to November 7 games of 3: two rooms of 9, one of 3; the eighth in December; firsts; the days.
    expect(page.get_by_text("24 pictures in")).to_contain_text("and the daily wall")
    expect(where(page)).to_contain_text("1 · September")
    expect(where(page)).to_contain_text("picture 1 of 9")
    expect(shown(page)).to_have_count(9)
    expect(shown(page).first).to_contain_text("with Lotte")
    for place in range(2, 10):
        page.keyboard.press("ArrowRight")
        expect(where(page)).to_contain_text(f"picture {place} of 9")
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_contain_text("2 · ")
    expect(page).to_have_url(re.compile(r"\?room=2$"))
    page.get_by_role("button", name=re.compile("Through the door: 1 ·")).first.click()
    expect(where(page)).to_contain_text("picture 9 of 9")
    plan = page.get_by_role("navigation", name="Plan of the rooms").get_by_role("link")
    expect(plan.last).to_contain_text("The daily wall")
    plan.last.click()
    expect(where(page)).to_contain_text("picture 1 of 6")
    expect(shown(page).first).to_contain_text("October")
    plan.filter(has_text="With Lotte").first.click()
    expect(shown(page)).to_have_count(9)
    expect(shown(page).last).to_contain_text("with Lotte")
    plan.filter(has_text="Firsts").click()
    expect(page.get_by_text("Your very first")).to_be_visible()
    replay = page.get_by_role("link", name="Replay")
    expect(replay).to_have_attribute("href", re.compile(r"/t/[A-Z]+/replay"))


def test_a_swipe_leads_to_the_next_work(page: Page, house: House) -> None:
    page.set_viewport_size(SIZES["phone"])
    fill(house, guest_of(page, house), 1)
    page.goto(f"http://{house.host}/me/gallery?room=1")
    expect(where(page)).to_contain_text("picture 1 of 3")
    page.locator("[data-hung]").first.hover()
    page.mouse.wheel(0, 0)  # touches it without moving
    page.locator("[data-hung]").nth(2).evaluate(
        "each => each.scrollIntoView({ inline: 'center', block: 'nearest' })"
    )
    expect(where(page)).to_contain_text("picture 3 of 3")
