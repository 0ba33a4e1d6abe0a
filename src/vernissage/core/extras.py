"""What a game may have besides its rules. None of it is needed to play.

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
    """The default of a part that a game doesn't have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras(Generic[S, M, E, O]):
    """Everything that a game has besides its rules."""

    daily: Daily[S, M, O] | None = None
    """How the deal of the day is played, alone or among bots. Without it, with the default options."""
    feats: Feats[E, O] | None = None
    """What players can achieve within a game or over many games."""
    retrospect: Callable[[S, Sequence[Step[S, E]]], Value] | None = None
    """Summarises a finished game, from its first state and its steps in order, without those that were taken
    back. It may reveal every secret, since the game is over; `Match.retrospect` refuses to call it before
    that."""
    memento: Callable[[Seat, S, Sequence[Step[S, E]]], Value] | None = None
    """What this seat keeps of a finished game for good, from the same arguments as `retrospect`. It holds
    facts only. Statistics over many games are computed on demand, so their definition can change."""
    works: Callable[[Any], tuple[Work, ...]] | None = None
    """Finds what somebody has made in a memento. The works hang in their gallery in this order."""

    company: Callable[[], Company] = Company
    """Its bots. Without it, those that every game has."""
    terminal: Lazy[Terminal] = nothing
    """Draws its table in a terminal. Without it, the view is printed field by field."""
    guide: Lazy[AnyGuide] = nothing
    """A guided first game that teaches the rules."""
    primer: Lazy[AnyPrimer] = nothing
    """Explains its things and moments."""
    coach: Lazy[AnyCoach] = nothing
    """Comments on decisions, if its company has a judge to evaluate them."""
    recall: Lazy[Recall] = nothing
    """What a seat got right in a finished game."""
    recall_lately: Lazy[RecallLately] = nothing
    """What somebody got right in their latest games, computed from their mementos."""
    memoir: Lazy[MemoirOf] = nothing
    """What many mementos say about one person."""
    annals: Lazy[AnyAnnals] = nothing
    """What mementos say about people who meet again."""
    postcard: Lazy[Look] = nothing
    """Draws a finished game as a picture to share."""

    spaces: Lazy[AnySpaces] = nothing
    """The game as arrays of numbers, for research."""
    twin: Lazy[object] = nothing
    """A second, compiled implementation of its rules: a `Twin` (`research/twin.py` checks the type)."""
    trials: Callable[[], tuple[object, ...]] = tuple
    """Its research tasks; each is a `Trial` (`research/task.py`)."""


AnyExtras: TypeAlias = Extras[Any, Any, Any, Any]
