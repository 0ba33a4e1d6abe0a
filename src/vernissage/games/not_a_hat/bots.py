"""Bots that forget like people do, from the goldfish to the elephant."""

from functools import partial
from typing import Final

from vernissage.core.budget import Budget
from vernissage.core.company import Company, Level, Levels
from vernissage.core.game import AnyGame
from vernissage.games.not_a_hat.exploiters import Parrot, Stubborn
from vernissage.games.not_a_hat.forgetful import Forgetful

STRENGTHS: Final = {"goldfish": 0.15, "cat": 0.3, "person": 0.5, "elephant": 0.9}
USUAL: Final = 50
"""The default strength of `memory`, in percent; `memory:10` to `memory:100` are other strengths."""
MUDDLE: Final = 0.07
"""How often an easy bot confuses what was just shown, so that newcomers see it err in a short game."""


def forgetful(strength: float, _game: AnyGame, _personality: str = "", *, muddle: float = 0.0) -> Forgetful:
    return Forgetful(strength, muddle)


def of_strength(_game: AnyGame, budget: Budget) -> Forgetful:
    """Makes a forgetful bot; the budget's iterations are the strength of its memory in percent."""
    return Forgetful(strength(budget))


def stubborn(doubt: float, _game: AnyGame, budget: Budget) -> Stubborn:
    """Makes a bot that always accepts or always refuses; `never-doubt:30` has the memory of `memory:30`."""
    return Stubborn(strength(budget), doubt)


def strength(budget: Budget) -> float:
    percent = USUAL if budget.iterations is None else min(budget.iterations, 100)
    return percent / 100


def parrot(_game: AnyGame) -> Parrot:
    return Parrot()


COMPANY: Final = Company(
    levels=Levels(
        easy=Level(partial(forgetful, STRENGTHS["cat"], muddle=MUDDLE), wins=23),
        medium=Level(partial(forgetful, STRENGTHS["person"]), wins=77),
        hard=Level(partial(forgetful, STRENGTHS["elephant"]), wins=73),
    ),
    makers={
        **{name: partial(forgetful, strength) for name, strength in STRENGTHS.items()},
        "parrot": parrot,
    },
    thinkers={
        "memory": of_strength,
        "always-doubt": partial(stubborn, 1.0),
        "never-doubt": partial(stubborn, 0.0),
    },
)
