"""A sequence that grows, as a value: one more costs the same however long it is.

A tuple would be copied with every input of a match. Here all that come from one another share a list, of
which each knows how much is its own; whoever goes on from an earlier one gets a list of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """Equal to any sequence of the same things."""

    __slots__ = ("_length", "_shared")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._shared: list[T] = list(things)
        self._length = len(self._shared)

    def then(self, thing: T) -> Growing[T]:
        """This and one more."""
        longer: Growing[T] = Growing.__new__(Growing)
        is_newest = len(self._shared) == self._length
        longer._shared = self._shared if is_newest else self._shared[: self._length]
        longer._shared.append(thing)
        longer._length = self._length + 1
        return longer

    def without(self, number: int, instead: T) -> Growing[T]:
        """This, but something else in one place."""
        return Growing((*self[:number], instead, *self[number + 1 :]))

    def below(self: Growing[int], limit: int) -> int:
        """How many are less than this, where they lie in their order."""
        return bisect_left(self._shared, limit, 0, self._length)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._shared, self._length)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(map(self._shared.__getitem__, range(*at.indices(self._length))))
        return self._shared[at if 0 <= at < self._length else range(self._length)[at]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # long, and never looked up

    def __repr__(self) -> str:
        return f"Growing({list(self)!r})"
