"""Does a figure that was read again and again grow? The slope of a line through it, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import stats

BLOCK: Final = 10
"""So many readings in a row are taken as one: their mean."""
FEWEST: Final = 4
"""Blocks, below which nothing can be said."""
SURE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Slope:
    """Per unit of time, with the interval in which it lies, 19 times out of 20."""

    value: float
    low: float
    high: float
    blocks: int


def slope(times: Sequence[float], readings: Sequence[float]) -> Slope:
    """By least squares through the means of blocks.

    What is read now resembles what was read a moment ago, so the readings say less than their number: the
    interval is wider by as much as neighbouring residuals resemble each other.
    """
    whole = len(readings) // BLOCK
    assert whole >= FEWEST, "too short a time to say anything"
    x, y = (np.reshape(each[: whole * BLOCK], (whole, BLOCK)).mean(axis=1) for each in (times, readings))
    line = stats.linregress(x, y)
    left = y - (line.intercept + line.slope * x)
    power = float(np.sum(left**2))
    likeness = max(0.0, float(np.sum(left[1:] * left[:-1])) / power) if power else 0.0
    wider = ((1 + likeness) / (1 - likeness)) ** 0.5 if likeness < 1 else float("inf")
    reach = float(stats.t.ppf((1 + SURE) / 2, len(x) - 2)) * float(line.stderr) * wider
    value = float(line.slope)
    return Slope(value, value - reach, value + reach, len(x))
