"""The main screens look like their approved references: see `references.py`.

The deep run compares all of them. Otherwise the front page, and each kind of screen and each game once.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.main_screens import HOUSE, OF_GAMES, Screen, photograph, screens_of, shown
from tests.browser.references import file_of, what_differs
from tests.budgets import first_of, in_turn
from tests.server.live import House
from vernissage import catalog

EVERY: Final = [*HOUSE, *(screen for game in catalog.names() for screen in screens_of(game))]
SOME: Final = {each.values for each in in_turn(catalog.names(), OF_GAMES) if not each.marks}
"""Each game and each kind of screen once."""


def assert_looks_as_before(browser: Browser, house: House, screen: Screen) -> None:
    with shown(browser, house, screen) as page:
        seen = photograph(page)
    differs = what_differs(screen, seen)
    assert not differs, differs


@pytest.mark.parametrize("screen", first_of(HOUSE), ids=str)
def test_a_screen_of_the_house_looks_as_before(browser: Browser, house: House, screen: Screen) -> None:
    assert_looks_as_before(browser, house, screen)


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("game", "screen"),
    [
        pytest.param(
            each.game,
            each,
            id=f"{each.game}-{each}",
            marks=[] if (each.game, each.kind, each.device) in SOME else pytest.mark.deep,
        )
        for each in EVERY
        if each.game
    ],
)
def test_a_screen_of_a_game_looks_as_before(
    browser: Browser, house: House, game: str, screen: Screen
) -> None:
    assert game == screen.game, "so that --game finds it"
    assert_looks_as_before(browser, house, screen)


def test_there_is_a_reference_of_every_screen_and_of_nothing_else() -> None:
    wanted = {file_of(screen) for screen in EVERY}
    lying = {file for folder in {each.parent for each in wanted} for file in folder.glob("*")}
    assert wanted == lying
    assert sum(file.stat().st_size for file in lying) < 600_000, "references are small pictures"
