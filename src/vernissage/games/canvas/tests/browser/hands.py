"""Somebody who plays Canvas on a page: takes free cards, and hangs a painting as soon as there are three."""

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
STATE: Final = """() => ['h1', '[role=log]', '[data-place=hand] small'].map((each) =>
    document.querySelector(each)?.textContent).join('|')"""


def sit_down(page: Page, house: House, players: int, **options: Any) -> None:
    """At a table with bots on the other seats, the game begun."""
    page.request.get(f"http://{house.host}/api/me")  # a guest before a host
    open_door(page, house)
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": "canvas", "bots": "random", "players": players, "options": options},
        headers={"Origin": f"http://{house.host}"},
    )
    page.goto(f"http://{house.host}/t/{made.json()['code']}")


class Hands:
    """Makes one decision after the other, until the game is over."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self.way = way

    @property
    def headline(self) -> Locator:
        """Whose decision it is; afterwards, who won."""
        return self.page.get_by_role("heading", level=1)

    @property
    def cards(self) -> Locator:
        """The cards in hand; those on their way out of it are no longer."""
        return self.page.locator("[data-place=hand] li:not([inert]) button")

    @property
    def held(self) -> tuple[Card, ...]:
        """Which cards these are, in the order in which they lie there."""
        picks = [card.get_attribute("data-pick") for card in self.cards.all()]
        return tuple(msgspec.convert(pick, Card) for pick in picks)

    @property
    def hang_it(self) -> Locator:
        return self.page.get_by_role("button", name="Hang it")

    @property
    def unveil(self) -> Locator:
        """The last press of a painting: background and frame are as they were proposed, or chosen."""
        return self.page.get_by_role("button", name="Unveil it")

    def hang(self) -> None:
        """What lies on the easel, as it is proposed."""
        self.way.press(self.hang_it)
        self.done(self.unveil)

    def play_to_the_end(self) -> None:
        """Every decision that is asked of this person."""
        while self.wait_for_my_turn():
            self.decide()

    def wait_for_my_turn(self) -> bool:
        """True when it is; False when the game is over."""
        expect(self.headline).to_contain_text(OPEN)
        return "Your turn" in self.headline.inner_text()

    def decide(self) -> None:
        """One decision; returns when the page has taken it."""
        if "hang a painting" in self.headline.inner_text():
            self.lay_three()
            self.hang()
            # Where there is a choice of backgrounds, the page tells it right after the cards.
            expect(self.headline).not_to_contain_text(FRAMING)
        else:
            self.take(0)

    def lay(self, cards: Sequence[Card]) -> None:
        """These cards of the hand, on the layers from the top down."""
        for card in cards:
            place = self.cards.nth(self.held.index(card))
            self.way.press(place)
            expect(place).to_have_attribute("aria-pressed", "true")

    def lay_three(self) -> None:
        """Any three cards of the hand, in the layers from the top down."""
        expect(self.cards.nth(LAYERS - 1)).to_be_visible()
        self.lay(self.held[:LAYERS])

    def take(self, place: int) -> None:
        """The card at this place of the row, the free one being the first. It is asked for once more."""
        row = self.page.get_by_role("group", name="The row, the free card first")
        button = row.locator("li:not([inert])").nth(place).get_by_role("button", name=re.compile("^Take "))
        self.way.press(button)
        expect(button).to_have_text(SURE)
        self.done(button)

    def done(self, button: Locator) -> None:
        """Press it, and wait until something comes of it."""
        expect(button).to_be_visible()  # a page still arriving changes by itself
        before = self.page.evaluate(STATE)
        self.way.press(button)
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
