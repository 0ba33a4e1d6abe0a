"""What several processes do together happens once, and is counted in all of them."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.server.cluster.houses import OpenHouses, by, home_of, inputs, playing_through
from tests.server.company import few, gathered, play
from tests.server.live import House
from tests.server.people import Answer, Browser
from tests.waiting import until
from vernissage import catalog
from vernissage.server.edge.limits import Rules

pytestmark = pytest.mark.anyio
GAME = min(catalog.names(), key=few)
COUNTED = ("--takeover", "3")
"""They report what they have counted three times in this period."""


def moves(house: House) -> int:
    """Returns how many inputs this process has stored."""
    told = Browser(house, stranger=True).ask("GET", "/metrics").body.decode()
    found = re.search(r"^vernissage_moves_total (\d+)", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_a_bot_moves_once_whoever_looks_on_from_where(both: list[House]) -> None:
    browser, before = Browser(both[0]), [moves(house) for house in both]
    code = browser.make(GAME, bots="random")
    async with browser.at(code) as here, by(both[1], browser).at(code) as there:
        await play(here)
        await there.until(lambda: there.over)
        assert here.sight.number == there.sight.number == len(inputs(both[0], code))
    made = [moves(house) - some for house, some in zip(both, before, strict=True)]
    assert made == [len(inputs(both[0], code)), 0]


async def test_what_is_asked_for_at_one_door_counts_at_the_other(houses: OpenHouses) -> None:
    both = houses(2, *COUNTED)
    browser = Browser(both[0])
    for _ in range(Rules().tables.burst):
        browser.make(GAME)
    other = by(both[1], browser)

    def refused() -> Answer | None:
        answer = other.ask("POST", "/api/tables", {"game": GAME})
        return answer if answer.status == 429 else None

    assert until(refused, "each counts for itself", gap=0.2).refusal == "limit/wait"


async def test_a_name_shows_and_a_signing_out_counts_wherever_somebody_is(both: list[House]) -> None:
    code, (ada, ben) = await gathered(both[0], GAME, 2)
    async with ada.at(code) as here, by(both[1], ben).at(code) as there:
        assert home_of(both[0], code) == "0"
        assert by(both[1], ben).ask("PATCH", "/api/me", {"name": "Benedikt"}).status == 200
        await here.until(lambda: "Benedikt" in [place.name for place in here.table.places])
        taken = by(both[1], ada).ask("PATCH", "/api/me", {"name": "Benedikt"})
        assert taken.status == 422, "the other process knows who sits there"
        ben.ask("POST", "/api/me/sign-out-others")
        with pytest.raises(Exception, match="1012"):
            await there.until(lambda: False)


async def test_whoever_only_reads_can_do_so_at_any_door(both: list[House]) -> None:
    async with playing_through(both, GAME, 2) as (here, there):
        code = here.table.code
        for house in both:
            card = by(house, here.browser).card(code)
            assert (card.stage, card.you) == ("playing", here.you)
            page = by(house, here.browser).ask("GET", f"/t/{code}")
            assert b'"welcome"' in page.body
        await asyncio.gather(play(here), play(there))
        await here.until(lambda: here.table.stage == "over")
        records = [by(house, here.browser).ask("GET", f"/api/tables/{code}/record") for house in both]
        assert records[0].body == records[1].body
        assert home_of(both[0], code) == "0", "reading moves nothing"
