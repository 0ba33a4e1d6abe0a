"""A game that counts for ratings says so to everyone before it begins, and anyone can decline."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.test_company import begin
from tests.browser.visits import come_in, invite, my_name
from tests.browser.ways import Mouse
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

GAME: Final = next(name for name in catalog.names() if not game_called(name).info.together)
COUNTS: Final = "This game counts: everyone at this table keeps a rating."
BEGINS: Final = "This game counts for your rating."


def wants_a_rating(page: Page, house: House) -> None:
    page.goto(f"http://{house.host}/me")
    panel = page.get_by_role("region", name="Ratings")
    panel.get_by_role("button", name="Keep a rating for me").click()
    expect(panel).to_contain_text("No game has counted yet.")


@pytest.mark.parametrize("device", DEVICES)
def test_everyone_reads_it_in_the_lobby_and_as_it_begins_and_one_no_is_enough(
    page: Page, browser: Browser, house: House, device: str
) -> None:
    wants_a_rating(page, house)
    invite(page, house, GAME)
    with another(browser, **DEVICES[device]) as friend:
        come_in(friend, page.url)
        assert my_name(friend)
        expect(page.get_by_text(COUNTS)).to_have_count(0)
        wants_a_rating(friend, house)
        friend.goto(page.url)
        for each in (page, friend):
            expect(each.get_by_text(COUNTS)).to_be_visible()
        friend.get_by_role("button", name="Play unrated").click()
        expect(page.get_by_text(COUNTS)).to_have_count(0)
        expect(friend.get_by_text(re.compile("counts for nobody.s rating, as you asked"))).to_be_visible()
        Mouse().press(friend.get_by_role("button", name="Count it after all"))
        expect(page.get_by_text(COUNTS)).to_be_visible()
        begin(page, GAME, 2)
        for each in (page, friend):
            expect(each.get_by_role("status").filter(has_text=BEGINS)).to_be_visible()
