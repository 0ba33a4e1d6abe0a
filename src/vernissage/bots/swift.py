"""Bots that can run on their game's compiled twin, if the extra `fast` is installed.

Loading the twin takes a second and much memory, and compiling it the first time takes far longer. So bots at
a table use the plain rules. Programs that play many games ask for the swift version.
"""

from typing import Protocol, runtime_checkable

from vernissage.core.bot import AnyBot
from vernissage.core.budget import Budget


@runtime_checkable
class Quickens(Protocol):
    """A bot with a compiled version that makes the same moves after the same number of iterations."""

    def swift(self) -> AnyBot:
        """Returns the compiled version, or itself for a small budget. Raises ImportError without Numba."""


def swiftly(bot: AnyBot) -> AnyBot:
    """Returns the compiled version of this bot, or the bot itself if there is none."""
    if not isinstance(bot, Quickens):
        return bot
    try:
        return bot.swift()
    except ImportError:  # the extra `fast` is not installed
        return bot


def pays(budget: Budget, few: int) -> bool:
    """Whether the budget is large enough (more than `few` iterations) to be worth loading compiled code."""
    return budget.iterations is None or budget.iterations > few
