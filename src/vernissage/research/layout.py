"""Features as an array: which number stands where, what it is called, and how a view is written there."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vernissage.core.spaces import Bag, Choice, EachSeat, Feature, Look, Number, Numbers, Of, Row, Seats

Array: TypeAlias = NDArray[np.float32]
FLOAT: Final = 4
"""How many bytes a number has."""


Plain: TypeAlias = Number | Numbers | Choice | Bag | Row | Seats
NOTHING_YET: Final = object()
"""Unlike anything that can be read."""
NEVER: Final = NOTHING_YET, array("f")
Blank: TypeAlias = "array[float]"
"""What is written on: an `array`, which takes single numbers far more quickly than numpy does."""
Write: TypeAlias = Callable[[Blank, Any, int], None]
"""Writes what was read, where there were zeros; the number is the viewer's seat."""


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
        self._at_first = (NOTHING_YET,) * len(fields), _blank(self.size)
        self._last: dict[Hashable, tuple[tuple[Any, ...], Blank]] = {}

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
        for value, was, write in zip(values, before, self._writes, strict=True):
            if value is not was and value != was:
                write(out, value, viewer)
        for write in self._seats:
            write(out, thing, viewer)
        self._last[looker] = values, out
        return out


def _look(fields: Sequence[tuple[Look, Write]]) -> tuple[Callable[[Any], tuple[Any, ...]], list[Write]]:
    """Reads all these at once, and what writes each of them. Fields that are named are got together."""
    named = [(read, write) for read, write in fields if isinstance(read, str)]
    others = [(read, write) for read, write in fields if callable(read)]
    reads, writes = [read for read, _ in others], [write for _, write in named + others]
    if not named:
        return lambda thing: tuple([read(thing) for read in reads]), writes
    names = [read for read, _ in named]
    get = attrgetter(names[0], *names)  # the first one twice: of a single one there would be no tuple
    return lambda thing: (*get(thing)[1:], *[read(thing) for read in reads]), writes


def _field(feature: Plain, at: int, players: int) -> tuple[Look, Write]:
    """Where it looks, and what writes what follows from that, instead of what was there."""
    place, nothing = slice(at, at + _size(feature, players)), _blank(_size(feature, players))
    write_alone, read = _writer(feature, at, players), feature.read

    def write(out: Blank, value: Any, viewer: int) -> None:  # noqa: ANN401 - whatever the feature reads
        out[place] = nothing
        write_alone(out, value, viewer)

    def write_what_follows(out: Blank, value: Any, viewer: int) -> None:  # noqa: ANN401
        write(out, follows(value), viewer)

    if not isinstance(read, Of):
        return read, write
    follows = read.follows
    return read.look, write_what_follows


def _columns(feature: EachSeat, at: int, players: int) -> Iterator[tuple[Look, Write]]:
    """What is told of each seat, where it is read for all of them at once."""
    width = sum(_size(each, players) for each in feature.features)
    for each in feature.features:
        assert not isinstance(each, EachSeat)
        writes = [_field(replace(each, read=""), at + step * width, players)[1] for step in range(players)]
        yield _column(each.read, writes)
        at += _size(each, players)


def _column(read: Look | Of, writes: Sequence[Write]) -> tuple[Look, Write]:
    look, follows = (read.look, read.follows) if isinstance(read, Of) else (read, None)

    def write(out: Blank, values: Any, viewer: int) -> None:  # noqa: ANN401
        found = values if follows is None else follows(values)
        for write_one, value in zip(writes, (*found[viewer:], *found[:viewer]), strict=True):
            write_one(out, value, viewer)

    return look, write


def _blank(size: int) -> Blank:
    return array("f", bytes(FLOAT * size))


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


def _writer(feature: Plain, at: int, players: int) -> Write:
    match feature:
        case Number():
            return _number(feature, at)
        case Numbers():
            return _numbers(feature, at)
        case Choice():
            return _choice(feature, at)
        case Bag():
            return _set(feature, at) if feature.high == 1 else _bag(feature, at)
        case Row():
            return _row(feature, at)
        case Seats():
            return _seats(at, players)


def _number(feature: Number, at: int) -> Write:
    high = feature.high

    def write(out: Blank, value: Any, _viewer: int) -> None:  # noqa: ANN401 - whatever the feature reads
        if value:
            out[at] = value / high if value < high else 1.0

    return write


def _numbers(feature: Numbers, at: int) -> Write:
    high, places = feature.high, feature.places

    def write(out: Blank, values: Any, _viewer: int) -> None:  # noqa: ANN401
        for place, value in enumerate(values[:places], at):
            if value:
                out[place] = value / high if value < high else 1.0

    return write


def _choice(feature: Choice, at: int) -> Write:
    place_of = _places(feature.values, at)

    def write(out: Blank, value: Any, _viewer: int) -> None:  # noqa: ANN401
        place = place_of.get(value)
        if place is not None:
            out[place] = 1.0

    return write


def _set(feature: Bag, at: int) -> Write:
    """A bag that has nothing twice."""
    place_of = _places(feature.values, at)

    def write(out: Blank, values: Any, _viewer: int) -> None:  # noqa: ANN401
        for value in values or ():
            if value in place_of:
                out[place_of[value]] = 1.0

    return write


def _bag(feature: Bag, at: int) -> Write:
    one, place_of = 1 / feature.high, _places(feature.values, at)

    def write(out: Blank, values: Any, _viewer: int) -> None:  # noqa: ANN401
        for value in values or ():
            if value in place_of:
                out[place_of[value]] = min(1.0, out[place_of[value]] + one)

    return write


def _row(feature: Row, at: int) -> Write:
    width, shows = len(feature.values), feature.shows or (lambda thing: (thing,))
    number_of = _places(feature.values, 0)
    places = [slice(at + place * width, at + (place + 1) * width) for place in range(feature.places)]
    # What lies somewhere is looked up once; then it is known how it is written, at any place.
    known: dict[Any, Blank] = {None: _blank(width)}

    def write(out: Blank, row: Any, _viewer: int) -> None:  # noqa: ANN401
        for place, lies in zip(places, row or (), strict=False):
            if lies not in known:
                known[lies] = _blank(width)
                for each in shows(lies):
                    if each in number_of:
                        known[lies][number_of[each]] = 1.0
            out[place] = known[lies]

    return write


def _seats(at: int, players: int) -> Write:
    def write(out: Blank, found: Any, viewer: int) -> None:  # noqa: ANN401
        for seat in (found,) if isinstance(found, int) else found or ():
            if seat is not None:
                out[at + (seat - viewer) % players] = 1.0

    return write


def _each_seat(feature: EachSeat, read: Callable[[Any, int], Any], at: int, players: int) -> Write:
    """What is told of each seat, one after the other; this one reads for itself."""
    inside = Layout(feature.features, players)
    width = inside.size
    # Whoever looks, a seat is told alike, unless other seats are named: they are counted from the viewer.
    is_alike = not any(isinstance(each, Seats | EachSeat) for each in feature.features)
    last: dict[Hashable, tuple[Any, Blank]] = {}

    def write(out: Blank, thing: Any, viewer: int) -> None:  # noqa: ANN401
        for step in range(players):
            seat = (viewer + step) % players
            looker = seat if is_alike else (viewer, seat)
            own = read(thing, seat)
            known, block = last.get(looker, NEVER)
            if own is not known and own != known:
                block = inside.drawn(own, viewer, looker)
                last[looker] = own, block
            out[at + step * width : at + (step + 1) * width] = block

    return write


def _places(values: Sequence[Any], at: int) -> dict[Any, int]:
    return {value: at + number for number, value in enumerate(values)}
