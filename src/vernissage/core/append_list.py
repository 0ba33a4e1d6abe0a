"""An immutable list whose `then` appends in constant time.

A tuple would be copied with every input of a match. Versions of an `AppendList` share one Python list, and
each knows its own length. Appending to an older version copies the list first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class AppendList(Sequence[T]):
    """An immutable sequence, equal to any sequence with the same items."""

    __slots__ = ("_length", "_shared")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._shared: list[T] = list(things)
        self._length = len(self._shared)

    def then(self, thing: T) -> AppendList[T]:
        """Returns a list with one more item."""
        longer: AppendList[T] = AppendList.__new__(AppendList)
        is_newest = len(self._shared) == self._length
        longer._shared = self._shared if is_newest else self._shared[: self._length]
        longer._shared.append(thing)
        longer._length = self._length + 1
        return longer

    def without(self, number: int, instead: T) -> AppendList[T]:
        """Returns a copy in which the item at one index is replaced."""
        return AppendList((*self[:number], instead, *self[number + 1 :]))

    def below(self: AppendList[int], limit: int) -> int:
        """Returns how many items are less than the limit. The items must be sorted."""
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

    __hash__ = None  # type: ignore[assignment]  # can be long, and is never used as a key

    def __repr__(self) -> str:
        return f"AppendList({list(self)!r})"
