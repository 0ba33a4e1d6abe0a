"""A shared result of a day: points at once, cards only when the day is over, and no names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from html import unescape
from http import HTTPStatus
from pathlib import Path

import pytest

from tests.play import game_called
from tests.server.clocked import DAY, TODAY, YESTERDAY, ClockedHouse, clocked
from tests.server.live import Nursery
from tests.server.people import Browser
from tests.server.test_daily import ALONE, make, played, score
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.server.api.days import DayCard
from vernissage.server.pages.files import BUILT
from vernissage.server.pages.postcards import PART, Order, Words, draw
from vernissage.text import Text

pytestmark = pytest.mark.anyio
NAME = ALONE[0]
TRIES = 3


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[ClockedHouse]:
    with clocked(nursery, tmp_path) as house:
        yield house


def card(browser: Browser, day: str = TODAY) -> DayCard:
    return browser.ask("GET", f"/api/days/{day}/{NAME}").read(DayCard)


def shown(browser: Browser, day: str = TODAY) -> str:
    """The key in the link by which this guest shares their day."""
    mine = card(browser, day).mine
    assert mine is not None
    return mine.shown


def unfolded(house: ClockedHouse, whose: str, day: str = TODAY) -> dict[str, str]:
    page = Browser(house, stranger=True).ask("GET", f"/day/{day}/{NAME}?in=en{whose and f'&of={whose}'}")
    found = re.findall('<meta property="([^"]+)" content="([^"]*)"', page.body.decode())
    return {name: unescape(value) for name, value in found}


def picture(house: ClockedHouse, whose: str, day: str = TODAY) -> bytes:
    answer = Browser(house, stranger=True).ask("GET", f"/day/{day}/{NAME}/wide.jpg?in=en&of={whose}")
    assert answer.status == HTTPStatus.OK
    return answer.body


async def test_a_link_shows_points_and_place_and_nothing_of_the_cards_before_the_day_is_over(
    house: ClockedHouse,
) -> None:
    people = [Browser(house) for _ in range(TRIES)]
    points = []
    for number, browser in enumerate(people):
        socket = await played(browser, make(browser, NAME), str(number))
        points.append(score(socket))
        await socket.leave()
    for browser, own in zip(people, points, strict=True):
        whose = shown(browser)
        told = unfolded(house, whose)
        ahead = sum(other > own for other in points)
        standing = {
            0: f"None of {TRIES} people did better.",
            1: f"One of {TRIES} people did better.",
        }.get(ahead, f"{ahead} of {TRIES} people did better.")
        assert told["og:description"] == f"{own} points {standing}"
        assert told["og:url"].endswith(f"/day/{TODAY}/{NAME}?of={whose}")
        assert told["og:image"].endswith(f"/wide.jpg?in=en&of={whose}")
        title = Text(catalog.folder(NAME), "en", PART).say(
            "postcard-day", game=game_called(NAME).info.title, date=date.fromisoformat(TODAY)
        )
        said = Words(title, f"**{own}** points", standing)
        poster = draw(Order(str(BUILT), NAME, None, (), (), "en", "wide", said))
        assert picture(house, whose) == poster


async def test_when_the_day_is_over_the_picture_shows_what_was_made(house: ClockedHouse) -> None:
    ada = Browser(house)
    code = make(ada, NAME)
    await (await played(ada, code)).leave()
    whose, before = shown(ada), picture(house, shown(ada))
    house.now += DAY
    assert shown(ada, TODAY) == whose
    after = picture(house, whose)
    assert after != before
    assert picture(house, "nobody-s-own-key") not in {before, after}


async def test_a_key_that_is_nobodys_or_another_days_shows_what_everyone_sees(house: ClockedHouse) -> None:
    ada = Browser(house)
    await (await played(ada, make(ada, NAME))).leave()
    everyone, whose = unfolded(house, ""), shown(ada)
    for key in ("x", "%C3%BC", whose[:-1], whose.swapcase()):
        assert unfolded(house, key)["og:description"] == everyone["og:description"]
    assert (
        unfolded(house, whose, YESTERDAY)["og:description"]
        == unfolded(house, "", YESTERDAY)["og:description"]
    )


async def test_the_best_of_several_tries_is_shown(house: ClockedHouse) -> None:
    ada, points = Browser(house), []
    for luck in range(TRIES):
        socket = await played(ada, make(ada, NAME), str(luck))
        points.append(score(socket))
        await socket.leave()
    told = unfolded(house, shown(ada))
    assert told["og:description"] == f"{max(points)} points The best of {TRIES} tries."


async def test_what_was_made_at_the_best_table_is_told_to_who_made_it(house: ClockedHouse) -> None:
    ada = Browser(house)
    assert card(ada).works == []
    for luck in range(TRIES):
        await (await played(ada, make(ada, NAME), str(luck))).leave()
    found = card(ada)
    assert found.mine is not None
    match = truth(house, found.mine.code).match
    game = match.game
    assert game.extras.works is not None
    assert game.extras.memento is not None
    made = game.extras.works(game.extras.memento(0, *stood(match)))
    assert [bytes(each.piece) for each in found.works] == [codec.encode(each.piece) for each in made]
    assert sum(each.points for each in found.works) == found.mine.best
    most = max(each.points for each in made)
    best = next(each for each in made if each.points == most)
    (tile,) = (each for each in found.streak.days if each.date == TODAY)
    assert bytes(tile.piece) == codec.encode(best.piece)
    assert all(bytes(each.piece) == b"null" for each in found.streak.days if each.date != TODAY)
    assert card(Browser(house)).works == []
