"""Honours and highlights for people who meet again, from their finished games.

A game may have annals (`Extras.annals`), worded with the texts of its memoir. They are computed from the
mementos (`Extras.memento`) of all participants. An honour without enough evidence is left
out.
"""

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
    """One finished game, with the members of a circle who played it without a bot's help."""

    people: Mapping[Seat, Person]
    mementos: Mapping[Seat, T]
    """Each of these people's mementos, by seat."""


class Best(Value, frozen=True):
    """An honour for the best at something. `text` names a message with a title, and `.says` a sentence."""

    text: str
    who: tuple[Person, ...]
    about: About


@dataclass(frozen=True, slots=True, kw_only=True)
class Annals(Generic[T]):
    """Computes honours and highlights from the mementos of several people."""

    bests: Callable[[Sequence[Shared[T]]], tuple[Best, ...]]
    """Returns the honours from all shared games, oldest first; only those with enough evidence."""
    special: Callable[[Shared[T]], Remark | None]
    """Returns the highlight of one game as a short sentence; None if there is none."""


AnyAnnals: TypeAlias = Annals[Any]


def of_all(games: Sequence[Shared[T]]) -> list[tuple[Person, T]]:
    """Returns every memento with its owner, oldest first."""
    return [(who, game.mementos[seat]) for game in games for seat, who in sorted(game.people.items())]
