"""How long a bot takes reveals nothing, and people get time to look."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.budgets import times
from tests.chance import machine
from tests.conformance.leaks import TWINS, imagined
from tests.play import every_game, game_called, options_for, random_match
from tests.server.inside import match_at, table_inside
from vernissage import catalog
from vernissage.core.company import People, Waits
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Seat
from vernissage.server.workers.bot_pool import STEP, BotPool, Pace, Question, answered_after, question
from vernissage.table import protocol

MEMORY = [name for name in catalog.names() if game_called(name).glimpse]
THOUGHTS = (0.0, 0.001, 0.2, 0.79, 0.8)


def test_whatever_a_thought_takes_the_answer_comes_after_the_same_pause() -> None:
    assert {answered_after(0.8, took) for took in THOUGHTS} == {0.8}


def test_a_thought_longer_than_its_pause_is_told_in_steps_only() -> None:
    assert {answered_after(0.8, 0.8 + STEP * part) for part in (0.01, 0.5, 0.99)} == {0.8 + STEP}
    assert answered_after(0.8, 0.8 + STEP * 1.5) == 0.8 + 2 * STEP


def test_pauses_are_drawn_by_chance_between_the_shortest_and_the_longest() -> None:
    pauses = [Pace(0.8, 1.8).pause(seed_from_text(str(number))) for number in range(200)]
    assert all(0.8 <= pause <= 1.8 for pause in pauses)
    assert len(set(pauses)) > 100


@every_game
def test_pauses_are_the_same_whatever_anyone_holds(name: str) -> None:
    """Before every move of a game: the same pause for every imagined hidden hand."""
    game = game_called(name)
    begins = options_for(game, max(2, game.info.fewest))
    for match in random_match(game, begins, seed_from_text("a pause"), stop=times(60)):
        for seat in game.to_move(match.state):
            rng = Rng(match.seed, "twins", len(match.inputs))
            twins = [replace(match, state=imagined(game, match, None, rng)) for _ in range(TWINS)]
            assert {told_by_time(name, each, seat) for each in (match, *twins)} == {
                told_by_time(name, match, seat)
            }


def told_by_time(name: str, match: AnyMatch, seat: Seat) -> tuple[float, float]:
    """Returns how long a bot at this seat lets people look, and how long it then seems to think."""
    asked = question(name, "random", match, seat, People(()))
    return match.to_look_at, Pace(0.8, 1.8).pause(asked.seed)


@every_game
def test_another_move_is_another_pause(name: str) -> None:
    game = game_called(name)
    begins = options_for(game, max(2, game.info.fewest))
    matches = random_match(game, begins, seed_from_text("a pause"), stop=20)
    pauses = [told_by_time(name, match, seat)[1] for match in matches for seat in game.to_move(match.state)]
    assert len(set(pauses)) == len(pauses)


class Noting(BotPool):
    """Bots that answer at once and record how long they would have let people look."""

    def __init__(self) -> None:
        super().__init__(machine(), Pace(0.0, 0.0), workers=1)
        self.looks: list[float] = []

    async def answer(
        self,
        asked: Question,
        look: float = 0.0,
        looked: asyncio.Event | None = None,
        turn: str = "",
        *,
        briefly: bool = False,
    ) -> int | Waits:
        self.looks.append(look)
        return await super().answer(asked, look, looked, turn, briefly=briefly)


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
        assert first in {opening(match.state), 0.0}  # who left before has nothing to look at
        assert set(rest) == shown
        assert len(shown) > 1
    bot_pool.close()
