"""A memento's answers equal those noted from the true states."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.play import options_for, random_match
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.memento import memento
from vernissage.games.not_a_hat.moves import Accepted, Given, Refused, Taken, Turned


def noted(match: AnyMatch, seat: int) -> list[tuple[int, bool]]:
    """Notes answers from the true state before each event, where the gift on its way is known."""
    first, steps = stood(match)
    known, found, before, said = dict[str | None, int](), [], first, first.said
    for step in steps:
        for event in step.events:
            gift = before.parcel
            if isinstance(event, Taken | Turned):
                known[event.gift] = step.state.number  # until now all could see it
            elif isinstance(event, Given):
                said = event.gift
                found += [(event.number - known[gift], said == gift)] * (event.seat == seat)
            elif isinstance(event, Accepted | Refused):
                right = isinstance(event, Accepted) == (said == gift)
                found += [(event.number - known[gift], right)] * (event.seat == seat)
                known[gift] = event.number if said == gift else known[gift]
        before = step.state
    return sorted(found)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_answers_are_as_somebody_with_a_pencil_noted_them(seed: str) -> None:
    matches: Sequence[AnyMatch] = list(random_match(GAME, options_for(GAME, 4), seed_from_text(seed)))
    for seat in range(4):
        assert list(memento(seat, *stood(matches[-1])).answers) == noted(matches[-1], seat)
