"""Functions that numba compiles when they are first called, and what they are made of.

A kernel works on flat vectors alone. What it was compiled to is kept beside its source, in `__pycache__`, so
one waits only the first time. numba forgets it when that one file changes, `forget_stale` when another does
on which it depends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Vector: TypeAlias = NDArray[np.int32]
"""A state, as one flat row of numbers."""
Chance: TypeAlias = NDArray[np.uint64]
"""Where random numbers come from: see `chance.py`."""

COMPILED = ("*.nbi", "*.nbc")


def kernel(rule: F) -> F:
    """This function, compiled."""
    return cast("F", njit(cache=True, error_model="numpy")(rule))


def loop(around: F) -> F:
    """A function around kernels that are handed in: numba can't keep what it was compiled to."""
    return cast("F", njit(error_model="numpy")(around))


@kernel
def fill(state: Vector, begin: int, end: int, value: int) -> None:
    """The same number at all these places. (Written out: a slice takes numba a second to compile.)"""
    for at in range(begin, end):
        state[at] = value


@kernel
def count_up(numbers: Vector, begin: int, count: int, first: int) -> int:
    """So many numbers, one after the other, from this place on; and which place comes next."""
    for step in range(count):
        numbers[begin + step] = first + step
    return begin + count


def forget_stale(home: Path, sources: Iterable[Path]) -> None:
    """Kernels build in numbers and kernels from other files: what is older than one of these is forgotten."""
    newest = max(source.stat().st_mtime for source in sources)
    for kind in COMPILED:
        for kept in (home / "__pycache__").glob(kind):
            with suppress(FileNotFoundError):  # several processes may begin at once: another one was quicker
                if kept.stat().st_mtime < newest:
                    kept.unlink()
