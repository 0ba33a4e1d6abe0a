"""Any game as a PettingZoo environment in which one seat acts after the other.

    env = AEC("name of a game", players=4, memory="window:8")

Whoever owes a decision is asked. Where several do at once, the lowest seat comes first, or any of them with
`order="random"`; what they choose secretly stays hidden from the others all the same. A seat that
owes nothing and might still do something is not asked: this model of the library's has no place for that.
`Parallel` has one.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from vernissage.core.codec import encode
from vernissage.core.rng import Rng
from vernissage.core.seats import PUBLIC, Seat
from vernissage.research.play import AGENT, Deals, Play
from vernissage.research.setup import Reward, Setup

Order: TypeAlias = Literal["first", "random"]
Observation: TypeAlias = dict[str, Any]


class AEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `seat_0` and so on; each observes numbers and which moves it may make."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "vernissage_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        name: str,
        *,
        memory: str = "none",
        reward: Reward = "final",
        order: Order = "first",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 - the game's own
    ) -> None:
        """A game by name. With a limit, it is cut off after so many moves."""
        super().__init__()
        self.setup = Setup(name, memory=memory, reward=reward, **options)
        self.order, self.limit, self.render_mode = order, limit, render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(self.setup.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals()
        self._unpaid = dict.fromkeys(self.possible_agents, 0.0)
        self.observation_spaces = {agent: observation_space(self.setup) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setup.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new deal. The same seed deals the same games, one after the other."""
        self.play = Play(self.setup, self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent knows. Only the one that is asked has moves to choose from."""
        seat = self._seat_of[agent]
        asked = agent == self.agent_selection and not self._is_done(agent)
        mask = self.play.mask(seat) if asked else np.zeros(self.setup.actions, np.int8)
        return {"observation": self.play.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent that is asked makes a move; `None` from one for whom it is over."""
        agent = self.agent_selection
        if self._is_done(agent):
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        brought = self.play.make(self._seat_of[agent], int(action))
        is_paid = any(brought)
        self.rewards = (
            dict(zip(self.possible_agents, brought, strict=True)) if is_paid else self._unpaid.copy()
        )
        if self.play.is_over:
            self._end()
        elif self.limit is not None and self.play.moves >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()
        if is_paid:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """What everyone can see, as JSON."""
        if self.render_mode is None:
            return None
        return rendered(self.play)

    def close(self) -> None:
        """There is nothing to close."""

    def _is_done(self, agent: str) -> bool:
        return bool(self.terminations[agent] or self.truncations[agent])

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        outcome = self.setup.game.outcome(self.play.state)
        assert outcome is not None
        for agent, score in zip(self.possible_agents, outcome.scores, strict=True):
            self.infos[agent]["score"] = score

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self._next_seat()]

    def _next_seat(self) -> Seat:
        owing = self.play.owing
        if len(owing) == 1 or self.order == "first":
            return owing[0]
        return Rng(self.play.seed, "order", self.play.moves).pick(owing)


def observation_space(setup: Setup, *, passing: bool = False) -> spaces.Space[Any]:
    """Numbers between 0 and 1, and a mask of the moves."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (setup.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setup.actions + passing,), np.int8),
        }
    )


def rendered(play: Play) -> str:
    """What everyone can see, as JSON."""
    return encode(play.setup.game.view(play.state, PUBLIC)).decode()
