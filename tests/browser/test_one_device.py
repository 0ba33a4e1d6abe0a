"""One device for several people, in every game: they are added by name and hand it on behind a cover."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import LOOKS, another
from tests.browser.one_device import OneDevice
from tests.browser.test_accessible import examine
from tests.browser.visits import MY_TURN, at_seat, invite, my_name
from tests.browser.ways import Keyboard, Mouse
from tests.budgets import first_of
from tests.server.live import House
from vernissage import catalog


def table(page: Page) -> Locator:
    return page.locator("[data-table]")


def bringing(page: Page) -> None:
    """Opens at one's own seat where people are added to this device."""
    at_seat(page, my_name(page)).get_by_role("button", name="Pass this device round").click()


@pytest.mark.parametrize("game", catalog.names())
def test_a_table_with_one_device_begins_behind_a_cover_and_hides_between_people(
    page: Page, house: House, game: str
) -> None:
    invite(page, house, game)
    device = OneDevice(page, Mouse())
    device.bring("Anna", "Ben")
    names = {my_name(page), "Anna", "Ben"}
    expect(page.get_by_text("on this device")).to_have_count(2)
    page.get_by_role("button", name="Start with three").click()
    expect(device.cover).to_be_visible()
    expect(table(page)).to_have_count(0)
    name = device.take()
    assert name in names
    expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    device.hide()
    expect(table(page)).to_have_count(0)
    device.take()
    page.reload()
    expect(device.cover).to_be_visible()
    expect(table(page)).to_have_count(0)


def test_a_keyboard_alone_brings_people_and_asks_them_to_leave_again(page: Page, house: House) -> None:
    invite(page, house, catalog.names()[0])
    keyboard = Keyboard(page)
    OneDevice(page, keyboard).bring("", "Ben")
    expect(page.get_by_text("on this device")).to_have_count(2)
    places = page.get_by_role("list", name="Seats at the table")
    keyboard.press(places.get_by_role("button", name="Ben", exact=True))
    keyboard.press(page.get_by_role("dialog").get_by_role("button", name="Remove: Ben"))
    expect(page.get_by_text("on this device")).to_have_count(1)


def test_two_of_one_name_are_refused_in_a_sentence(page: Page, house: House) -> None:
    invite(page, house, catalog.names()[0])
    bringing(page)
    field = page.get_by_role("textbox", name="Name")
    field.fill("Anna")
    field.press("Enter")
    expect(field).to_have_value("")
    field.fill("ANNA")
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("already has that name")
    expect(field).to_have_value("ANNA")


def test_a_name_that_was_typed_counts_though_nobody_pressed_add(page: Page, house: House) -> None:
    invite(page, house, catalog.names()[0])
    bringing(page)
    page.get_by_role("textbox", name="Name").fill("Anna")
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(
        page.get_by_role("list", name="Seats at the table").get_by_role("heading", name="Anna")
    ).to_be_visible()


def test_a_friend_takes_their_seat_to_a_phone_of_their_own(
    page: Page, browser: Browser, house: House
) -> None:
    invite(page, house, catalog.names()[0])
    device = OneDevice(page, Mouse())
    device.bring("Anna", "Ben")
    page.get_by_role("button", name="Start with three").click()
    name = device.take()
    page.get_by_role("button", name="Invite").click()
    page.get_by_text("Continue on another device").click()
    page.evaluate("navigator.clipboard.writeText = (text) => ((window.copied = text), Promise.resolve())")
    page.get_by_role("button", name="Copy the key").click()
    with another(browser) as phone:
        phone.goto(page.evaluate("window.copied"))
        expect(phone.get_by_role("heading", level=1)).to_contain_text(name)
        expect(page.get_by_role("button", name=f"I am {name}")).to_have_count(0)


@pytest.mark.parametrize("guest", first_of(LOOKS[1:] + LOOKS[:1]), indirect=True)
def test_nothing_stands_in_the_way_on_a_device_that_goes_round(
    guest: tuple[Page, str], house: House, artefacts: Path
) -> None:
    page, how = guest
    invite(page, house, catalog.names()[0])
    bringing(page)
    examine(page, artefacts / f"bring-{how}.png")
    page.keyboard.press("Escape")
    device = OneDevice(page, Mouse())
    device.bring("Anna", "Ben")
    page.get_by_role("button", name="Start with three").click()
    expect(device.cover).to_be_visible()
    examine(page, artefacts / f"cover-{how}.png")
    device.take()
    expect(page.get_by_text(re.compile("is looking"))).to_be_visible()
    examine(page, artefacts / f"shared-{how}.png")
