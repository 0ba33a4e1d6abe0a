"""Notices over a table stay as long as they are true, are visible at every size, and cover no control."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.screens import SIZES, resize
from tests.browser.visits import at_seat, come_in, invite, my_name, play_now
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog

GAME = catalog.names()[0]
AGES = 120_000
"""A long time in milliseconds."""
COVERED = """() => [...document.querySelectorAll('[data-controls] button, header a, header > button')]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((each) => each.ariaLabel ?? each.textContent)"""
"""Returns what can't be pressed in the bar."""


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Yields a page of somebody else, in a separate browser context."""
    with another(browser) as page:
        yield page


def is_told_to_leave(page: Page) -> None:
    notice = page.locator(".notice", has_text="The host has asked you to leave this table")
    for size in SIZES:
        resize(page, size)
        expect(notice).to_be_in_viewport()


def test_whoever_is_asked_to_leave_a_lobby_is_told_so(page: Page, friend: Page, house: House) -> None:
    invite(page, house, GAME)
    come_in(friend, page.url)
    name = my_name(friend)
    at_seat(page, name).get_by_role("button", name=f"Remove: {name}").click()
    page.get_by_role("button", name=f"Yes, remove {name}").click()
    is_told_to_leave(friend)


def test_whoever_is_asked_to_leave_a_game_is_told_so(page: Page, friend: Page, house: House) -> None:
    table = next(each for each in plain_tables() if each.name == GAME and each.options.players > 1)
    match = played(table)[0]
    people = {"Ada": guest_of(page, house), "Ben": guest_of(friend, house)}
    others = {f"Guest {seat}": Guest(house) for seat in range(2, match.players)}
    address = hang(house, new_code(), GAME, match, people | others)
    for each in (page, friend):
        each.goto(address)
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("button", name="Ask to leave").first.click()
    page.get_by_role("button", name="Yes, remove Ben").click()
    is_told_to_leave(friend)


def test_a_free_seat_is_offered_until_the_offer_is_closed_and_the_bar_stays_free(
    page: Page, friend: Page, house: House
) -> None:
    play_now(page, house, GAME)
    friend.clock.install()
    friend.goto(page.url)
    offer = friend.locator(".notice", has_text="There is room for you")
    expect(offer).to_be_visible()
    friend.clock.fast_forward(AGES)
    for size in SIZES:
        resize(friend, size)
        expect(offer).to_be_in_viewport()
        assert friend.evaluate(COVERED) == [], size
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)


def test_leaving_can_close_a_lobby(page: Page, friend: Page, house: House) -> None:
    invite(page, house, GAME)
    address = page.url
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("The doors are open.")).to_be_visible()
    expect(page.get_by_text("Waiting for players")).to_have_count(0)
    friend.goto(address)
    expect(friend.get_by_role("heading", name="This table is closed")).to_be_visible()
