"""A guided first game: a fixed beginning, company that plays along, and what is said on the way.

It is a real game by its real rules. The steps come one after the other; each says for itself whether it fits
what the learner sees and is offered now, so the guide goes on from whatever the learner has done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Seat
from vernissage.core.value import OptionsValue, ViewValue

M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V", bound=ViewValue)
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - as in the contract

SEED: Final = seed_from_text("guide")
"""Of every guided game: what chance brings is the same for everyone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Generic[V, M]):
    """One thing that is said, and what it is about. Things are named as the game's table names them."""

    text: str
    """The id of its sentence among the guide's texts."""
    fits: Callable[[V, Sequence[M]], bool]
    """Is it to be said while the learner sees this and is offered these moves?"""
    look: tuple[str, ...] = ()
    """What to look at."""
    touch: tuple[str, ...] = ()
    """What to touch, in this order. Where there is nothing to touch, the learner reads, then goes on."""
    plaque: str | None = None
    """Of all these the thing that has no words of its own: it gets a few, the sentence's `.plaque`."""
    moves: Callable[[V, Sequence[M]], Sequence[M]] | None = None
    """The offered moves that lead on, the best first: only these are open to the learner. None where the step
    is no move, or only a part of one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide(Generic[V, M, E, O]):
    """How one learns a game by playing it.

    A game may bring one (`Extras.guide`), with texts of its own in `guide/`: they are fetched when wanted.
    """

    options: O
    position: Any
    """Where it begins: what the game's `arrange` takes."""
    learner: Seat = 0
    names: tuple[str, ...]
    """What the others are called, in the order of their seats."""
    company: Callable[[V, Sequence[E], Sequence[M]], M]
    """What one of the others does, from what that seat sees, has seen happen and is offered."""
    steps: tuple[Step[V, M], ...]
    ending: str
    """The id of the sentence that says what the learner has won."""


AnyGuide: TypeAlias = Guide[Any, Any, Any, Any]


def fitting(guide: AnyGuide, view: object, offers: Sequence[Any]) -> tuple[int, ...]:
    """The numbers of the steps that can be said now."""
    return tuple(number for number, step in enumerate(guide.steps) if step.fits(view, offers))


def open_to_learner(guide: AnyGuide, view: object, offers: Sequence[Any]) -> tuple[Any, ...]:
    """Of these offers the ones that lead on; all of them where no step asks for a move."""
    asking = [step.moves for step in guide.steps if step.moves is not None and step.fits(view, offers)]
    led = {move for moves in asking for move in moves(view, offers)}
    return tuple(move for move in offers if move in led) if asking else tuple(offers)


def best_of(guide: AnyGuide, view: object, offers: Sequence[Any]) -> Any:  # noqa: ANN401 - a move, or None
    """The move that is shown to a learner who asks for it, if one is asked of them now."""
    asking = (step.moves for step in guide.steps if step.moves is not None and step.fits(view, offers))
    return next((move for moves in asking for move in moves(view, offers)), None)
