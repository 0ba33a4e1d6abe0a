"""Any game as a Gymnasium environment: the agent has one seat, and bots have the others, if there are any.

    env = Solo("name of a game", players=1)
    env = Solo("name of a game", players=4, seat=2, others="greedy")
    env = gymnasium.make("vernissage/name-of-a-game-v1", players=4)

A move that is not offered is ignored, and the info says `refused`. So an agent that does not use its mask can
play, if badly.
"""

from collections import Counter
from typing import Any

import gymnasium
from gymnasium import spaces

from vernissage import catalog
from vernissage.bots.arena import PATIENCE
from vernissage.core.bot import AnyBot
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import Seat
from vernissage.research.aec import Observation, observation_space, rendered
from vernissage.research.play import Deals, NotOfferedError, Play
from vernissage.research.setup import CannotBeSetUpError, Reward, Setup


class Solo(gymnasium.Env[Observation, int]):
    """A Gymnasium environment. An observation is a feature vector and an `action_mask`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium's convention
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        *,
        seat: Seat = 0,
        others: str = "random",
        memory: str = "none",
        reward: Reward = "final",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 - the game's options
    ) -> None:
        """Takes a game, the agent's seat and the bot for the others. With a limit, episodes are truncated."""
        self.setup = Setup(name, memory=memory, reward=reward, **options)
        if not 0 <= seat < self.setup.players:
            message = f"there is no seat {seat} among {self.setup.players}"
            raise CannotBeSetUpError(message)
        self.seat, self.limit, self.render_mode = seat, limit, render_mode
        self.others = others
        if isinstance(catalog.bot(name, others), Refusal):
            message = f"there is no bot {others!r}; there are {', '.join(catalog.company(name).names)}"
            raise CannotBeSetUpError(message)
        self._deals = Deals()
        self.observation_space = observation_space(self.setup)
        self.action_space = spaces.Discrete(self.setup.actions)  # type: ignore[assignment]  # ints, as numpy has them

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a new deal. A seed starts a reproducible sequence of games."""
        super().reset(seed=seed, options=options)
        make = catalog.entrant(self.setup.name, self.others).make
        self.play = Play(self.setup, self._deals.next(seed), remembers=self.setup.players > 1)
        self._thinking = offspring(self.play.seed, "thinking")
        self._bots: list[AnyBot] = [make(self.setup.game) for _ in range(self.setup.players)]
        self._been: Counter[Any] = Counter()
        self._tried = 0
        self._others_move()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes the agent's move, and then the bots' moves until it is the agent's turn again."""
        info: dict[str, Any] = {}
        reward = 0.0
        self._tried += 1
        try:
            reward = self.play.make(self.seat, int(action))[self.seat]
        except NotOfferedError:
            info["refused"] = True
        else:
            reward += self._others_move()
        over = self.play.is_over
        if over:
            outcome = self.setup.game.outcome(self.play.state)
            assert outcome is not None
            info["score"] = outcome.scores[self.seat]
        cut = not over and self.limit is not None and self._tried >= self.limit
        return self._observation(), reward, over, cut, info

    def render(self) -> str | None:
        """Returns the public view as JSON; None without a render mode."""
        return None if self.render_mode is None else rendered(self.play)

    def _observation(self) -> Observation:
        return {
            "observation": self.play.observation(self.seat),
            "action_mask": self.setup.mask(() if self.play.is_over else self.play.offered(self.seat)),
        }

    def _others_move(self) -> float:
        """Plays the bots' moves until the agent's turn or the end; returns the agent's reward."""
        reward = 0.0
        while (owing := self.play.owing) and self.seat not in owing:
            play = self.play
            rng = Rng(self._thinking, "turns", play.moves)
            seat = rng.pick(owing)
            reward += play.do(seat, self._choice(seat, rng.named(f"bot:{seat}")))[self.seat]
        return reward

    def _choice(self, seat: Seat, rng: Rng) -> Any:  # noqa: ANN401 - a move of any game
        """Returns the bot's move; if positions recur too often, the time-out's move, as in the arena."""
        game, play = self.setup.game, self.play
        self._been[play.state] += 1
        if self._been[play.state] > PATIENCE:
            return game.lapse(play.state, seat)
        offers = game.offers(play.state, seat)
        return self._bots[seat].choose(play.view(seat), play.seen[seat], offers, rng)


def _register() -> None:
    """Registers every game under its name and the version of its action numbers."""
    for name in catalog.names(with_templates=True):
        numbers = catalog.extras(name).spaces()
        gymnasium.register(
            f"vernissage/{name}-v{0 if numbers is None else numbers.version}",
            entry_point="vernissage.research.solo:Solo",
            kwargs={"name": name},
        )


_register()
