"""A batch of games: the rows are independent, and a finished game is replaced by a new one."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.research.test_twins import NAMES, every_twin, most_twins, twin_called
from vernissage.core.refusal import Refusal
from vernissage.research.setup import CannotBeSetUpError, Setup
from vernissage.research.vector import Vector

STEPS = 400


@most_twins
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    one, other = Vector(name, 8, seed=5), Vector(name, 8, seed=5)
    for _ in range(40):
        actions = one.any_actions().copy()
        assert np.array_equal(actions, other.any_actions())
        one.step(actions)
        other.step(actions)
        assert np.array_equal(one.views(), other.views())


@most_twins
def test_every_seat_asked_has_offers_and_finished_games_are_dealt_again(name: str) -> None:
    games = Vector(name, 16, seed=2)
    moment, ended = games.reset(seed=2), 0
    for _ in range(STEPS):
        assert moment.offered.any(axis=1).all()
        assert ((moment.seats >= 0) & (moment.seats < games.options.players)).all()
        moment = games.step(games.any_actions())
        assert not moment.winners[~moment.over].any()
        assert np.isin(moment.rewards.sum(axis=1).round(3), (0, 1)).all()
        ended += moment.over.sum()
    assert ended > 0


@every_twin
def test_an_action_is_the_number_that_the_game_gives_a_move(name: str) -> None:
    assert twin_called(name).actions == Setup(name).actions


def test_what_a_twin_does_not_claim_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    modest = replace(twin_called(NAMES[0]), refuse=lambda _options: Refusal("twin/modest"))
    monkeypatch.setattr("vernissage.research.vector.twin_of", lambda _game: modest)
    with pytest.raises(CannotBeSetUpError, match="twin/modest"):
        Vector(NAMES[0], 4)


@most_twins
def test_what_is_not_offered_is_refused(name: str) -> None:
    games = Vector(name, 4)
    actions = games.any_actions().copy()
    moment = games.reset()
    actions[:] = moment.offered.argmax(axis=1)
    actions[2] = np.flatnonzero(~moment.offered[2])[0]
    with pytest.raises(ValueError, match=r"game 2: .* is not offered to seat"):
        games.step(actions)


def test_a_game_without_a_twin_is_refused() -> None:
    with pytest.raises(CannotBeSetUpError, match="no fast twin"):
        Vector("_template", 4)
    with pytest.raises(CannotBeSetUpError):
        Vector("no such game", 4)


def test_options_that_can_not_be_played_are_refused() -> None:
    with pytest.raises(CannotBeSetUpError, match="first"):
        Vector(NAMES[0], 4, players=2, first=5)
