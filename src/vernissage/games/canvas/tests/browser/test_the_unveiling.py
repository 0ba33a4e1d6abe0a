"""Every painting has its moment, the last one too: the result waits for it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang
from tests.browser.ways import Mouse
from tests.play import random_match
from tests.server.live import House
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LAYERS, PAINTINGS
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.browser.hands import Hands


def before_the_last_painting() -> AnyMatch:
    """Somebody alone, who can hang the last of three paintings now."""
    for match in random_match(GAME, Options(players=1, solo="puzzle"), seed_from_text("the last")):
        (painter,) = match.state.painters
        if len(painter.paintings) == PAINTINGS - 1 and len(painter.hand) >= LAYERS:
            return match
    raise AssertionError


def test_the_last_painting_is_looked_at_before_the_result_comes(page: Page, house: House) -> None:
    address = hang(house, "LASTP", "canvas", before_the_last_painting(), {"Ada": guest_of(page, house)})
    page.clock.install()
    page.goto(address)
    hands = Hands(page, Mouse())
    hands.lay_three()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    hands.hang_it.click()
    expect(page.get_by_role("figure")).to_contain_text("Ada")
    page.clock.run_for(3900)
    expect(hands.headline).not_to_contain_text("The exhibition is open")
    page.clock.run_for(200)
    expect(hands.headline).to_contain_text("The exhibition is open")
