"""HAT-6.3: a name disappears with its answer, unless the table has an aid."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ways import Mouse
from tests.server.live import House
from vernissage.games.not_a_hat.tests.browser.hands import Hands, sit_down


@pytest.mark.every_case
@pytest.mark.parametrize(("aid", "stays"), [("none", 0), ("last", 1), ("log", 1)])
def test_the_last_words_stay_only_where_the_table_helps(
    page: Page, house: House, aid: str, stays: int
) -> None:
    sit_down(page, house, players=2, first=1, aid=aid)
    hands = Hands(page, Mouse())
    expect(hands.thanks).to_be_visible()
    expect(page.locator(".speech")).to_be_visible()
    hands.decide()
    expect(hands.field).to_be_visible()
    expect(page.locator(".speech")).to_have_count(0)
    expect(page.get_by_text("The last thing said was")).to_have_count(stays)
