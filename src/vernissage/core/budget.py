"""A bot's limit for thinking: in milliseconds or iterations.

It is written after a bot's name as `NAME:BUDGET`: `200ms` is time, `500` is iterations. Iterations are
reproducible from the same seed on any machine; milliseconds are not.
"""

import re
from dataclasses import dataclass
from typing import Final

_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit on thinking. Exactly one of the two fields is set."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.iterations is None else str(self.iterations)


DEFAULT: Final = Budget(milliseconds=200)


def parse(text: str) -> Budget | None:
    """Parses `200ms` or `500`; returns None for anything else."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return None
    number = int(written[1])
    return Budget(milliseconds=number) if written[2] else Budget(iterations=number)
