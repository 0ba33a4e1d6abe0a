"""Onlookers see what the host allows: delayed if so set, and never more than is public."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import Frames, another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.visits import ANSWER, invite
from tests.browser.waiting import until
from tests.conformance.options import plain_tables
from tests.conformance.played import played
from tests.server.live import House
from tests.server.people import Browser as Guest
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.seats import Viewer
from vernissage.table.room import number_for
from vernissage.table.spectators import BEHIND

GAME: Final = catalog.names()[0]


def latest(page: Page, frames: Frames, enough: int = 0) -> dict[str, Any]:
    """Returns what this page knows of the game, once it has been told so many moves."""

    def told() -> dict[str, Any] | None:
        sights = [json.loads(each)["sight"] for each in frames.received if '"sight":{' in each]
        return sights[-1] if sights and sights[-1]["number"] >= enough else None

    return until(page, told, "it is not told of the game")


def test_where_the_host_says_so_the_game_is_seen_some_moves_later(
    page: Page, browser: Browser, house: House
) -> None:
    invite(page, house, GAME)
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_role("radio", name=f"{BEHIND} moves later").check()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="People", exact=True)).to_be_visible()
    with another(browser) as friend:
        frames = Frames(friend)
        friend.goto(page.url)
        expect(friend.get_by_text("You are watching, a few moves behind.")).to_be_visible()
        assert latest(friend, frames)["number"] == 0, "nothing has happened for them yet"
        code = page.url.rpartition("/")[2]
        page.goto(f"http://{house.host}/health")
        page.evaluate(ANSWER.replace("sight.outcome", f"sight.number > {2 * BEHIND}"), code)
        seen = latest(friend, frames, BEHIND)["number"]
        match = truth(house, code).match
        assert seen <= number_for(match, len(match.inputs), None) - BEHIND


def test_a_second_tab_of_a_player_shows_the_same_seat_or_what_all_may_see(page: Page, house: House) -> None:
    table = next(each for each in plain_tables() if each.name == GAME and each.options.players > 1)
    moments = played(table)
    match = moments[len(moments) // 2]
    people = {f"Guest {seat}": Guest(house) for seat in range(1, match.players)}
    address = hang(
        house, new_code(), GAME, match, {"Ada": guest_of(page, house), **people}, onlookers="delayed"
    )
    wanted: tuple[tuple[str, Viewer], ...] = (("", 0), ("/screen", None))
    for where, viewer in wanted:
        tab = page.context.new_page()
        frames = Frames(tab)
        tab.goto(address + where)
        sight = latest(tab, frames)
        assert sight["view"] == json.loads(codec.encode(match.sight(viewer).view)), where
        assert viewer is not None or not sight["offers"]
