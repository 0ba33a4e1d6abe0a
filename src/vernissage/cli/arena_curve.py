"""One bot at several strengths, `NAME:10 NAME:30 NAME:50`: win rate as a function of strength."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import log
from typing import Final

from vernissage.bots.arena import Scoreboard, Tally

FEWEST: Final = 3
"""The minimum number of points for a curve."""
WIDE: Final = 20
"""If the largest number is this many times the smallest, the scale is logarithmic."""

_WRITTEN: Final = re.compile(r"([^:]+):([0-9]+)(ms)?")


@dataclass(frozen=True, slots=True)
class Curve:
    """A bot's results by the number after its name, smallest first."""

    bot: str
    unit: str
    numbers: tuple[int, ...]
    tallies: tuple[Tally, ...]

    @property
    def is_wide(self) -> bool:
        return self.numbers[-1] >= WIDE * self.numbers[0]

    @property
    def places(self) -> list[float]:
        """The position of each number between the smallest (0) and the largest (1)."""
        along = [log(number) if self.is_wide else number for number in self.numbers]
        return [(each - along[0]) / (along[-1] - along[0]) for each in along]

    @property
    def label(self) -> str:
        """The label of the axis: the bot's name and the unit, such as `search:Nms`."""
        return f"{self.bot}:N{self.unit}"


def curve_of(board: Scoreboard) -> Curve | None:
    """Returns the curve if all entrants are one bot at different strengths, otherwise None."""
    written = [_WRITTEN.fullmatch(name) for name in board.names]
    told = [found.groups(default="") for found in written if found]
    families = {(bot, unit) for bot, _, unit in told}
    if len(told) < max(FEWEST, len(board.names)) or len(families) > 1:
        return None
    order = sorted(range(len(told)), key=lambda place: int(told[place][1]))
    (bot, unit) = families.pop()
    numbers = tuple(int(told[place][1]) for place in order)
    return Curve(bot, unit, numbers, tuple(board.tallies[place] for place in order))


def spelt_out(bots: Sequence[str]) -> list[str]:
    """Expands each `NAME:10,30,50` to `NAME:10`, `NAME:30` and `NAME:50`."""
    return list(chain.from_iterable(map(_spelt_out, bots)))


def _spelt_out(bot: str) -> list[str]:
    name, colon, numbers = bot.partition(":")
    return [f"{name}{colon}{number}" for number in numbers.split(",")]
