"""What a game may bring besides its rules. None of it is needed to play.

Some parts are plain values. Those that only some people ask for are functions without arguments, which load
the part when it is asked for: so playing loads no guide, no bots and nothing that is compiled. A game's own
`extras.py` makes one value of all of them.
"""

from __future__ import annotations

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
"""Loads a part of a game; None where the game has none."""


def nothing() -> None:
    """The game does not have this part."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras(Generic[S, M, E, O]):
    """All that a game brings besides its rules."""

    daily: Daily[S, M, O] | None = None
    """The deal of a day: how one plays it, alone or among bots. Without it, as the options are by default."""
    feats: Feats[E, O] | None = None
    """What a player keeps from game to game."""
    retrospect: Callable[[S, Sequence[Step[S, E]]], Value] | None = None
    """What a finished game looks like in hindsight: from the state it began with and its steps to the end, in
    their order, with every secret open and without what was taken back. It is for everyone, because all is
    over; nobody asks before (`Match.retrospect`)."""
    memento: Callable[[Seat, S, Sequence[Step[S, E]]], Value] | None = None
    """What somebody on this seat keeps of a finished game, for good: from the same as `retrospect`. Facts
    only: what follows from those of many games is found when somebody asks, and may be found anew."""
    works: Callable[[Any], tuple[Work, ...]] | None = None
    """What somebody has made, found in a memento: it hangs in their gallery, in this order."""

    company: Callable[[], Company] = Company
    """Its bots. Without it, those that every game has."""
    terminal: Lazy[Terminal] = nothing
    """How its table is drawn in a terminal. Without it, field by field."""
    guide: Lazy[AnyGuide] = nothing
    """A first game in which one learns it."""
    primer: Lazy[AnyPrimer] = nothing
    """What its things and moments are."""
    coach: Lazy[AnyCoach] = nothing
    """What is said of decisions, where its company has a judge to weigh them."""
    recall: Lazy[Recall] = nothing
    """What a seat got right in a finished game."""
    recall_lately: Lazy[RecallLately] = nothing
    """The same over somebody's last games, from their mementos."""
    memoir: Lazy[MemoirOf] = nothing
    """What many mementos say about somebody."""
    annals: Lazy[AnyAnnals] = nothing
    """What they say about people who meet again."""
    postcard: Lazy[Look] = nothing
    """A finished game as a picture to share."""

    spaces: Lazy[AnySpaces] = nothing
    """The game as numbers, for those who study it."""
    twin: Lazy[object] = nothing
    """Its rules a second time, compiled: a `Twin` (`research/twin.py`, which checks that it is one)."""
    trials: Callable[[], tuple[object, ...]] = tuple
    """What it asks of those who study it: each is a `Trial` (`research/task.py`)."""


AnyExtras: TypeAlias = Extras[Any, Any, Any, Any]
