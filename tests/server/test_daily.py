"""Daily deals: the same for everyone, secret until the day is over, and their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.budgets import first_of
from tests.conformance.leaks import imagined, told
from tests.play import game_called
from tests.server.clocked import DAY, TODAY, TOMORROW, YESTERDAY, ClockedHouse, clocked
from tests.server.company import play
from tests.server.live import NO_LIMITS, House, Nursery
from tests.server.people import Browser, Socket
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import record
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng, commitment, seed_from_text
from vernissage.server.api import http_types
from vernissage.server.api.days import Daily, Puzzle
from vernissage.server.history.honours import Honours
from vernissage.table import protocol

pytestmark = pytest.mark.anyio

DAILIES = catalog.names()
ALONE = [name for name in DAILIES if game_called(name).day.options(TODAY).players == 1]
every_daily = pytest.mark.parametrize("name", DAILIES)
some_to_the_end = pytest.mark.parametrize(
    "name", first_of(sorted(DAILIES, key=lambda each: game_called(each).day.options(TODAY).players), 2)
)
"""A whole game among bots takes a while."""
every_puzzle = pytest.mark.parametrize("name", ALONE)
"""What is the same for all games is tested with solo games, which are quick."""
KILLS = 8
"""How often, less two, a server is killed at the end of a game."""


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[ClockedHouse]:
    with clocked(nursery, tmp_path) as house:
        yield house


def make(browser: Browser, name: str, day: bool | str = True) -> str:  # noqa: FBT001, FBT002 - as it is said
    answer = browser.ask("POST", "/api/tables", {"game": name, "daily": day})
    return answer.read(http_types.TableCode).code


def today(browser: Browser, name: str) -> Puzzle:
    """Returns the puzzle as this browser is told of it."""
    found = browser.ask("GET", "/api/daily").read(Daily)
    return next(puzzle for puzzle in found.puzzles if puzzle.game == name)


async def played(browser: Browser, code: str, chance: str = "") -> Socket:
    """Plays to the end and returns the socket, still open."""
    socket = await browser.come(code)
    await play(socket, chance)
    await socket.until(lambda: socket.table.stage == "over")
    return socket


def score(socket: Socket) -> int:
    assert socket.sight.outcome is not None
    return socket.sight.outcome.scores[0]


def seed_at(house: House, code: str) -> bytes:
    ((seed,),) = house.rows("SELECT seed FROM tables WHERE code = ?", code)
    assert isinstance(seed, bytes)
    return seed


@every_daily
async def test_everyone_gets_the_same_deal_today_and_another_tomorrow(house: ClockedHouse, name: str) -> None:
    ada, ben = Browser(house), Browser(house)
    codes = [make(ada, name), make(ben, name), make(ada, name, TODAY)]
    assert len({seed_at(house, code) for code in codes}) == 1
    async with ada.at(codes[0]) as one, ben.at(codes[1]) as other:
        await one.until(lambda: one.owes)
        await other.until(lambda: other.owes)
        assert one.sight == other.sight
        assert [place.bot for place in one.table.places] == [place.bot for place in other.table.places]
        assert len(
            {place.name for place in one.table.places} & {place.name for place in other.table.places}
        ) >= (len(one.table.places) - 1)
        assert one.table.commitment == other.table.commitment == today(ben, name).seal
        assert one.table.daily == TODAY
    house.now += DAY
    assert seed_at(house, make(ada, name)) != seed_at(house, codes[0])


async def test_another_house_deals_other_puzzles(nursery: Nursery, tmp_path: Path) -> None:
    seals = set()
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        with clocked(nursery, folder) as house:
            seals.add(today(Browser(house), DAILIES[0]).seal)
    assert len(seals) == 2


@some_to_the_end
async def test_a_finished_puzzle_tells_no_secret_until_the_day_is_over(
    house: ClockedHouse, name: str
) -> None:
    ada, spy = Browser(house), Browser(house)
    code = make(ada, name)
    socket = await played(ada, code)
    seed, seal = seed_at(house, code), socket.table.commitment
    ((secret,),) = house.rows("SELECT secret FROM secrets")
    assert isinstance(secret, bytes)
    still_hidden(game_called(name), truth(house, code).match)
    async with spy.at(code) as public, ada.at(code) as again:
        heard = b"".join((*socket.frames, *public.frames, *again.frames))
        assert public.table.seed == again.table.seed == ""
    paths = ["/api/me", "/api/me/honours", "/api/daily", "/api/house", "/metrics", f"/t/{code}"]
    rests = ("", "/record", "/replay/0", "/replay/3", "/replay/0/preview/0")
    paths += [f"/api/tables/{code}{rest}" for rest in rests]
    paths += [f"/t/{code}/replay", f"/t/{code}/screen", f"/t/{code}/wide.jpg", f"/day/{TODAY}/{name}"]
    paths += [f"/api/days/{TODAY}/{name}{rest}" for rest in ("", "/reach")]
    heard += b"".join(ada.ask("GET", path).body + spy.ask("GET", path).body for path in paths)
    for hidden in (seed, secret):
        assert hidden not in heard
        assert hidden.hex().encode() not in heard
    for rest in ("record", "replay/0", "replay/1", "replay/1/preview/0", "coach"):
        answer = ada.ask("GET", f"/api/tables/{code}/{rest}")
        assert (answer.status, answer.refusal) == (422, "daily/sealed")
    house.now += DAY
    async with spy.at(code) as later:
        assert commitment(bytes.fromhex(later.table.seed)) == seal
    assert ada.ask("GET", f"/api/tables/{code}/replay/1").status == 200
    kept = record.read(ada.ask("GET", f"/api/tables/{code}/record").body)
    assert isinstance(kept, record.Reading)
    assert kept.record.commitment == seal
    assert record.verify(game_called(name), kept.record) is None
    await socket.leave()


def still_hidden(game: AnyGame, match: AnyMatch) -> None:
    """Checks that the end doesn't reveal the deal: a twin with the rest dealt anew looks the same."""
    for viewer in (0, None):
        twins = [imagined(game, match, viewer, Rng(seed_from_text(str(n)), "twin")) for n in range(5)]
        assert any(twin != match.state for twin in twins)
        for twin in twins:
            assert told(game, twin, viewer, ()) == told(game, match.state, viewer, ())


