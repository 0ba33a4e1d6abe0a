"""Skill ratings as a mean and a spread, using a Weng-Lin model from openskill.

The scale is like chess ratings: 1500 for an unknown player. Of two players who are one `CLASS` apart, the
better one wins three games of four. The library has five models. This is the only one for which that holds
with any number of players (`tests/server/test_skill.py`). The others spread players twice as far.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import ThurstoneMostellerFull


class Skill(msgspec.Struct, frozen=True):
    """An estimate of a player's skill."""

    mean: float
    spread: float
    """The standard deviation of the estimate."""


FIRST: Final = Skill(1500.0, 500.0)
CLASS: Final = 250.0
DRIFT: Final = 5.0
"""How much a skill may change between two games. It keeps the spread above zero."""
_MODEL: Final = ThurstoneMostellerFull(mu=FIRST.mean, sigma=FIRST.spread, beta=CLASS, tau=DRIFT)


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Returns the players' new estimates after a game. `places` are their places; equal places are a draw."""
    teams = [[_MODEL.rating(mu=each.mean, sigma=each.spread)] for each in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(each.mu, each.sigma) for (each,) in rated]
