"""Plays Belratti on a page by pressing what is enabled, phase by phase."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.live import House

GAME: Final = "belratti"
OVER: Final = re.compile("paintings?, read right|Belratti laughs|masterpieces|has fooled you")
CLOSED: Final = "The museum is closed"
"""The headline of the last round, before the result."""
MINE_OR_OVER: Final = re.compile(f"Your turn|{CLOSED}|{OVER.pattern}")
MOST_DECISIONS: Final = 300
READY: Final = re.compile("ready$")
QUICK: Final = 2_000
"""Milliseconds to wait for a button, which may vanish when somebody else moves."""


def table_with_bots(page: Page, house: House, bots: str = "steady", **options: object) -> str:
    """Starts a table with this person and these bots, and returns its code."""
    origin = f"http://{house.host}"
    page.emulate_media(reduced_motion="reduce")
    page.request.get(f"{origin}/api/me")  # only a guest can be a host
    made = page.request.post(
        f"{origin}/api/tables",
        data={"game": GAME, "bots": bots, "options": options},
        headers={"Origin": origin},
    )
    code: str = made.json()["code"]
    page.goto(f"{origin}/t/{code}")
    return code


class Hands:
    """One person at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.emulate_media(reduced_motion="reduce")

    @property
    def headline(self) -> Locator:
        """The headline: whose decision it is, or how the game ended."""
        return self.page.get_by_role("heading", level=1)

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="Your decision")

    @property
    def hand(self) -> Locator:
        """The paintings of the hand that can be laid."""
        return self.page.get_by_role("region", name="Your hand").locator("button[aria-pressed]")

    @property
    def store(self) -> Locator:
        """The frames in the store-room that can be picked up."""
        return self.page.get_by_role("region", name="Storeroom").locator("button[aria-pressed]")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.dock.get_by_role("button", name=name)

    def lay(self, theme: str) -> None:
        """Lays the first painting of the hand for this theme."""
        gaps = self.page.get_by_role("region", name="Your hand").locator(".gap")
        before = gaps.count()
        self.press(self.hand.first)
        self.press(self.button(re.compile(f"^Lay .* for theme {theme}$")))
        expect(gaps).to_have_count(before + 1)

    def hang(self, theme: str) -> None:
        """Hangs the first frame of the store-room on this theme."""
        self.press(self.store.first)
        self.press(self.button(re.compile(f"^Hang .* on theme {theme}$")))

    @property
    def names(self) -> list[str]:
        """Returns everyone's name, the directors first."""
        people = [
            self.page.get_by_role("region", name=role)
            for role in map(re.compile, ("^Directors?$", "^Painters?$"))
        ]
        return [name for group in people for name in group.locator("li b").all_inner_texts()]

    def play_the_round(self) -> None:
        """Makes every decision until the round is revealed, and stays there."""
        look = self.page.get_by_role("region", name="What was meant, and what was read")
        for _ in range(MOST_DECISIONS):
            expect(self.headline.filter(has_text=MINE_OR_OVER).or_(look).first).to_be_visible()
            if look.count():
                return
            self.decide_in_the_round()
        message = f"the round does not end: {self.headline.inner_text()}"
        raise AssertionError(message)

    def play_to_the_end(self) -> None:
        """Makes every decision asked of this person until the game is over."""
        for _ in range(MOST_DECISIONS):
            expect(self.headline).to_contain_text(MINE_OR_OVER)
            if OVER.search(self.headline.inner_text()):
                return
            self.decide()
        message = f"the game does not end: {self.headline.inner_text()}"
        raise AssertionError(message)

    def decide(self) -> None:
        """Makes the next decision, including going on to the next round."""
        for wanted in (
            self.button(re.compile("^(On to the next round|Play on)$")),
            self.button("See how it ended"),
        ):
            if wanted.count() and self._press(wanted.first):
                return
        self.decide_in_the_round()

    def decide_in_the_round(self) -> None:
        """Makes the next decision within the round, unless it is gone: others decide at the same time."""
        agree = self.button("Agree to this hanging").and_(self.page.locator(":not([aria-disabled])"))
        for wanted in (
            self.button(re.compile("^Agree$")),
            self.button("Swap").or_(self.button("Keep my hand")),
            agree,
            self.button(re.compile(r"^(Hang|Lay) .* theme")),
            self.button(re.compile(r"^\d")),
            self.hand,
            self.store,
            self.button(READY),
        ):
            if wanted.count() and self._press(wanted.first):
                if wanted is agree:  # The button for the next round is pressed only once.
                    with suppress(TooLate):
                        agree.wait_for(state="hidden", timeout=QUICK)
                return
        # A bot that directs waits for people; whoever doesn't know what to take down may tell it to go ahead.
        self._press(self.button(re.compile("^(Keep these themes|Go along|Leave it to)")).first)

    def press(self, thing: Locator, patience: float | None = None) -> None:
        """Presses a thing after moving the mouse away, since a second click on the same spot is ignored."""
        self.page.mouse.move(0, 0)
        thing.click(timeout=patience)

    def _press(self, thing: Locator) -> bool:
        try:
            self.press(thing, QUICK)
        except TooLate:
            return False
        return True
