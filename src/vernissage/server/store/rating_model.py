"""How well somebody plays, as a number and how far off it may be: a model of Weng and Lin, from openskill.

On a scale people know from chess: 1500 for whoever nothing is known of. Two who are a `CLASS` apart: the
better one wins three games of four. Of the library's five models this is the one whose numbers mean that,
however many play (`tests/server/test_skill.py`); the others spread people twice as far as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import ThurstoneMostellerFull


class Skill(msgspec.Struct, frozen=True):
    """An estimate."""

    mean: float
    spread: float
    """A standard deviation."""


FIRST: Final = Skill(1500.0, 500.0)
CLASS: Final = 250.0
DRIFT: Final = 5.0
"""So much somebody may have learned or forgotten between two games: nobody is ever known for certain."""
_MODEL: Final = ThurstoneMostellerFull(mu=FIRST.mean, sigma=FIRST.spread, beta=CLASS, tau=DRIFT)


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is known of each after a game in which they took these places; the same place is a draw."""
    teams = [[_MODEL.rating(mu=each.mean, sigma=each.spread)] for each in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(each.mu, each.sigma) for (each,) in rated]
