"""Plays Canvas on a page: takes free cards, and hangs a painting as soon as there are three."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import open_door
from tests.browser.ways import Way
from tests.server.live import House
from vernissage.games.canvas.cards import Card

LAYERS: Final = 3
OPEN: Final = re.compile("Your turn|The exhibition is open")
SURE: Final = "Take it?"
FRAMING: Final = "choose a background"
STATE: Final = """() => ['h1', '[role=log]', '[aria-live=assertive]', '[data-place=hand] small'].map((each) =>
    document.querySelector(each)?.textContent).join('|')"""


def sit_down(page: Page, house: House, players: int, **options: Any) -> None:
    """Starts a game at a table with bots on the other seats."""
    page.request.get(f"http://{house.host}/api/me")  # only a guest can be a host
    open_door(page, house)
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": "canvas", "bots": "random", "players": players, "options": options},
        headers={"Origin": f"http://{house.host}"},
    )
    page.goto(f"http://{house.host}/t/{made.json()['code']}")


class Hands:
    """One person at one page."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way

    @property
    def headline(self) -> Locator:
        """The headline: whose decision it is, or who won."""
        return self.page.get_by_role("heading", level=1)

    @property
    def cards(self) -> Locator:
        """The cards in hand, without those that are leaving it."""
        return self.page.locator("[data-place=hand] li:not([inert]) button")

    @property
    def held(self) -> tuple[Card, ...]:
        """Returns the cards in hand, in their order on the page."""
        picks = [card.get_attribute("data-pick") for card in self.cards.all()]
        return tuple(msgspec.convert(pick, Card) for pick in picks)

    @property
    def hang_it(self) -> Locator:
        return self.page.get_by_role("button", name="Hang it")

    @property
    def unveil(self) -> Locator:
        """The last button of a painting; background and frame are as proposed or chosen."""
        return self.page.get_by_role("button", name="Unveil it")

    def hang(self) -> None:
        """Hangs the painting on the easel as proposed."""
        self.way.press(self.hang_it)
        self.done(self.unveil)

    def play_to_the_end(self) -> None:
        """Makes every decision asked of this person until the game is over."""
        while self.wait_for_my_turn():
            self.decide()

    def wait_for_my_turn(self) -> bool:
        """Waits for this person's turn; returns False if the game is over."""
        expect(self.headline).to_contain_text(OPEN)
        return "Your turn" in self.headline.inner_text()

    def decide(self) -> None:
        """Makes one decision, and waits until the page has accepted it."""
        if "hang a painting" in self.headline.inner_text():
            self.lay_three()
            self.hang()
            # If there is a choice of backgrounds, the page sends it right after the cards.
            expect(self.headline).not_to_contain_text(FRAMING)
        else:
            self.take(0)

    def lay(self, cards: Sequence[Card]) -> None:
        """Lays these cards of the hand on the layers, from the top down."""
        for card in cards:
            place = self.cards.nth(self.held.index(card))
            self.way.press(place)
            expect(place).to_have_attribute("aria-pressed", "true")

    def lay_three(self) -> None:
        """Lays any three cards of the hand."""
        expect(self.cards.nth(LAYERS - 1)).to_be_visible()
        self.lay(self.held[:LAYERS])

    def take(self, place: int) -> None:
        """Takes the card at this place of the row, where the free one is the first, and confirms."""
        row = self.page.get_by_role("group", name="The row, the free card first")
        button = row.locator("li:not([inert])").nth(place).get_by_role("button", name=re.compile("^Take "))
        self.way.press(button)
        expect(button).to_have_text(SURE)
        self.done(button)

    def done(self, button: Locator) -> None:
        """Presses a button, and waits until the page changes."""
        expect(button).to_be_visible()  # a page that is still loading changes by itself
        before = self.page.evaluate(STATE)
        self.way.press(button)
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
