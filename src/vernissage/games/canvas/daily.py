"""The puzzle of the day: everyone who plays it on one date, alone, has the same deal."""

from typing import Final

from vernissage.core.daily import Daily
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.canvas.moves import Move
from vernissage.games.canvas.scenarios import SCENARIOS
from vernissage.games.canvas.solver.within import within
from vernissage.games.canvas.state import Options, State


def options(date: str) -> Options:
    """CAN-6.3: the options for a date: no hints, so that scores compare. The server chooses the seed."""
    rng = Rng(seed_from_text(date), "daily")
    return Options(players=1, solo="puzzle", scenario=rng.pick(tuple(SCENARIOS)), hints=0)


DAILY: Final[Daily[State, Move, Options]] = Daily(options, minutes=5, within=within)
