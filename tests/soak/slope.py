"""Tests whether a series of readings grows: a regression slope with its confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import stats

BLOCK: Final = 10
"""How many consecutive readings are averaged."""
FEWEST: Final = 4
"""The minimum number of blocks."""
SURE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Slope:
    """The slope per unit of time, with its 95% confidence interval."""

    value: float
    low: float
    high: float
    blocks: int


def slope(times: Sequence[float], readings: Sequence[float]) -> Slope:
    """Computes least squares through the means of blocks.

    Consecutive readings are correlated, so they carry less information than their number suggests: the
    interval is widened by the autocorrelation of the residuals.
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
