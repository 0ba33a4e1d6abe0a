"""Whole games with bots on the page, and what a shared screen shows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import MOTION, PHONE, Frames, another
from tests.server.live import House
from tests.server.truth import truth
from vernissage.games.belratti.state import State
from vernissage.games.belratti.tests.browser.hands import GAME, OVER, Hands, table_with_bots

HOW_IT_ENDED = re.compile("That was the last round")


def test_one_person_plays_a_whole_game_with_bots(page: Page, house: House, artefacts: Path) -> None:
    table_with_bots(page, house)
    Hands(page).play_to_the_end()
    expect(page.get_by_role("heading", level=3, name="Round").first).to_be_visible()
    expect(page.get_by_text(". It hung with “").first).to_be_visible()
    page.screenshot(path=artefacts / f"{GAME}-result.png")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_bots_say_why_and_the_last_round_can_be_looked_at_again(page: Page, house: House) -> None:
    table_with_bots(page, house, bots="storyteller", round_limit=2)
    hands = Hands(page)
    look = page.get_by_role("region", name="What was meant, and what was read")
    hands.play_the_round()
    names = hands.names
    said = look.locator("q").first
    expect(said).to_contain_text(re.compile("|".join(map(re.escape, names[1:]))))
    sentence = said.inner_text()
    hands.press(hands.button("On to the next round"))
    expect(look).to_have_count(0)
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text(sentence.splitlines()[-1])).to_be_visible()
    page.get_by_role("button", name="Why", exact=True).click()
    expect(log.locator("q")).to_have_count(0)
    page.get_by_role("button", name="Last rounds").click()
    expect(page.get_by_role("dialog").get_by_text(sentence.splitlines()[-1])).to_be_visible()


def test_masterpieces_is_played_to_its_end_on_a_phone(
    browser: Browser, house: House, artefacts: Path
) -> None:
    with another(browser, **PHONE, color_scheme="light") as page:
        table_with_bots(page, house, masterpieces=True, open_jokers=2)
        Hands(page).play_to_the_end()
        expect(page.get_by_text("tokens win")).to_be_visible()
        page.screenshot(path=artefacts / f"{GAME}-masterpieces-phone.png")


def test_a_double_click_on_show_all_at_once_leaves_the_round_to_be_seen(page: Page, house: House) -> None:
    code = table_with_bots(page, house)
    hands = Hands(page)
    page.emulate_media(reduced_motion="no-preference")
    hands.play_the_round()
    hands.button("Show all at once").dblclick()
    on = hands.button("On to the next round").and_(page.locator(":not([aria-disabled])"))
    expect(on).to_be_visible()
    expect(page.get_by_role("region", name="What was meant, and what was read")).to_be_visible()
    state = truth(house, code).moments[-1].state
    assert isinstance(state, State)
    assert (state.phase, 0 in state.ready) == ("reveal", False)


def test_the_screen_in_the_room_shows_the_wall_and_never_a_hand(
    page: Page, browser: Browser, house: House, artefacts: Path
) -> None:
    with another(browser, **MOTION, viewport={"width": 1920, "height": 1080}) as screen:
        frames = Frames(screen)
        code = table_with_bots(page, house, round_limit=1)
        screen.goto(f"http://{house.host}/t/{code}/screen")
        expect(screen.get_by_role("region", name="Theme one")).to_be_visible()
        screen.screenshot(path=artefacts / f"{GAME}-screen.png")
        assert screen.get_by_role("region", name="Your hand").count() == 0
        assert screen.get_by_role("main").get_by_role("button").count() == 0
        hands = Hands(page)
        hands.play_the_round()
        expect(screen.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\d of \d"))
        # The player's page shows no motion and knows already; the shared screen is still turning.
        assert screen.get_by_text(HOW_IT_ENDED).count() == 0
        expect(screen.get_by_role("heading", level=1)).to_contain_text(OVER)
        hands.play_to_the_end()
    told = truth(house, code)
    sights = [frame for frame in map(json.loads, frames.received) if frame.get("sight")]
    assert len(sights) > 1
    for frame in sights:
        state = told.moments[frame["sight"]["number"]].state
        assert isinstance(state, State)
        said = json.dumps(frame)
        assert [card for hand in state.hands for card in hand if f'"{card}"' in said] == []


@pytest.mark.parametrize("width", [320, 800, 1366])
def test_the_table_never_scrolls_sideways(
    browser: Browser, house: House, artefacts: Path, width: int
) -> None:
    with another(browser, viewport={"width": width, "height": 768}) as page:
        table_with_bots(page, house)
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
        page.screenshot(path=artefacts / f"{GAME}-{width}.png")
        wide: int = page.evaluate("document.documentElement.scrollWidth")
        assert wide == width
        table = page.get_by_role("main").locator("..")
        assert table.evaluate("table => table.scrollWidth <= table.clientWidth")