@every_puzzle
async def test_until_the_day_is_over_a_table_is_shown_to_nobody_but_who_plays_it(
    house: ClockedHouse, name: str
) -> None:
    ada, spy = Browser(house), Browser(house)
    code = make(ada, name)
    async with ada.at(code) as player, spy.at(code) as other:
        assert isinstance(other.news[0], protocol.Welcome)
        assert other.news[0].sight is None
        await player.answer(player.offers[0])
        await player.until(lambda: player.sight.number == 1)
        assert (await other.refusal(protocol.ReadBack(1))).code == "daily/sealed"
        assert (await other.refusal(protocol.Explain(0))).code == "daily/sealed"
        assert not any(isinstance(each, protocol.Moved) for each in other.news)
        assert other.story == []
    assert spy.ask("GET", f"/api/tables/{code}/reasons").refusal == "daily/sealed"
    house.now += DAY
    async with spy.at(code) as later:
        assert later.sight.view


@every_puzzle
async def test_the_best_is_kept_and_so_is_the_first(house: ClockedHouse, name: str) -> None:
    ada, ben = Browser(house), Browser(house)
    assert today(ada, name).mine is None
    made = []
    for number in range(3):
        code = make(ada, name)
        socket = await played(ada, code, str(number))
        made.append((score(socket), code))
        await socket.leave()
    await (await played(ben, make(ben, name), "0")).leave()
    best, where = max(made, key=lambda each: each[0])
    mine = today(ada, name).mine
    assert mine is not None
    assert (mine.tries, mine.first, mine.best, mine.code) == (3, made[0][0], best, where)
    assert today(ben, name).people == 2
    assert ada.ask("GET", "/api/me/honours").read(Honours).days == [mine]
    house.now += DAY
    assert today(ada, name).mine is None
    assert today(ada, name).people == 0
    assert ada.ask("GET", "/api/me/honours").read(Honours).days == [mine]


@every_puzzle
async def test_a_try_again_is_the_same_deal(house: ClockedHouse, name: str) -> None:
    browser = Browser(house)
    code = make(browser, name)
    socket = await played(browser, code)
    await socket.say(protocol.Rematch())
    await socket.until(lambda: socket.table.next)
    assert seed_at(house, socket.table.next) == seed_at(house, code)
    await (await played(browser, socket.table.next, "again")).leave()
    mine = today(browser, name).mine
    assert mine is not None
    assert mine.tries == 2
    await socket.leave()


