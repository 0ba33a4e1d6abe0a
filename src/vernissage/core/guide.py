"""A guided first game: a fixed position, scripted companions, and instructions along the way.

It is a real game under its real rules. The steps come in order. Each step decides from the learner's view and
offers whether it applies, so the guide adapts to the learner's moves.
"""

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
"""The seed of every guided game, so that each learner sees the same chance events."""


@dataclass(frozen=True, slots=True)
class Step(Generic[V, M]):
    """One instruction. Things are given by their names on the game's table."""

    text: str
    """The message id of the instruction in the guide's texts."""
    fits: Callable[[V, Sequence[M]], bool]
    """Whether the step applies to this view with these offers."""
    look: tuple[str, ...] = ()
    """The names of the things to look at."""
    touch: tuple[str, ...] = ()
    """The names of the things to touch, in this order. If empty, the learner reads the text and continues."""
    plaque: str | None = None
    """A thing in `look` or `touch` that has no label of its own; it is shown with the message's `.plaque`."""
    moves: Callable[[V, Sequence[M]], Sequence[M]] | None = None
    """Returns the offered moves that continue the lesson, best first; the learner may make only these. None
    if the step is not a move or only part of one."""


def among(*moves: M) -> Callable[[object, Sequence[M]], Sequence[M]]:
    """Returns a function for `Step.moves` that returns those of these moves that are offered."""
    return lambda _view, offers: [move for move in moves if move in offers]


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide(Generic[V, M, E, O]):
    """A game's interactive tutorial.

    A game may have one (`Extras.guide`), with its own texts in `guide/`. It is loaded on demand.
    """

    options: O
    position: Any
    """The starting position, in the form the game's `arrange` takes."""
    learner: Seat = 0
    names: tuple[str, ...]
    """The names of the companions, in seat order."""
    company: Callable[[V, Sequence[E], Sequence[M]], M]
    """Chooses a companion's move from its view, the events it has seen and its offers."""
    steps: tuple[Step[V, M], ...]
    ending: str = "ending"
    """The message id of the closing sentence."""


AnyGuide: TypeAlias = Guide[Any, Any, Any, Any]


def fitting(guide: AnyGuide, view: object, offers: Sequence[Any]) -> tuple[int, ...]:
    """Returns the numbers of the steps that apply now."""
    return tuple(number for number, step in enumerate(guide.steps) if step.fits(view, offers))


def open_to_learner(guide: AnyGuide, view: object, offers: Sequence[Any]) -> tuple[Any, ...]:
    """Returns the offers that continue the lesson; all offers if no step asks for a move."""
    asking = [step.moves for step in guide.steps if step.moves is not None and step.fits(view, offers)]
    led = {move for moves in asking for move in moves(view, offers)}
    return tuple(move for move in offers if move in led) if asking else tuple(offers)


def best_of(guide: AnyGuide, view: object, offers: Sequence[Any]) -> Any:  # noqa: ANN401 - a move, or None
    """Returns the move to show to a learner who asks for help; None if no step asks for a move."""
    asking = (step.moves for step in guide.steps if step.moves is not None and step.fits(view, offers))
    return next((move for moves in asking for move in moves(view, offers)), None)
