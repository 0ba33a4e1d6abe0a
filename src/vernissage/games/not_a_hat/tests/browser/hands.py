"""Plays That's Not a Hat on a page: takes, names and answers until everything is unwrapped."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.ways import Way
from tests.server.live import House


def sit_down(page: Page, house: House, players: int, bots: str = "random", **options: Any) -> str:
    """Starts a short game at a table with bots, and returns its code."""
    page.request.get(f"http://{house.host}/api/me")  # only a guest can be a host
    page.goto(f"http://{house.host}/")
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={
            "game": "not_a_hat",
            "players": players,
            "bots": bots,
            "options": {"seconds": 1, "gift_limit": 6, **options},
        },
        headers={"Origin": f"http://{house.host}"},
    )
    code = str(made.json()["code"])
    page.goto(f"http://{house.host}/t/{code}")
    return code


class Hands:
    """One person at one page, who calls everything a hat."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self._way = way
        self.named = 0
        self.answered = 0

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("combobox", name="Type what it is")

    @property
    def take(self) -> Locator:
        return self.page.get_by_role("button", name="Take it and turn it over")

    @property
    def thanks(self) -> Locator:
        return self.page.get_by_role("button", name="Thank you!")

    @property
    def truth(self) -> Locator:
        return self.page.get_by_role("heading", name="Where everything went")

    def wait(self) -> bool:
        """Waits for a question; returns False if the game is over."""
        expect(self.field.or_(self.take).or_(self.thanks).or_(self.truth)).to_be_visible()
        return not self.truth.is_visible()

    def play_to_the_end(self) -> None:
        while self.wait():
            self.decide()

    def decide(self) -> None:
        """Makes the current decision, and waits until the page has accepted it."""
        if self.take.is_visible():
            self._way.press(self.take)
            expect(self.take).to_have_count(0)
        elif self.thanks.is_visible():
            self.answered += 1
            self._way.press(self.thanks)
            expect(self.thanks).to_have_count(0)
        elif self.field.is_visible():
            self.name()

    def name(self) -> None:
        """Types two letters, and picks a suggestion."""
        self.named += 1
        self.field.press_sequentially("ha")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        say = self.page.get_by_role("button", name="Say “")
        self._way.press(say)
        expect(say).to_have_count(0)
