"""Expensive work is charged by its processor time, and delays nobody who plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time

import pytest
from starlette.testclient import TestClient

from tests.chance import machine
from tests.play import game_called
from tests.server.doors import HOME
from tests.server.test_daily import ALONE
from tests.waiting import PATIENCE, until, until_async
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED, Buckets, Limit
from vernissage.server.edge.security import Door
from vernissage.server.platform.background import Background
from vernissage.server.platform.payer import Payer
from vernissage.server.store import Store
from vernissage.server.workers.bot_pool import BotPool, Pace
from vernissage.server.workers.day_solver import WAITING, DaySolver, ReachCard

pytestmark = pytest.mark.anyio
NAME = ALONE[0]
POOR = Limit(burst=1, every=1_000.0)
"""A limit that is exhausted by a single charge."""
ENDLESS = 1_000.0
SOON = 2_000
"""Few steps for the solver: it finds something, if not the best."""


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(machine(), Pace(0.0, 0.0), workers=1)
    yield pool
    pool.close()


@pytest.fixture
async def solver(pool: BotPool, tmp_path: Path) -> AsyncIterator[DaySolver]:
    store = await Store.open(f"sqlite:///{tmp_path / 'house.db'}", machine())
    solver = DaySolver(pool, store, SOON)
    yield solver
    solver.close()
    await store.close()


def purse() -> Buckets:
    return Buckets(POOR, monotonic)


def payer(purse: Buckets, name: str = "ada") -> Payer:
    return Payer(((purse, name),))


def deal(day: str) -> AnyMatch:
    game = game_called(NAME)
    dealt = begin(game, game.day.options(day), seed_from_text(day))
    assert not isinstance(dealt, Refusal)
    return dealt


def day(number: int) -> str:
    return f"2026-{1 + number // 28:02}-{1 + number % 28:02}"


async def asked(solver: DaySolver, number: int, who: Payer, code: str = "") -> ReachCard | Refusal:
    return await solver.card(day(number), NAME, code, deal(day(number)), who)


async def found(solver: DaySolver, number: int, who: Payer) -> ReachCard:
    """Waits for the solver's result."""

    async def card_with_stairs() -> ReachCard | None:
        card = await asked(solver, number, who)
        assert isinstance(card, ReachCard)
        return card if card.stairs else None

    return await until_async(card_with_stairs)


def until_there(file: str) -> bool:
    """Works in a process until this file exists."""
    return until(Path(file).exists)


def laborious(seconds: float) -> float:
    """Runs in a worker: uses this many seconds of processor time, however busy the machine is."""
    begun = process_time()
    while (took := process_time() - begun) < seconds:
        pass
    return took


async def test_bots_find_their_processes_free_however_much_is_studied(pool: BotPool, tmp_path: Path) -> None:
    end = tmp_path / "end"
    studies = [asyncio.create_task(pool.study(until_there, str(end), "day", ENDLESS)) for _ in range(20)]
    async with asyncio.timeout(PATIENCE):
        assert await pool.run(abs, -1, "table") == 1
    assert not any(study.done() for study in studies)
    end.touch()
    assert all(await asyncio.gather(*studies))


async def test_whoever_sets_something_going_pays_what_it_cost(pool: BotPool) -> None:
    cheap, dear = (Buckets(Limit(1, 100.0), monotonic) for _ in range(2))
    await pool.study(laborious, 0.0, "day", PATIENCE, payer(cheap))
    took = await pool.study(laborious, 2.0, "day", PATIENCE, payer(dear))
    assert took >= 2.0
    assert dear.wait("ada") > cheap.wait("ada") + 100.0


async def test_what_is_worked_out_aside_is_paid_too() -> None:
    ada = purse()
    background = Background(machine())
    await background.run(laborious, 0.1)
    assert not ada.wait("ada")
    await background.paid_by(payer(ada)).run(laborious, 0.1)
    assert ada.wait("ada")


async def test_a_day_is_looked_through_once_for_all_who_ask(solver: DaySolver) -> None:
    purses = {name: purse() for name in ("ada", "ben", "cleo")}
    for name, own in purses.items():
        assert isinstance(await asked(solver, 0, payer(own, name)), ReachCard)
    card = await found(solver, 0, payer(purse()))
    assert [name for name, own in purses.items() if own.wait(name)] == ["ada"]
    assert await asked(solver, 0, payer(purses["ada"])) == card, "what was found is free"


async def test_the_deal_is_not_solved_beside_somebodys_own_game_of_it(solver: DaySolver) -> None:
    ada, ben = purse(), purse()
    await asked(solver, 0, payer(ada), "QUIET")
    await found(solver, 0, payer(ben))
    assert ada.wait("ada")
    assert not ben.wait("ada"), "it was found on the way"


async def test_whoever_owes_has_no_further_day_looked_through(solver: DaySolver) -> None:
    ada = payer(purse())
    await found(solver, 0, ada)
    refused = await asked(solver, 1, ada)
    assert isinstance(refused, Refusal)
    assert refused.code == "limit/wait"
    assert isinstance(await asked(solver, 1, payer(purse())), ReachCard)


async def test_only_so_many_days_wait(solver: DaySolver) -> None:
    rich = Payer()
    answers = [await asked(solver, number, rich) for number in range(WAITING + 3)]
    refused = [each.code for each in answers if isinstance(each, Refusal)]
    assert "limit/wait" in refused
    assert len(answers) - len(refused) >= WAITING


def test_every_door_behind_which_the_house_thinks_is_closed_to_an_address_that_owes(tmp_path: Path) -> None:
    rules = replace(UNLIMITED, thinking=Limit(burst=1, every=1_000_000.0))
    settings = Settings(
        f"sqlite:///{tmp_path / 'house.db'}", Door(proxies=1), rules=rules, platform=machine()
    )
    here, there = ({"X-Forwarded-For": address, "Origin": HOME} for address in ("192.0.2.1", "192.0.2.2"))
    with TestClient(House(settings), HOME) as client:
        today = client.get("/api/daily", headers=here).json()["date"]
        client.get("/api/me", headers=here)
        picture = f"/day/{today}/{NAME}/wide.jpg"
        assert client.get(picture, headers=here).status_code == 200
        assert client.get(picture, headers=here).status_code == 200, "it is kept"
        refused = client.get(f"/day/{today}/{NAME}/tall.jpg", headers=here)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 1_000
        archive = client.get("/api/me/archive", headers=here)
        assert (archive.status_code, archive.json()["refusal"]["code"]) == (429, "limit/wait")
        assert client.get("/api/me/archive", headers=there).status_code == 200
