"""What a bot is: someone who is told what a seat is told, and picks one of the offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from vernissage.core.budget import Budget
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat
from vernissage.core.value import Value, ViewValue

V_contra = TypeVar("V_contra", bound=ViewValue, contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V_contra, E_contra, M]):
    """Answers one question of one seat."""

    def choose(self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], rng: Rng) -> M:
        """One of the offers, from what the seat sees now, what it has seen happen, and chance."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that thinks as long as its budget allows. Others answer in a blink, and need not wait for it."""

    budget: Budget


AnyBot: TypeAlias = Bot[Any, Any, Any]
BotMaker: TypeAlias = Callable[[Any], AnyBot]
"""Makes a bot for a game. The argument is a `Game`; it has bots itself, so its type is not known here."""
Thinker: TypeAlias = Callable[[Any, Budget], AnyBot]
"""Makes a bot for a game that thinks as long as it is allowed to."""


class Judge(Protocol):
    """The strongest bot, asked what it thinks."""

    perfect: float
    """What a reward of 1 means in points, for one who plays alone."""

    def candidates(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Sequence[Any]:  # noqa: ANN401
        """The offers worth thinking about; none where nothing hangs on it."""

    def follow(self, world: Any, seat: Seat, move: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        """How each seat stands in this future, if this seat makes this move now."""

    def stand(self, world: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        """How each seat stands in this future as it is."""


JudgeMaker: TypeAlias = Callable[[Any], Judge]
"""Makes a judge for a game, with nothing thought of yet."""


class Reason(Value, frozen=True):
    """Why a bot did something: a message of its game, and the ids of the things that it is about."""

    seat: Seat
    message: str
    about: dict[str, str]


Reasons: TypeAlias = Callable[[Mapping[Seat, str], Sequence[Any]], tuple[Reason, ...]]
"""What bots, named by seat, have to say about what everyone has seen happen: so nothing slips out that is not
open yet."""
