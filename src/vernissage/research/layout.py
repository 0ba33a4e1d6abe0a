"""Feature vectors: the place and name of each number, and the encoding of a view."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vernissage.core.spaces import Bag, Choice, EachSeat, Feature, Look, Number, Numbers, Of, Read, Row, Seats
from vernissage.research.drawing import Blank, Draw, Plain, blank, draws

T = TypeVar("T")

Array: TypeAlias = NDArray[np.float32]
NOTHING_YET: Final = object()
"""A sentinel, unequal to any value that can be read."""
Write: TypeAlias = Callable[[Blank, Any, int], None]
"""Encodes a value into the buffer, for the viewer at this seat."""
Last: TypeAlias = list[tuple[Any, Draw | None, T]]
"""A one-item cache: the last value, its encoder, and the result. One tuple, so that updates are atomic."""


@dataclass(frozen=True, slots=True)
class Part:
    """A group of numbers: its name, the label of each number, and the value that 1 stands for."""

    name: str
    labels: tuple[str, ...]
    one_is: float = 1


class Layout:
    """The position of every feature in the vector, for this number of players.

    Most of a view stays the same from one call to the next. The vector last written for a viewer is cached,
    and only changed values are encoded again. Cached values are never modified, so that threads may share
    them.
    """

    def __init__(self, features: Sequence[Feature], players: int) -> None:
        self.players = players
        self.parts = tuple(part for feature in features for part in _parts(feature, players))
        self.size = sum(len(part.labels) for part in self.parts)
        fields: list[tuple[Look, Write]] = []
        self._seats: list[Write] = []
        at = 0
        for feature in features:
            if not isinstance(feature, EachSeat):
                fields.append(_field(feature, at, players))
            elif feature.read is None:
                fields += _columns(feature, at, players)
            else:
                self._seats.append(_each_seat(feature, feature.read, at, players))
            at += _size(feature, players)
        self._look, self._writes = _look(fields)
        self._numbers = range(len(fields))
        self._at_first = [NOTHING_YET] * len(fields), blank(self.size)
        self._last: dict[Hashable, tuple[list[Any], Blank]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Returns the name of every number, in order."""
        return tuple(f"{part.name}{label}" for part in self.parts for label in part.labels)

    def written(self, thing: object, viewer: int) -> Array:
        """Returns the feature vector of a view or an event."""
        return np.frombuffer(self.drawn(thing, viewer, viewer)[:], np.float32)

    def drawn(self, thing: object, viewer: int, looker: Hashable) -> Blank:
        """Returns the vector as a cached buffer, which must not be modified. `looker` is the cache key."""
        before, drawn = self._last.get(looker, self._at_first)
        values = self._look(thing)
        out = drawn[:]
        for number in compress(self._numbers, map(is_not, values, before)):
            value = values[number]
            if value != before[number]:
                self._writes[number](out, value, viewer)
        for write in self._seats:
            write(out, thing, viewer)
        self._last[looker] = values, out
        return out


def _look(fields: Sequence[tuple[Look, Write]]) -> tuple[Callable[[Any], list[Any]], list[Write]]:
    """Returns a function that reads all fields at once, and the writer of each field.

    Fields of the same part of the view are read together.
    """
    named: dict[str, list[tuple[str, Write]]] = {}
    for read, write in fields:
        if isinstance(read, str):
            part, _, field = read.rpartition(".")
            named.setdefault(part, []).append((field, write))
    parts = [
        (attrgetter(part) if part else None, _getter([field for field, _ in named[part]])) for part in named
    ]
    reads = [read for read, _ in fields if callable(read)]
    writes = [write for part in named.values() for _, write in part]
    writes += [write for read, write in fields if callable(read)]

    def look(thing: Any) -> list[Any]:  # noqa: ANN401 - whatever the features are about
        found: list[Any] = []
        for part_of, get in parts:
            found += get(thing if part_of is None else part_of(thing))
        for read in reads:
            found.append(read(thing))
        return found

    return look, writes


def _getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Returns a function that reads these fields as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: (getattr(thing, names[0]),)


