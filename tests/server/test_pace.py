"""How long a bot takes tells nothing, and it lets people look."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.play import game_called
from tests.server.inside import match_at, table_inside
from vernissage import catalog
from vernissage.core.company import Waits
from vernissage.server import protocol
from vernissage.server.bot_pool import STEP, BotPool, Pace, Question, answered_after

MEMORY = [name for name in catalog.names() if game_called(name).glimpse]
THOUGHTS = (0.0, 0.001, 0.2, 0.79, 0.8)


def test_whatever_a_thought_takes_the_answer_comes_after_the_same_pause() -> None:
    assert {answered_after(0.8, took) for took in THOUGHTS} == {0.8}


def test_a_thought_longer_than_its_pause_is_told_in_steps_only() -> None:
    assert {answered_after(0.8, 0.8 + STEP * part) for part in (0.01, 0.5, 0.99)} == {0.8 + STEP}
    assert answered_after(0.8, 0.8 + STEP * 1.5) == 0.8 + 2 * STEP


def test_pauses_are_drawn_by_chance_between_the_shortest_and_the_longest() -> None:
    pauses = [Pace(0.8, 1.8).pause() for _ in range(200)]
    assert all(0.8 <= pause <= 1.8 for pause in pauses)
    assert len(set(pauses)) > 100


class Noting(BotPool):
    """Bots that answer at once, and note for how long they would have let people look."""

    def __init__(self) -> None:
        super().__init__(Pace(0.0, 0.0), workers=1)
        self.looks: list[float] = []

    async def answer(
        self, asked: Question, look: float = 0.0, looked: asyncio.Event | None = None
    ) -> int | Waits:
        self.looks.append(look)
        return await super().answer(asked, look, looked)


@pytest.mark.parametrize("name", MEMORY)
@pytest.mark.anyio
async def test_bots_go_on_when_everyone_has_looked(tmp_path: Path, name: str) -> None:
    glimpse, opening = game_called(name).glimpse, game_called(name).opening
    assert glimpse is not None
    assert opening is not None
    bot_pool = Noting()
    async with table_inside(tmp_path, bot_pool, name, ("ada",), bots=3) as (table, (ada,)):
        await ada.say(table, protocol.Resign())
        await ada.until(lambda: match_at(table).outcome)
        match = match_at(table)
        shown = {max((glimpse(match.state, event) for event in told), default=0.0) for told in match.story}
        first, *rest = bot_pool.looks
        assert first in {opening(match.state), 0.0}  # who left before it began has nothing to look at
        assert set(rest) == shown
        assert len(shown) > 1
    bot_pool.close()
