"""Features as an array: which number stands where, what it is called, and how a view is written there."""

from __future__ import annotations

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
"""Unlike anything that can be read."""
Write: TypeAlias = Callable[[Blank, Any, int], None]
"""Writes what was read instead of what was there; the number is the viewer's seat."""
Last: TypeAlias = list[tuple[Any, Draw | None, T]]
"""What was drawn last, how, and what it came to: one thing, so that it changes at once."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers that belong together: their name, the name of each of them, and what 1 stands for."""

    name: str
    labels: tuple[str, ...]
    one_is: float = 1


class Layout:
    """Where every feature stands, for so many players.

    From one look to the next most things stay as they are: what a viewer saw last is kept, and only what
    reads otherwise now is written anew. What is kept never changes, so that several may look at one time.
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
        """The name of every number, in order."""
        return tuple(f"{part.name}{label}" for part in self.parts for label in part.labels)

    def written(self, thing: object, viewer: int) -> Array:
        """What the features read of this thing."""
        return np.frombuffer(self.drawn(thing, viewer, viewer)[:], np.float32)

    def drawn(self, thing: object, viewer: int, looker: Hashable) -> Blank:
        """The same, as it is kept for whoever looks: it is not to be written on."""
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
    """Reads all these at once, and what writes each of them. Named fields of one part are got together."""
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
    """Gets these fields, always as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: (getattr(thing, names[0]),)


def _field(feature: Plain, at: int, players: int) -> tuple[Look, Write]:
    """Where it looks, and what writes what follows from that, instead of what was there."""
    place = slice(at, at + _size(feature, players))
    look, follows = _split(feature.read)
    by_viewer = draws(feature, players)
    # Most is the same for all who look at a table: what was drawn for one is there for the next.
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
    """Where it looks, and what follows from what is there, if that is not the same."""
    return (read.look, read.follows) if isinstance(read, Of) else (read, None)


def _columns(feature: EachSeat, at: int, players: int) -> Iterator[tuple[Look, Write]]:
    """What is told of each seat, where it is read for all of them at once."""
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
    """What is told of each seat, one after the other; this one reads for itself."""
    inside = Layout(feature.features, players)
    width = inside.size
    places = [slice(at + step * width, at + (step + 1) * width) for step in range(players)]
    # Whoever looks, a seat is told alike, unless other seats are named: they are counted from the viewer.
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
