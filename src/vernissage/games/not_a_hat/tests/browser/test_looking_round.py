"""HAT-1.2: everyone looks round before the first gift is taken, for as long as they want."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.live import NO_LIMITS, House
from vernissage.games.not_a_hat.tests.browser.hands import sit_down

LONG = 10
"""Seconds for each gift, so that looking round takes longer than this test waits."""


def test_a_bot_begins_when_the_only_person_has_looked(page: Page, own_house: Callable[..., House]) -> None:
    sit_down(page, own_house(NO_LIMITS, "--bot-pause", "0.1"), players=3, first=1, seconds=LONG)
    page.get_by_role("button", name="Got it").click()  # what one plays for stands there at first
    sentence = page.get_by_role("heading", level=1)
    expect(sentence).to_contain_text("Look at all the gifts, then press “I have looked”")
    page.get_by_role("button", name="I have looked").click()
    expect(page.get_by_role("button", name="I have looked")).to_have_count(0)
    expect(sentence).not_to_contain_text("Look at all the gifts")
