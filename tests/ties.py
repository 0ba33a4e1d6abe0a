"""Finds random games that end in a tie, for games that leave ties to a jury."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest

from tests.play import game_called, random_match
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text

JUDGED = tuple(name for name in catalog.names(with_templates=True) if game_called(name).jury)

every_judged_game = pytest.mark.parametrize("name", JUDGED)


def tied(match: AnyMatch) -> tuple[int, ...]:
    """Returns the seats between which a choice is open."""
    assert match.game.jury is not None
    return match.game.jury.tied(match.state)


@cache
def ending_in_a_tie(
    name: str, players: int, wanted: int = 2, number: int = 0, **said: Any
) -> tuple[AnyMatch, ...]:
    """Returns a match from start to end, in which this many players are tied."""
    game = game_called(name)
    options: Any = codec.convert({"players": players, **game.info.limits, **said}, game.types.options)
    assert not isinstance(options, Refusal)
    for deal in count(10_000 * number):
        matches = tuple(random_match(game, options, seed_from_text(f"tie {deal}")))
        if len(tied(matches[-1])) == wanted:
            return matches
    raise AssertionError
