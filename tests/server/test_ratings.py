"""Ratings: off by default, only for games where everyone wants them, and deleted on request."""

from __future__ import annotations

import pytest

from tests.play import game_called
from tests.server.company import all_until, at_once, few, gathered, play_all, playing
from tests.server.live import House
from tests.server.people import Browser
from vernissage import catalog
from vernissage.server.api.ratings import ENOUGH, RatingCard, Ratings, card
from vernissage.server.store.rows import Rating
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
GAME = next(name for name in catalog.names() if not game_called(name).info.together)


def ratings(browser: Browser, does: str = "") -> Ratings:
    answer = browser.ask("POST" if does else "GET", f"/api/me/ratings{does}")
    return answer.read(Ratings)


async def test_a_game_counts_when_everyone_at_the_table_has_asked_and_not_before(house: House) -> None:
    async with playing(house, GAME, max(2, few(GAME))) as players:
        first, *others = (player.browser for player in players)
        assert ratings(first) == Ratings(asked=False, enough=ENOUGH, ratings=[])
        assert ratings(first, "/keep").asked
        await play_all(players)
        again = players[0].table.code
        assert ratings(first).ratings == [], "the others have not asked"
        assert house.rows("SELECT count(*) FROM ratings WHERE guest = ?", first.guest) == [(0,)]
    for other in others:
        ratings(other, "/keep")
    async with playing(house, GAME, max(2, few(GAME))) as strangers:
        await play_all(strangers)
    assert again != strangers[0].table.code
    assert ratings(first).ratings == [], "it was not their game"


async def test_a_game_that_nobody_was_told_would_count_does_not(house: House) -> None:
    async with playing(house, GAME, few(GAME)) as players:
        for player in players:
            ratings(player.browser, "/keep")
        await play_all(players)
        assert not players[0].table.counts
    assert ratings(players[0].browser).ratings == []


async def test_it_counts_at_the_end_and_is_gone_when_they_say_so(house: House) -> None:
    code, browsers = await gathered(house, GAME, few(GAME))
    for browser in browsers:
        ratings(browser, "/keep")
    async with at_once(browsers, code) as players:
        await all_until(players, lambda player: player.table.counts)
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        assert all(player.table.counts for player in players), "they are told as it begins, too"
        await play_all(players)
    assert [ratings(browser).ratings for browser in browsers] == [
        [RatingCard(GAME, 1, None, None)] for _ in browsers
    ], "one game says nothing yet"
    assert ratings(browsers[0], "/forget") == Ratings(asked=False, enough=ENOUGH, ratings=[])
    assert house.rows("SELECT count(*) FROM ratings WHERE guest = ?", browsers[0].guest) == [(0,)]
    assert house.rows("SELECT count(*) FROM rated_guests WHERE guest = ?", browsers[0].guest) == [(0,)]
    assert len(ratings(browsers[1]).ratings) == 1


def test_a_number_is_shown_with_how_far_off_it_may_be_and_only_after_enough_games() -> None:
    assert card(Rating("a-game", 1601.4, 60.2, ENOUGH)) == RatingCard("a-game", ENOUGH, 1601, 120)
    assert card(Rating("a-game", 1601.4, 60.2, ENOUGH - 1)) == RatingCard("a-game", ENOUGH - 1, None, None)


def test_it_is_nobody_elses_business(house: House) -> None:
    stranger = Browser(house, stranger=True)
    for method, path in (("GET", ""), ("POST", "/keep"), ("POST", "/forget")):
        assert stranger.ask(method, f"/api/me/ratings{path}").refusal == "session/none"
