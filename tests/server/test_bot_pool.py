"""Bots always answer, whatever happens to their processes: in turn, in time, and quick ones at once."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.chance import machine
from tests.play import game_called, options_for, random_match
from tests.server.company import few
from tests.server.inside import match_at, table_inside
from tests.server.processes import signal_all, thinkers
from tests.waiting import PATIENCE
from vernissage import catalog
from vernissage.core.bot import Thinking
from vernissage.core.company import People, Waits
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.workers.bot_pool import BotPool, Pace, Question, question
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
AT_ONCE = Pace(0.0, 0.0)
ENDLESS = "search:999999999"
"""A bot that would search for weeks."""
NAME = catalog.names()[0]
TABLES = 100
A_FEW = 4
"""How many worlds can be imagined in an instant."""


@pytest.fixture
def before() -> set[int]:
    """The processes of other tests."""
    return thinkers()


@pytest.fixture
def own_pool(before: set[int]) -> Iterator[BotPool]:
    """A pool of its own. No process of it may remain."""
    pool = BotPool(machine(), AT_ONCE, workers=1, limit=2 * PATIENCE)
    yield pool
    pool.close()
    assert thinkers() == before


def asked(bot: str, name: str = NAME) -> Question:
    game = game_called(name)
    match = begin(game, options_for(game, few(name)), seed_from_text("asked"))
    assert not isinstance(match, Refusal)
    return question(name, bot, match, game.to_move(match.state)[0], People(()))


def ask(pool: BotPool, bot: str, turn: str) -> asyncio.Task[int | Waits]:
    return asyncio.create_task(pool.answer(asked(bot), turn=turn))


@pytest.mark.parametrize("name", catalog.names())
async def test_a_quick_bot_waits_for_none_of_a_hundred_tables_that_search(
    own_pool: BotPool, name: str
) -> None:
    searching = [ask(own_pool, ENDLESS, f"table {number}") for number in range(TABLES)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        assert isinstance(await own_pool.answer(asked("random", name), turn="another"), int)
    assert not any(each.done() for each in searching)
    assert own_pool.waiting == TABLES - 1
    for each in searching:
        each.cancel()


@pytest.mark.parametrize("name", catalog.names())
def test_whoever_says_nothing_of_a_budget_imagines_little(name: str) -> None:
    """Such bots are quick, and are used where nobody may search for long."""
    game, imagined = game_called(name), Counter[str]()

    def imagine(*known: Any) -> Any:
        imagined["worlds"] += 1
        return game.imagine(*known)

    makers = [catalog.bot(name, said) for said in catalog.company(name).names]
    bots = [make(replace(game, imagine=imagine)) for make in makers if not isinstance(make, Refusal)]
    quick = [bot for bot in bots if not isinstance(bot, Thinking)]
    assert len(bots) > len(quick) > 0
    for match in random_match(game, options_for(game, few(name)), seed_from_text("asked"), stop=20):
        for seat, bot in product(game.to_move(match.state), quick):
            sight, rng = match.sight(seat), Rng(match.seed, "bot", len(match.inputs))
            imagined.clear()
            bot.choose(sight.view, match.memory(seat), sight.offers, rng)
            assert imagined["worlds"] <= A_FEW, bot


async def test_a_table_with_many_bots_that_search_waits_its_turn(own_pool: BotPool) -> None:
    served: list[str] = []
    tasks = [ask(own_pool, "search:1", turn) for turn in "a" * 20 + "b"]
    for task, turn in zip(tasks, "a" * 20 + "b", strict=True):
        task.add_done_callback(lambda _, turn=turn: served.append(turn))  # type: ignore[misc]
    await asyncio.gather(*tasks)
    assert served.index("b") <= 2, "after what had begun and one turn of the other table"


@pytest.mark.parametrize("bot", ["random", "search:1"])
async def test_killed_and_stopped_processes_cost_a_moment_and_no_answer(before: set[int], bot: str) -> None:
    pool = BotPool(machine(), AT_ONCE, workers=1, limit=3.0)
    right = await pool.answer(asked(bot))
    for kind in (signal.SIGKILL, signal.SIGSTOP):
        signal_all(thinkers() - before, kind)
        assert await pool.answer(asked(bot)) == right, "not a random answer"
    assert pool.lost == 2
    pool.close()
    assert thinkers() == before


async def test_a_bot_that_never_answers_gets_an_answer_by_chance(
    before: set[int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    pool = BotPool(machine(), AT_ONCE, workers=1, limit=0.1)
    assert await pool.answer(asked(ENDLESS)) in range(10_000)
    assert pool.lost == 2
    assert pool.waiting == 0
    pool.close()
    assert thinkers() == before


async def test_a_bot_that_nobody_knows_any_more_gets_an_answer_by_chance(
    own_pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    assert isinstance(await own_pool.answer(asked("somebody of last year")), int)


async def test_a_game_with_bots_that_never_answer_goes_on(
    tmp_path: Path, before: set[int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    pool = BotPool(machine(), AT_ONCE, workers=2, limit=0.1)
    async with table_inside(tmp_path, pool, NAME, ("ada",), few(NAME), bot=ENDLESS) as (table, (ada,)):
        await ada.say(table, protocol.Resign())
        await ada.until(lambda: len(made_by_the_endless(match_at(table))) > 1)
    pool.close()
    assert thinkers() == before


async def test_what_is_no_longer_asked_leaves_the_queue(tmp_path: Path, own_pool: BotPool) -> None:
    busy = ask(own_pool, ENDLESS, "another table")
    await asyncio.sleep(0)
    async with table_inside(tmp_path, own_pool, NAME, ("ada",), few(NAME), bot=ENDLESS) as (table, _):
        match = match_at(table)
        waiting = dict(table._thinking)
        seat = next(iter(waiting))
        await asyncio.sleep(0)
        assert own_pool.waiting == len(waiting)
        accepted = match.submit(seat, match.asked[seat], match.offers[seat][0])
        assert not isinstance(accepted, Refusal)
        table.room = msgspec.structs.replace(table.room, match=accepted.match)
        table._wake()
        with pytest.raises(asyncio.CancelledError):
            await waiting[seat][1]
        assert own_pool.waiting == len(table._thinking)
    busy.cancel()


def made_by_the_endless(match: AnyMatch) -> list[Made[Any]]:
    return [entry for entry in match.inputs if isinstance(entry, Made) and entry.seat]