@every_puzzle
async def test_a_past_day_can_be_played_but_no_longer_counts(house: ClockedHouse, name: str) -> None:
    browser = Browser(house)
    async with browser.at(make(browser, name, YESTERDAY)) as socket:
        await play(socket)
        await socket.until(lambda: socket.table.stage == "over")
        assert commitment(bytes.fromhex(socket.table.seed)) == socket.table.commitment
    late = make(browser, name)
    house.now += DAY
    await (await played(browser, late)).leave()
    assert browser.ask("GET", "/api/me/honours").read(Honours).days == []


@every_puzzle
async def test_it_is_counted_for_no_bot(house: ClockedHouse, name: str) -> None:
    browser = Browser(house)
    async with browser.at(make(browser, name)) as socket:
        await socket.say(protocol.Resign())
        await socket.until(lambda: socket.table.stage == "over")
    found = today(browser, name)
    assert found.mine is None
    assert found.people == 0


@every_puzzle
async def test_the_day_decides_how_it_is_played(house: ClockedHouse, name: str) -> None:
    browser = Browser(house)
    wanted = {"game": name, "daily": True, "options": {"players": 2}, "open": True, "bots": "nobody"}
    code = browser.ask("POST", "/api/tables", wanted).read(http_types.TableCode).code
    async with browser.at(code) as socket:
        assert socket.table.options == today(browser, name).options
        assert len(socket.table.places) == 1
        assert not socket.table.open


@pytest.mark.parametrize(
    ("day", "code"),
    [
        (TOMORROW, "daily/future"),
        ("9999-12-31", "daily/future"),
        ("2026-02-30", "daily/unknown"),
        ("0000-00-00", "daily/unknown"),
        ("yesterday", "message/malformed"),
        ("2026-10-25T00:00", "message/malformed"),
        ("\uff12\uff10\uff12\uff16-10-25", "message/malformed"),
        (20261025, "message/malformed"),
        ([], "message/malformed"),
    ],
)
def test_other_days_are_refused(house: ClockedHouse, day: object, code: str) -> None:
    answer = Browser(house).ask("POST", "/api/tables", {"game": DAILIES[0], "daily": day})
    assert answer.refusal == code


def test_a_stranger_sees_what_there_is_but_has_reached_nothing(house: ClockedHouse) -> None:
    stranger = Browser(house, stranger=True)
    found = stranger.ask("GET", "/api/daily").read(Daily)
    assert (found.date, found.left) == (TODAY, DAY / 2)
    assert [puzzle.game for puzzle in found.puzzles] == list(DAILIES)
    assert stranger.ask("GET", "/api/me/honours").refusal == "session/none"


@every_puzzle
async def test_a_house_that_falls_at_the_end_of_a_game_keeps_both_end_and_points_or_neither(
    own_house: Callable[..., House], name: str
) -> None:
    fallen = own_house(NO_LIMITS)
    browser = Browser(fallen)
    moves = await written_down(browser, make(browser, name))
    for tries in range(2, KILLS):
        code = make(browser, name)
        socket = await nearly_played(browser, code, moves)
        await socket.answer(moves[-1])
        fallen.kill()
        await socket.leave()
        fallen.start()
        async with browser.at(code) as again:
            assert tries_of(browser, name) == (tries if again.over else tries - 1)
            if not again.over:
                await again.answer(moves[-1])
                await again.until(lambda again=again: again.table.stage == "over")  # type: ignore[misc]
        assert tries_of(browser, name) == tries


def tries_of(browser: Browser, name: str) -> int:
    mine = today(browser, name).mine
    return 0 if mine is None else mine.tries


async def nearly_played(browser: Browser, code: str, moves: list[Any]) -> Socket:
    """Plays all of these moves but the last."""
    socket = await browser.come(code)
    for number, move in enumerate(moves[:-1]):
        await socket.answer(move)
        await socket.until(lambda number=number: socket.sight.number > number)  # type: ignore[misc]
    return socket


async def written_down(browser: Browser, code: str) -> list[Any]:
    """Plays to the end and returns all moves."""
    moves: list[Any] = []
    async with browser.at(code) as socket:

        def answered(asked: int) -> bool:
            return socket.over or socket.sight.question != asked

        while not socket.over:
            asked = socket.sight.question
            moves.append(Rng(seed_from_text(code), "moves", asked).pick(socket.offers))
            await socket.answer(moves[-1])
            await socket.until(partial(answered, asked))
        await socket.until(lambda: socket.table.stage == "over")
    return moves
