"""Functions compiled by numba on their first call, and their types.

A kernel works on flat vectors only. The compiled code is cached in `__pycache__`, so only the first call is
slow. numba drops its cache when the kernel's file changes; `forget_stale` does so when a dependency changes.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Vector: TypeAlias = NDArray[np.int32]
"""A state as a flat vector of integers."""
Chance: TypeAlias = NDArray[np.uint64]
"""A source of random numbers; see `chance.py`."""

COMPILED = ("*.nbi", "*.nbc")


def kernel(rule: F) -> F:
    """Compiles a function and caches the result on disk."""
    return cast("F", njit(cache=True, error_model="numpy")(rule))


def loop(around: F) -> F:
    """Compiles a function that takes kernels as arguments. numba can't cache these."""
    return cast("F", njit(error_model="numpy")(around))


@kernel
def fill(state: Vector, begin: int, end: int, value: int) -> None:
    """Fills a range with one value. (A loop, because numba takes a second to compile a slice.)"""
    for at in range(begin, end):
        state[at] = value


@kernel
def count_up(numbers: Vector, begin: int, count: int, first: int) -> int:
    """Writes `count` ascending numbers from this index on, and returns the next index."""
    for step in range(count):
        numbers[begin + step] = first + step
    return begin + count


def forget_stale(home: Path, sources: Iterable[Path]) -> None:
    """Deletes compiled code older than any of these sources, because kernels inline code from other files."""
    newest = max(source.stat().st_mtime for source in sources)
    for kind in COMPILED:
        for kept in (home / "__pycache__").glob(kind):
            with suppress(FileNotFoundError):  # another process may have been faster
                if kept.stat().st_mtime < newest:
                    kept.unlink()
