"""Everything that is only read can be read at any process, and moves no lease."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from time import gmtime, strftime
from urllib.parse import quote

import pytest

from tests.chance import machine
from tests.server import doors
from tests.server.arranged import time_passes
from tests.server.cluster.houses import CALMLY, OpenHouses, by, home_of
from tests.server.company import few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser
from tests.server.test_daily import ALONE, make, played
from tests.server.test_voting import says, tie
from tests.server.truth import truth
from tests.server.twin_rooms import CODE
from tests.ties import JUDGED
from vernissage import catalog
from vernissage.server import app
from vernissage.server.api.circle_types import CircleId
from vernissage.server.api.days import DayCard

pytestmark = pytest.mark.anyio
DAY = 86_400
GAME = min(catalog.names(), key=few)


def leases(house: House) -> list[tuple[object, ...]]:
    return house.rows("SELECT code, holder, epoch FROM leases ORDER BY code")


def later(houses: list[House], seconds: int) -> None:
    """Restarts all processes with their clocks so much later."""
    for house in houses:
        house.stop()
    for house in houses:
        house.altered = [f"tests.chaos.altered:skewed:{seconds}"]
        house.start()


def readings(house: House, code: str, circle: str) -> Iterator[str]:
    """Yields all readable paths, with this table and circle filled in."""
    match, setting = truth(house, code).match, truth(house, code).setting
    for door in doors.doors(app.House(app.Settings("sqlite://", platform=machine()))):
        if door.method == "GET":
            for path, _ in doors.questions(door, match, setting.game):
                yield quote(path.replace(CODE, code).replace(f"/{doors.CIRCLE.id}", f"/{circle}"))


def read_all(house: House, browser: Browser, paths: Iterator[str]) -> list[str]:
    """Returns the paths at which the server fails."""
    found = [(path, by(house, browser).ask("GET", path).status) for path in paths]
    assert any(status == HTTPStatus.OK for _, status in found)
    return [f"{path}: {status}" for path, status in found if status >= HTTPStatus.INTERNAL_SERVER_ERROR]


async def test_every_door_for_reading_is_open_where_the_table_is_not_at_home(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    async with playing(both[0], GAME, few(GAME)) as players:
        await play_all(players)
        over = players[0]
    async with playing(both[0], GAME, few(GAME)) as players, over.browser.at(over.table.code):
        ada, stranger, code = players[0].browser, Browser(both[0]), players[0].table.code
        asleep = ada.make(GAME, bots="random")
        assert home_of(both[1], code) == home_of(both[1], over.table.code) == "0"
        circle = ada.ask("POST", "/api/circles", {"name": "Thursday"}).read(CircleId).id
        before = leases(both[0])
        for where, who in ((code, ada), (over.table.code, over.browser), (asleep, ada), (code, stranger)):
            assert read_all(both[1], who, readings(both[1], where, circle)) == []
        assert leases(both[0]) == before


async def test_a_shown_day_is_read_at_any_door_and_stays_where_it_is(houses: OpenHouses) -> None:
    both, name = houses(2, NO_LIMITS, *CALMLY), ALONE[0]
    ada = Browser(both[0])
    code, day = make(ada, name), strftime("%Y-%m-%d", gmtime())
    await (await played(ada, code)).leave()
    mine = ada.ask("GET", f"/api/days/{day}/{name}").read(DayCard).mine
    assert mine is not None
    later(both, DAY)
    for at_home in (False, True):
        if at_home:
            socket = await ada.come(code)
            assert home_of(both[1], code) == "0"
        before = leases(both[1])
        for path in (f"/day/{day}/{name}", f"/day/{day}/{name}/wide.jpg"):
            answer = Browser(both[1], stranger=True).ask("GET", f"{path}?in=en&of={mine.shown}")
            assert answer.status == HTTPStatus.OK
        assert leases(both[1]) == before
    await socket.leave()


async def test_a_list_shows_a_vote_as_it_is_counted_and_leaves_that_to_the_table(houses: OpenHouses) -> None:
    both = houses(2, NO_LIMITS, *CALMLY)
    async with tie(both[0], JUDGED[0]) as seats, Browser(both[0]).at(seats[0].table.code) as guest:
        code = guest.table.code
        await says(guest, 1)
        both[0].stop()
    time_passes(both[1], code)
    before = leases(both[1])
    (card,) = by(both[1], seats[0].browser).me().tables
    assert (card.stage, card.winners) == ("over", [1])
    assert leases(both[1]) == before
    both[0].start()
