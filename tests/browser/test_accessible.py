"""axe finds nothing serious on any screen, by night and by day, on laptop and phone. Screenshots are kept.

Games, devices and lights take turns; the deep run tests every combination. Motion is off, because axe would
measure half-faded colours.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.fixtures import LOOKS
from tests.browser.planting import at_a_table_that_asks_me, at_a_table_that_is_over
from tests.browser.visits import invite, open_door
from tests.budgets import in_turn
from tests.server.live import House
from vernissage import catalog

GRAVE = {"serious", "critical"}
every_game = pytest.mark.parametrize(("guest", "game"), in_turn(LOOKS, catalog.names()), indirect=["guest"])


def examine(page: Page, kept: Path) -> None:
    """Checks this screen with axe, and stores a screenshot."""
    page.screenshot(path=kept)
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in GRAVE] == []


@every_game
def test_nothing_stands_in_the_way_before_and_during_a_game(
    guest: tuple[Page, str], house: House, artefacts: Path, game: str
) -> None:
    page, how = guest
    open_door(page, house)
    examine(page, artefacts / f"door-{how}.png")
    invite(page, house, game)
    examine(page, artefacts / f"{game}-lobby-{how}.png")
    at_a_table_that_asks_me(page, house, game)
    examine(page, artefacts / f"{game}-table-{how}.png")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("searchbox").or_(page.get_by_placeholder("Find")).first).to_be_visible()
    examine(page, artefacts / f"{game}-rules-{how}.png")


@every_game
def test_nothing_stands_in_the_way_after_a_game(
    guest: tuple[Page, str], house: House, artefacts: Path, game: str
) -> None:
    page, how = guest
    at_a_table_that_is_over(page, house, game)
    examine(page, artefacts / f"{game}-result-{how}.png")
    page.get_by_role("link", name=re.compile("Replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    examine(page, artefacts / f"{game}-replay-{how}.png")
    page.goto(f"http://{house.host}/me")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    examine(page, artefacts / f"me-{how}.png")
