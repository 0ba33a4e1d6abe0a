"""Onlookers vote on a tie: over real sockets, through kills and restarts, until time is up."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import time

import pytest
from msgspec.structs import replace

from tests.chance import machine
from tests.play import game_called
from tests.server.arranged import plant, setting_of, time_passes
from tests.server.company import all_until, few, play_all, playing
from tests.server.inside import match_at
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.tied import ring, tie_inside
from tests.server.truth import truth
from tests.ties import ending_in_a_tie, every_judged_game, tied
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import Judged
from vernissage.server.platform.chance import LETTERS
from vernissage.server.store import Guest, Store
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.table_types import Poll

pytestmark = pytest.mark.anyio
NAMES = catalog.names(with_templates=True)
OpenHouse = Callable[..., House]


@asynccontextmanager
async def tie(house: House, name: str, players: int = 2) -> AsyncIterator[list[Socket]]:
    """Yields the players of a game that has just ended in a tie by a move over a socket."""
    *_, before, end = ending_in_a_tie(name, players)
    browsers = [Browser(house) for _ in range(players)]
    code = "".join(LETTERS[int(digit, 16)] for digit in browsers[0].guest[:6])
    store = await Store.open(house.database, machine())
    try:
        await plant(store, setting_of(code, name, before, [each.guest for each in browsers]), before)
    finally:
        await store.close()
    async with AsyncExitStack() as sockets:
        seats = [await sockets.enter_async_context(browser.at(code)) for browser in browsers]
        last = end.inputs[-1]
        await seats[last.seat].answer(last.move)
        await all_until(seats, lambda seat: seat.table.stage == "over")
        yield seats


def asked(socket: Socket) -> Poll:
    assert socket.table.vote is not None
    return socket.table.vote


async def says(socket: Socket, seat: int) -> None:
    await socket.say(protocol.Vote(seat))
    await socket.until(lambda: socket.voted == seat)


@every_judged_game
async def test_when_it_ends_in_a_tie_a_vote_opens_and_the_tied_win_together_meanwhile(
    house: House, name: str
) -> None:
    async with tie(house, name) as seats:
        assert asked(seats[0]).seats == (0, 1)
        assert (asked(seats[0]).cast, asked(seats[0]).tally) == (0, None)
        assert (asked(seats[0]).left or 0) > 0
        assert seats[0].browser.card(seats[0].table.code).winners == [0, 1]


@every_judged_game
async def test_whoever_looks_on_by_the_link_votes_and_changes_the_vote_and_everyone_sees_only_how_many(
    house: House, name: str
) -> None:
    async with tie(house, name) as seats, Browser(house).at(seats[0].table.code) as guest:
        await says(guest, 0)
        await says(guest, 1)
        await all_until(seats, lambda seat: asked(seat).cast == 1)
        assert all(seat.voted is None for seat in seats)
        async with guest.browser.at(guest.table.code) as second:
            assert second.voted == 1, "another tab of the same guest"
        for socket in (*seats, guest):
            told = [news.table.vote for news in socket.news if isinstance(news, protocol.Changed)]
            assert all(vote is None or vote.tally is None for vote in told)


@every_judged_game
async def test_the_tied_cannot_vote_and_only_the_tied_can_be_voted_for(house: House, name: str) -> None:
    async with tie(house, name, 3) as seats, Browser(house).at(seats[0].table.code) as guest:
        both = asked(guest).seats
        (third,) = {0, 1, 2} - set(both)
        for seat in both:
            assert (await seats[seat].refusal(protocol.Vote(both[0]))).code == "vote/partial"
        for seat in (third, 99):
            assert (await guest.refusal(protocol.Vote(seat))).code == "vote/not-tied"
        await says(seats[third], both[1])


@every_judged_game
async def test_a_screen_and_a_stranger_only_look_on(house: House, name: str) -> None:
    async with tie(house, name) as seats:
        code = seats[0].table.code
        async with Browser(house).at(code, watch=True) as screen:
            assert (await screen.refusal(protocol.Vote(0))).code == "table/watching"
            assert asked(screen).seats == (0, 1)
        async with Browser(house, stranger=True).at(code) as stranger:
            assert (await stranger.refusal(protocol.Vote(0))).code == "table/watching"


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).jury is None])
async def test_where_there_is_no_vote_nobody_votes(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        assert (await players[0].refusal(protocol.Vote(0))).code == "vote/closed"
        await play_all(players)
        assert players[0].table.vote is None
        assert (await players[0].refusal(protocol.Vote(0))).code == "vote/closed"


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).jury is not None])
async def test_before_the_end_nobody_votes(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        assert (await players[0].refusal(protocol.Vote(0))).code == "vote/closed"


@every_judged_game
async def test_votes_survive_a_kill_and_are_counted_when_the_table_is_next_asked_for(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    async with tie(house, name) as seats:
        code = seats[0].table.code
        async with Browser(house).at(code) as guest:
            await says(guest, 1)
            house.kill()
    house.start()
    async with guest.browser.at(code) as back:
        assert (back.voted, asked(back).cast) == (1, 1)
        await says(back, 0)
        house.kill()
    time_passes(house, code)
    house.start()
    async with seats[0].browser.at(code) as first:
        assert first.sight.outcome is not None
        assert first.sight.outcome.winners == (0,)
        assert (first.story[-1].input, first.story[-1].seat) == ("judged", 0)
        assert (asked(first).left, asked(first).tally) == (None, (1, 0))
        assert (await first.refusal(protocol.Vote(0))).code == "vote/closed"
    assert truth(house, code).match.inputs[-1] == Judged(0)
    assert seats[1].browser.card(code).winners == [0]
    record = seats[0].browser.ask("GET", f"/api/tables/{code}/record").body
    assert b'"judged"' in record


@every_judged_game
async def test_a_list_of_games_counts_what_is_due(own_house: OpenHouse, name: str) -> None:
    house = own_house(NO_LIMITS)
    async with tie(house, name) as seats, Browser(house).at(seats[0].table.code) as guest:
        code = guest.table.code
        await says(guest, 1)
        house.kill()
    time_passes(house, code)
    house.start()
    (card,) = seats[0].browser.me().tables
    assert (card.stage, card.winners) == ("over", [1])


@every_judged_game
async def test_without_votes_the_tied_win_together_for_good(own_house: OpenHouse, name: str) -> None:
    house = own_house(NO_LIMITS)
    async with tie(house, name) as seats:
        code = seats[0].table.code
        house.kill()
    time_passes(house, code)
    house.start()
    async with seats[0].browser.at(code) as back:
        assert (asked(back).left, asked(back).tally) == (None, (0, 0))
        assert truth(house, code).setting.winners == (0, 1)
        assert not isinstance(truth(house, code).match.inputs[-1], Judged)


@every_judged_game
async def test_a_game_that_was_over_before_there_were_votes_is_not_opened_again(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    async with tie(house, name) as seats:
        code = seats[0].table.code
        house.kill()
    old = codec.encode(replace(truth(house, code).setting, ballot=None))
    house.change("UPDATE tables SET doc = ? WHERE code = ?", old, code)
    house.start()
    async with seats[0].browser.at(code) as back:
        assert back.table.vote is None


@every_judged_game
async def test_a_rematch_begins_without_the_vote_of_the_game_before(house: House, name: str) -> None:
    async with tie(house, name) as seats:
        await seats[0].say(protocol.Rematch())
        await seats[0].until(lambda: seats[0].table.next)
        async with seats[0].browser.at(seats[0].table.next) as again:
            assert again.table.vote is None
        assert asked(seats[0]).left is not None


# In process, where time can be simulated


@every_judged_game
async def test_when_the_time_is_over_most_votes_win_and_everyone_is_told(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with tie_inside(tmp_path, bot_pool, name, ending_in_a_tie(name, 2)[-1]) as (
        table,
        (ada, ben, cleo, dora, *_),
    ):
        await cleo.say(table, protocol.Vote(1))
        await dora.say(table, protocol.Vote(1))
        ring(table)
        for ear in (ada, ben, cleo, dora):
            await ear.until(lambda ear=ear: ear.table.vote and ear.table.vote.left is None)  # type: ignore[misc]
            assert ear.inputs == ["judged"]
            assert ear.table.vote is not None
            assert ear.table.vote.tally == (0, 2)
        assert table.room.setting.winners == (1,)
        await cleo.say(table, protocol.Vote(0))
        assert cleo.refusals == ["vote/closed"]


@every_judged_game
async def test_when_the_votes_are_equal_the_tied_win_together(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with tie_inside(tmp_path, bot_pool, name, ending_in_a_tie(name, 2)[-1]) as (
        table,
        (ada, _, cleo, dora, *_),
    ):
        await cleo.say(table, protocol.Vote(1))
        await dora.say(table, protocol.Vote(0))
        ring(table)
        await ada.until(lambda: ada.table.vote and ada.table.vote.left is None)
        assert ada.inputs == []
        assert (table.room.setting.winners, tied(match_at(table))) == ((0, 1), (0, 1))


@every_judged_game
async def test_whoever_voted_and_then_took_a_tied_seat_is_not_counted(
    tmp_path: Path, bot_pool: BotPool, name: str
) -> None:
    async with tie_inside(tmp_path, bot_pool, name, ending_in_a_tie(name, 2)[-1]) as (
        table,
        (ada, _, cleo, dora, *_),
    ):
        await table._help.store.add_guest(Guest("cleo", "Cleo", time()), b"cleo")
        await cleo.say(table, protocol.Vote(0))
        await dora.say(table, protocol.Vote(1))
        await cleo.say(table, protocol.Claim(table.room.setting.chairs[0].key))
        assert ada.table.vote is not None
        assert ada.table.vote.cast == 1
        ring(table)
        await ada.until(lambda: ada.table.vote and ada.table.vote.left is None)
        assert table.room.setting.winners == (1,)
