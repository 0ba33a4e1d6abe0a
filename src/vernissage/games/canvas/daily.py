"""The puzzle of the day: the same for everyone who plays it that day, alone."""

from __future__ import annotations

from typing import Final

from vernissage.core.daily import Daily
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas.moves import Move
from vernissage.games.canvas.scenarios import SCENARIOS
from vernissage.games.canvas.solver import within
from vernissage.games.canvas.state import Options, State


def options(date: str) -> Options:
    """CAN-6.3: how a day is played: without hints, so that points compare. Its seed is the house's."""
    rng = Rng(seed_from_text(date), "daily")
    return Options(players=1, solo="puzzle", scenario=rng.pick(tuple(SCENARIOS)), hints=0)


DAILY: Final[Daily[State, Move, Options]] = Daily(options, within=within)
