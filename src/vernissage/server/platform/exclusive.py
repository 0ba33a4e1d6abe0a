"""A decorator for functions that only one thread of the process runs at a time."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def exclusive(work: Callable[P, T]) -> Callable[P, T]:
    """Makes a function exclusive: only one thread at a time runs it, and others wait."""
    lock = Lock()

    @wraps(work)
    def alone(*args: P.args, **kwargs: P.kwargs) -> T:
        with lock:
            return work(*args, **kwargs)

    return alone
