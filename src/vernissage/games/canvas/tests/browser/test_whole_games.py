"""Whole games of Canvas on the page: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import MOTION, PHONE, another
from tests.browser.visits import come_in, invite
from tests.browser.ways import Finger, Keyboard, Mouse
from tests.server.live import House
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down

PAINTINGS = 3


def test_two_painters_play_a_whole_game_by_clicking(
    page: Page, browser: Browser, house: House, artefacts: Path
) -> None:
    invite(page, house, "canvas")
    with another(browser) as friend:
        come_in(friend, page.url)
        page.get_by_role("button", name="Start with two").click()
        play_in_turns(Hands(page, Mouse()), Hands(friend, Mouse()))
        for each in (page, friend):
            plan = each.get_by_role("navigation", name="Plan of the rooms").get_by_role("link")
            for number in range(2):
                plan.nth(number).click()
                expect(each.get_by_role("button", name="Look at")).to_have_count(PAINTINGS)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_text("Played with hints: ribbons of a draft.")).to_be_visible()
    page.screenshot(path=artefacts / "canvas-result.png")


def play_in_turns(one: Hands, other: Hands) -> None:
    """Lets the player to move decide, until the exhibition is open for both."""
    for each in (one, other):
        each.read_the_goal()
    acting, waiting = (one, other) if "Your turn" in one.headline.inner_text() else (other, one)
    while acting.wait_for_my_turn():
        acting.decide()
        if "is deciding" in acting.headline.inner_text():
            acting, waiting = waiting, acting
    waiting.wait_for_my_turn()


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
    with another(browser, **PHONE, **MOTION, color_scheme="light") as page:
        sit_down(page, house, 1, solo="vincent")
        hands = Hands(page, Finger())
        for _ in range(4):
            hands.wait_for_my_turn()
            hands.decide()
        page.get_by_role("button", name="Show the galleries").tap()
        expect(page.get_by_role("heading", name="Vincent")).to_be_visible()
        expect(page.get_by_role("button", name="Look at")).to_be_visible()
        page.screenshot(path=artefacts / "canvas-phone.png")
