"""Belratti's screens to compare with references, besides those of every game."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.main_screens import TELEVISION, Moment, OwnScreen
from vernissage.games.belratti.tests.browser.moments import (
    DIRECTOR,
    PAINTER,
    all_hang,
    match_from,
    read,
    two_hang,
)
from vernissage.games.belratti.tests.browser.test_roles import second_round

PHONES: Final = ("phone", "sideways")
WON: Final = 12
"""With three read right in this round, the directors have won."""


def new_role() -> Moment:
    """BEL-2.5: a director who paints in the new round is told so."""
    return second_round(), 0


def touch_a_painting(page: Page) -> None:
    page.locator('[data-thing="storeroom"] [data-thing^="painting:"]').first.click()
    expect(page.get_by_role("button", name=re.compile("^Hang .candle. on theme one")).first).to_be_visible()


def see_all_read(page: Page) -> None:
    """Waits until every painting is told and one may go on."""
    expect(page.get_by_role("button", name=re.compile("^(Next round|Play on|Go on)"))).to_be_enabled()


SCREENS: Final = {
    "role": OwnScreen(new_role),
    "search": OwnScreen(lambda: (match_from(two_hang()), DIRECTOR), ("sideways", TELEVISION)),
    "chosen": OwnScreen(lambda: (match_from(two_hang()), DIRECTOR), ("phone",), touch_a_painting),
    "full": OwnScreen(lambda: (match_from(all_hang()), DIRECTOR), ("phone",)),
    "read": OwnScreen(lambda: (read(all_hang()), PAINTER), (*PHONES, TELEVISION)),
    "won": OwnScreen(lambda: (read(all_hang(WON)), DIRECTOR), ("phone",)),
}
