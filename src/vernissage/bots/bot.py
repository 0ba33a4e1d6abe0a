"""What a bot is: someone who is told what a seat is told, and picks one of the offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from vernissage.bots.budget import Budget
from vernissage.core.company import People, Waits
from vernissage.core.game import AnyGame
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
class Considerate(Protocol[V_contra, E_contra, M]):
    """A bot that behaves otherwise beside people. Among bots alone it is never asked, so they never wait."""

    def beside(
        self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], people: People, rng: Rng
    ) -> M | Waits:
        """One of the offers, or the wish to wait for these people."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that thinks as long as its budget allows. Others answer in a blink, and need not wait for it."""

    budget: Budget


AnyBot: TypeAlias = Bot[Any, Any, Any]
BotMaker: TypeAlias = Callable[[AnyGame], AnyBot]
Thinker: TypeAlias = Callable[[AnyGame, Budget], AnyBot]
"""Makes a bot that thinks as long as it is allowed to. A game's `bots.py` lists its makers by name in `BOTS`,
its thinkers in `THINKERS`."""


class Reason(Value, frozen=True):
    """Why a bot did something: a message of its game, and the ids of the things that it is about."""

    seat: Seat
    message: str
    about: dict[str, str]


Reasons: TypeAlias = Callable[[Mapping[Seat, str], Sequence[Any]], tuple[Reason, ...]]
"""What bots, named by seat, have to say about what everyone has seen happen: so nothing slips out that is not
open yet. A game's `bots.py` may have one, as `reasons`."""


class RandomBot:
    """Any offer is as good as another."""

    def choose(self, view: object, memory: Sequence[object], offers: Sequence[M], rng: Rng) -> M:  # noqa: ARG002
        return rng.pick(offers)
