"""Seats and the people on them: late friends, links to seats, whom one mutes, stopping, and who may watch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.visits import invite, play_now
from tests.server.live import House
from vernissage import catalog

GAME = catalog.names()[0]


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Somebody else, in a browser of their own."""
    with another(browser) as page:
        yield page


def people(page: Page) -> None:
    page.get_by_role("button", name="People", exact=True).click()
    expect(page.get_by_role("dialog", name="At this table")).to_be_visible()


def joined(page: Page, friend: Page, house: House) -> str:
    """The friend looks on, asks for a bot's seat, and is let in. Their name."""
    play_now(page, house, GAME)
    friend.goto(page.url)
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_role("button", name="Take this seat").first.click()
    expect(friend.get_by_role("dialog")).to_contain_text("Waiting for an answer")
    expect(page.get_by_role("status").filter(has_text="would like to play")).to_be_visible()
    page.get_by_role("button", name="Yes, please").click()
    expect(friend.get_by_role("dialog")).to_contain_text("Hand over my seat")
    expect(friend.get_by_text("You are watching.")).to_have_count(0)
    name = (
        friend.get_by_role("dialog")
        .get_by_role("listitem")
        .filter(has_text="Hand over")
        .locator("b")
        .inner_text()
    )
    friend.get_by_role("dialog").get_by_role("button", name="Close").click()
    return name


def test_a_late_friend_takes_a_bots_seat_and_both_agree_to_stop(
    page: Page, friend: Page, house: House
) -> None:
    name = joined(page, friend, house)
    people(page)
    expect(page.get_by_role("dialog")).to_contain_text(name)
    page.get_by_role("button", name=re.compile("rather stop")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else knows.")
    people(friend)
    expect(friend.get_by_role("dialog")).not_to_contain_text("Nobody else knows.")
    friend.get_by_role("button", name=re.compile("rather stop")).click()
    for each in (page, friend):
        expect(each.get_by_role("heading", name="Stopped")).to_be_visible()


def test_whom_one_mutes_is_not_heard_and_whom_the_host_asks_to_leave_looks_on(
    page: Page, friend: Page, house: House
) -> None:
    name = joined(page, friend, house)
    people(page)
    page.get_by_role("button", name="Mute").click()
    page.reload()
    people(page)
    expect(page.get_by_role("button", name="Listen again")).to_be_visible()
    page.get_by_role("button", name="Ask to leave").click()
    page.get_by_role("button", name=f"Yes, {name} leaves").click()
    expect(page.get_by_role("button", name="Listen again")).to_have_count(0)
    expect(friend.get_by_text("You are watching.")).to_be_visible()
    people(friend)
    expect(friend.get_by_role("button", name="Take this seat")).to_have_count(0)


def test_a_link_hands_on_a_seat(page: Page, friend: Page, house: House) -> None:
    play_now(page, house, GAME)
    people(page)
    page.get_by_role("button", name="Hand over my seat").click()
    expect(page.get_by_text("Whoever opens this link first")).to_be_visible()
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("button", name="Copy the link").click()
    friend.goto(page.evaluate("window.copied"))
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(friend.get_by_role("button", name="People", exact=True)).to_be_visible()
    expect(friend.get_by_text("You are watching.")).to_have_count(0)


def test_a_table_closed_to_onlookers_shows_them_nothing_and_a_screen_has_captions(
    page: Page, friend: Page, house: House
) -> None:
    invite(page, house, GAME)
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("radio", name="nobody").check()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="People", exact=True)).to_be_visible()
    friend.goto(page.url)
    expect(friend.get_by_role("heading", name="No onlookers")).to_be_visible()
    # A screen opened by somebody who plays shows the public table.
    page.goto(f"{page.url}/screen")
    expect(page.locator(".captions")).to_have_text(re.compile(r"\w"))
