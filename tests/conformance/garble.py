"""Garbled values: they have the right type, but one thing in them is changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.core.codec import convert
from vernissage.core.refusal import Refusal

WORDS = ("", "nonsense", "x" * 1000)
NUMBERS = (-1, 0, 1, 2, 3, 99, 10**12)


def garbled(value: Any, wanted: Any) -> Iterator[Any]:
    """Yields values of the wanted type that differ in one word, number or list."""
    for raw in _variants(msgspec.to_builtins(value)):
        changed = convert(raw, wanted)
        if not isinstance(changed, Refusal) and changed != value:
            yield changed


def _variants(raw: Any) -> Iterator[Any]:
    match raw:
        case dict():
            for key, part in raw.items():
                yield from ({**raw, key: other} for other in _variants(part))
        case list() | tuple():
            yield from _other_lists(list(raw))
            for place, part in enumerate(raw):
                yield from ([*raw[:place], other, *raw[place + 1 :]] for other in _variants(part))
        case bool():
            yield not raw
        case int():
            yield from (raw - 1, raw + 1, *NUMBERS)
        case str():
            yield from WORDS
    yield None


def _other_lists(things: list[Any]) -> Iterator[list[Any]]:
    """Yields the list reversed, empty, with one item twice, and without one item."""
    yield things[::-1]
    yield []
    for place in range(len(things)):
        yield [*things[: place + 1], *things[place:]]
        yield [*things[:place], *things[place + 1 :]]
