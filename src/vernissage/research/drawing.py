"""Encoders: functions that turn a feature's value into numbers, one for each kind of feature."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from vernissage.core.spaces import Bag, Choice, Number, Numbers, Row, Seats

Plain: TypeAlias = Number | Numbers | Choice | Bag | Row | Seats
Blank: TypeAlias = "array[float]"
"""A buffer of floats. Writing single numbers is much faster in an `array` than in numpy."""
Draw: TypeAlias = Callable[[Any], Blank]
"""Encodes a value. The result may be cached, so it must not be modified."""
FLOAT: Final = 4
"""The size of a float in bytes."""
MOST_KNOWN: Final = 4096
"""The number of encoded values to cache."""


def blank(size: int) -> Blank:
    """Returns a buffer of this many zeros."""
    return array("f", bytes(FLOAT * size))


def draws(feature: Plain, players: int) -> list[Draw]:
    """Returns the encoder for the viewer at each seat. They differ only for features about seats."""
    if isinstance(feature, Seats):
        return [_seats(viewer, players) for viewer in range(players)]
    return [_draw(feature)] * players


def _draw(feature: Number | Numbers | Choice | Bag | Row) -> Draw:
    match feature:
        case Number():
            alone = _numbers(Numbers(feature.name, 1, feature.high, feature.read))
            return _Known(lambda value: alone((value,))).__getitem__
        case Numbers():
            return _numbers(feature)
        case Choice():
            return _choice(feature)
        case Bag():
            return _set(feature) if feature.high == 1 else _bag(feature)
        case Row():
            return _row(feature)


class _Known(dict[Any, Blank]):
    """A cache of encoded values, filled on first use."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def __missing__(self, value: Any) -> Blank:  # noqa: ANN401 - whatever the feature reads
        if len(self) == MOST_KNOWN:
            self.clear()
        drawn = self[value] = self._draw(value)
        return drawn


def _numbers(feature: Numbers) -> Draw:
    places, high, nothing = feature.places, feature.high, blank(feature.places)

    def draw(values: Sequence[Any]) -> Blank:
        shares = [(value / high if value < high else 1.0) if value else 0.0 for value in values[:places]]
        return array("f", shares) + nothing[len(shares) :]

    return draw


def _choice(feature: Choice) -> Draw:
    one = _set(Bag(feature.name, feature.values, ""))
    return _Known(lambda value: one((value,))).__getitem__


def _set(feature: Bag) -> Draw:
    """Encodes a bag in which each value counts once."""
    place_of, nothing = _places(feature.values), blank(len(feature.values))

    def draw(values: Any) -> Blank:  # noqa: ANN401
        drawn = nothing[:]
        for value in values or ():
            if value in place_of:
                drawn[place_of[value]] = 1.0
        return drawn

    return draw


def _bag(feature: Bag) -> Draw:
    place_of, nothing, one = _places(feature.values), blank(len(feature.values)), 1 / feature.high

    def draw(values: Any) -> Blank:  # noqa: ANN401
        drawn = nothing[:]
        for value in values or ():
            if value in place_of:
                drawn[place_of[value]] = min(1.0, drawn[place_of[value]] + one)
        return drawn

    return draw


def _row(feature: Row) -> Draw:
    """Encodes a row item by item, caching the encoding of each item."""
    one = _set(Bag(feature.name, feature.values, ""))
    shows, places = feature.shows or (lambda thing: (thing,)), feature.places
    known = _Known(lambda lies: one(() if lies is None else shows(lies)))
    nothing = blank(places * len(feature.values))

    def draw(row: Any) -> Blank:  # noqa: ANN401
        drawn = array("f")
        for lies in (row or ())[:places]:
            drawn += known[lies]
        return drawn + nothing[len(drawn) :]

    return draw


def _seats(viewer: int, players: int) -> Draw:
    nothing = blank(players)

    def draw(found: Any) -> Blank:  # noqa: ANN401
        drawn = nothing[:]
        for seat in (found,) if isinstance(found, int) else found or ():
            if seat is not None:
                drawn[(seat - viewer) % players] = 1.0
        return drawn

    return draw


def _places(values: Sequence[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values)}
