"""The interface of a bot: it sees its seat's view and events, and picks one of the offers."""

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
    """A bot, which makes the decisions of one seat."""

    def choose(self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], rng: Rng) -> M:
        """Picks one of the offers, from the current view, the events seen so far, and random numbers."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that thinks for as long as its budget allows. Other bots answer immediately."""

    budget: Budget


AnyBot: TypeAlias = Bot[Any, Any, Any]
BotMaker: TypeAlias = Callable[[Any], AnyBot]
"""Makes a bot for a game. The argument is a `Game`; naming its type here would be a circular import."""
Thinker: TypeAlias = Callable[[Any, Budget], AnyBot]
"""Makes a bot for a game that thinks within a budget."""


class Judge(Protocol):
    """Evaluates moves and positions with the game's strongest bot."""

    perfect: float
    """The number of points that a reward of 1 means in a game played alone."""

    def candidates(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Sequence[Any]:  # noqa: ANN401
        """Returns the offers worth considering; empty if the choice makes no difference."""

    def follow(self, world: Any, seat: Seat, move: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        """Returns a value for each seat: how good this imagined state is for it after this move."""

    def stand(self, world: Any, luck: Rng) -> Sequence[float]:  # noqa: ANN401
        """Returns a value for each seat: how good this imagined state is for it."""


JudgeMaker: TypeAlias = Callable[[Any], Judge]
"""Makes a judge for a game, with an empty cache."""


class Reason(Value, frozen=True):
    """A bot's reason for a move: a message id of its game, and the ids of the things involved."""

    seat: Seat
    message: str
    about: dict[str, str]


Reasons: TypeAlias = Callable[[Mapping[Seat, str], Sequence[Any]], tuple[Reason, ...]]
"""Explains the decisions of bots, given their names by seat and the public events. It sees no secrets, so it
can't reveal any."""
