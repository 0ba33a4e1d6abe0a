"""Seats: late friends, links to seats, muting, stopping a game, and who may watch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.visits import answer_everything, at_seat, come_in, invite, my_name, play_now
from tests.browser.ways import Mouse
from tests.conformance.options import Table
from tests.conformance.played import played
from tests.play import game_called, options_for
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.table.handlers.stand_ins import PATIENCE

GAME = catalog.names()[0]
TALKATIVE = next(name for name in catalog.names() if game_called(name).speech is None)
FOR_TWO = next(name for name in catalog.names() if game_called(name).info.fewest <= 2)
LONG_ENOUGH = 3_000 * PATIENCE
"""Milliseconds until a disconnected player is noticed, on a busy machine."""


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Yields a page of somebody else, in a separate browser context."""
    with another(browser) as page:
        yield page


def people(page: Page) -> None:
    page.get_by_role("button", name="People", exact=True).click()
    expect(page.get_by_role("dialog", name="At this table")).to_be_visible()


def joined(page: Page, friend: Page, house: House) -> str:
    """The friend watches, asks for a bot's seat, and is admitted. Returns their name."""
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
    page.get_by_role("button", name=f"Yes, remove {name}").click()
    expect(page.get_by_role("button", name="Listen again")).to_have_count(0)
    expect(friend.get_by_text("You are watching.")).to_be_visible()
    people(friend)
    expect(friend.get_by_role("button", name="Take this seat")).to_have_count(0)


def moments(game: str, players: int) -> tuple[AnyMatch, ...]:
    """Returns a game of so many players, from the deal to the end."""
    return played(Table(game, options_for(game_called(game), players)))


def talk_of(page: Page) -> Locator:
    dialog = page.get_by_role("dialog", name="Talk")
    if not dialog.count():
        page.get_by_role("button", name=re.compile("^Talk")).first.click()
    return dialog


def test_words_out_of_place_are_muted_by_one_reported_by_another_and_the_host_acts(
    page: Page, friend: Page, browser: Browser, house: House
) -> None:
    with another(browser) as rude:
        people_here = {"Ada": page, "Ben": friend, "Rob": rude}
        guests = {name: guest_of(each, house) for name, each in people_here.items()}
        address = hang(house, new_code(), TALKATIVE, moments(TALKATIVE, 3)[0], guests)
        for each in people_here.values():
            each.goto(address)
            expect(each.get_by_role("button", name="People", exact=True)).to_be_visible()
        said = talk_of(rude)
        said.get_by_role("textbox").fill("You are all hopeless.")
        said.get_by_role("textbox").press("Enter")
        for each in (page, friend):
            expect(talk_of(each)).to_contain_text("hopeless")
            talk_of(each).get_by_role("button", name="Close").click()
        people(friend)
        robs = friend.get_by_role("dialog").get_by_role("listitem").filter(has_text="Rob")
        robs.get_by_role("button", name="Tell the host").click()
        expect(friend.get_by_role("dialog")).to_contain_text("The host knows, but not from whom.")
        Mouse().press(robs.get_by_role("button", name="Mute"))
        expect(robs.get_by_role("button", name="Listen again")).to_be_visible()
        friend.get_by_role("dialog").get_by_role("button", name="Close").click()
        notice = page.get_by_role("status").filter(has_text="Somebody has complained about what Rob says.")
        expect(notice).to_be_visible()
        expect(rude.get_by_text("out of place")).to_have_count(0)
        said.get_by_role("button", name="Hello!").click()
        expect(talk_of(page)).to_contain_text("Hello!")
        talk_of(page).get_by_role("button", name="Close").click()
        expect(talk_of(friend)).to_contain_text("Nobody has said anything yet.")
        talk_of(friend).get_by_role("button", name="Close").click()
        Mouse().press(notice.get_by_role("button", name="People"))
        robs = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Rob")
        robs.get_by_role("button", name="Ask to leave").click()
        Mouse().press(page.get_by_role("button", name="Yes, remove Rob"))
        expect(rude.get_by_text("You are watching.")).to_be_visible()


def test_whom_the_host_asks_to_leave_in_the_lobby_watches_and_sits_down_no_more(
    page: Page, friend: Page, house: House
) -> None:
    invite(page, house, GAME)
    come_in(friend, page.url)
    name = my_name(friend)
    at_seat(page, name).get_by_role("button", name=f"Remove: {name}").click()
    expect(page.get_by_text(f"{name} can watch, but not sit down at this table again.")).to_be_visible()
    Mouse().press(page.get_by_role("button", name="No, let them stay"))
    expect(friend.get_by_role("button", name="Give up my seat")).to_be_visible()
    Mouse().press(at_seat(page, name).get_by_role("button", name=f"Remove: {name}"))
    Mouse().press(page.get_by_role("button", name=f"Yes, remove {name}"))
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    for _ in range(2):
        expect(
            friend.get_by_role("main").get_by_text("The host has asked you to leave this table")
        ).to_be_visible()
        expect(friend.get_by_role("button", name="Sit here")).to_have_count(0)
        friend.reload()


def test_who_is_left_alone_at_a_table_of_two_finishes_it_with_a_bot_or_closes_it(
    page: Page, friend: Page, house: House
) -> None:
    match = moments(FOR_TWO, 2)[-4]
    for each in (page, friend):
        gone = {"Ada": guest_of(each, house), "Ben": Guest(house)}
        each.goto(hang(house, new_code(), FOR_TWO, match, gone))
    for each in (page, friend):
        missed = each.get_by_role("status").filter(has_text="Ben is away.")
        expect(missed).to_be_visible(timeout=LONG_ENOUGH)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_text("Ben is away.")).to_have_count(0)
    answer_everything(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    friend.get_by_role("button", name="Close the table").click()
    expect(friend.get_by_role("heading", name="Stopped")).to_be_visible()


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


def test_a_table_closed_to_onlookers_shows_them_nothing_and_the_screen_of_a_player_the_public_table(
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
    # A shared screen shows the public view, even if a player opened it.
    page.goto(f"{page.url}/screen")
    expect(page.locator("[data-table]")).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
