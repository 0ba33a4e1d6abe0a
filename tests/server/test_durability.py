"""After a kill everything acknowledged is there, nothing twice, and the game goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterable, Sequence

import pytest
from websockets.frames import CloseCode

from tests.budgets import is_deep, times
from tests.play import every_game
from tests.server.accounts import Account, kept_answers
from tests.server.company import few, gathered, play_all
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]

KILLS = {"sqlite": 1_000 if is_deep() else times(25), "postgresql": 300 if is_deep() else times(5)}
TABLES = 3
LONG = 1
SEED = seed_from_text("a dark night")


@pytest.fixture
def own_house(any_own_house: OpenHouse) -> OpenHouse:
    return any_own_house


async def new_game(house: House, name: str) -> list[Account]:
    """Returns the accounts of two people in a long game that has just begun."""
    code, browsers = await gathered(house, name, few(name), LONG)
    async with browsers[0].at(code) as host:
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")
    return [Account(browser, code, seat) for seat, browser in enumerate(browsers)]


async def attended(accounts: Sequence[Account], answers: int, end: Callable[[], object]) -> list[Socket]:
    """All reconnect and play. After so many answers the server is ended, in the middle of the next."""
    sockets = await asyncio.gather(*(account.come_back() for account in accounts))
    left = answers

    def acknowledged() -> None:
        nonlocal left
        left -= 1
        if not left:
            end()

    players = zip(accounts, sockets, strict=True)
    await asyncio.gather(*(account.play(socket, acknowledged) for account, socket in players))
    if left > 0:  # otherwise all games were over before
        end()
    for account, socket in zip(accounts, sockets, strict=True):
        await socket.until(lambda socket=socket: socket.closed)  # type: ignore[misc]
        account.note(socket)
    return list(sockets)


async def all_is_there(house: House, accounts: Iterable[Account]) -> None:
    """Checks that the store matches what was told and answered."""
    for account in accounts:
        await (await account.come_back()).leave()
        assert kept_answers(house, account) == account.answers


def tally(house: House, accounts: Sequence[Account]) -> dict[str, int]:
    """Counts acknowledged moves, lost ones, and additional ones."""
    differs = [len(kept_answers(house, account)) - len(account.answers) for account in accounts]
    return {
        "acknowledged": sum(len(account.answers) for account in accounts),
        "lost": -sum(each for each in differs if each < 0),
        "doubled": sum(each for each in differs if each > 0),
    }


async def test_kill_after_kill_loses_no_acknowledged_move_and_plays_none_twice(
    own_house: OpenHouse, store: str, record_property: Callable[[str, object], None]
) -> None:
    house, kills = own_house(NO_LIMITS), KILLS[store]
    names = catalog.names(with_templates=True)
    tables = [await new_game(house, names[n % len(names)]) for n in range(TABLES)]
    played = list(tables)
    for number in range(kills):
        for place, accounts in enumerate(tables):
            if all(account.over for account in accounts):
                tables[place] = await new_game(house, names[(number + place) % len(names)])
                played.append(tables[place])
        accounts = [account for table in tables for account in table]
        await attended(accounts, 1 + Rng(SEED, "answers", number).below(20), house.kill)
        house.start()
    everyone = [account for table in played for account in table]
    for account in everyone:  # to learn what was stored right before the last kill
        await (await account.come_back()).leave()
    counted = {"kills": kills, **tally(house, everyone)}
    for name, count in counted.items():
        record_property(name, count)
    print(", ".join(f"{count:,} {name}" for name, count in counted.items()))  # noqa: T201 - `pytest -rP` shows it
    assert (counted["lost"], counted["doubled"]) == (0, 0)
    await all_is_there(house, everyone)
    assert counted["acknowledged"] > kills
    assert all(truth(house, table[0].code).match.inputs for table in played)
    if store == "sqlite":
        assert house.rows("PRAGMA integrity_check") == [("ok",)]


async def until_a_bot_moves(socket: Socket) -> None:
    before = len(socket.story)
    await socket.until(lambda: socket.over or any(told.seat != socket.you for told in socket.story[before:]))


async def test_what_bots_did_survives_as_well(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    browser = Browser(house)
    account = Account(browser, browser.make(catalog.names()[0], bots="random", players=2), 0)
    for _ in range(3):
        socket = await account.come_back()
        playing = asyncio.create_task(account.play(socket))
        await until_a_bot_moves(socket)
        house.kill()
        await playing
        house.start()
    await all_is_there(house, [account])
    async with browser.at(account.code) as socket:
        await play_all([socket])


async def test_a_house_that_is_asked_to_stop_loses_nothing_and_asks_everyone_to_come_back(
    own_house: OpenHouse,
) -> None:
    house = own_house(NO_LIMITS)
    accounts = [
        account for name in catalog.names(with_templates=True) for account in await new_game(house, name)
    ]
    for answers in (3, 7):
        stopping: list[asyncio.Task[int]] = []

        def stop(stopping: list[asyncio.Task[int]] = stopping) -> None:
            """Stops it in a thread, so that everyone goes on talking meanwhile."""
            stopping.append(asyncio.create_task(asyncio.to_thread(house.stop)))

        sockets = await attended(accounts, answers, stop)
        assert await stopping[0] in {0, -signal.SIGTERM}
        for socket in sockets:
            assert socket.news[-1] == protocol.Closing("restart")
            assert socket.closed == CloseCode.SERVICE_RESTART
        house.start()
    await all_is_there(house, accounts)
    for account in accounts:
        async with account.browser.at(account.code) as socket:
            assert socket.table.stage in {"playing", "over"}


@every_game
async def test_a_house_stops_while_people_only_look_on_or_gather(own_house: OpenHouse, name: str) -> None:
    house = own_house(NO_LIMITS)
    code, browsers = await gathered(house, name, few(name))
    sockets = [await browser.come(code) for browser in (*browsers, Browser(house, stranger=True))]
    house.stop()
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.closed)  # type: ignore[misc]
        assert socket.news[-1] == protocol.Closing("restart")
    house.start()
    async with browsers[1].at(code) as again:
        assert again.you == 1
        assert [place.kind for place in again.table.places[:2]] == ["person", "person"]
