"""The last screen: what the house says in hindsight, for those who played, look on, or come later."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang
from tests.browser.screens import resize
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.games.not_a_hat.tests.table import HatMatch, random_matches
from vernissage.games.not_a_hat.truth import Truth

NAMES = ("Ada", "Ben", "Cleo", "Dora")
WALLS = ((1280, 720), (1920, 1080), (2560, 1440))
SEEN = """(picture) => {
  const { width, height } = picture.getBoundingClientRect();
  return picture.complete && picture.naturalWidth > 0 ? Math.min(width, height) : 0;
}"""
"""How large a picture is drawn, if it is there at all."""


def told(match: HatMatch) -> Truth:
    assert isinstance(match.retrospect, Truth)
    return match.retrospect


@pytest.fixture(scope="module")
def finished() -> HatMatch:
    """A game in which somebody lied, and somebody was fooled most."""
    ends = (random_matches(f"truth {number}", players=4, rounds=True)[-1] for number in range(100))
    return next(end for end in ends if told(end).longest_lie and told(end).fool is not None)


def opened(page: Page, house: House, code: str, match: HatMatch) -> str:
    """This game's table, with this guest at it. Its address."""
    people = {name: Guest(house) for name in NAMES[1:]}
    return hang(house, code, "not_a_hat", match, {NAMES[0]: guest_of(page, house), **people})


def the_lie(page: Page) -> Locator:
    return page.get_by_role("article").filter(has_text="The longest lie")


def test_on_a_screen_in_the_room_the_longest_lie_has_its_picture(
    browser: Browser, house: House, finished: HatMatch
) -> None:
    with another(browser) as page:
        page.goto(f"{opened(page, house, 'TRUTH', finished)}/screen")
        expect(the_lie(page)).to_be_visible()
        card = the_lie(page).get_by_role("img")
        for size in WALLS:
            resize(page, size)
            box = card.bounding_box()
            assert box is not None
            assert card.locator("img").evaluate(SEEN) >= box["width"] / 2


def test_who_played_and_who_comes_later_read_the_same(
    page: Page, browser: Browser, house: House, finished: HatMatch
) -> None:
    address = opened(page, house, "LATER", finished)
    page.goto(address)
    expect(the_lie(page)).to_be_visible()
    with another(browser) as stranger:
        stranger.goto(address)
        for each in (page, stranger):
            expect(journeys(each)).to_have_count(sum(bool(one.stops) for one in told(finished).journeys))
        assert journeys(stranger).all_inner_texts() == journeys(page).all_inner_texts()
        ranks = [NAMES[seat] for seat in told(finished).ranking]
        assert page.locator("main ol").first.locator("b").all_inner_texts() == ranks


def journeys(page: Page) -> Locator:
    return page.locator("section", has_text="Where everything went").locator("ul > li")
