"""One's own page: for a new guest, and with many games; hiding, exporting and deleting."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.remembered import EACH, remember
from tests.browser.screens import LIGHTS, Look, examine, longest_languages, report
from tests.browser.test_accessible import examine as nothing_stands_in_the_way
from tests.budgets import in_turn
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog

SIZES: Final = ((390, 844), (844, 390), (1440, 900))
GAME: Final = catalog.names()[0]


def many_games(page: Page, house: House, language: str = "en") -> None:
    """Opens my page after many games with three friends, and waits until it is complete."""
    me = guest_of(page, house)
    friends = {name: Guest(house) for name in ("Friederike", "Jean-Baptiste", "Zoë")}
    for name, friend in friends.items():
        assert friend.ask("PATCH", "/api/me", {"name": name}).status == 200
    remember(house, me, friends)
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(f"http://{house.host}/me")
    cards = page.locator("article")
    expect(cards).to_have_count(len(catalog.names()))
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card.locator("section").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize(
    ("size", "full", "language"),
    in_turn([(size,) for size in SIZES], [True, False], ["en", *longest_languages()]),
)
def test_it_can_be_read_and_pressed_with_many_games_and_with_none(
    browser: Browser, house: House, artefacts: Path, size: tuple[int, int], language: str, *, full: bool
) -> None:
    with another(browser, viewport={"width": size[0], "height": size[1]}) as page:
        if full:
            many_games(page, house, language)
        else:
            page.goto(f"http://{house.host}/me")
            expect(page.locator("dd").first).to_have_text("0")
        found = examine(page, [Look("my page", size, light, language) for light in LIGHTS])
        assert not found, report(found)
        nothing_stands_in_the_way(page, artefacts / f"me-{'full' if full else 'empty'}-{size[0]}.png")


def test_what_is_drawn_stands_there_in_sentences_and_numbers(page: Page, house: House) -> None:
    many_games(page, house)
    counted = page.locator("dl > div")
    expect(counted.filter(has_text="played")).to_contain_text(str(EACH * len(catalog.names())))
    expect(counted.filter(has_text="days running")).to_contain_text("3")
    company = page.get_by_role("list", name="Company").get_by_role("listitem")
    expect(company).to_have_count(3)
    expect(company.first).to_contain_text(re.compile(r"\d+ games together"))
    for drawing in page.locator("article svg[role=img]").all():
        label = drawing.get_attribute("aria-label")
        assert label
        expect(page.get_by_role("table", name=label)).to_have_count(1)
    for table in page.locator("article table").all():
        assert table.get_by_role("row").count() > 1
    assert page.locator("article image").count() == 4, "everyone has a place in the triangle"
    expect(page.get_by_text(re.compile(r"\{|\$|-and-|undefined"))).to_have_count(0)


def test_a_game_is_put_away_and_taken_out_again(page: Page, house: House) -> None:
    me = guest_of(page, house)
    table = next(each for each in plain_tables() if each.name == GAME and each.options.players > 1)
    moments = played(table)
    match = moments[len(moments) // 2]
    people = {f"Guest {seat}": Guest(house) if seat else me for seat in range(match.players)}
    hang(house, new_code(), GAME, match, people)
    page.goto(f"http://{house.host}/me")
    going = page.get_by_role("list", name="In progress").get_by_role("listitem")
    expect(going).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Put away")).click()
    expect(page.get_by_text("No game is waiting for you.")).to_be_visible()
    page.reload()
    page.get_by_text("One game", exact=True).click()
    page.get_by_role("button", name=re.compile("^Take out")).click()
    expect(going).to_have_count(1)


def test_all_that_is_mine_can_be_taken_along_and_deleted(page: Page, house: House) -> None:
    me = guest_of(page, house).guest
    page.goto(f"http://{house.host}/me")
    name = page.get_by_role("heading", level=1).inner_text()
    with page.expect_download() as packed:
        page.get_by_role("link", name="Export everything").click()
    with zipfile.ZipFile(io.BytesIO(packed.value.path().read_bytes())) as files:
        assert name in files.read("guest.json").decode()
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog")
    go = dialog.get_by_role("button", name="Delete for good")
    expect(go).to_be_disabled()
    dialog.get_by_role("textbox").fill(name)
    go.click()
    expect(page.get_by_text("The doors are open.")).to_be_visible()
    assert house.rows("SELECT count(*) FROM guests WHERE id = ?", me) == [(0,)]
