"""A newcomer gets from the front page to the end of a game by what the page says alone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.fixtures import LAPTOP, PHONE, another
from tests.browser.newcomer import Newcomer, Tab
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

SIDEWAYS: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "laptop": {"viewport": LAPTOP},
}
SHORTEST: Final = min(catalog.names(), key=lambda name: game_called(name).info.minutes)
PAUSE: Final = 0.25


@pytest.mark.parametrize(
    ("game", "window"),
    [
        pytest.param(game, window, marks=[] if (game, window) == (SHORTEST, "phone") else pytest.mark.deep)
        for game in catalog.names()
        for window in WINDOWS
    ],
)
def test_whoever_presses_what_the_sentence_speaks_of_finishes_a_game(
    browser: Browser, house: House, game: str, window: str
) -> None:
    with another(browser, **WINDOWS[window]) as page:
        newcomer = Newcomer(Tab(page, touch=window != "laptop"), house.host, PAUSE)
        newcomer.play(game_called(game).info.title)
        assert newcomer.presses > 0
