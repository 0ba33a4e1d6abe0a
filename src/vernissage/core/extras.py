"""The parts that a game may have besides its rules. None of them is needed to play.

Small parts are plain values. Larger parts are functions without arguments that import the part on demand, so
that playing a game imports no guide, no bots and no compiled code. Each game lists its parts in its own
`extras.py`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.annals import AnyAnnals
from vernissage.core.coach import AnyCoach, Recall, RecallLately
from vernissage.core.company import Company
from vernissage.core.daily import Daily
from vernissage.core.feats import Feats
from vernissage.core.guide import AnyGuide
from vernissage.core.memoir import MemoirOf
from vernissage.core.postcard import Look
from vernissage.core.primer import AnyPrimer
from vernissage.core.seats import Seat
from vernissage.core.spaces import AnySpaces
from vernissage.core.step import Step
from vernissage.core.terminal import Terminal
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.core.work import Work

S = TypeVar("S", bound=StateValue)
M = TypeVar("M")
E = TypeVar("E")
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract
T = TypeVar("T")

Lazy: TypeAlias = Callable[[], T | None]
"""Imports a part of a game; returns None if the game doesn't have it."""


def nothing() -> None:
    """Returns None: the default for a part that a game doesn't have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras(Generic[S, M, E, O]):
    """The parts that a game has besides its rules."""

    daily: Daily[S, M, O] | None = None
    """How the daily deal is played, alone or among bots. If None, with the default options."""
    feats: Feats[E, O] | None = None
    """The feats that players can achieve within a game or over many games."""
    retrospect: Callable[[S, Sequence[Step[S, E]]], Value] | None = None
    """Summarises a finished game, from its first state and its steps in order, without those that were taken
    back. It may reveal every secret, since the game is over. `Match.retrospect` doesn't call it before
    that."""
    memento: Callable[[Seat, S, Sequence[Step[S, E]]], Value] | None = None
    """Returns the facts that this seat keeps of a finished game for good, from the same arguments as
    `retrospect`. Statistics over many games are computed on demand, so their definition can change."""
    works: Callable[[Any], tuple[Work, ...]] | None = None
    """Finds the works that a player made, in a memento. Their gallery shows them in this order."""

    company: Callable[[], Company] = Company
    """The game's bots. The default has only the bots that every game has."""
    terminal: Lazy[Terminal] = nothing
    """Draws the game's table in a terminal. Without it, the view is printed field by field."""
    guide: Lazy[AnyGuide] = nothing
    """A guided first game that teaches the rules."""
    primer: Lazy[AnyPrimer] = nothing
    """Explains the game's things and moments to newcomers."""
    coach: Lazy[AnyCoach] = nothing
    """Comments on decisions, if the game's bots include a judge to evaluate them."""
    recall: Lazy[Recall] = nothing
    """Reports a seat's right and wrong answers in a finished game."""
    recall_lately: Lazy[RecallLately] = nothing
    """Reports a guest's right and wrong answers in their latest games, from their mementos."""
    memoir: Lazy[MemoirOf] = nothing
    """Describes one person's results and habits, from many mementos."""
    annals: Lazy[AnyAnnals] = nothing
    """Finds honours and highlights for people who meet again, from their mementos."""
    postcard: Lazy[Look] = nothing
    """Draws a finished game as a picture to share."""

    spaces: Lazy[AnySpaces] = nothing
    """The game as arrays of numbers, for research."""
    twin: Lazy[object] = nothing
    """A second, compiled implementation of the rules: a `Twin` (`research/twin.py` checks the type)."""
    trials: Callable[[], tuple[object, ...]] = tuple
    """The game's research tasks; each is a `Trial` (`research/task.py`)."""


AnyExtras: TypeAlias = Extras[Any, Any, Any, Any]
