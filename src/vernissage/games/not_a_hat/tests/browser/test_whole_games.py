"""Whole games on the page, up to the truth at the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import MOTION, PHONE, another
from tests.browser.waiting import at_rest
from tests.browser.ways import Finger, Keyboard, Mouse
from tests.server.live import House
from tests.server.truth import inputs
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down


def test_a_newcomer_plays_a_whole_game_by_clicking_and_typing(
    page: Page, house: House, artefacts: Path
) -> None:
    sit_down(page, house, players=3, first=0)
    hands = Hands(page, Mouse())
    hands.play_to_the_end()
    assert hands.named > 0
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_text(re.compile("took it from the shop|It began with")).first).to_be_visible()
    page.screenshot(path=artefacts / "not_a_hat-truth.png", full_page=True)


def test_the_keyboard_alone_plays_a_whole_game(page: Page, house: House) -> None:
    sit_down(page, house, players=2, first=0)
    hands = Hands(page, Keyboard(page))
    hands.play_to_the_end()
    assert hands.named > 0
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_finger_on_a_phone_plays_a_whole_game(browser: Browser, house: House) -> None:
    with another(browser, **PHONE, **MOTION, color_scheme="light") as page:
        page.add_init_script("localStorage.setItem('pace', 'brisk')")
        sit_down(page, house, players=5, first=0)
        Hands(page, Finger()).play_to_the_end()
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_enter_never_answers_by_accident(page: Page, house: House) -> None:
    code = sit_down(page, house, players=2, first=1)
    hands = Hands(page, Mouse())
    expect(hands.thanks).to_be_visible()
    before = inputs(house, code)
    for key in ("Enter", "Enter", "Space"):
        page.keyboard.press(key)
    at_rest(page)
    expect(hands.thanks).to_be_enabled()
    assert inputs(house, code) == before


@pytest.mark.parametrize("height", [844, 560])
def test_above_a_phones_keyboard_there_is_room_to_name_a_gift(
    browser: Browser, house: House, height: int
) -> None:
    with another(browser, **PHONE) as page:
        keyboard = 320 if height == PHONE["viewport"]["height"] else 200
        page.set_viewport_size({"width": 390, "height": height})
        page.add_init_script(
            "const view = Object.defineProperties(new EventTarget(), { scale: { value: 1 }, "
            f"offsetTop: {{ value: 0 }}, height: {{ get: () => innerHeight - {keyboard} }} }});"
            "Object.defineProperty(window, 'visualViewport', { get: () => view });"
        )
        sit_down(page, house, players=5, first=0)
        hands = Hands(page, Finger())
        assert hands.wait()
        hands.decide()
        expect(hands.field).to_be_visible()
        hands.field.press_sequentially("ha")
        for thing in (hands.field, page.get_by_role("option").first):
            box = thing.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height - keyboard
