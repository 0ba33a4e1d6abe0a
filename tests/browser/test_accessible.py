"""Every screen, by night and by day, on laptop and phone: axe finds nothing serious. Screenshots are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import LAPTOP, PHONE, another
from tests.browser.visits import at_a_finished_table, invite, open_door, play_until_asked
from tests.server.live import House
from vernissage import catalog

GRAVE = {"serious", "critical"}
SIZES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": PHONE}


@pytest.fixture(params=["laptop-dark", "laptop-light", "phone-dark", "phone-light"])
def guest(request: pytest.FixtureRequest, browser: Browser) -> Iterator[tuple[Page, str]]:
    """A page on this device in this light, without motion: axe would measure colours half faded in."""
    size, light = request.param.split("-")
    with another(browser, **SIZES[size], color_scheme=light, reduced_motion="reduce") as page:
        yield page, request.param


def examine(page: Page, kept: Path) -> None:
    """What stands in the way of someone on this screen; and the screen itself, to be looked at."""
    page.screenshot(path=kept)
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in GRAVE] == []


@pytest.mark.parametrize("game", catalog.names())
def test_nothing_stands_in_the_way_before_and_during_a_game(
    guest: tuple[Page, str], house: House, artefacts: Path, game: str
) -> None:
    page, how = guest
    open_door(page, house)
    examine(page, artefacts / f"door-{how}.png")
    invite(page, house, game)
    examine(page, artefacts / f"{game}-lobby-{how}.png")
    play_until_asked(page, house, game)
    examine(page, artefacts / f"{game}-table-{how}.png")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("searchbox").or_(page.get_by_placeholder("Find")).first).to_be_visible()
    examine(page, artefacts / f"{game}-rules-{how}.png")


@pytest.mark.parametrize("game", catalog.names())
def test_nothing_stands_in_the_way_after_a_game(
    guest: tuple[Page, str], house: House, artefacts: Path, game: str
) -> None:
    page, how = guest
    at_a_finished_table(page, house, game)
    examine(page, artefacts / f"{game}-result-{how}.png")
    page.get_by_role("link", name=re.compile("Replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    examine(page, artefacts / f"{game}-replay-{how}.png")
    page.goto(f"http://{house.host}/me")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    examine(page, artefacts / f"me-{how}.png")
