"""Returns freed memory to the operating system."""

import ctypes
from contextlib import suppress


def give_back() -> None:
    """Returns free memory, if the C library can. By default the library keeps nearly all of it."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
