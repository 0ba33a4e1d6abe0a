"""Bots that forget like people do, from the goldfish to the elephant.

They are told what their seat is told. What they make of it is up to their memory: they say what they recall,
bluff with something likely when they don't, and weigh what they recall against what they are told, and by
whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, log
from typing import Final

from vernissage.bots.bot import BotMaker, Thinker
from vernissage.bots.budget import Budget
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.games.not_a_hat.cards import GIFTS, Gift
from vernissage.games.not_a_hat.memory import (
    STRANGER,
    Thoughts,
    come_to_mind,
    lying_open,
    mind,
    noise,
    taken_for,
    thoughts,
    traces,
    trust,
)
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Move, Refuse, Taken
from vernissage.games.not_a_hat.recall import Past, Pasts, look_back
from vernissage.games.not_a_hat.view import Table, View

STRENGTHS: Final = {"goldfish": 0.1, "cat": 0.4, "person": 0.6, "elephant": 0.9}
USUAL: Final = 50
"""What `memory` alone stands for; `memory:10` to `memory:100` are other strengths, in percent."""
SLIPS: Final = 0.06
"""How often the weakest memory mixes up a gift of one's own; the strongest does so half as often."""
FALSE_ALARM: Final = 0.005
"""Even what one remembers well is doubted now and then..."""
HUNCH: Final = 0.002
"""... and what one remembers nothing of."""
ELSEWHERE: Final = 0.9
"""How often one speaks up where one believes that this gift lies elsewhere..."""
MINE: Final = 0.95
"""... and where one has it oneself."""
WARY: Final = 0.3
"""How much more one doubts somebody who was caught lying."""
CLEARLY: Final = 2.0
"""How far above the rest a thought must be for that, or to be named against what one was told."""


class Forgetful:
    """A player with a memory of this strength.

    One's own gift one knows, a slip now and then excepted; what differs is the memory of others' gifts. So a
    weak one rarely contradicts anyone, and a strong one catches nearly every lie.
    """

    def __init__(self, strength: float) -> None:
        self.mind = mind(strength)
        self.slips = SLIPS * (1 - strength / 2)
        self.certainty = 2.3 - 1.7 * strength
        """How far one recollection must stand above another before one relies on it."""

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Take what there is to take, give to anyone, name what comes to mind, believe what seems likely."""
        table = view.table
        if table.phase == "name":
            return Give(self.name(view, memory, rng))
        if table.phase == "answer":
            return Refuse() if rng.fraction() < self.doubt(view, memory, rng) else Accept()
        return rng.pick(offers)

    def name(self, view: View, memory: Sequence[Event], rng: Rng) -> Gift:
        """What one knows it to be. After a slip, something that has been about."""
        table, seat = view.table, view.seat
        assert seat is not None
        pasts = recollection(table, memory)
        assert pasts.parcel is not None
        in_sight = lying_open(table)
        found = thoughts(self.mind, table, memory, seat, rng)
        known = self._known(pasts.parcel, found)
        just_shown = any(
            isinstance(event, Taken) and number == table.number for number, event in pasts.parcel.moments
        )
        if known is not None and known not in in_sight and (just_shown or rng.fraction() >= self.slips):
            return known
        mine = {taken_for(past) for past in pasts.piles[seat]} | {known}
        likely = {gift: active for gift, active in found.items() if gift not in mine}
        return bluff(likely, rng) if likely else rng.pick([gift for gift in GIFTS if gift not in in_sight])

    def _known(self, past: Past, found: Thoughts) -> Gift | None:
        """What one was told it is, unless one clearly remembers having seen something else."""
        came = come_to_mind(self.mind, found)
        if came is not None and came[0] == past.face() and came[1] > CLEARLY:
            return came[0]
        return taken_for(past)

    def doubt(self, view: View, memory: Sequence[Event], rng: Rng) -> float:
        """How likely one is to say that it isn't what was said."""
        table, seat, said = view.table, view.seat, view.table.said
        assert seat is not None
        assert said is not None
        pasts = recollection(table, memory)
        if said in {taken_for(past) for past in pasts.piles[seat]}:
            return MINE
        found = thoughts(self.mind, table, memory, seat, rng)
        came = come_to_mind(self.mind, found)
        if came is not None:
            gift, clear = came
            beside = (found.get(said, self.mind.threshold) - self.mind.threshold) / self.mind.noise
            margin = clear - max(beside, 0.0)
            return FALSE_ALARM if gift == said else 1 / (1 + exp(2 * (self.certainty - margin)))
        others = [past for pile in pasts.piles for past in pile]
        if any(self._is_there(past, view, rng) for past in others):
            return ELSEWHERE
        return HUNCH + WARY * max(0.0, STRANGER - trust(memory, table.giver))

    def _is_there(self, past: Past, view: View, rng: Rng) -> bool:
        """Does one clearly remember that what was said is another card than this?"""
        said = view.table.said
        trace = None if said is None else traces(self.mind, past, view.table, view.seat).get(said)
        if trace is None:
            return False
        return log(trace) + noise(self.mind, rng) > self.mind.threshold + CLEARLY * self.mind.noise


def recollection(table: Table, memory: Sequence[Event]) -> Pasts:
    """All that has happened to every card: what is left of it in mind is another question."""
    return look_back(map(len, table.piles), table.number, memory, parcel=table.parcel is not None)


def bluff(found: Thoughts, rng: Rng) -> Gift:
    """Something that has been about, the likelier the more it is on one's mind."""
    return max(sorted(found), key=lambda gift: found[gift] - log(-log(rng.fraction() or 0.5)))


def forgetful(strength: float, _game: AnyGame) -> Forgetful:
    return Forgetful(strength)


def of_strength(_game: AnyGame, budget: Budget) -> Forgetful:
    """A memory as strong as is asked for, in percent, so that win rates can be drawn against strength."""
    percent = USUAL if budget.iterations is None else min(budget.iterations, 100)
    return Forgetful(percent / 100)


BOTS: Final[dict[str, BotMaker]] = {
    name: partial(forgetful, strength) for name, strength in STRENGTHS.items()
}
THINKERS: Final[dict[str, Thinker]] = {"memory": of_strength}
