"""On a phone a decision is seen as a whole, and each painting of a read round has its reason beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.browser.waiting import until
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.games.belratti.moves import Agree
from vernissage.games.belratti.tests.browser.moments import (
    DIRECTOR,
    all_hang,
    crowded,
    match_from,
    read,
    searching,
    two_hang,
)
from vernissage.games.belratti.tests.browser.test_told import read_goal
from vernissage.games.belratti.tests.table import hung

PHONES = ((390, 844), (360, 640), (844, 390))
WON = 12
NAMES = ("Anouk", "Sam", "Noor", "Mia", "Gustav")
LOOK = "What was meant, and what was read"
CUT = """all => all.filter(each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, bottom - 2);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    || !hit?.closest('[data-place]')?.contains(each) || document.elementFromPoint(x, y) === null;
}).map(each => each.textContent.trim())"""
"""Pictures and names that the window or something else covers."""


def visit(page: Page, house: House, match: AnyMatch, seat: int = DIRECTOR) -> None:
    me = guest_of(page, house)
    people = {name: me if place == seat else Guest(house) for place, name in enumerate(NAMES)}
    page.goto(hang(house, new_code(), "belratti", match, people))
    read_goal(page)


def dock(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision")


def is_whole(things: Locator) -> bool:
    """Whether nothing covers any of these; the sizes follow the window a moment later."""
    return not things.evaluate_all(CUT)


def hung_from(number: int) -> AnyMatch:
    state = crowded()
    places = {
        frame.removeprefix("painting-"): ("one", "two")[at % 2] for at, frame in enumerate(state.frames)
    }
    return match_from(hung(state, **dict(list(places.items())[:number])))


@pytest.mark.every_case
@pytest.mark.parametrize(
    "begun",
    [
        lambda: match_from(searching()),
        lambda: match_from(two_hang()),
        lambda: hung_from(0),
        lambda: hung_from(7),
    ],
    ids=["nine", "two of nine hang", "eleven", "seven of eleven hang"],
)
def test_themes_and_all_paintings_with_their_names_are_seen_at_once(
    page: Page, house: House, begun: Callable[[], AnyMatch]
) -> None:
    match = begun()
    visit(page, house, match)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        paintings = page.locator("[data-place] .painting")
        expect(paintings).to_have_count(len(match.state.frames))
        for things in (paintings.locator(".face"), paintings.locator(".name"), page.locator(".theme")):
            expect(things.first).to_be_visible()
            until(page, partial(is_whole, things), f"cut off at {width}x{height}")
        expect(dock(page).get_by_role("button", name="Agree to this hanging")).to_be_in_viewport(ratio=1)


def test_a_touched_painting_asks_where_it_hangs_and_a_theme_is_an_answer(page: Page, house: House) -> None:
    visit(page, house, match_from(searching()))
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator('[data-thing="painting:candle"]').click()
        expect(dock(page)).to_contain_text("Candle: where does it hang?")
        for theme in ("one", "two"):
            expect(dock(page).get_by_role("button", name=f"on theme {theme}")).to_be_in_viewport(ratio=1)
        page.locator('[data-thing="theme:birthday-cake"]').click()
        wall = page.get_by_role("region", name="Theme two")
        expect(wall.locator('[data-thing="painting:candle"]')).to_be_visible()
        expect(dock(page)).to_contain_text("1 of 5 hang so far.")
        page.locator('[data-thing="painting:candle"]').click()
        expect(dock(page)).to_contain_text("Candle: where should it go instead?")
        dock(page).get_by_role("button", name="into the storeroom").click()
        expect(wall.locator('[data-thing="painting:candle"]')).to_have_count(0)


def test_who_agrees_already_stands_at_agree(page: Page, house: House) -> None:
    match = match_from(all_hang())
    done = match.submit(0, match.asked[0], Agree())
    assert not isinstance(done, Refusal), done
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, house, done.match)
    expect(dock(page)).to_contain_text("Anouk agrees. Gustav is still thinking.")


def test_reasons_stand_beside_the_paintings(page: Page, house: House) -> None:
    visit(page, house, read(all_hang()))
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        rows = page.get_by_role("region", name=LOOK).get_by_role("listitem")
        expect(rows).to_have_count(9)
        for row in rows.all():
            expect(row).to_be_in_viewport(ratio=0.95)
        row = rows.filter(has_text="Sailing boat")
        expect(row).to_contain_text("genuine")
        expect(row).to_contain_text("Sam meant it here")
        expect(row.locator("q")).to_have_text("boat, coast, light")
        expect(rows.filter(has_text="Anchor")).to_contain_text("nobody laid it")


def test_bel_7_4_whoever_has_won_plays_on_or_votes_to_end_it_there(page: Page, house: House) -> None:
    visit(page, house, read(all_hang(WON)))
    for width, height in (*PHONES, (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Play on", "End here"):
            expect(dock(page).get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        expect(dock(page)).to_contain_text("if more than half of you want that")
    end = dock(page).get_by_role("button", name="End here")
    end.click()
    expect(dock(page)).to_contain_text("You want to end here; nobody else knows.")
    expect(end).to_have_attribute("aria-pressed", "true")
    end.click()
    expect(dock(page)).to_contain_text("It ends here, without a review, if more than half of you want that.")
    dock(page).get_by_role("button", name="Play on").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Waiting for"))
