"""Bioutifoul's screens to compare with references, besides those of every game."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.main_screens import TELEVISION, Moment, OwnScreen
from vernissage.games.bioutifoul.state import Gallery
from vernissage.games.bioutifoul.tests.browser.test_the_end_is_told import late
from vernissage.games.bioutifoul.tests.table import galleries, lay, match_from

FULL: Final = ("heinrich-3", "rodrigo-2", "alice-3")
"""As many works as a gallery holds."""


def full_gallery() -> Moment:
    return match_from(lay(phase="gallery", galleries=galleries(Gallery(17, FULL)))), 0


def influencing() -> Moment:
    return match_from(lay(galleries=galleries(Gallery(6, FULL[:2])))), 0


def last_round() -> Moment:
    return match_from(late(0)), 0


def touch_a_dark_card(page: Page) -> None:
    page.locator('[data-thing^="artwork:"][aria-disabled="true"]').first.click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()


def choose_a_card(page: Page) -> None:
    page.get_by_role("button", name=re.compile(r"influence card \d of")).first.click()


SCREENS: Final = {
    "why-not": OwnScreen(full_gallery, press=touch_a_dark_card),
    "influence": OwnScreen(influencing, ("phone", "sideways"), choose_a_card),
    "last-round": OwnScreen(last_round),
    "stage": OwnScreen(last_round, (TELEVISION,)),
}
