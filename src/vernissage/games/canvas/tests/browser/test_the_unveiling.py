"""Every painting is unveiled: background and frame are chosen then, and the result waits for the last."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.test_accessible import examine
from tests.browser.ways import Keyboard, Mouse
from tests.budgets import in_turn
from tests.play import random_match
from tests.server.live import House
from tests.server.truth import truth
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LAYERS, PAINTINGS
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.browser.hands import Hands


def before_the_last_painting() -> AnyMatch:
    """Returns a match alone, in which the last of three paintings can be hung now."""
    for match in random_match(GAME, Options(players=1, solo="puzzle"), seed_from_text("the last")):
        (painter,) = match.state.painters
        if len(painter.paintings) == PAINTINGS - 1 and len(painter.hand) >= LAYERS:
            return match
    raise AssertionError


def before_a_painting() -> AnyMatch:
    """Returns a match alone, in which a first painting can be hung now."""
    for match in random_match(GAME, Options(players=1, solo="puzzle"), seed_from_text("framed")):
        if len(match.state.painters[0].hand) >= LAYERS:
            return match
    raise AssertionError


@pytest.mark.parametrize(("device", "light"), in_turn(tuple(DEVICES), ("dark", "light")))
def test_background_and_frame_are_chosen_as_a_painting_is_unveiled(
    browser: Browser, house: House, artefacts: Path, device: str, light: str
) -> None:
    with another(browser, color_scheme=light, **DEVICES[device]) as page:
        code, match = new_code(), before_a_painting()
        page.goto(hang(house, code, "canvas", match, {"Ada": guest_of(page, house)}))
        hands = Hands(page, Mouse())
        hands.lay_three()
        hands.hang_it.click()
        asked = page.get_by_role("dialog", name="How should it hang?")
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        expect(hands.cards).to_have_count(LAYERS)  # nothing was sent
        hands.hang_it.click()
        asked.get_by_role("radio", name="Baroque").check()
        page.keyboard.press("ArrowRight")
        expect(asked.get_by_role("radio", name="Walnut")).to_be_checked()
        grounds = asked.get_by_role("group", name=re.compile("^Background")).get_by_role("radio")
        grounds.nth(1).check()
        expect(hands.unveil).to_be_in_viewport(ratio=1)
        examine(page, artefacts / f"canvas-framing-{device}-{light}.png")
        hands.done(hands.unveil)
        expect(page.get_by_role("figure")).to_contain_text("Ada")
        background = match.state.painters[0].backgrounds[1]
        (painter,) = truth(house, code).match.state.painters
        assert (painter.mouldings, painter.backgrounds[0]) == (("walnut",), background)


def test_whoever_does_not_mind_presses_once_and_goes_on(page: Page, house: House) -> None:
    code, match = new_code(), before_a_painting()
    page.goto(hang(house, code, "canvas", match, {"Ada": guest_of(page, house)}))
    hands = Hands(page, Keyboard(page))
    hands.lay_three()
    hands.way.press(hands.hang_it)
    expect(hands.unveil).to_be_focused()
    hands.done(hands.unveil)
    expect(hands.cards).to_have_count(0)
    (painter,) = truth(house, code).match.state.painters
    assert (painter.mouldings, painter.backgrounds[0]) == (("gilt",), match.state.painters[0].backgrounds[0])


def test_the_last_painting_is_looked_at_before_the_result_comes(page: Page, house: House) -> None:
    address = hang(house, "LASTP", "canvas", before_the_last_painting(), {"Ada": guest_of(page, house)})
    page.clock.install()
    page.goto(address)
    hands = Hands(page, Mouse())
    hands.lay_three()
    hands.hang_it.click()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    hands.unveil.click()
    expect(page.get_by_role("figure")).to_contain_text("Ada")
    page.clock.run_for(3900)
    expect(hands.headline).not_to_contain_text("The exhibition is open")
    page.clock.run_for(200)
    expect(hands.headline).to_contain_text("The exhibition is open")
