"""A bot that forgets like people do.

It is told what its seat is told, and its memory decides what it makes of that: it names what it takes its
gift for, sometimes confuses it, and weighs its memory against what it is told, and by whom.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.alike import alike
from vernissage.games.not_a_hat.cards import GIFTS, Gift
from vernissage.games.not_a_hat.memory import (
    STRANGER,
    Thoughts,
    come_to_mind,
    familiar,
    lying_open,
    mind,
    noise,
    recollection,
    slip,
    taken_for,
    thoughts,
    traces,
    trust,
)
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Move, Refuse
from vernissage.games.not_a_hat.recall import Past, Pasts
from vernissage.games.not_a_hat.view import View

MIXED_UP: Final = 0.4
"""How often a slip ends at a similar gift, instead of one seen or named before."""
FALSE_ALARM: Final = 0.005
"""How often it doubts what it remembers well..."""
HUNCH: Final = 0.002
"""... and what it remembers nothing of."""
ELSEWHERE: Final = 0.9
"""How often it speaks up if it believes that this gift lies elsewhere..."""
IN_SIGHT: Final = 0.98
"""... and if it has the gift itself, or sees it."""
WARY: Final = 0.3
"""How much more it doubts somebody who was caught lying."""
CLEARLY: Final = 2.0
"""How far above the rest a thought must be for that, or to override what the bot was told."""


class Forgetful:
    """A bot with a memory of this strength.

    A weak memory often confuses its own gift and soon forgets those of others, so that it misses many lies. A
    strong one still errs at times, but misses hardly any lie.
    """

    def __init__(self, strength: float) -> None:
        self.mind = mind(strength)

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Takes the shop's gift, gives to anyone, names what it remembers, and believes what seems likely."""
        table = view.table
        if table.phase == "name":
            return Give(self.name(view, memory, rng))
        if table.phase == "answer":
            return Refuse() if rng.fraction() < self.doubt(view, memory, rng) else Accept()
        return rng.pick(offers)

    def name(self, view: View, memory: Sequence[Event], rng: Rng) -> Gift:
        """Names what it takes the gift for; after a slip, something else."""
        table, seat = view.table, view.seat
        assert seat is not None
        pasts = recollection(table, memory)
        assert pasts.parcel is not None
        found = thoughts(self.mind, table, pasts, seat, rng)
        known = self._known(pasts.parcel, found)
        if known in lying_open(table):
            known = None
        if known is not None and rng.fraction() >= slip(self.mind, pasts.parcel, table):
            return known
        return instead(known, found, lying_open(table) | own(pasts, seat) | {known}, rng)

    def _known(self, past: Past, found: Thoughts) -> Gift | None:
        """Returns what it was told, unless it clearly remembers having seen something else."""
        came = come_to_mind(self.mind, found)
        if came is not None and came[0] == past.face() and came[1] > CLEARLY:
            return came[0]
        return taken_for(past)

    def doubt(self, view: View, memory: Sequence[Event], rng: Rng) -> float:
        """Returns the chance that it refuses."""
        table, seat, said = view.table, view.seat, view.table.said
        assert seat is not None
        assert said is not None
        pasts = recollection(table, memory)
        if said in own(pasts, seat) | lying_open(table):
            return IN_SIGHT
        found = thoughts(self.mind, table, pasts, seat, rng)
        came = come_to_mind(self.mind, found)
        surprise = 0.0 if familiar(said, pasts) else self.mind.surprise
        if came is not None:
            gift, clear = came
            if gift == said:
                return FALSE_ALARM
            beside = (found.get(said, self.mind.threshold) - self.mind.threshold) / self.mind.noise
            return max(surprise, self._contradict(gift, said, clear - max(beside, 0.0)))
        others = [past for pile in pasts.piles for past in pile]
        if any(self._is_there(past, view, rng) for past in others):
            return ELSEWHERE
        return surprise or HUNCH + WARY * max(0.0, STRANGER - trust(memory, table.giver))

    def _contradict(self, gift: Gift, said: Gift, margin: float) -> float:
        """Returns the chance to refuse if it recalls another gift, clearer by this margin."""
        needed = self.mind.certainty + (self.mind.blur if said in alike(gift) else 0.0)
        return 1 / (1 + exp(2 * (needed - margin)))

    def _is_there(self, past: Past, view: View, rng: Rng) -> bool:
        """Whether it clearly remembers that the named gift is another card."""
        said = view.table.said
        trace = None if said is None else traces(self.mind, past, view.table, view.seat).get(said)
        if trace is None:
            return False
        return log(trace) + noise(self.mind, rng) > self.mind.threshold + CLEARLY * self.mind.noise


def own(pasts: Pasts, seat: Seat) -> set[Gift | None]:
    """Returns what it takes its own gifts for."""
    return {taken_for(past) for past in pasts.piles[seat]}


def instead(known: Gift | None, found: Thoughts, ruled_out: set[Gift | None], rng: Rng) -> Gift:
    """Names a confused gift: a similar one, or one seen or named before."""
    similar = [gift for gift in alike(known) if gift not in ruled_out] if known is not None else []
    if similar and rng.fraction() < MIXED_UP:
        return rng.pick(similar)
    about = {gift: active for gift, active in found.items() if gift not in ruled_out}
    return bluff(about, rng) if about else rng.pick([gift for gift in GIFTS if gift not in ruled_out])


def bluff(found: Thoughts, rng: Rng) -> Gift:
    """Names a gift seen or named before, likelier the more active its thought is."""
    return max(sorted(found), key=lambda gift: found[gift] - log(-log(rng.fraction() or 0.5)))
