"""The page of a day: first tries, streak, giving up; compared with a naive count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from html import unescape
from pathlib import Path

import pytest

from tests.chance import machine
from tests.play import game_called
from tests.server.clocked import (
    DAY,
    FEW,
    NOON,
    OPEN_FOR,
    PROVABLE,
    TODAY,
    TOMORROW,
    YESTERDAY,
    ClockedHouse,
    clocked,
)
from tests.server.live import Nursery
from tests.server.people import Browser
from tests.server.test_daily import ALONE, make, played, score
from tests.server.truth import truth
from tests.waiting import until_async
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Made
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api.days import DayCard
from vernissage.server.history.streak import streak
from vernissage.server.pages.postcards import PART
from vernissage.server.store import Day, Guest, Store
from vernissage.server.workers.day_solver import ReachCard
from vernissage.table.calendar import Calendar
from vernissage.text import Text, languages

pytestmark = pytest.mark.anyio
NAME = ALONE[0]
FIRST = date.fromisoformat(TODAY) - timedelta(days=OPEN_FOR)


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[ClockedHouse]:
    with clocked(nursery, tmp_path, secret=PROVABLE) as house:
        yield house


def page(browser: Browser, day: str = TODAY) -> DayCard:
    return browser.ask("GET", f"/api/days/{day}/{NAME}").read(DayCard)


async def test_everyone_is_counted_by_their_first_try(house: ClockedHouse) -> None:
    empty = page(Browser(house, stranger=True))
    assert (empty.firsts, empty.named, empty.mine, empty.ahead) == ([], [], None, None)
    people = [Browser(house) for _ in range(5)]
    firsts: dict[Browser, int] = {}
    for number, browser in enumerate(people):
        for luck in range(1 + number % 2):
            socket = await played(browser, make(browser, NAME), f"{number} {luck}")
            firsts.setdefault(browser, score(socket))
            await socket.leave()
        told = page(browser)
        assert told.firsts == sorted(Counter(firsts.values()).items())
        assert told.mine is not None
        assert told.mine.first == firsts[browser]
        assert told.ahead == sum(other > firsts[browser] for other in firsts.values())
        if len(firsts) < 5:
            assert told.named is not None
            assert sorted(each.first for each in told.named) == sorted(firsts.values())
            assert [each.first for each in told.named if each.you] == [firsts[browser]]
        else:
            assert told.named is None
    house.now += DAY
    later = page(people[0])
    assert (later.left, later.firsts) == (0.0, sorted(Counter(firsts.values()).items()))
    assert page(people[0], TOMORROW).firsts == []


async def test_whoever_gives_up_has_no_further_tries(house: ClockedHouse) -> None:
    ada = Browser(house)
    path = f"/api/days/{TODAY}/{NAME}/give-up"
    assert ada.ask("POST", path).refusal == "daily/no-try"
    assert Browser(house, stranger=True).ask("POST", path).refusal == "session/none"
    await (await played(ada, make(ada, NAME))).leave()
    before = page(ada).mine
    assert before is not None
    told = ada.ask("POST", path).read(DayCard).mine
    assert told is not None
    assert told.gave_up
    for luck in ("one", "two"):
        await (await played(ada, make(ada, NAME), luck)).leave()
    after = page(ada).mine
    assert after == told
    assert (after.tries, after.best) == (before.tries, before.best)


@pytest.mark.parametrize(
    ("day", "name", "code"),
    [
        (TOMORROW, NAME, "daily/future"),
        ("2026-02-30", NAME, "daily/unknown"),
        ("today", NAME, "daily/unknown"),
        ("2026-10-18", NAME, "daily/never-dealt"),
        ("0001-01-01", NAME, "daily/never-dealt"),
        (YESTERDAY, "no_such_game", "message/unknown-game"),
    ],
)
def test_other_pages_are_refused(house: ClockedHouse, day: str, name: str, code: str) -> None:
    browser = Browser(house)
    for rest in ("", "/reach"):
        assert browser.ask("GET", f"/api/days/{day}/{name}{rest}").refusal == code
    assert browser.ask("GET", f"/day/{day}/{name}/wide.jpg").status == 404


@pytest.mark.parametrize("day", ["2026-10-18", "0001-01-01"])
def test_what_was_never_dealt_cannot_be_played(house: ClockedHouse, day: str) -> None:
    assert (
        Browser(house).ask("POST", "/api/tables", {"game": NAME, "daily": day}).refusal == "daily/never-dealt"
    )


def test_a_house_has_dealt_every_day_since_it_was_opened(house: ClockedHouse) -> None:
    tiles = page(Browser(house)).streak.days
    assert [tile.date for tile in tiles if tile.dealt] == [
        (FIRST + timedelta(days=number)).isoformat() for number in range(OPEN_FOR + 1)
    ]
    assert page(Browser(house), FIRST.isoformat()).date == FIRST.isoformat()


async def test_a_house_that_opens_again_knows_since_when_somebody_came(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'house.db'}", machine())
    calendar = Calendar(b"", lambda: NOON)
    assert calendar.since(await store.first_day()).first == TODAY
    await store.add_guest(Guest("ada", "Ada", NOON - 3 * DAY), b"ada")
    assert calendar.since(await store.first_day()).first == "2026-10-23"
    await store.close()


def plainly(dates: set[str], day: str, today: str) -> tuple[int, int]:
    """The running and the longest streak, by walking through a whole year."""
    year = [(date(2026, 1, 1) + timedelta(days=number)).isoformat() for number in range(365)]
    runs, current = {}, 0
    for each in year:
        current = current + 1 if each in dates else 0
        runs[each] = current
    here = year[year.index(day) - 1] if day == today and day not in dates else day
    return runs[here], max(runs.values())


@pytest.mark.parametrize("number", range(30))
def test_a_streak_is_what_a_calendar_says(number: int) -> None:
    rng = Rng(seed_from_text(str(number)), "days")
    first = date(2026, 9, 1)
    all_days = [(first + timedelta(days=each)).isoformat() for each in range(56)]
    dates = {each for each in all_days if rng.below(4)}
    today, day = all_days[-1], rng.pick(all_days[30:])
    rows = [Day("ada", NAME, each, 1, n, n, "QUIET") for n, each in enumerate(sorted(dates))]
    found = streak(rows, day, today)
    assert (found.running, found.longest) == plainly(dates, day, today)
    assert date.fromisoformat(found.days[0].date).weekday() == 0
    assert day in [tile.date for tile in found.days]
    assert all(tile.date <= today for tile in found.days)
    bests = {row.date: row.best for row in rows}
    assert [tile.best for tile in found.days] == [bests.get(tile.date) for tile in found.days]


async def known(browser: Browser, day: str = TODAY) -> ReachCard:
    """What was possible, once it is found out. It yields to everything else, so that may take a while."""

    async def found() -> ReachCard | None:
        card = browser.ask("GET", f"/api/days/{day}/{NAME}/reach").read(ReachCard)
        return card if card.stairs else None

    return await until_async(found, "nothing is found out", patience=300, gap=0.1)


async def test_what_was_possible_is_told_to_those_who_give_up_and_to_all_when_the_day_is_over(
    house: ClockedHouse,
) -> None:
    ada, ben = Browser(house), Browser(house)
    path = f"/api/days/{TODAY}/{NAME}"
    assert ada.ask("GET", f"{path}/reach").refusal == "daily/sealed"
    code = make(ada, NAME)
    await (await played(ada, code, "badly")).leave()
    assert ada.ask("GET", f"{path}/reach").refusal == "daily/sealed"
    ada.ask("POST", f"{path}/give-up")
    found = await known(ada)
    assert ben.ask("GET", f"{path}/reach").refusal == "daily/sealed"
    mine = page(ada).mine
    assert mine is not None
    points = [stair.points for stair in found.stairs]
    assert points == sorted(points, reverse=True)
    assert (found.stairs[0].turn, points[-1]) == (0, mine.best)
    assert all(stair.proven for stair in found.stairs)
    first = next(stair for stair in found.stairs if stair.points < points[0])
    assert found.loss is not None
    assert (found.turn, found.loss.better.value, found.loss.did.value) == (
        first.turn,
        points[0],
        first.points,
    )
    made = truth(house, code).match.inputs[found.loss.number]
    assert isinstance(made, Made)
    ornament = game_called(NAME).ornament
    assert ornament is not None
    did = codec.decode(bytes(found.loss.did.move), game_called(NAME).types.move)
    assert did == ornament.without(made.move), "ornaments make no difference"
    house.now += DAY
    deal = await known(ben)
    assert [(each.turn, each.points, each.proven) for each in deal.stairs] == [(0, points[0], True)]
    assert deal.loss is None


async def test_a_best_that_is_not_proven_is_only_the_best_that_was_found(
    nursery: Nursery, tmp_path: Path
) -> None:
    with clocked(nursery, tmp_path, secret=PROVABLE, effort=FEW) as house:
        ada, stranger = Browser(house), Browser(house, stranger=True)
        await (await played(ada, make(ada, NAME), "badly")).leave()
        ada.ask("POST", f"/api/days/{TODAY}/{NAME}/give-up")
        first = (await known(ada)).stairs[0]
        assert not first.proven
        house.now += DAY
        for language in languages():
            told = unescape(stranger.ask("GET", f"/day/{TODAY}/{NAME}?in={language}").body.decode())
            text = Text(catalog.folder(NAME), language, PART)
            found, proven = (
                text.say(f"postcard-day-{how}", best=first.points).replace("**", "")
                for how in ("found", "proven")
            )
            assert found in told
            assert proven not in told


async def test_the_link_of_a_day_tells_nothing_of_its_cards_before_it_is_over(house: ClockedHouse) -> None:
    ada, stranger = Browser(house), Browser(house, stranger=True)
    await (await played(ada, make(ada, NAME))).leave()
    ada.ask("POST", f"/api/days/{TODAY}/{NAME}/give-up")
    found = await known(ada)
    before = stranger.ask("GET", f"/day/{TODAY}/{NAME}").body.decode()
    assert 'property="og:image"' in before
    assert f"/day/{TODAY}/{NAME}/wide.jpg" in before
    assert "One deal for everyone. Open the link and play the same cards." in before
    house.now += DAY
    after = stranger.ask("GET", f"/day/{TODAY}/{NAME}").body.decode()
    assert f"{found.stairs[0].points} points were possible. One person played that day." in after
    for path, status in {f"/day/{TODAY}/{NAME}": 200, "/day/9999-12-31/x": 404, "/day": 200}.items():
        assert stranger.ask("GET", path).status == status
    picture = stranger.ask("GET", f"/day/{TODAY}/{NAME}/wide.jpg?in=fr")
    assert (picture.status, picture.body[:3]) == (200, b"\xff\xd8\xff")
    assert stranger.ask("GET", f"/day/{TOMORROW}/{NAME}/square.jpg").status == 404
