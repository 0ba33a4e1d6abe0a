"""A live table: it keeps the screen on, calls you back, and recovers after sleep."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.visits import invite, play_now
from tests.browser.waiting import until
from tests.browser.wire import Wire
from tests.server.live import House
from vernissage import catalog

GAME: Final = catalog.names()[0]
NOTED: Final = """() => {
  window.lit = [];
  const request = async () => {
    window.lit.push('asked');
    return { release: async () => void window.lit.push('let go') };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  window.badges = [];
  navigator.setAppBadge = async () => void window.badges.push('set');
  navigator.clearAppBadge = async () => void window.badges.push('cleared');
}"""
"""Records what the page requests of its device."""
LOOK: Final = """(seen) => {
  Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def until_it_says(page: Page, true: str) -> None:
    """The page's own rules let nobody wait in it for a text that is code."""
    until(page, lambda: page.evaluate(true), f"never: {true}")


def test_the_screen_stays_lit_while_the_game_goes_on_and_no_longer(page: Page, house: House) -> None:
    page.add_init_script(f"({NOTED})()")
    invite(page, house, GAME)
    assert page.evaluate("window.lit") == []
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    until_it_says(page, "window.lit.includes('asked')")
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("button", name=re.compile("rather stop")).click()
    expect(page.get_by_role("heading", name="Stopped")).to_be_visible()
    until_it_says(page, "window.lit.at(-1) === 'let go'")


def test_a_screen_in_the_room_stays_lit_too(page: Page, house: House) -> None:
    page.add_init_script(f"({NOTED})()")
    play_now(page, house, GAME)
    page.goto(f"{page.url}/screen")
    until_it_says(page, "window.lit.includes('asked')")


def test_where_a_browser_lends_no_lock_a_silent_film_keeps_the_screen_lit_from_the_first_touch(
    page: Page, house: House
) -> None:
    page.add_init_script("delete Navigator.prototype.wakeLock")
    play_now(page, house, GAME)
    address = page.url
    for screen in ("", "/screen"):
        page.goto(f"{address}{screen}")
        film = page.locator("video")
        expect(film).to_be_attached()
        page.mouse.click(2, 400)
        before = film.evaluate("film => (film.currentTime = 0)")
        goes_on = "(film, before) => !film.paused && film.currentTime > before"
        until(page, lambda: film.evaluate(goes_on, before), "it stands still")  # noqa: B023 - at once
        assert not film.evaluate("film => film.muted || film.loop"), "it would count as an ornament"
        film.evaluate("film => (film.currentTime = film.duration - 0.5)")
        begins_again = "film => !film.ended && film.currentTime <= film.duration / 2"
        until(page, lambda: film.evaluate(begins_again), "it comes to an end")  # noqa: B023 - at once
        assert not film.evaluate("film => film.paused"), "it goes on for ever"


def test_whoever_looks_elsewhere_is_called_by_title_and_badge_until_they_look(
    page: Page, house: House
) -> None:
    page.add_init_script(f"({NOTED})()")
    at_a_table_that_asks_me(page, house, GAME)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate(LOOK, "hidden")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get(f"http://{house.host}/icon-turn.svg").ok
    until_it_says(page, "window.badges.at(-1) === 'set'")
    page.evaluate(LOOK, "visible")
    expect(icon).to_have_attribute("href", "/icon.svg")
    until_it_says(page, "window.badges.at(-1) === 'cleared'")


def test_after_a_sleep_in_which_the_line_died_the_table_is_back_within_a_second(
    page: Page, house: House
) -> None:
    with Wire(house.port) as wire:
        code = play_now(page, house, GAME)
        page.clock.install()
        frames = Frames(page)
        page.goto(f"http://{wire.host}/t/{code}")
        frames.until("pong")
        page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
        wire.lose()
        frames.received.clear()
        page.evaluate(LOOK, "visible")
        page.clock.run_for(999)  # by the page's clock; what this machine takes is not timed
        frames.until("welcome")
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
