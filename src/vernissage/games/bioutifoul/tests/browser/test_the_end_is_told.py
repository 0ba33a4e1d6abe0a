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
    for left in (0, 2):
        table = hang(house, new_code(), "bioutifoul", match_from(late(left)), people)
        for address in (table, f"{table}?watch=1", f"{table}/screen"):
            page.goto(address)
            if left == 0:
                turns = page.get_by_role("complementary", name="Last round").get_by_role("listitem")
                expect(turns).to_contain_text(["now", "Ben still plays", "Cleo plays last", "then the score"])
                continue
            # The stage says it with the pile; elsewhere it is said as soon as it comes in sight.
            pile = page.get_by_role("heading", name="2 left in the pile, then the last round")
            said = page.get_by_role("status").filter(has_text="2 more exhibitions, then the last round")
            expect(pile if address.endswith("/screen") else said).to_be_visible()
