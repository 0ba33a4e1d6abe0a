"""HAT-6.3: players choose the tone of what they say, and the others see it beside the seat."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import another
from tests.browser.screens import findings, resize
from tests.browser.visits import come_in, invite
from tests.browser.waiting import until
from tests.server.live import House


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Another person in a browser of their own."""
    with another(browser) as page:
        yield page


def begin(page: Page, friend: Page, house: House) -> None:
    invite(page, house, "not_a_hat")
    come_in(friend, page.url)
    page.get_by_role("button", name="Start with two").click()


def until_one_names(first: Page, second: Page) -> tuple[Page, Page]:
    """One looks round, the other takes the first gift: who is to say what it is, and who hears it."""

    def take(page: Page) -> Locator:
        return page.get_by_role("button", name=re.compile("Take it"))

    # Who begins is drawn.
    ways = (first, second), (second, first)
    speaker, other = until(first, lambda: next((way for way in ways if take(way[0]).count()), None))
    # First: taking ends the looking for both.
    other.get_by_role("button", name=re.compile("I have looked")).click()
    take(speaker).click()
    expect(speaker.get_by_role("combobox", name="Type what it is")).to_be_visible()
    return speaker, other


def test_a_gift_is_named_in_a_tone_that_all_see_beside_the_seat(
    page: Page, friend: Page, house: House
) -> None:
    begin(page, friend, house)
    speaker, other = until_one_names(page, friend)
    with another(page.context.browser or pytest.fail("no browser")) as screen:
        screen.goto(f"{page.url}/screen")
        expect(screen.get_by_role("heading", level=1)).to_have_text(re.compile(r"\w"))
        speaker.get_by_role("radio", name="hesitant").check()
        field = speaker.get_by_role("combobox", name="Type what it is")
        field.fill("top hat")
        for key in ("ArrowDown", "Enter", "Enter"):
            speaker.keyboard.press(key)
        for each in (speaker, other, screen):
            expect(each.get_by_role("status").get_by_text("hesitant")).to_be_visible()
        expect(screen.locator("[data-thing=speech]")).to_have_text("a hat!")


def test_who_plays_with_bots_alone_is_not_asked_how(page: Page, house: House) -> None:
    invite(page, house, "not_a_hat")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="People", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="hesitant")).to_have_count(0)


def test_how_one_says_it_leaves_room_for_the_note_that_nothing_remembers(
    page: Page, friend: Page, house: House
) -> None:
    begin(page, friend, house)
    for each in until_one_names(page, friend):
        for width, height in ((320, 640), (390, 844), (844, 390)):
            resize(each, (width, height))
            expect(each.get_by_text("Nothing here remembers for you")).to_be_visible()
            assert not (found := findings(each)), f"{width}x{height}: {found}"
