"""The history of a finished match, without moves that were taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from vernissage.core.game import E, M, O, S, V
from vernissage.core.step import Step
from vernissage.core.stepwise import Work, at_once

if TYPE_CHECKING:
    from vernissage.core.match import Match

Stood: TypeAlias = tuple[Any, list[Step[Any, Any]]]
"""The first state of a match, and its steps."""


def looking_back(match: Match[S, M, E, V, O]) -> Work[tuple[S, list[Step[S, E]]]]:
    """Returns the first state and every step that was not taken back, unredacted. Runs in small steps."""
    undone = {number for pair in match.withdrawn for number in pair}
    moments = match.again()
    first, steps = next(moments).state, list[Step[S, E]]()
    for number, moment in enumerate(moments):
        if number not in undone:
            steps.append(Step(moment.state, match.story[number], number + 1))
        yield
    return first, steps


def stood(match: Match[S, M, E, V, O]) -> tuple[S, list[Step[S, E]]]:
    """Returns the first state and every step that was not taken back, computed without pauses."""
    return at_once(looking_back(match))
