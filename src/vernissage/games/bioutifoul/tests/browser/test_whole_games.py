"""Whole games on the page: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import MOTION, PHONE, another
from tests.browser.visits import invite, play_now
from tests.browser.ways import Finger, Keyboard, Mouse, Way
from tests.server.live import House
from vernissage.games.bioutifoul.tests.browser.hands import Hands

GAME = "bioutifoul"


def short_game(page: Page, house: House, way: Way) -> Hands:
    """Starts a game of two rounds with one bot in the lobby."""
    invite(page, house, GAME, way)
    way.press(page.get_by_role("button", name="Add a bot").first)
    way.press(page.get_by_role("button", name="Change", exact=True))
    rounds = page.get_by_role("spinbutton", name="Ends after")
    rounds.fill("2")
    rounds.press("Tab")
    way.press(page.get_by_role("button", name="Start with two"))
    return Hands(page, way)


@pytest.mark.deep
def test_a_newcomer_plays_a_whole_game_against_bots_by_clicking(
    page: Page, house: House, artefacts: Path
) -> None:
    play_now(page, house, GAME)
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    page.screenshot(path=artefacts / f"{GAME}-first-turn.png")
    hands.play_to_the_end()
    page.screenshot(path=artefacts / f"{GAME}-result.png")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.every_case
@pytest.mark.parametrize("way", [lambda _: Mouse(), Keyboard], ids=["mouse", "keyboard"])
def test_a_mouse_or_the_keyboard_alone_plays_a_whole_game(
    page: Page, house: House, way: Callable[[Page], Way]
) -> None:
    hands = short_game(page, house, way(page))
    hands.play_to_the_end()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_finger_on_a_phone_plays_a_whole_game(browser: Browser, house: House, artefacts: Path) -> None:
    with another(browser, **PHONE, **MOTION, color_scheme="light") as page:
        hands = short_game(page, house, Finger())
        hands.wait_for_my_turn()
        page.screenshot(path=artefacts / f"{GAME}-phone.png")
        hands.play_to_the_end()
        page.screenshot(path=artefacts / f"{GAME}-result-phone.png")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "nl-NL", "it-IT"])
def test_the_table_speaks_the_language_of_whoever_sits_there(
    browser: Browser, house: House, artefacts: Path, language: str
) -> None:
    with another(browser, locale=language) as page:
        page.goto(f"http://{house.host}/")
        page.get_by_role("button", name="Bioutifoul, ").click()  # in every language: with bots
        page.wait_for_url("**/t/*")
        expect(page.locator("html")).to_have_attribute("lang", language[:2])
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.screenshot(path=artefacts / f"{GAME}-{language[:2]}.png")
