"""Every twin plays its game as the rules do: the same states, offers and random draws."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests import budgets
from tests.play import game_called, options_for
from tests.research.differential import any_options, compare
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.research.chance import chance
from vernissage.research.loops import loops_of
from vernissage.research.twin import Twin
from vernissage.research.twins import twin_of

pytestmark = pytest.mark.every_case

GAMES = 10_000
"""The number of games of each to compare in the deep run."""
SOME_GAMES, SOME_DECISIONS = 200, 15_000
"""The numbers in a normal run; long games are limited by decisions."""
PIECES = 2
"""The number of parallel tests in the deep run. A normal run has one, because in a new checkout each process
would compile the twin, which takes longer than the games."""
NAMES = [name for name in catalog.names(with_drafts=True) if (catalog.folder(name) / "twin").is_dir()]
NAMES.sort(
    key=lambda name: sum(len(path.read_bytes()) for path in (catalog.folder(name) / "twin").glob("*.py"))
)
every_twin = pytest.mark.parametrize("name", NAMES)
most_twins = pytest.mark.parametrize("name", budgets.first_of(NAMES, len(NAMES) - 1))
"""Loops around a twin are compiled in every process, so the largest twin is left to the deep run."""


def twin_called(name: str) -> Twin:
    twin = twin_of(name)
    assert twin is not None, name
    return twin


@every_twin
@pytest.mark.parametrize("piece", budgets.first_of(range(PIECES)))
def test_twin_and_rules_never_differ(name: str, piece: int) -> None:
    games = GAMES if budgets.is_deep() else budgets.times(SOME_GAMES)
    decisions = 0
    for number in range(piece, games, PIECES):
        decisions += compare(game_called(name), twin_called(name), number)
        if decisions * PIECES > SOME_DECISIONS and not budgets.is_deep():
            break
    assert decisions


@every_twin
def test_a_seat_sees_the_same_in_all_states_it_could_not_tell_apart(name: str) -> None:
    game, twin, random = game_called(name), twin_called(name), Random(3)  # noqa: S311 - it picks moves
    compared = 0
    for number in range(budgets.times(10)):
        options = any_options(game, twin, random)
        rng = Rng(seed_from_text(f"hidden {number}"), "play")
        memories: list[list[Any]] = [[] for _ in range(options.players)]
        state = game.deal(options, rng)
        while seats := game.to_move(state):
            if random.random() < 0.2:
                seat = random.randrange(options.players)
                other = game.imagine(game.view(state, seat), memories[seat], rng.named("imagine"))
                true, imagined = twin.written(state), twin.written(other)
                twin.hide(true, seat)
                twin.hide(imagined, seat)
                where = np.flatnonzero(true != imagined)
                assert not where.size, (options, seat, where, true[where], imagined[where])
                compared += 1
            mover = random.choice(seats)
            step = game.play(state, mover, random.choice(game.offers(state, mover)), rng)
            for seat, memory in enumerate(memories):
                memory += [seen for event in step.events if (seen := game.seen(event, seat)) is not None]
            state = step.state
    assert compared


@most_twins
def test_random_play_of_a_twin_is_random_play_of_the_rules(name: str) -> None:
    """Offers come in the same order, so with the same random words both make the same moves to the end."""
    game, twin = game_called(name), twin_called(name)
    options = options_for(game, game.info.most)
    words, rng = Rng(seed_from_text("whole"), "play"), Rng(seed_from_text("whole"), "play")
    vector = twin.blank(options)
    made = loops_of(twin).play_games(
        1, vector, twin.room(), chance(tape=[words.word() for _ in range(60_000)])
    )
    state = game.deal(options, rng)
    for _ in range(made):
        seats = game.to_move(state)
        seat = seats[0] if len(seats) == 1 else rng.pick(seats)
        state = game.play(state, seat, rng.pick(game.offers(state, seat)), rng).state
    assert np.array_equal(vector, twin.written(state))
    assert game.outcome(state) is not None
