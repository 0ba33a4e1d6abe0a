"""What can't be is said and goes again; what was chosen stays chosen, and its preview too."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visits import play_now
from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.bioutifoul.tests.browser.hands import INFLUENCE, Hands


def test_a_refused_click_keeps_what_was_chosen(page: Page, house: House) -> None:
    play_now(page, house, "bioutifoul")
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    while INFLUENCE not in hands.headline.inner_text():
        hands.decide()
        hands.wait_for_my_turn()
    page.get_by_role("button", name=re.compile(r"influence card \d of")).first.click()
    play = hands.dock.get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_visible()
    offered = play.inner_text()
    before = hands.dock.bounding_box()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold")).first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("BIO-4.2")
    expect(play).to_have_text(offered, use_inner_text=True)
    assert hands.dock.bounding_box() == before, "a notice moves nothing"
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    expect(play).to_have_text(offered, use_inner_text=True)


def test_a_refusal_goes_by_itself_but_not_while_somebody_is_at_it(page: Page, house: House) -> None:
    page.clock.install()
    play_now(page, house, "bioutifoul")
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    page.get_by_role("main").get_by_role("button", name=re.compile("gold")).first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.hover()
    page.clock.fast_forward("01:00")
    expect(alert).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.fast_forward("01:00")
    expect(alert).to_have_count(0)
