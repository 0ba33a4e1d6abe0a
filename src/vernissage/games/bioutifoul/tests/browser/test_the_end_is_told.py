"""The last round is announced before and while it lasts: to players, spectators, and on a shared screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.games.bioutifoul.cards import exhibitions
from vernissage.games.bioutifoul.state import Gallery, State
from vernissage.games.bioutifoul.tests.table import OPEN_EXHIBITIONS, lay, match_from


def late(left: int) -> State:
    """Returns a state with this many exhibitions left; the players have held the others."""
    hung = [card for card in exhibitions("standard") if card not in OPEN_EXHIBITIONS]
    owned = tuple(Gallery(9, (), tuple(hung[left + seat :: 3])) for seat in range(3))
    return lay(
        phase="gallery",
        exhibitions=OPEN_EXHIBITIONS,
        exhibition_deck=tuple(hung[:left]),
        galleries=owned,
    )


def test_it_counts_down_to_the_last_turn_for_everyone(page: Page, house: House) -> None:
    people = {"Ada": guest_of(page, house), "Ben": Guest(house), "Cleo": Guest(house)}
    for left, told in ((0, "Last round: 3 turns left"), (2, "2 more exhibitions, then the last round")):
        table = hang(house, new_code(), "bioutifoul", match_from(late(left)), people)
        for address in (table, f"{table}?watch=1", f"{table}/screen"):
            page.goto(address)
            expect(page.locator("[data-said]").filter(has_text=told)).to_be_visible()
