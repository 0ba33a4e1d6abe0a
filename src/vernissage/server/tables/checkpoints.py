"""A cache of earlier positions of a game, so that moving through a replay is fast.

A game is always restored from its inputs, never from this cache. Entries that don't match the inputs are
ignored, and all entries are dropped with the table.
"""

from typing import Final

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.stepwise import Work

EVERY: Final = 100
"""A position is cached after each multiple of this number of inputs."""


class Checkpoints:
    """The cached positions of one table, by number of inputs."""

    def __init__(self) -> None:
        self.kept: dict[int, AnyMatch] = {}

    def at(self, match: AnyMatch, number: int) -> Work[AnyMatch]:
        """Computes the game as it was after `number` inputs, step by step."""
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
    """Whether `moment` is an earlier position of `match`."""
    begun = ((each.options, each.seed, each.position) for each in (moment, match))
    same = moment.game is match.game and next(begun) == next(begun)
    return same and moment.inputs == match.inputs[: len(moment.inputs)]
