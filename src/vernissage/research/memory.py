"""A player's memory of past events as features.

A view shows only the present; in a memory game the past has to be remembered. How much of it an agent gets is
a parameter, so that the value of memory can be studied:

    none          nothing
    window:8      the last eight events, newest first
    decaying:0.9  a sum over all events, each with 0.9 times the weight of the next one
    all           how often each thing happened, without decay and without order

The events are those that the seat has seen, in the form in which it has seen them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, log
from typing import Any, Final

import numpy as np

from vernissage.core.seats import Seat
from vernissage.core.spaces import Feature
from vernissage.research.layout import Array, Layout, Part

FAINT: Final = 0.001
"""Events with a decayed weight below this are left out."""


class UnknownMemoryError(ValueError):
    """Raised for an unknown kind of memory."""

    def __init__(self, said: str) -> None:
        super().__init__(f"no such memory: {said!r}; there are none, window:8, decaying:0.9, all")


class Memory:
    """Turns the events that a seat has seen into features, for one kind of memory."""

    def __init__(self, said: str, features: Sequence[Feature], players: int) -> None:
        self.said = said
        kind, _, amount = said.partition(":")
        self._window, self._fading = 0, 1.0
        try:
            if kind == "window" and int(amount) > 0:
                self._window = int(amount)
            elif kind == "decaying" and 0 < float(amount) < 1:
                self._fading = float(amount)
            elif said not in {"none", "all"}:
                raise UnknownMemoryError(said)
        except ValueError as error:
            raise UnknownMemoryError(said) from error
        self._layout = Layout(features, players)
        self.size = self._layout.size * (self._window or self.is_kept)
        self._vector = lru_cache(maxsize=4096)(self._made)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The layout of the features."""
        own = self._layout.parts
        if self._window:
            ago = range(1, self._window + 1)
            return tuple(Part(f"ago-{n}.{part.name}", part.labels, part.one_is) for n in ago for part in own)
        return tuple(Part(f"past.{part.name}", part.labels, part.one_is) for part in own if self.is_kept)

    @property
    def is_kept(self) -> bool:
        """Whether any event is remembered."""
        return self.said != "none"

    def written(self, seen: Sequence[Any], seat: Seat) -> Array:
        """Returns the features of the events this seat has seen."""
        out = np.zeros(self.size, np.float32)
        if self._window:
            width = self._layout.size
            for place, event in enumerate(reversed(seen[-self._window :])):
                out[place * width : (place + 1) * width] = self._vector(event, seat)
        elif self.said == "all":
            for event in seen:
                out += self._vector(event, seat)
            out /= out + 1
        elif self.is_kept:
            weight = 1 - self._fading
            for event in reversed(seen[-ceil(log(FAINT) / log(self._fading)) :]):
                out += weight * self._vector(event, seat)
                weight *= self._fading
        return out

    def _made(self, event: Any, seat: Seat) -> Array:  # noqa: ANN401 - an event of any game
        return self._layout.written(event, seat)
