"""Circles in the browser: created, joined by link, next game, left; an empty page and a full one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.circles import NAME, at_a_circle, made, with_name
from tests.browser.fixtures import another
from tests.browser.planting import at_a_table_that_is_over, guest_of
from tests.browser.screens import LIGHTS, Look, examine, longest_languages, report
from tests.browser.test_accessible import examine as nothing_stands_in_the_way
from tests.browser.visits import TABLE, come_in
from tests.browser.ways import Mouse
from tests.budgets import in_turn
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

SIZES: Final = ((390, 844), (844, 390), (1440, 900))
GAME: Final = catalog.names()[0]
CIRCLE: Final = re.compile(r"/circle/[\w-]+$")


def sized(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


@pytest.mark.parametrize(
    ("size", "full", "language"),
    in_turn([(size,) for size in SIZES], [True, False], ["en", *longest_languages()]),
)
def test_it_can_be_read_and_pressed_new_and_after_many_evenings(
    browser: Browser, house: House, artefacts: Path, size: tuple[int, int], language: str, *, full: bool
) -> None:
    with another(browser, viewport=sized(size)) as page:
        at_a_circle(page, house, full=full, language=language)
        found = examine(page, [Look("a circle", size, light, language) for light in LIGHTS])
        if found:
            page.screenshot(path=artefacts / f"circle {size[0]} {language} {full}.png", full_page=True)
        assert not found, report(found)


@pytest.mark.parametrize("full", [True, False])
def test_nothing_stands_in_the_way(page: Page, house: House, artefacts: Path, *, full: bool) -> None:
    at_a_circle(page, house, full=full)
    nothing_stands_in_the_way(page, artefacts / f"circle {full}.png")


@pytest.mark.parametrize("size", SIZES)
def test_from_my_page_by_the_link_to_the_next_game(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    title = game_called(GAME).info.title
    with another(browser, viewport=sized(size)) as ada, another(browser, viewport=sized(size)) as ben:
        ada.goto(f"http://{house.host}/me")
        ada.get_by_role("button", name="New circle").click()
        ada.get_by_label("Name of the circle").fill(NAME)
        ada.get_by_role("button", name="Make the circle").click()
        ada.wait_for_url(CIRCLE)
        expect(ada.get_by_role("heading", level=1)).to_have_text(NAME)
        ada.get_by_role("button", name="Invite to the circle").click()
        link = ada.get_by_test_id("link").inner_text()
        ada.get_by_role("button", name="Make a new link").click()
        expect(ada.get_by_test_id("link")).not_to_have_text(link)
        ben.goto(link)
        expect(ben.get_by_role("heading", name="This circle is for its members")).to_be_visible()
        new = ada.get_by_test_id("link").inner_text()
        ada.keyboard.press("Escape")
        ben.goto("about:blank")
        ben.goto(new)
        ben.get_by_role("button", name="Join the circle").click()
        expect(ben.get_by_role("list", name="People").get_by_role("listitem")).to_have_count(2)
        assert "#" not in ben.url, "the key does not stay in the address"
        ben.get_by_role("button", name=f"Play {title}").click()
        ben.wait_for_url(TABLE)
        seats = ben.get_by_role("list", name="Seats at the table")
        expect(seats.get_by_text("seat reserved")).to_have_count(1)
        ada.reload()
        ada.get_by_role("list", name="At the table now").get_by_role("link").click()
        ada.wait_for_url(TABLE)
        expect(seats.get_by_text("seat reserved")).to_have_count(0)
        expect(ben.get_by_role("link", name=f"To “{NAME}”")).to_be_visible()


def test_those_at_a_finished_table_meet_again(house: House, page: Page) -> None:
    at_a_table_that_is_over(page, house, GAME)
    page.get_by_role("button", name="Meet these people again").click()
    name = page.get_by_label("Name of the circle")
    assert name.input_value(), "their names, until somebody has a better idea"
    name.fill(NAME)
    page.get_by_role("button", name="Make the circle").click()
    page.wait_for_url(CIRCLE)
    expect(page.get_by_text("asked, no answer yet").first).to_be_visible()
    expect(page.locator(".evening")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("link", name=f"To “{NAME}”")).to_be_visible()


def test_who_was_asked_finds_it_on_their_page_and_says_no(page: Page, house: House) -> None:
    me, friend = guest_of(page, house), with_name(house, "Friederike")
    code = friend.make(GAME)
    come_in(page, f"http://{house.host}/t/{code}")
    expect(page.get_by_role("button", name="Meet these people again")).to_be_visible()
    assert friend.ask("POST", "/api/circles", {"name": NAME, "table": code}).status == 201
    page.goto(f"http://{house.host}/me")
    page.get_by_role("list", name="Circles").get_by_role("link", name=NAME).click()
    expect(page.get_by_text("Friederike would like to play with you again.")).to_be_visible()
    page.get_by_role("button", name="No, thank you").click()
    page.wait_for_url(re.compile("/me$"))
    expect(page.get_by_role("heading", name="Circles")).to_be_visible()
    expect(page.get_by_role("link", name=NAME)).to_have_count(0)
    assert me.me().tables


def test_it_has_another_name_and_is_left(page: Page, house: House) -> None:
    at_a_circle(page, house, full=False)
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the circle").fill(" ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Name of the circle")).to_be_focused()
    page.get_by_label("Name of the circle").fill("Fridays")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fridays")
    page.get_by_role("button", name="Leave the circle").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(re.compile("/me$"))
    expect(page.get_by_text("For people you meet often")).to_be_visible()


def test_a_stranger_is_told_to_ask_for_the_link(page: Page, house: House) -> None:
    found = made(with_name(house, "Friederike"), {})
    page.goto(f"http://{house.host}/circle/{found.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This circle is for its members")
    assert NAME not in page.content()


def test_from_the_end_of_a_game_the_same_people_go_on_to_the_next(page: Page, house: House) -> None:
    me, friend = guest_of(page, house), with_name(house, "Friederike")
    circle = made(me, {"Friederike": friend}).id
    at_a_table_that_is_over(page, house, GAME)
    columns = "INSERT INTO circle_tables (circle, code, made) VALUES (?, ?, 0)"
    house.change(columns, circle, page.url.rpartition("/")[2])
    page.reload()
    page.get_by_role("link", name=f"To “{NAME}”").click()
    page.wait_for_url(CIRCLE)
    Mouse().press(page.get_by_role("button", name=f"Play {game_called(GAME).info.title}"))
    page.wait_for_url(TABLE)
    seats = page.get_by_role("list", name="Seats at the table")
    expect(seats.get_by_role("listitem").filter(has_text="Friederike")).to_contain_text("seat reserved")
