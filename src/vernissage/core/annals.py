"""What finished games say about people who meet again: who is best at what, and what was special in each.

A game may bring annals (`Extras.annals`), told by the texts of its memoir. They have what the
game has left (`Extras.memento`) for everyone who was there, game by game; nobody is honoured to fill a place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.value import Value

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shared(Generic[T]):
    """One finished game, as those of a circle remember it who played it without a bot's help."""

    people: Mapping[Seat, Person]
    mementos: Mapping[Seat, T]
    """Of the same seats."""


class Best(Value, frozen=True):
    """Who is best at something. The text names it, its attribute `says` tells of it."""

    text: str
    who: tuple[Person, ...]
    about: About


@dataclass(frozen=True, slots=True, kw_only=True)
class Annals(Generic[T]):
    """What a game makes of what it has left for several people."""

    bests: Callable[[Sequence[Shared[T]]], tuple[Best, ...]]
    """From all their games, the oldest first; each only where there is enough to go by."""
    special: Callable[[Shared[T]], Remark | None]
    """What is worth telling of one game, in a short sentence."""


AnyAnnals: TypeAlias = Annals[Any]


def of_all(games: Sequence[Shared[T]]) -> list[tuple[Person, T]]:
    """Every memento with whose it is, the oldest first."""
    return [(who, game.mementos[seat]) for game in games for seat, who in sorted(game.people.items())]
