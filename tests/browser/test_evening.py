"""An evening begins at the television: friends come in by phone, and the host picks what is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.test_television import WALL
from tests.browser.visits import code_of, invite, open_door
from tests.play import game_called
from tests.server.company import few
from tests.server.live import House
from vernissage import catalog

FRIENDS: Final = ("Oskar", "Antje", "Lena")
GATHERING: Final = re.compile(r"/t/[A-Z]{4,6}/screen$")
LARGE: Final = next(name for name in catalog.names() if few(name) == len(FRIENDS))
"""A game that so many friends can play without a bot."""


@pytest.fixture
def television(browser: Browser, house: House) -> Iterator[Page]:
    """Yields a television on which a table was opened from the front page."""
    with another(browser, viewport=WALL) as page:
        open_door(page, house)
        page.get_by_role("link", name="Open the television").click()
        page.wait_for_url(GATHERING)
        yield page


@pytest.fixture
def phones(browser: Browser) -> Iterator[list[Page]]:
    """Yields three phones of people who were never here; the last is held sideways."""
    with ExitStack() as stack:
        held = ("phone", "phone", "sideways")
        yield [stack.enter_context(another(browser, **DEVICES[device])) for device in held]


def arrive(phone: Page, house: House, code: str, name: str) -> None:
    """Joins with the code, and answers the one question."""
    open_door(phone, house)
    phone.get_by_role("textbox", name="Join with a code").press_sequentially(code)
    phone.wait_for_url(f"**/t/{code}")
    phone.get_by_role("textbox", name="What shall the others call you?").fill(name)
    phone.get_by_role("radio").nth(2).check(force=True)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("list", name="Seats at the table")).to_contain_text(name)


def poster(television: Page, game: str) -> Locator:
    return television.get_by_role("radio", name=game_called(game).info.title)


def test_friends_come_in_by_code_and_play_with_the_television_as_their_stage(
    television: Page, phones: list[Page], house: House
) -> None:
    code = television.url.split("/")[-2]
    expect(television.get_by_text(code)).to_be_visible()
    for phone, name in zip(phones, FRIENDS, strict=True):
        arrive(phone, house, code, name)
        expect(television.get_by_role("list", name="Seats at the table")).to_contain_text(name)
    host, *_ = phones
    host.get_by_role("button", name="Start with three").click()
    expect(television.locator("[data-table] h1")).to_be_visible()
    for phone in phones:
        expect(phone.locator("[data-table] h1")).to_be_visible()
        expect(
            phone.get_by_role("button", name=re.compile("whole table|only your hand", re.IGNORECASE))
        ).to_be_visible()


def test_the_remote_picks_the_game_and_so_does_the_host(
    television: Page, phones: list[Page], house: House
) -> None:
    first, second, *_ = catalog.names()
    expect(poster(television, first)).to_be_checked()
    television.keyboard.press("ArrowRight")
    expect(poster(television, second)).to_be_checked()
    host = phones[0]
    arrive(host, house, television.url.split("/")[-2], FRIENDS[0])
    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("radio", name=game_called(LARGE).info.title).check(force=True)
    expect(poster(television, LARGE)).to_be_checked()


def test_whoever_has_a_name_here_is_not_asked_again(phones: list[Page], house: House) -> None:
    host, guest, *_ = phones
    code = invite(host, house, LARGE)
    arrive(guest, house, code, "Antje")
    again = invite(host, house, LARGE)
    assert again != code
    guest.goto(host.url)
    expect(guest.get_by_role("list", name="Seats at the table")).to_contain_text("Antje")
    assert code_of(guest) == again
