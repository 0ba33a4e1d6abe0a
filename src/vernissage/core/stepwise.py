"""Long computations in small steps, so that a server can do other work in between."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Generator[None, None, T]
"""A generator that pauses after each step and returns the result at the end."""


def at_once(work: Work[T]) -> T:
    """Runs the computation to its end and returns the result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
