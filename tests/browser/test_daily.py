"""The daily deal in the browser: found on the front page, played to the end, tried again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.circles import made, with_name
from tests.browser.days import tried_today
from tests.browser.fixtures import LOOKS, another
from tests.browser.planting import guest_of
from tests.browser.test_accessible import examine
from tests.browser.visits import TABLE, answer_everything, behind_the_poster, code_of, open_door
from tests.browser.ways import Keyboard
from tests.budgets import first_of
from tests.play import game_called
from tests.server.live import House
from tests.server.truth import truth
from vernissage import catalog

SOLVED = 120_000
"""Milliseconds that the solver may take on a busy machine; the page asks again by itself."""
DAILIES = [name for name in catalog.names() if game_called(name).day.options("2031-05-04").players == 1]
every_daily = pytest.mark.parametrize("name", DAILIES)


def begin(page: Page, house: House, name: str) -> str:
    """Opens it behind the poster. Returns the table's code."""
    behind_the_poster(page, house, name).get_by_role("button", name=re.compile("^Today.s deal: ")).click()
    page.wait_for_url(TABLE)
    return code_of(page)


def to_the_end(page: Page) -> None:
    answer_everything(page)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@every_daily
def test_from_the_door_to_the_result_and_once_more(page: Page, house: House, name: str) -> None:
    first = begin(page, house, name)
    to_the_end(page)
    expect(page.get_by_text(re.compile("on your first try"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("page$"))).to_be_visible()
    expect(page.get_by_text(re.compile("The next one comes in"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Replay"))).to_have_count(0)
    expect(page.get_by_text("Check the deal")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page).not_to_have_url(re.compile(first))
    to_the_end(page)
    expect(page.get_by_text(re.compile("best of 2 tries"))).to_be_visible()
    sheet = behind_the_poster(page, house, name)
    expect(sheet.get_by_role("button", name=re.compile("Your best: "))).to_be_visible()
    page.goto(f"http://{house.host}/me")
    days = page.get_by_role("list", name="Deals of the day").get_by_role("listitem")
    expect(days).to_have_count(1)
    expect(days).to_contain_text("2 tries")


@every_daily
def test_a_puzzle_is_won_only_when_its_own_terms_say_so(page: Page, house: House, name: str) -> None:
    code = begin(page, house, name)
    to_the_end(page)
    outcome = truth(house, code).match.outcome
    assert outcome is not None
    assert outcome.winners == (), "answers by chance win no puzzle"
    page.goto(f"http://{house.host}/me")
    counted = page.locator("dl > div")
    expect(counted.filter(has_text="played")).to_contain_text("1")
    expect(counted.filter(has_text="won")).to_contain_text("0")


@every_daily
def test_the_keyboard_finds_it_and_an_unfinished_one_goes_on(page: Page, house: House, name: str) -> None:
    sheet = behind_the_poster(page, house, name, Keyboard(page))
    Keyboard(page).press(sheet.get_by_role("button", name=re.compile("^Today.s deal: ")))
    page.wait_for_url(TABLE)
    begun = code_of(page)
    open_door(page, house)
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    Keyboard(page).press(page.get_by_role("button", name=re.compile("^Today.s puzzle: .*Go on$")))
    page.wait_for_url(TABLE)
    assert code_of(page) == begun


@every_daily
def test_the_strip_says_what_it_is_then_how_one_did_and_leads_to_everyone(
    page: Page, house: House, name: str
) -> None:
    open_door(page, house)
    strip = page.get_by_role("region", name=re.compile(f"puzzle: {game_called(name).info.title}"))
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(strip).to_have_count(0)  # who comes for the first time sees how to begin
    guest_of(page, house).make(catalog.names()[0])
    page.reload()
    expect(strip).to_contain_text("alone, in about")
    friend = with_name(house, "Lena")
    made(guest_of(page, house), {"Lena": friend})
    tried_today(house, friend, name)
    page.reload()
    expect(strip).to_contain_text(re.compile(r"Lena has \d+ points\."))
    expect(strip).to_contain_text(re.compile(r"\d+ points are possible\."), timeout=SOLVED)
    strip.get_by_role("button", name=re.compile("Try it$")).click()
    page.wait_for_url(TABLE)
    to_the_end(page)
    open_door(page, house)
    expect(strip).to_contain_text(re.compile(r"You have \d+ points?\."))
    strip.get_by_role("button", name=re.compile("Everyone$")).click()
    page.wait_for_url(re.compile(f"/day/.*/{name}"))


@every_daily
def test_a_replay_of_today_says_why_it_is_closed(browser: Browser, house: House, name: str) -> None:
    with another(browser) as page:  # Chromium itself reports a refused request
        code = begin(page, house, name)
        to_the_end(page)
        page.goto(f"http://{house.host}/t/{code}/replay")
        expect(page.get_by_text(re.compile("Today.s deal stays sealed"))).to_be_visible()


@every_daily
def test_a_day_that_is_over_is_played_for_its_own_sake(page: Page, house: House, name: str) -> None:
    page.request.get(f"http://{house.host}/api/me")  # become a guest first
    open_door(page, house)
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": name, "daily": "2026-01-31"},
        headers={"Origin": f"http://{house.host}"},
    )
    page.goto(f"http://{house.host}/t/{made.json()['code']}")
    to_the_end(page)
    expect(page.get_by_text(re.compile("The deal of .*2026.*doesn.t count"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Replay"))).to_be_visible()


@every_daily
@pytest.mark.parametrize("guest", first_of(LOOKS[1:] + LOOKS[:1]), indirect=True)
def test_nothing_stands_in_the_way(guest: tuple[Page, str], house: House, artefacts: Path, name: str) -> None:
    page, how = guest
    begin(page, house, name)
    to_the_end(page)
    expect(page.get_by_role("link", name=re.compile("page$"))).to_be_visible()
    examine(page, artefacts / f"{name}-day-{how}.png")
    sheet = behind_the_poster(page, house, name)
    expect(sheet.get_by_role("button", name=re.compile("Your best: "))).to_be_visible()
    examine(page, artefacts / f"door-day-{how}.png")
    page.goto(f"http://{house.host}/me")
    expect(page.get_by_role("list", name="Deals of the day")).to_be_visible()
    examine(page, artefacts / f"me-day-{how}.png")