def _field(feature: Plain, at: int, players: int) -> tuple[Look, Write]:
    """Returns a feature's reader, and the function that encodes its value at index `at`."""
    place = slice(at, at + _size(feature, players))
    look, follows = _split(feature.read)
    by_viewer = draws(feature, players)
    # Most values are the same for all viewers, so the last encoding is reused between them.
    last: Last[Blank] = [(NOTHING_YET, None, blank(0))]

    def write(out: Blank, value: Any, viewer: int) -> None:  # noqa: ANN401 - whatever the feature reads
        draw = by_viewer[viewer]
        known, drawn_by, drawn = last[0]
        if draw is not drawn_by or (value is not known and value != known):
            drawn = draw(value if follows is None else follows(value))
            last[0] = value, draw, drawn
        out[place] = drawn

    return look, write


def _split(read: Read) -> tuple[Look, Callable[[Any], Any] | None]:
    """Splits a reader into the field to read and the function to apply; None if there is no function."""
    return (read.look, read.follows) if isinstance(read, Of) else (read, None)


def _columns(feature: EachSeat, at: int, players: int) -> Iterator[tuple[Look, Write]]:
    """Yields readers and writers for features that read one sequence for all seats."""
    width = sum(_size(each, players) for each in feature.features)
    for each in feature.features:
        assert not isinstance(each, EachSeat)
        size = _size(each, players)
        yield _column(each, [slice(start, start + size) for start in range(at, at + players * width, width)])
        at += size


def _column(feature: Plain, places: Sequence[slice]) -> tuple[Look, Write]:
    look, follows = _split(feature.read)
    by_viewer = draws(feature, len(places))
    last: Last[list[Blank]] = [(NOTHING_YET, None, [])]

    def write(out: Blank, values: Any, viewer: int) -> None:  # noqa: ANN401
        draw = by_viewer[viewer]
        known, drawn_by, drawn = last[0]
        if draw is not drawn_by or (values is not known and values != known):
            drawn = [*map(draw, values if follows is None else follows(values))]
            last[0] = values, draw, drawn
        for place, one in zip(places, drawn[viewer:] + drawn[:viewer], strict=True):
            out[place] = one

    return look, write


def _size(feature: Feature, players: int) -> int:
    return sum(len(part.labels) for part in _parts(feature, players))


def _parts(feature: Feature, players: int, under: str = "") -> Iterator[Part]:  # noqa: C901 - kind by kind
    name = f"{under}{feature.name}".rstrip(".")
    match feature:
        case Number():
            yield Part(name, ("",), feature.high)
        case Numbers():
            yield Part(name, tuple(f".{place}" for place in range(feature.places)), feature.high)
        case Choice():
            yield Part(name, tuple(f"={value}" for value in feature.values))
        case Bag():
            yield Part(name, tuple(f":{value}" for value in feature.values), feature.high)
        case Row():
            for place in range(feature.places):
                yield Part(f"{name}.{place}", tuple(f"={value}" for value in feature.values))
        case Seats():
            yield Part(name, tuple(f"=seat+{step}" for step in range(players)))
        case EachSeat():
            for step in range(players):
                for each in feature.features:
                    yield from _parts(each, players, f"{name}+{step}.")


def _each_seat(feature: EachSeat, read: Callable[[Any, int], Any], at: int, players: int) -> Write:
    """Returns a writer that reads and encodes each seat in turn."""
    inside = Layout(feature.features, players)
    width = inside.size
    places = [slice(at + step * width, at + (step + 1) * width) for step in range(players)]
    # A seat is encoded alike for all viewers, unless it has other seats: they are counted from the viewer.
    is_alike = not any(isinstance(each, Seats | EachSeat) for each in feature.features)
    never = NOTHING_YET, blank(0)
    last: dict[Hashable, tuple[Any, Blank]] = {}

    def write(out: Blank, thing: Any, viewer: int) -> None:  # noqa: ANN401
        seat = viewer
        for place in places:
            looker = seat if is_alike else (viewer, seat)
            own = read(thing, seat)
            known, block = last.get(looker, never)
            if own is not known and own != known:
                block = inside.drawn(own, viewer, looker)
                last[looker] = own, block
            out[place] = block
            seat = (seat + 1) % players

    return write
