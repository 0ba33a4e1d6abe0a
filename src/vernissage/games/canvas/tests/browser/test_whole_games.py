"""Whole games of Canvas on the page: by clicking, by keyboard alone, by touch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.visits import invite
from tests.browser.ways import Finger, Keyboard, Mouse
from tests.server.live import House
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down

PAINTINGS = 3


def test_two_painters_play_a_whole_game_by_clicking(page: Page, house: House, artefacts: Path) -> None:
    invite(page, house, "canvas")
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="Start with two").click()
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    page.screenshot(path=artefacts / "canvas-first-turn.png")
    hands.play_to_the_end()
    walk = page.get_by_role("region", name="A walk along the paintings")
    expect(walk.get_by_role("listitem").filter(has=page.get_by_role("button"))).to_have_count(2 * PAINTINGS)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.screenshot(path=artefacts / "canvas-result.png")


def test_the_keyboard_alone_plays_the_puzzle(page: Page, house: House) -> None:
    sit_down(page, house, 1, solo="puzzle")
    hands = Hands(page, Keyboard(page))
    hands.wait_for_my_turn()
    expect(page.get_by_role("heading", name="The puzzle")).to_be_visible()
    hands.play_to_the_end()
    expect(hands.headline).to_contain_text("points")


def test_a_finger_on_a_phone_hangs_a_painting_with_vincent_around(
    browser: Browser, house: House, artefacts: Path
) -> None:
    with another(browser, **PHONE, color_scheme="light") as page:
        sit_down(page, house, 1, solo="vincent")
        hands = Hands(page, Finger())
        for _ in range(4):
            hands.wait_for_my_turn()
            hands.decide()
        page.get_by_role("button", name="Show the galleries").tap()
        expect(page.get_by_role("heading", name="Vincent")).to_be_visible()
        expect(page.get_by_role("button", name="Look at")).to_be_visible()
        page.screenshot(path=artefacts / "canvas-phone.png")
