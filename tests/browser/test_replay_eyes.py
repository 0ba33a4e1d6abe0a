"""A replay opens from one's own point of view; for others, from the winner's."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang, new_code
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog

GAME = next(name for name in catalog.names() if not game_called(name).info.together)


def test_a_replay_opens_on_my_hand_or_the_winners(page: Page, browser: Browser, house: House) -> None:
    table = next(each for each in plain_tables() if each.name == GAME and each.options.players > 2)
    match = played(table)[-1]
    assert match.outcome is not None
    winner, *_ = match.outcome.winners
    mine = next(seat for seat in range(match.players) if seat not in {0, winner})
    me = guest_of(page, house)
    people = {f"Guest {seat}": me if seat == mine else Guest(house) for seat in range(match.players)}
    address = hang(house, new_code(), GAME, match, people)
    page.goto(f"{address}/replay")
    expect(page.get_by_label("Seen through the eyes of")).to_have_value(str(mine))
    with another(browser) as stranger:
        stranger.goto(f"{address}/replay")
        expect(stranger.get_by_label("Seen through the eyes of")).to_have_value(str(winner))
