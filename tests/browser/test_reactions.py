"""Reactions are shown next to the seat to everyone, if the rules let that seat talk."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.visits import MY_TURN
from tests.budgets import first_of, in_turn
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog
from vernissage.core.match import AnyMatch

TALKATIVE: Final = [name for name in catalog.names() if game_called(name).speech is None]
SILENCING: Final = [name for name in catalog.names() if game_called(name).speech is not None]

WALL: Final = {"width": 1920, "height": 1080}


def moments(game: str) -> tuple[AnyMatch, ...]:
    """Returns a game of at least two, from the start."""
    return played(next(table for table in plain_tables() if table.name == game and table.options.players > 1))


def sit(page: Page, other: Page, house: House, game: str, match: AnyMatch) -> None:
    """Seats both at a table with this match, with others as needed."""
    both = {"Ada": guest_of(page, house), "Ben": guest_of(other, house)}
    more = {f"Guest {seat}": guest_of(other, house) for seat in range(2, match.players)}
    address = hang(house, new_code(), game, match, {**both, **more})
    for each in (page, other):
        each.goto(address)
        expect(each.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("device", "game"), in_turn([*DEVICES], TALKATIVE))
def test_everyone_sees_it_for_a_moment(browser: Browser, house: House, device: str, game: str) -> None:
    with another(browser, **DEVICES[device]) as page, another(browser, **DEVICES[device]) as other:
        match = next(
            each for each in moments(game) if each.outcome is None and 0 in each.game.to_move(each.state)
        )
        sit(page, other, house, game, match)
        expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
        page.get_by_role("button", name="Talk").first.click()
        page.get_by_role("button", name="Applause!").click()
        for each in (page, other):
            shown = each.get_by_role("status").filter(has_text="Ada: Applause!")
            expect(shown).to_have_count(1)
        box = other.locator("[role=status] p").filter(has_text="Applause!").bounding_box()
        assert box
        width, height = DEVICES[device]["viewport"].values()
        assert 0 <= box["x"] <= width - box["width"]
        assert 0 <= box["y"] <= height - box["height"]
        expect(other.get_by_role("status").filter(has_text="Ada: Applause!")).to_have_count(0)


@pytest.mark.parametrize("game", first_of(TALKATIVE))
def test_the_screen_on_the_wall_shows_it_too_and_large(
    browser: Browser, house: House, artefacts: Path, game: str
) -> None:
    with another(browser) as page, another(browser) as other, another(browser, viewport=WALL) as wall:
        match = next(each for each in moments(game) if each.outcome is None)
        sit(page, other, house, game, match)
        wall.goto(f"{page.url}/screen")
        expect(wall.locator("[data-table]")).to_be_visible()
        page.get_by_role("button", name="Talk").first.click()
        page.get_by_role("button", name="Applause!").click()
        shown = wall.locator("[role=status] p").filter(has_text="Ada: Applause!")
        expect(shown).to_have_count(1)
        box = shown.bounding_box()
        wall.screenshot(path=artefacts / f"screen-reaction-{game}.png")
        assert box
        assert box["height"] >= 90
        assert 0 <= box["x"] <= WALL["width"] - box["width"]
        assert 0 <= box["y"] <= WALL["height"] - box["height"]
        expect(shown).to_have_count(0)


def is_silent(match: AnyMatch) -> bool:
    """Returns whether the rules forbid the first seat to talk now."""
    assert match.game.speech is not None
    return match.outcome is None and not match.game.speech(match.state, 0).free


@pytest.mark.parametrize("game", SILENCING)
def test_whom_the_rules_silence_has_none_to_press(browser: Browser, house: House, game: str) -> None:
    match = next(filter(is_silent, moments(game)))
    with another(browser) as page, another(browser) as other:
        sit(page, other, house, game, match)
        page.get_by_role("button", name="Talk").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("No talking now")
        expect(page.get_by_role("button", name="Applause!")).to_have_count(0)
