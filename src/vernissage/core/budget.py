"""How long a bot may think: so many milliseconds, or so many iterations.

Written after a bot's name as `NAME:BUDGET`: `200ms` is time, `500` is iterations. Iterations repeat
exactly from the same seed, on any machine; milliseconds do not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")


@dataclass(frozen=True, slots=True)
class Budget:
    """One of the two is set."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.iterations is None else str(self.iterations)


DEFAULT: Final = Budget(milliseconds=200)


def parse(text: str) -> Budget | None:
    """`200ms` or `500` as a budget; None if it is neither."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return None
    number = int(written[1])
    return Budget(milliseconds=number) if written[2] else Budget(iterations=number)
