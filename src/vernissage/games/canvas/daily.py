"""The puzzle of the day: the same for everyone who plays it that day."""

from __future__ import annotations

from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas.scenarios import SCENARIOS
from vernissage.games.canvas.state import Options


def daily(date: str) -> Options:
    """CAN-6.3: how a day is played: without hints, so that points compare. Its seed is the house's."""
    rng = Rng(seed_from_text(date), "daily")
    return Options(players=1, solo="puzzle", scenario=rng.pick(tuple(SCENARIOS)), hints=0)
