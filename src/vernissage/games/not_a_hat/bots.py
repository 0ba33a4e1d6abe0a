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
from vernissage.bots.company import Company, Level
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.games.not_a_hat.cards import GIFTS, Gift
from vernissage.games.not_a_hat.memory import Thoughts, belief, lying_open, mind, thoughts, trust
from vernissage.games.not_a_hat.moves import Accept, Event, Give, Move, Refuse
from vernissage.games.not_a_hat.view import Table, View

STRENGTHS: Final = {"goldfish": 0.1, "cat": 0.4, "person": 0.6, "elephant": 0.9}
USUAL: Final = 50
"""What `memory` alone stands for; `memory:10` to `memory:100` are other strengths, in percent."""
NOT_KNOWING: Final = 0.5
"""How much not knowing counts on each side, when a name is weighed."""
RECKLESS: Final = 0.6
"""How much of the temper of a decision comes from a weak memory."""


class Forgetful:
    """A player with a memory of this strength."""

    def __init__(self, strength: float) -> None:
        self.mind = mind(strength)
        self.temper = 0.1 + RECKLESS * (1 - strength)

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Take what there is to take, give to anyone, name what comes to mind, believe what seems likely."""
        table = view.table
        if table.phase == "name":
            return Give(self.name(table, thoughts(self.mind, table, memory, view.seat, rng), rng))
        if table.phase == "answer":
            doubt = self.doubt(view, memory, rng)
            return Refuse() if rng.fraction() < 1 / (1 + exp(-doubt / self.temper)) else Accept()
        return rng.pick(offers)

    def name(self, table: Table, found: Thoughts, rng: Rng) -> Gift:
        """What comes to mind first, if it is clear enough; else something that may be about."""
        if found:
            best = max(found, key=found.__getitem__)
            return best if found[best] > self.mind.threshold else bluff(found, rng)
        in_sight = lying_open(table)
        return rng.pick([gift for gift in GIFTS if gift not in in_sight])

    def doubt(self, view: View, memory: Sequence[Event], rng: Rng) -> float:
        """The odds that this isn't what was said, as a logarithm; more than 0 is a reason to refuse."""
        table = view.table
        assert table.said is not None
        found = thoughts(self.mind, table, memory, view.seat, rng)
        for_it, against = belief(self.mind, found, table.said)
        unknown = max(NOT_KNOWING * (1 - for_it - against), 1e-9)
        honest = trust(memory, table.giver)
        # To be wrong costs a penalty of one's own; to be right, one of several others gets it.
        caution = 0.5 * log(table.options.players - 1)
        return log((against + unknown) / (for_it + unknown)) + log((1 - honest) / honest) - caution


def bluff(found: Thoughts, rng: Rng) -> Gift:
    """Something that has been about, the likelier the more it is on one's mind."""
    return max(sorted(found), key=lambda gift: found[gift] - log(-log(rng.fraction() or 0.5)))


def forgetful(strength: float, _game: AnyGame) -> Forgetful:
    return Forgetful(strength)


def of_strength(_game: AnyGame, budget: Budget) -> Forgetful:
    """A memory as strong as is asked for, in percent, so that win rates can be drawn against strength."""
    percent = USUAL if budget.iterations is None else min(budget.iterations, 100)
    return Forgetful(percent / 100)


def of_level(strength: float, _game: AnyGame, _personality: str) -> Forgetful:
    return Forgetful(strength)


COMPANY: Final = Company(
    easy=Level(partial(of_level, STRENGTHS["goldfish"])),
    medium=Level(partial(of_level, STRENGTHS["person"])),
    hard=Level(partial(of_level, STRENGTHS["elephant"])),
)
BOTS: Final[dict[str, BotMaker]] = {
    name: partial(forgetful, strength) for name, strength in STRENGTHS.items()
}
THINKERS: Final[dict[str, Thinker]] = {"memory": of_strength}
