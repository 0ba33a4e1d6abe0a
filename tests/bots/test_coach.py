"""The coach reports no mistake where there is none, and is reproducible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.bots.coach import Measured, Opinion, Position, Weighed, effort, in_points, measured
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Seat

COACHED = [name for name in catalog.names() if catalog.company(name).judge is not None]
coached_games = pytest.mark.parametrize("name", COACHED)
LITTLE = effort(12)
SEED = seed_from_text("coach")


def moments(name: str) -> Sequence[AnyMatch]:
    game = game_called(name)
    return [*random_match(game, options_for(game, 2), SEED, stop=40)][:-1]


def opinion(name: str, match: AnyMatch, seat: Seat) -> Opinion:
    make = catalog.company(name).judge
    assert make is not None
    position = Position(match.game.view(match.state, seat), match.memory(seat), match.offers[seat])
    return Opinion(match.game, make(match.game), position, Rng(SEED, "thought", len(match.inputs)))


def decision(name: str) -> tuple[AnyMatch, Seat]:
    """Returns the first decision with a real choice."""
    for match in moments(name):
        seat = match.game.to_move(match.state)[0]
        if len(match.offers[seat]) > 2 and opinion(name, match, seat).weigh(0, LITTLE) is not None:
            return match, seat
    raise AssertionError(name)


@coached_games
def test_the_same_question_has_the_same_answer(name: str) -> None:
    match, seat = decision(name)
    first, second = (opinion(name, match, seat).weigh(0, LITTLE) for _ in range(2))
    assert first == second
    assert opinion(name, match, seat).advice(LITTLE) == opinion(name, match, seat).advice(LITTLE)


@coached_games
def test_chances_are_a_hundred_together(name: str) -> None:
    match, seat = decision(name)
    found = opinion(name, match, seat).chances(LITTLE)
    assert len(found) == match.players
    assert sum(each.mean for each in found) == pytest.approx(100)
    assert {each.number for each in found} == {LITTLE.glances}


@coached_games
def test_what_it_would_do_itself_is_no_loss(name: str) -> None:
    """The judge may find an equally good move, but none that is significantly better."""
    match, seat = decision(name)
    advised = opinion(name, match, seat).advice(effort(60))
    weighed = opinion(name, match, seat).weigh(advised, effort(60))
    assert weighed is None or not weighed.counts()


def test_a_decision_counts_where_it_is_dear_and_beyond_doubt() -> None:
    any_value = Measured(50.0, 100, 10.0)

    def costs(mean: float, spread: float) -> bool:
        return Weighed(any_value, any_value, 0, Measured(mean, 100, spread)).counts()

    assert costs(3.0, 10.0)
    assert not costs(2.9, 10.0), "the loss is too small"
    assert not costs(3.0, 20.0), "it may be luck"


def test_rewards_become_chances_that_are_fair_to_many() -> None:
    class Anyone:
        perfect = 60.0

    judge: Any = Anyone()
    assert in_points(judge, (0.5, 0.5, 0.5, 0.5)) == (25.0, 25.0, 25.0, 25.0)
    assert in_points(judge, (0.75, 0.25)) == pytest.approx((75.0, 25.0))
    assert in_points(judge, (1.0, 0.0, 0.0)) == (100.0, 0.0, 0.0)
    assert in_points(judge, (0.5, 0.5, 0.0)) == (50.0, 50.0, 0.0)
    assert in_points(judge, (0.75,)) == (45.0,), "in a game played alone it is points"


def test_a_band_grows_narrower_with_more_playouts() -> None:
    few, many = measured([0.0, 10.0] * 5), measured([0.0, 10.0] * 500)
    assert (few.mean, many.mean) == (5.0, 5.0)
    assert many.band < few.band / 9
