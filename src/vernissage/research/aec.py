"""Any game as a PettingZoo AEC environment, in which one seat acts at a time.

    env = AEC("name of a game", players=4, memory="window:8")

The seat that owes a decision acts. Where several do, the lowest seat comes first, or a random one with
`order="random"`; secret choices stay hidden from the others. A seat that owes no decision but could act is
not asked, because this API has no way to do that. `Parallel` does.
"""

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
    """A PettingZoo AEC environment. Agents (`seat_0`, …) observe a feature vector and an action mask."""

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
        **options: Any,  # noqa: ANN401 - the game's options
    ) -> None:
        """Takes a game's name and options. With a limit, episodes are truncated after this many moves."""
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
        """Starts a new deal. A seed starts a reproducible sequence of games."""
        self.play = Play(self.setup, self._deals.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Returns an agent's observation. Only the agent whose turn it is has actions in its mask."""
        seat = self._seat_of[agent]
        asked = agent == self.agent_selection and not self._is_done(agent)
        mask = self.play.mask(seat) if asked else np.zeros(self.setup.actions, np.int8)
        return {"observation": self.play.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes the current agent's move. For an agent that is done, `action` must be None."""
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
        """Returns the public view as JSON; None without a render mode."""
        if self.render_mode is None:
            return None
        return rendered(self.play)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

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
    """Returns the space of observations: features between 0 and 1, and the action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (setup.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setup.actions + passing,), np.int8),
        }
    )


def rendered(play: Play) -> str:
    """Returns the public view as JSON."""
    return encode(play.setup.game.view(play.state, PUBLIC)).decode()
