"""Earlier moments of a game, played again: some of them are kept, so that the next one asked for is not far.

They are a cache and nothing else. The game itself goes on from its inputs, never from here; what does not
fit them is not used, and with a table that nobody is at all of it is gone.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.stepwise import Work

EVERY: Final = 100
"""After so many inputs each a moment is kept."""


class Past:
    """Of one table."""

    def __init__(self) -> None:
        self.kept: dict[int, AnyMatch] = {}

    def at(self, match: AnyMatch, number: int) -> Work[AnyMatch]:
        """The game as it stood after so many inputs; at most as many as there are."""
        moment = self._nearest(match, number)
        for entry in match.inputs[len(moment.inputs) : number]:
            accepted = moment.enter(entry)
            assert not isinstance(accepted, Refusal), accepted
            moment = accepted.match
            if len(moment.inputs) % EVERY == 0:
                self.kept[len(moment.inputs)] = moment
            yield
        return moment

    def _nearest(self, match: AnyMatch, number: int) -> AnyMatch:
        before = max((each for each in self.kept if each <= number), default=None)
        if before is not None and _leads_to(self.kept[before], match):
            return self.kept[before]
        first = begin(match.game, match.options, match.seed, match.position)
        assert not isinstance(first, Refusal), first
        return first


def _leads_to(moment: AnyMatch, match: AnyMatch) -> bool:
    """Is it a moment of this game, and of no other?"""
    begun = ((each.options, each.seed, each.position) for each in (moment, match))
    same = moment.game is match.game and next(begun) == next(begun)
    return same and moment.inputs == match.inputs[: len(moment.inputs)]
