"""A bot that forgets like people do.

It gets the same events as a player. It names the gift that it remembers, sometimes confuses it, and
weighs its memory against the name it hears and the giver's honesty.
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
"""How often a slip ends at a similar gift, instead of a gift seen or named before."""
FALSE_ALARM: Final = 0.005
"""How often the bot refuses a name that agrees with its memory."""
NO_REASON: Final = 0.4
"""How often a muddled bot doubts a name it remembers, for each gift that it confuses."""
HUNCH: Final = 0.002
"""How often it refuses a name if it remembers nothing about the gift."""
ELSEWHERE: Final = 0.9
"""How often it refuses if it remembers that the named gift lies elsewhere."""
IN_SIGHT: Final = 0.98
"""How often it refuses if it owns or sees the named gift."""
WARY: Final = 0.3
"""How much more often it refuses a giver who was caught lying."""
CLEARLY: Final = 2.0
"""How far above the threshold a clear thought must be, in units of the noise."""


class Forgetful:
    """A bot with a memory of this strength, from 0 to 1.

    A weak memory often confuses its own gift and soon forgets those of others, so that it misses
    many lies. A strong one still errs at times, but misses hardly any lie. `muddle` is how often it
    confuses even a gift that was just shown, as beginners do; sometimes it doubts one for no reason.
    """

    def __init__(self, strength: float, muddle: float = 0.0) -> None:
        self.mind = mind(strength)
        self.muddle = muddle

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Names the gift as remembered, and refuses names that it doubts. Other moves are random."""
        table = view.table
        if table.phase == "name":
            return Give(self.name(view, memory, rng))
        if table.phase == "answer":
            return Refuse() if rng.fraction() < self.doubt(view, memory, rng) else Accept()
        return rng.pick(offers)

    def name(self, view: View, memory: Sequence[Event], rng: Rng) -> Gift:
        """Returns the name it remembers for the gift; after a slip or without a memory, another name."""
        table, seat = view.table, view.seat
        assert seat is not None
        pasts = recollection(table, memory)
        assert pasts.parcel is not None
        found = thoughts(self.mind, table, pasts, seat, rng)
        known = self._known(pasts.parcel, found)
        if known in lying_open(table):
            known = None
        if known is not None and rng.fraction() >= max(self.muddle, slip(self.mind, pasts.parcel, table)):
            return known
        return instead(known, found, lying_open(table) | own(pasts, seat) | {known}, rng)

    def _known(self, past: Past, found: Thoughts) -> Gift | None:
        """Returns the card's face if the bot clearly remembers it, else the gift last seen or named."""
        came = come_to_mind(self.mind, found)
        if came is not None and came[0] == past.face() and came[1] > CLEARLY:
            return came[0]
        return taken_for(past)

    def doubt(self, view: View, memory: Sequence[Event], rng: Rng) -> float:
        """Returns the chance that the bot refuses the gift."""
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
                return FALSE_ALARM + self.muddle * NO_REASON
            beside = (found.get(said, self.mind.threshold) - self.mind.threshold) / self.mind.noise
            return max(surprise, self._contradict(gift, said, clear - max(beside, 0.0)))
        others = [past for pile in pasts.piles for past in pile]
        if any(self._is_there(past, view, rng) for past in others):
            return ELSEWHERE
        return surprise or HUNCH + WARY * max(0.0, STRANGER - trust(memory, table.giver))

    def _contradict(self, gift: Gift, said: Gift, margin: float) -> float:
        """Returns the chance of a refusal if the bot recalls another gift more clearly, by this margin."""
        needed = self.mind.certainty + (self.mind.blur if said in alike(gift) else 0.0)
        return 1 / (1 + exp(2 * (needed - margin)))

    def _is_there(self, past: Past, view: View, rng: Rng) -> bool:
        """Whether the bot clearly remembers that another card is the named gift."""
        said = view.table.said
        trace = None if said is None else traces(self.mind, past, view.table, view.seat).get(said)
        if trace is None:
            return False
        return log(trace) + noise(self.mind, rng) > self.mind.threshold + CLEARLY * self.mind.noise


def own(pasts: Pasts, seat: Seat) -> set[Gift | None]:
    """Returns the gifts that a player believes to own, each as last seen or named."""
    return {taken_for(past) for past in pasts.piles[seat]}


def instead(known: Gift | None, found: Thoughts, ruled_out: set[Gift | None], rng: Rng) -> Gift:
    """Returns a wrong name: a similar gift, one seen or named before, or else a random one."""
    similar = [gift for gift in alike(known) if gift not in ruled_out] if known is not None else []
    if similar and rng.fraction() < MIXED_UP:
        return rng.pick(similar)
    about = {gift: active for gift, active in found.items() if gift not in ruled_out}
    return bluff(about, rng) if about else rng.pick([gift for gift in GIFTS if gift not in ruled_out])


def bluff(found: Thoughts, rng: Rng) -> Gift:
    """Draws a gift seen or named before, likelier the more active its thought is."""
    return max(sorted(found), key=lambda gift: found[gift] - log(-log(rng.fraction() or 0.5)))
