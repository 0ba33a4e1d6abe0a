"""The interface of a bot: it is told what its seat is told, and picks one of the offers."""

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
    """Makes the decisions of one seat."""

    def choose(self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], rng: Rng) -> M:
        """Picks one of the offers, from the current view, the events seen so far, and random numbers."""


@runtime_checkable
class Considerate(Protocol[V_contra, E_contra, M]):
    """A bot that may wait for people. Among bots alone `beside` is never called, so they never wait."""

    def beside(
        self, view: V_contra, memory: Sequence[E_contra], offers: Sequence[M], people: People, rng: Rng
    ) -> M | Waits:
        """Picks one of the offers, or waits for these people."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that thinks for as long as its budget allows. Other bots answer immediately."""

    budget: Budget


AnyBot: TypeAlias = Bot[Any, Any, Any]
BotMaker: TypeAlias = Callable[[AnyGame], AnyBot]
Thinker: TypeAlias = Callable[[AnyGame, Budget], AnyBot]
"""Makes a bot that thinks within a budget. A game's `bots.py` lists its bot makers by name in `BOTS`, its
thinkers in `THINKERS`."""


class Reason(Value, frozen=True):
    """Why a bot did something: a message id of its game, and the ids of the things involved."""

    seat: Seat
    message: str
    about: dict[str, str]


Reasons: TypeAlias = Callable[[Mapping[Seat, str], Sequence[Any]], tuple[Reason, ...]]
"""Explains the decisions of bots, given their names by seat and the public events, so that no secret slips
out. A game's `bots.py` may export one as `reasons`."""


class RandomBot:
    """Picks a random offer."""

    def choose(self, view: object, memory: Sequence[object], offers: Sequence[M], rng: Rng) -> M:  # noqa: ARG002
        return rng.pick(offers)
