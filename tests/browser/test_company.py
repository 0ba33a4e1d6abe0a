"""Friends at one table, each in their own browser; an onlooker; a large screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.visits import come_in, free_at_first, free_seats, invite, my_name, open_door
from tests.server.company import few
from tests.server.live import House
from tests.server.truth import truth
from vernissage import catalog

PLAYING = re.compile("Your turn|deciding|Waiting|überlegt|Du bist|The goal|Das Ziel")
"""Whose turn it is, or at the first look what one plays for, until that was read."""


def begin(page: Page, game: str, sitting: int) -> None:
    """The host adds as many bots as the game needs, and starts."""
    for _ in range(few(game) - sitting):
        free = free_seats(page).count()
        page.get_by_role("button", name="Add a bot").click()
        expect(free_seats(page)).to_have_count(free - 1)
    page.get_by_role("button", name="Start with").click()


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Yields a page of somebody else, who speaks German."""
    with another(browser, locale="de-DE") as page:
        yield page


@pytest.mark.parametrize("game", catalog.names())
def test_a_friend_who_opens_the_link_sits_down_and_the_game_begins_for_both(
    page: Page, friend: Page, house: House, game: str
) -> None:
    invite(page, house, game)
    come_in(friend, page.url)
    expect(free_seats(page)).to_have_count(free_at_first(game, 2))
    begin(page, game, 2)
    for each in (page, friend):
        expect(each.get_by_role("heading", level=1)).to_contain_text(PLAYING)
    expect(friend.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("game", catalog.names())
def test_a_friend_can_type_the_code_at_the_front_door(
    page: Page, friend: Page, house: House, game: str
) -> None:
    code = invite(page, house, game)
    open_door(friend, house)
    friend.get_by_role("textbox").fill(code.lower())
    friend.keyboard.press("Enter")
    friend.wait_for_url(f"**/t/{code}")
    friend.locator("[type=submit]").click()
    expect(free_seats(page)).to_have_count(free_at_first(game, 2))


@pytest.mark.parametrize("game", catalog.names())
def test_only_the_host_sees_the_buttons_of_the_host(
    page: Page, friend: Page, house: House, game: str
) -> None:
    invite(page, house, game)
    come_in(friend, page.url)
    expect(page.get_by_role("button", name="Add a bot").first).to_be_visible()
    name = my_name(page)
    expect(friend.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert friend.get_by_role("radio").count() == 0


@pytest.mark.parametrize("game", catalog.names())
def test_whoever_comes_once_the_game_has_begun_looks_on(
    page: Page, friend: Page, house: House, game: str
) -> None:
    invite(page, house, game)
    begin(page, game, 1)
    expect(page.get_by_role("heading", level=1)).to_contain_text(PLAYING)
    friend.goto(page.url)
    expect(friend.get_by_role("heading", level=1)).to_contain_text(re.compile("überlegt|Warten"))
    expect(friend.get_by_text("Du schaust zu")).to_be_visible()


@pytest.mark.parametrize("game", catalog.names())
def test_the_large_screen_shows_the_way_in_and_the_table(
    page: Page, friend: Page, house: House, game: str
) -> None:
    code = invite(page, house, game)
    friend.goto(f"{page.url}/screen")
    expect(friend.get_by_text(code).first).to_be_visible()
    begin(page, game, 1)
    expect(friend.get_by_role("contentinfo")).to_be_visible()
    players = "|".join(map(re.escape, truth(house, code).setting.names))
    expect(friend.get_by_role("heading", level=1)).to_contain_text(re.compile(players))
