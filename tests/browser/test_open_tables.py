"""Public tables: opened in the lobby, found in a list, joined with one press; and ratings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.planting import guest_of
from tests.browser.screens import LIGHTS, Look, examine, longest_languages, report
from tests.browser.visits import invite, open_door
from tests.budgets import in_turn
from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.server.api.ratings import ENOUGH

GAME: Final = next(name for name in catalog.names() if game_called(name).speech is None)
SIZES: Final = ((390, 844), (844, 390), (1440, 900))


@contextmanager
def stranger(browser: Browser, house: House, device: str = "laptop", name: str = "Ben") -> Iterator[Page]:
    """Yields somebody at the front page who has said their name, in a separate browser context."""
    with another(browser, **DEVICES[device]) as page:
        guest_of(page, house).ask("PATCH", "/api/me", {"name": name})
        open_door(page, house)
        yield page


def open_up(page: Page) -> None:
    """Makes the table public in the lobby."""
    page.locator("[aria-controls$='-rules']").click()
    group = page.get_by_role("radiogroup", name="Who can join")
    group.get_by_role("radio", name="anyone").check()
    expect(group.get_by_role("radio", name="anyone")).to_be_checked()


def join(page: Page, code: str) -> None:
    """Joins from the front page through a plain link and one press."""
    page.get_by_role("link", name="Open tables").click()
    page.locator(f"a[href^='/t/{code}']").click()


def own_seat(page: Page) -> Any:
    return page.get_by_role("list", name="Seats at the table").get_by_text("you", exact=True)


@pytest.mark.parametrize("device", DEVICES)
def test_a_host_opens_the_table_and_a_stranger_joins_by_one_press(
    page: Page, browser: Browser, house: House, device: str
) -> None:
    code = invite(page, house, GAME)
    with stranger(browser, house, device) as other:
        other.get_by_role("link", name="Open tables").click()
        expect(other.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
        expect(other.locator(f"a[href^='/t/{code}']")).to_have_count(0)
        open_up(page)
        expect(page.get_by_text("strangers find this table")).to_be_visible()
        clock = page.get_by_role("radiogroup", name="Clock")
        expect(clock.get_by_role("radio", name="relaxed")).to_be_checked()
        expect(clock.get_by_role("radio", name="none")).to_have_count(0)
        other.reload()
        item = other.get_by_role("listitem").filter(has=other.locator(f"a[href='/t/{code}']"))
        for fact in (
            game_called(GAME).info.title,
            "English",
            "free seats",
            "2 minutes per decision",
            "bots:",
        ):
            expect(item).to_contain_text(fact)
        item.get_by_role("link", name="Join").click()
        expect(own_seat(other)).to_be_visible()


@pytest.mark.parametrize("device", DEVICES)
def test_a_name_that_is_not_fit_is_asked_for_again_and_the_suggestion_will_do(
    page: Page, browser: Browser, house: House, device: str
) -> None:
    code = invite(page, house, GAME)
    open_up(page)
    with stranger(browser, house, device, name="anna.de") as other:
        join(other, code)
        dialog = other.get_by_role("dialog", name="Another name")
        expect(dialog).to_contain_text("be an address or a number")
        field = dialog.get_by_label("Your name")
        suggested = field.input_value()
        assert suggested
        assert suggested != "anna.de"
        field.fill("The Host")
        dialog.get_by_role("button", name="Save").click()
        expect(own_seat(other)).to_have_count(0)
        dialog = other.get_by_role("dialog", name="Another name")
        expect(dialog).to_contain_text("speaking for the house")
        dialog.get_by_label("Your name").fill(suggested)
        dialog.get_by_label("Your name").press("Enter")  # a click on something new is ignored
        expect(own_seat(other)).to_be_visible()
        expect(other.get_by_role("dialog")).to_have_count(0)


def test_among_strangers_there_are_only_phrases_and_a_seat_that_was_left_is_taken_by_another(
    page: Page, browser: Browser, house: House
) -> None:
    code = invite(page, house, GAME)
    open_up(page)
    with stranger(browser, house) as first, stranger(browser, house, "phone", "w@lk.in") as second:
        join(first, code)
        expect(own_seat(first)).to_be_visible()
        for _ in range(max(0, game_called(GAME).info.fewest - 2)):
            page.get_by_role("button", name=re.compile("bot$")).first.click()
        page.get_by_role("button", name=re.compile("^Start")).click()
        for each in (page, first):
            each.get_by_role("button", name="Talk").first.click()
            talk = each.get_by_role("dialog", name="Talk")
            expect(talk).to_contain_text("only these phrases")
            expect(talk.get_by_role("textbox")).to_have_count(0)
            talk.get_by_role("button", name="Hello!").click()
            talk.get_by_role("button", name="Close").click()
        second.get_by_role("link", name="Open tables").click()
        expect(second.locator(f"a[href^='/t/{code}']")).to_have_count(0)
        first.get_by_role("button", name="Leave", exact=True).click()
        first.get_by_role("button", name="Give my seat to a bot, for good").click()
        expect(first.get_by_role("button", name="Leave", exact=True)).to_have_count(0)
        second.reload()
        expect(
            second.get_by_role("listitem").filter(has=second.locator(f"a[href^='/t/{code}']"))
        ).to_contain_text("one seat has come free")
        second.locator(f"a[href^='/t/{code}']").click()
        dialog = second.get_by_role("dialog", name="Another name")
        dialog.get_by_role("button", name="Save").click()
        expect(second.get_by_text("You are watching.")).to_have_count(0)
        expect(dialog).to_have_count(0)
        page.get_by_role("button", name="People", exact=True).click()
        expect(
            page.get_by_role("dialog", name="At this table").get_by_role("button", name="Ask to leave")
        ).to_be_visible()


@pytest.mark.parametrize("device", DEVICES)
def test_a_rating_is_kept_only_when_asked_for_and_gone_when_no_longer_wanted(
    browser: Browser, house: House, device: str
) -> None:
    with stranger(browser, house, device) as page:
        expect(page.get_by_text(re.compile("rating", re.IGNORECASE))).to_have_count(0)
        page.goto(f"http://{house.host}/me")
        panel = page.get_by_role("region", name="Ratings")
        panel.get_by_role("button", name="Keep a rating for me").click()
        expect(panel).to_contain_text("No game has counted yet.")
        planted(house, guest_of(page, house), 3)
        page.reload()
        expect(panel).to_contain_text(f"3 of {ENOUGH} games so far")
        house.change("UPDATE ratings SET games = ? WHERE guest = ?", ENOUGH, guest_of(page, house).guest)
        page.reload()
        expect(panel).to_contain_text("1512, give or take 150")
        panel.get_by_role("button", name="Keep no rating").click()
        panel.get_by_role("button", name="Delete my ratings").click()
        expect(panel.get_by_role("button", name="Keep a rating for me")).to_be_visible()
        expect(panel).not_to_contain_text("1512")


def planted(house: House, guest: Guest, games: int) -> None:
    columns = "INSERT INTO ratings (guest, game, mean, spread, games) VALUES (?, ?, ?, ?, ?)"
    house.change(columns, guest.guest, GAME, 1512.3, 75.0, games)


@pytest.mark.parametrize(("width", "height", "language"), in_turn(SIZES, ["en", *longest_languages()]))
def test_the_list_can_be_read_and_pressed_at_every_size(
    browser: Browser, house: House, width: int, height: int, language: str
) -> None:
    for name in catalog.names():
        Guest(house).make(name, open=True, language=language)
    with another(browser, viewport={"width": width, "height": height}) as page:
        page.add_init_script(f"localStorage.setItem('language', '{language}')")
        page.goto(f"http://{house.host}/tables")
        expect(page.get_by_role("listitem").first).to_be_visible()
        found = examine(page, [Look("open tables", (width, height), light, language) for light in LIGHTS])
        assert not found, report(found)
