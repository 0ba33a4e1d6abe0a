"""A match as it looks when all is over: what stood, without what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vernissage.core.game import E, M, O, S, Step, V

if TYPE_CHECKING:
    from vernissage.core.match import Match


def stood(match: Match[S, M, E, V, O]) -> tuple[S, list[Step[S, E]]]:
    """The state it began with, and every step that was not taken back, unredacted."""
    first, *after = match.again()
    undone = {number for pair in match.withdrawn for number in pair}
    steps = enumerate(zip(after, match.story, strict=True))
    return first.state, [
        Step(moment.state, events) for number, (moment, events) in steps if number not in undone
    ]
