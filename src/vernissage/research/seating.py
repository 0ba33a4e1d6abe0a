"""A table of a task: the seating of each game, and the agent's results."""

from typing import NamedTuple

from vernissage import catalog
from vernissage.bots.arena import Entrant, Fixture, play
from vernissage.core.bot import BotMaker
from vernissage.core.seats import PerSeat
from vernissage.research.setup import Setup
from vernissage.research.task import AGENT, Company, Measure


class Result(NamedTuple):
    """A game's result for one seat. `won` is a share of 1 if several players win against others."""

    score: int
    won: float

    def of(self, measure: Measure) -> float:
        return self.score if measure == "score" else self.won


class Table:
    """One company of players, with the seed of all its deals."""

    def __init__(self, setup: Setup, company: Company, seed: bytes) -> None:
        self._setup, self._company, self._seed = setup, company, seed
        names = tuple(dict.fromkeys(bot for bot in company.seats if bot != AGENT))
        self._known = (AGENT, *names)
        self._others = [catalog.entrant(setup.name, bot) for bot in names]

    def play(self, agent: BotMaker, number: int) -> list[Result]:
        """Plays the game with this number; returns the result of each of the agent's seats.

        Each deal is played as often as there are seats, with a rotated seating.
        """
        lineup = self._lineup(number)
        fixture = Fixture(number, number // len(lineup), lineup)
        entrants = [Entrant(AGENT, agent), *self._others]
        outcome = play(self._setup.game, self._setup.options, entrants, fixture, self._seed).outcome
        wins = self._setup.returns(outcome)
        return [Result(outcome.scores[seat], wins[seat]) for seat, at in enumerate(lineup) if at == 0]

    def _lineup(self, number: int) -> PerSeat[int]:
        """Returns the entrant on each seat; the agent is number 0. The line-up rotates from game to game."""
        seats = self._company.seats
        return tuple(self._known.index(seats[(seat + number) % len(seats)]) for seat in range(len(seats)))
