"""The puzzle on the front page: which game it is, what is possible, and what a friend has."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.play import game_called
from tests.server.clocked import DAY, FEW, PROVABLE, TODAY, ClockedHouse, clocked
from tests.server.company import gathered
from tests.server.live import Nursery
from tests.server.people import Browser
from tests.server.test_circles import join, make, page
from tests.server.test_daily import ALONE, played, score
from tests.server.test_daily import make as begin
from tests.server.test_daily import today as puzzle
from tests.waiting import until_async
from vernissage import catalog
from vernissage.server.api.days import Daily, Friend, puzzle_of

pytestmark = pytest.mark.anyio
NAME = ALONE[0]
GAMES = {name: game_called(name) for name in catalog.names()}


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[ClockedHouse]:
    with clocked(nursery, tmp_path, secret=PROVABLE) as house:
        yield house


async def first_try(browser: Browser, name: str, chance: str) -> int:
    socket = await played(browser, begin(browser, name), chance)
    await socket.leave()
    return score(socket)


def test_it_is_played_alone_where_a_game_can_be(house: ClockedHouse) -> None:
    found = Browser(house).ask("GET", "/api/daily").read(Daily)
    assert found.puzzle in ALONE
    assert found.puzzle == Browser(house, stranger=True).ask("GET", "/api/daily").read(Daily).puzzle


def test_where_none_is_played_alone_all_take_turns() -> None:
    others = {name: game for name, game in GAMES.items() if name not in ALONE}
    days = [(date.fromisoformat(TODAY) + timedelta(days=number)).isoformat() for number in range(len(others))]
    assert {puzzle_of(others, day) for day in days} == set(others)
    assert puzzle_of({}, TODAY) == ""


async def test_what_is_possible_is_told_before_anyone_has_played_and_is_never_less(
    house: ClockedHouse,
) -> None:
    ada, stranger = Browser(house), Browser(house, stranger=True)
    assert puzzle(stranger, NAME).possible is None

    async def told() -> int | None:
        return puzzle(ada, NAME).possible

    possible = await until_async(told, "nothing is proven", patience=300, gap=0.1)
    assert await first_try(ada, NAME, "well") <= possible
    assert ada.ask("GET", f"/api/days/{TODAY}/{NAME}/reach").refusal == "daily/sealed", "how stays closed"
    assert all(puzzle(ada, name).possible is None for name in GAMES if game_called(name).day.within is None)


async def test_what_is_not_proven_is_not_told(nursery: Nursery, tmp_path: Path) -> None:
    with clocked(nursery, tmp_path, secret=PROVABLE, effort=FEW) as house:
        ada = Browser(house)
        await first_try(ada, NAME, "badly")
        ada.ask("POST", f"/api/days/{TODAY}/{NAME}/give-up")

        async def found() -> bool:
            return b'"stairs":[{' in ada.ask("GET", f"/api/days/{TODAY}/{NAME}/reach").body

        await until_async(found, "nothing is found", patience=300, gap=0.1)
        assert puzzle(ada, NAME).possible is None


async def test_the_best_first_try_among_friends_is_told_to_friends_alone(house: ClockedHouse) -> None:
    ada, ben, cleo, stranger = (Browser(house) for _ in range(4))
    circle = make(ada)
    key = page(ada, circle).key
    for friend in (ben, cleo):
        join(friend, circle, key)
    assert puzzle(ada, NAME).friend is None
    firsts = {
        friend: await first_try(friend, NAME, f"try {number}") for number, friend in enumerate((ben, cleo))
    }
    await first_try(stranger, NAME, "anything")
    best = max(firsts, key=lambda friend: (firsts[friend], friend.me().name))
    assert puzzle(ada, NAME).friend == Friend(best.me().name, firsts[best])
    other = cleo if best is ben else ben
    assert puzzle(best, NAME).friend == Friend(other.me().name, firsts[other])
    assert puzzle(stranger, NAME).friend is None
    cleo.ask("POST", f"/api/circles/{circle}/leave")
    assert puzzle(cleo, NAME).friend is None, "who has left knows no more"
    house.now += DAY
    assert puzzle(ada, NAME).friend is None, "a new day begins with nothing"


async def test_who_was_only_asked_into_a_circle_is_no_friend_yet(house: ClockedHouse) -> None:
    code, (ada, ben) = await gathered(house, next(name for name in GAMES if name not in ALONE), 2)
    circle = make(ada, table=code)
    await first_try(ada, NAME, "one")
    await first_try(ben, NAME, "two")
    assert puzzle(ada, NAME).friend is puzzle(ben, NAME).friend is None
    join(ben, circle)
    assert puzzle(ada, NAME).friend is not None
    assert puzzle(ben, NAME).friend is not None
