"""What is common to all tables: the host, portraits, and what comes after a game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang
from tests.browser.test_company import begin
from tests.browser.visits import (
    at_a_finished_table,
    at_seat,
    code_of,
    come_in,
    free_at_first,
    free_seats,
    invite,
    my_name,
    open_door,
)
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog

GAME = catalog.names()[0]


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Yields a page of somebody else, in a separate browser context."""
    with another(browser) as page:
        yield page


def portrait(page: Page, where: str) -> str:
    """Returns the portrait shown there."""
    address = page.locator(f"{where} .portrait img").first.get_attribute("src")
    assert address
    return address


def test_a_screen_in_the_room_goes_along_to_the_rematch(page: Page, friend: Page, house: House) -> None:
    table = next(each for each in plain_tables() if each.name == GAME)
    *_, over = played(table)
    others = {f"Guest {seat}": Guest(house) for seat in range(1, over.players)}
    address = hang(house, "RMTCH", GAME, over, {"Ada": guest_of(page, house), **others})
    friend.goto(f"{address}/screen")
    expect(friend.get_by_text("RMTCH").first).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(r"/t/(?!RMTCH)[A-Z]{4,6}$"))
    friend.wait_for_url(f"**/t/{code_of(page)}/screen")
    expect(friend.get_by_text(code_of(page)).first).to_be_visible()


def test_the_seats_in_a_lobby_and_how_one_gets_there_are_seen_together(page: Page, house: House) -> None:
    code = invite(page, house, GAME)
    lobby = page.get_by_role("main")
    for each in (
        lobby.get_by_role("list", name="Seats at the table"),
        lobby.get_by_text(code, exact=True),
        lobby.get_by_role("img", name="The link to this table"),
    ):
        expect(each).to_be_in_viewport(ratio=1)


def test_whoever_leaves_as_host_is_asked_first_and_the_next_takes_over(
    page: Page, friend: Page, house: House
) -> None:
    invite(page, house, GAME)
    come_in(friend, page.url)
    next_host = my_name(friend)
    leave = page.get_by_role("button", name="Leave", exact=True)
    leave.click()
    expect(page.get_by_role("dialog")).to_contain_text(f"{next_host} will take over from you")
    page.get_by_role("button", name="Stay").click()
    expect(friend.get_by_role("button", name="Add a bot")).to_have_count(0)
    leave.click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("The doors are open.")).to_be_visible()
    expect(friend.get_by_text("You are the host now")).to_be_visible()
    expect(friend.get_by_role("button", name="Add a bot").first).to_be_visible()


def test_where_the_seat_is_given_to_a_bot_the_bots_end_the_game(page: Page, house: House) -> None:
    at_a_finished_table(page, house, GAME)


def test_bots_fill_a_table_in_one_press_and_their_level_is_set_for_all_then_for_one(
    page: Page, house: House
) -> None:
    game = next(name for name in catalog.names() if catalog.company(name).personalities)
    invite(page, house, game)
    page.get_by_role("button", name="Fill with bots").click()
    all_bots = page.get_by_role("radiogroup", name="How clever are the bots?")
    expect(all_bots.get_by_role("radio", name="Gentle", exact=True)).to_be_checked()
    seats = page.get_by_role("list", name="Seats at the table").get_by_role("listitem")
    bots = game_called(game).types.options().players - 1
    expect(seats.filter(has_text="Gentle")).to_have_count(bots)
    all_bots.get_by_role("radio", name="Sharp", exact=True).check()
    expect(seats.filter(has_text="Sharp")).to_have_count(bots)
    one = seats.filter(has_text="Sharp").first.get_by_role("button").inner_text()
    seat = at_seat(page, one)
    level = seat.get_by_role("radiogroup", name=f"How well {one} plays")
    level.get_by_role("radio", name="Even").check()
    kinds = seat.get_by_role("radiogroup", name=f"What {one} looks for")
    kinds.get_by_role("radio").last.check()
    expect(kinds.get_by_role("radio").last).to_be_checked()
    kind = kinds.locator("label").last.inner_text()
    expect(level.get_by_role("radio", name="Even")).to_be_checked()
    seat.get_by_role("button", name="Close").click()
    expect(seats.filter(has_text=one)).to_contain_text(f"Even · {kind}")
    expect(seats.filter(has_text="Sharp")).to_have_count(bots - 1)


def test_four_seats_are_shown_and_the_rest_on_request(page: Page, house: House) -> None:
    game = max(catalog.names(), key=lambda name: game_called(name).info.most)
    invite(page, house, game)
    seats = page.get_by_role("list", name="Seats at the table").get_by_role("listitem")
    expect(seats).to_have_count(4)
    page.get_by_role("button", name="Show all eight seats").click()
    expect(seats).to_have_count(game_called(game).info.most)


def test_the_rules_of_a_table_are_folded_into_a_sentence_that_says_what_was_changed(
    page: Page, friend: Page, house: House
) -> None:
    invite(page, house, GAME)
    expect(page.get_by_role("heading", name="The usual rules")).to_be_visible()
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="brisk").check()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Clock: brisk")).to_be_visible()
    come_in(friend, page.url)
    expect(friend.get_by_text("Clock: brisk")).to_be_visible()
    friend.get_by_role("button", name="Show", exact=True).click()
    expect(friend.get_by_text("30 seconds for each decision")).to_be_visible()


def test_an_address_that_leads_nowhere_shows_the_way_home(page: Page, house: House) -> None:
    answer = page.goto(f"http://{house.host}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Nothing hangs here")).to_be_visible()
    page.get_by_role("link", name="To the front door").click()
    expect(page.get_by_text("The doors are open.")).to_be_visible()


@pytest.mark.parametrize("game", catalog.names())
def test_my_portrait_is_one_picture_everywhere(page: Page, friend: Page, house: House, game: str) -> None:
    page.request.get(f"http://{house.host}/api/me")
    open_door(page, house)
    page.reload()
    mine = portrait(page, ".chip")
    invite(page, house, game)
    seat = "[aria-label='Seats at the table'] li:has-text('you')"
    page.locator(seat).wait_for()
    assert portrait(page, seat) == mine
    come_in(friend, page.url)
    expect(free_seats(page)).to_have_count(free_at_first(game, 2))
    expect(friend.locator(f"[aria-label='Seats at the table'] img[src='{mine}']")).to_have_count(1)
    begin(page, game, 2)
    expect(friend.locator(f"[data-table] img[src='{mine}']").first).to_be_attached()
    page.goto(f"http://{house.host}/me")
    expect(page.locator(f".who img[src='{mine}']")).to_be_visible()
