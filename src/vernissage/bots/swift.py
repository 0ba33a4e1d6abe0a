"""Bots that can think the same thoughts by their game's twin, compiled, where the extra `fast` is installed.

Loading it takes a second and much memory, and the first time it is compiled, which takes far longer. Nobody
at a table waits for that: a bot is made to think by the rules. Who plays many games asks for the swift one.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from vernissage.core.bot import AnyBot
from vernissage.core.budget import Budget


@runtime_checkable
class Quickens(Protocol):
    """A bot with a swift one beside it, which makes the same moves after as many iterations."""

    def swift(self) -> AnyBot:
        """The swift one, or itself where that would not pay. An ImportError: it is not installed."""


def swiftly(bot: AnyBot) -> AnyBot:
    """The swift one, if there is one."""
    if not isinstance(bot, Quickens):
        return bot
    try:
        return bot.swift()
    except ImportError:  # without the extra `fast`
        return bot


def pays(budget: Budget, few: int) -> bool:
    """Is a thought long enough to be worth loading what is compiled? With so few iterations it is not."""
    return budget.iterations is None or budget.iterations > few
