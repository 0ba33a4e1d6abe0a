"""The lines, the album after the end, and the moment of a perfect round."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.colour_blind import faults
from tests.browser.fixtures import SCREENS
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.screens import put_before
from tests.browser.test_accessible import examine
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.server.truth import truth
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.games.belratti import GAME
from vernissage.games.belratti.album import Album
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.tests.browser.hands import Hands
from vernissage.games.belratti.tests.evening import evening

NAMES = ("Mila", "Jonas", "Aylin", "Birgit")
EVENING = Options(players=4, round_limit=6)
HOW = ("genuine", "astray", "missed")
CORDS = {how: f".wall g.{how} path" for how in HOW}
LEGEND = {how: f".legend .{how} path" for how in HOW}


def played() -> AnyMatch:
    """Returns a finished game with perfect rounds, forgeries that hung, and lines."""
    return evening(EVENING, seed="i", write=True)


def sit_down(page: Page, house: House, match: AnyMatch, seat: Seat = 0, **setting: Any) -> str:
    """Seats this page's guest at a planted table, and returns its code."""
    me, code = guest_of(page, house), new_code()
    people = {name: me if each == seat else Guest(house) for each, name in enumerate(NAMES)}
    page.goto(hang(house, code, "belratti", match, people, **setting))
    return code


@pytest.mark.parametrize("guest", ["laptop-dark", "phone-light"], indirect=True)
def test_the_album_tells_the_evening(guest: tuple[Page, str], house: House, artefacts: Path) -> None:
    page, how = guest
    match = played()
    album = match.retrospect
    assert isinstance(album, Album)
    assert album.pair is not None
    assert album.forgery is not None
    sit_down(page, house, match)
    book = page.get_by_role("region", name="The album of this evening")
    expect(book.get_by_role("article")).to_have_count(len(album.pages))
    for told in album.pages:
        here = book.get_by_role("article").nth(told.look.round - 1)
        expect(here).to_contain_text(f"{told.read} of {told.laid} read")
        assert ("perfect" in here.get_by_role("heading").inner_text()) == told.perfect
        meant = [shown for shown in told.look.paintings if shown.meant is not None]
        expect(here.locator("svg g path:not(.ribbon)")).to_have_count(len(meant))
        written = ["→".join(shown.line) for shown in told.look.paintings if shown.line]
        assert sorted(here.locator(".own").all_inner_texts()) == sorted(written)
    table = book.get_by_role("table")
    for one, row in enumerate(album.minds):
        for two, minds in enumerate(row):
            cell = table.locator("tbody tr").nth(one).locator("td").nth(two)
            expect(cell).to_contain_text(f"{minds.read} of {minds.painted}" if minds.painted else "")
    expect(page.get_by_role("heading", name="Best pair of minds")).to_be_visible()
    minds = album.pair.minds
    expect(
        page.get_by_text(re.compile(f"read {minds.read} of each other.s {minds.painted} paintings"))
    ).to_be_visible()
    expect(page.get_by_role("heading", name="Cleverest forgery")).to_be_visible()
    lines = book.get_by_role("region", name="Lines to keep")
    assert lines.get_by_role("listitem").all_inner_texts()
    for line, kept in zip(album.lines, lines.get_by_role("listitem").all(), strict=True):
        expect(kept).to_contain_text("→".join(line.shown.line))
        expect(kept).to_contain_text(f"round {line.round}")
    page.evaluate(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }"
    )
    lines.get_by_role("button", name="Copy the lines").click()
    expect(lines.get_by_role("button", name="Lines copied")).to_be_visible()
    copied = page.evaluate("window.copied")
    assert all(" → ".join(line.shown.line) in copied for line in album.lines)
    book.get_by_role("navigation").get_by_role("button").last.click()
    expect(book.get_by_role("article").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(page, artefacts / f"belratti-album-{how}.png")


def test_what_was_meant_and_read_is_told_by_more_than_colour(page: Page, house: House) -> None:
    sit_down(page, house, played())
    for screen in SCREENS:
        put_before(page, screen)
        assert faults(page, CORDS, by=("dash",), ground="--paper") == []
        assert faults(page, LEGEND, by=("dash",), ground="--wall") == []


def painting(match: AnyMatch) -> AnyMatch:
    """Returns a match during painting, with something already laid."""
    return next(each for each in match.again() if each.state.phase == "paint" and any(each.state.laid))


def test_a_line_goes_with_a_painting_and_comes_back_with_it(page: Page, house: House) -> None:
    match = painting(played())
    seat = GAME.to_move(match.state)[0]
    before = {laid.painting for laid in match.state.laid[seat]}
    code = sit_down(page, house, match, seat)
    hands = Hands(page)
    line = page.get_by_role("textbox", name="Your secret line")
    hands.press(hands.hand.first)
    line.fill("duck, bath, foam")
    page.keyboard.press("Enter")
    hands.press(hands.button("for theme one"))
    gap = page.get_by_role("button", name="with the line “duck → bath → foam”")
    expect(gap).to_be_visible()
    state = truth(house, code).match.state
    assert [laid.line for laid in state.laid[seat] if laid.painting not in before] == [
        ("duck", "bath", "foam")
    ]
    hands.press(gap)
    expect(gap).to_have_count(0)
    hands.press(hands.hand.first)
    expect(line).to_have_value("duck, bath, foam")
    line.fill("a, b, c, d")
    hands.press(hands.button("for theme one"))
    expect(page.get_by_text("A line has 3 thoughts at most")).to_be_visible()
    expect(line).to_have_value("a, b, c, d")


def test_among_strangers_there_is_no_place_for_a_line(page: Page, house: House) -> None:
    match = painting(played())
    seat = GAME.to_move(match.state)[0]
    before = len(match.state.laid[seat])
    code = sit_down(page, house, match, seat, open=True, clock="relaxed")
    hands = Hands(page)
    hands.press(hands.hand.first)
    expect(hands.button("for theme one")).to_be_visible()
    expect(page.get_by_role("textbox", name="Your secret line")).to_have_count(0)
    hands.press(hands.button("for theme one"))
    expect(hands.button("for theme one")).to_have_count(0)
    assert len(truth(house, code).match.state.laid[seat]) == before + 1


def test_a_perfect_round_is_celebrated_when_it_happens(page: Page, house: House) -> None:
    match = next(
        before
        for before, after in pairwise(played().again())
        if before.state.phase == "hang" and after.state.phase == "reveal" and after.state.looks[-1].perfect
    )
    sit_down(page, house, match, GAME.to_move(match.state)[0])
    hands = Hands(page)
    hands.press(hands.button("Agree to this hanging"))
    seal = page.locator(".perfect")
    expect(seal).to_be_attached()
    assert seal.locator("i").first.is_hidden(), "reduced motion shows no falling gold"
    expect(page.get_by_text("A perfect round!").locator("visible=true").first).to_be_visible()
    page.reload()
    expect(hands.button("On to the next round")).to_be_visible()
    expect(seal).to_have_count(0)
