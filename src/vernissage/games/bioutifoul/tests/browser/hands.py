"""Plays Bioutifoul on a page as a newcomer would: presses what is enabled, then End turn."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.waiting import until
from tests.browser.ways import Way

DISCARD: Final = "cards to discard"
INFLUENCE: Final = "your influence cards"
CHOSEN: Final = re.compile("Press “|, or lower")
"""The headline while something is chosen that was not sent yet."""
BUYABLE: Final = re.compile("you can buy it$")
EXHIBITABLE: Final = re.compile(r"^Exhibition .*: Exhibit$")


class Hands:
    """One person at one page."""

    def __init__(self, page: Page, way: Way, *, shopping: bool = True) -> None:
        self.page = page
        self._way = way
        self._shopping = shopping

    @property
    def headline(self) -> Locator:
        """The headline: whose decision it is, or who won."""
        return self.page.get_by_role("heading", level=1)

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="Your decision")

    def play_to_the_end(self) -> None:
        """Makes every decision asked of this person until the game is over."""
        while self.wait_for_my_turn():
            self.decide()

    def wait_for_my_turn(self) -> bool:
        """Waits for this person's turn; returns False if the game is over."""
        expect(self.headline).to_contain_text(re.compile("Your turn|The evening belongs to|Nobody wins"))
        return "Your turn" in self.headline.inner_text()

    def decide(self) -> None:
        """Makes one decision, and waits until the page has accepted it."""
        said = self.headline.inner_text()
        before = self.state()
        if DISCARD in said:
            self._way.press(self._cards().first)
            self._way.press(self.dock.get_by_role("button", name="Discard"))
        elif INFLUENCE in said:
            self.influence()
        else:
            self._in_the_gallery()
        self.settle(before)

    def influence(self) -> None:
        """Chooses what to play, then confirms."""
        self._way.press(self.choose_influence())

    def choose_influence(self) -> Locator:
        """Picks a card, then a direction if the row has room for both; returns the button that plays it."""
        self._way.press(self._cards().first)
        expect(self.headline).to_contain_text(CHOSEN)
        if "lower" in self.headline.inner_text():
            self._way.press(self.dock.get_by_role("radio").first)
        return self.dock.get_by_role("button", name=re.compile("^Play"))

    def state(self) -> str:
        """Returns what distinguishes one question from the next."""
        announced = self.page.locator("[role=log], [aria-live=assertive]").all_inner_texts()
        return "".join(announced) + self.headline.inner_text()

    def settle(self, before: str) -> None:
        """Waits until the page changes."""
        expect(self.page.get_by_role("log").or_(self.page.get_by_role("table").first).first).to_be_attached()
        until(
            self.page,
            lambda: self.state() != before and not CHOSEN.search(self.headline.inner_text()),
            "nothing happens",
        )

    def _cards(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"influence card \d of")).and_(
            self.page.locator("button:not([aria-disabled=true])")
        )

    def _in_the_gallery(self) -> None:
        main = self.page.get_by_role("main")
        end = self.dock.get_by_role("button", name="End turn")
        end.wait_for()  # by then possible moves are enabled
        exhibits = main.get_by_role("button", name=EXHIBITABLE)
        works = main.get_by_role("button", name=BUYABLE)
        if self._shopping and exhibits.count():
            self._way.press(exhibits.first)
            self._way.press(self.dock.get_by_role("button", name=re.compile("^Exhibit")).first)
        elif self._shopping and works.count():
            self._way.press(works.first)
            self._way.press(self.dock.get_by_role("button", name=re.compile("^Buy for")))
        else:
            self._way.press(end)
