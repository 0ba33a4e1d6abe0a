"""The front page: posters, codes, names, languages, light."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.front_doors import CIRCLE, POSSIBLE, where_things_wait
from tests.browser.visits import MY_TURN, open_door, play_now, poster_button
from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog


def test_every_game_has_a_poster_that_says_how_many_and_how_long(page: Page, house: House) -> None:
    open_door(page, house)
    for name in catalog.names():
        info = game_called(name).info
        said = re.compile(f"{info.fewest}.{info.most} players · {info.minutes} min")
        expect(page.get_by_text(said).first).to_be_visible()
        expect(poster_button(page, name, "Play now")).to_be_visible()
        expect(poster_button(page, name, "Invite")).to_be_visible()


def test_one_press_and_a_newcomer_is_playing_with_bots(page: Page, house: House) -> None:
    for name in catalog.names():
        play_now(page, house, name)
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Your turn|deciding|Waiting"))


@pytest.mark.parametrize("device", DEVICES)
def test_a_code_joins_with_its_last_letter_and_a_wrong_one_stays_to_be_put_right(
    browser: Browser, house: House, device: str
) -> None:
    code = Guest(house).make(catalog.names()[0])
    with another(browser, **DEVICES[device]) as page:
        open_door(page, house)
        field = page.get_by_role("textbox", name="Join with a code")
        field.press_sequentially("zzz")
        expect(page.get_by_text("There is no table")).to_have_count(0)
        field.press_sequentially("z")
        expect(page.get_by_text("There is no table ZZZZ")).to_be_visible()
        expect(field).to_have_value("ZZZZ")
        expect(field).to_be_focused()
        field.fill(f"http://{house.host}/t/{code}")  # as pasted
        page.wait_for_url(f"**/t/{code}")
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_language_changes_at_once_and_stays(page: Page, house: House) -> None:
    open_door(page, house)
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name=re.compile("^Jetzt spielen")).first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_lights_can_be_turned_up_and_stay_so(page: Page, house: House) -> None:
    open_door(page, house)
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_role("button", name="Turn the lights up").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_a_name_is_only_ever_a_name(page: Page, house: House) -> None:
    mischief = "<img src=x onerror=a()>"
    page.goto(f"http://{house.host}/me")
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill(mischief)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name=mischief).or_(page.get_by_text(mischief)).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_phrase_makes_another_browser_the_same_guest(page: Page, browser: Browser, house: House) -> None:
    code = play_now(page, house, catalog.names()[0])
    page.goto(f"http://{house.host}/me")
    page.get_by_role("button", name="Make a phrase").click()
    phrase = page.get_by_role("status").inner_text()
    with another(browser) as other:
        other.goto(f"http://{house.host}/me")
        other.get_by_label("I have a phrase").fill(phrase)
        other.get_by_role("button", name="Continue as me").click()
        expect(other.get_by_text("Welcome back.")).to_be_visible()
        other.goto(f"http://{house.host}/t/{code}")
        expect(other.get_by_role("heading", level=1)).to_contain_text(re.compile("Your turn|deciding"))
        expect(other.get_by_text("You are watching.")).to_have_count(0)


@pytest.mark.parametrize("device", DEVICES)
def test_what_waits_is_on_the_front_page_and_one_press_away(
    browser: Browser, house: House, device: str
) -> None:
    with another(browser, **DEVICES[device]) as page:
        open_door(page, house)
        puzzle = page.get_by_role("region", name=re.compile("^Today.s puzzle"))
        expect(puzzle).to_have_count(0)
        where_things_wait(page, house)
        page.reload()
        expect(puzzle).to_contain_text(f"{POSSIBLE} points are possible. Lena has {POSSIBLE - 5} points.")
        page.get_by_role("button", name=re.compile(f"come: {CIRCLE}$")).click()
        expect(page.get_by_role("link", name=re.compile(f": {CIRCLE}$"))).to_be_visible()
        page.get_by_role("link", name=re.compile("^Go on")).first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
