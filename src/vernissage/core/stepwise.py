"""Work in many steps, which leads to something in the end.

Whoever has nothing else to do does it at once; a house does some steps at a time, between other things.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Generator[None, None, T]
"""Stops after each step, and returns what it has led to."""


def at_once(work: Work[T]) -> T:
    """All of it, now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
